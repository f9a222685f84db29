import { type Line, markerPattern } from './lines.ts';

export type Align = 'start' | 'center' | 'end';

/** The lines of a paragraph; the list marker comes before the first. */
export interface BlockParagraph {
  lines: Line[];
  marker: Line | undefined;
}

/** Consecutive lines that belong together. */
export interface Block {
  paragraphs: BlockParagraph[];
  align: Align;
  /** From baseline to baseline within a paragraph. */
  leading: number;
  size: number;
  angle: number;
  isRtl: boolean;
}

interface Item {
  line: Line;
  marker: Line | undefined;
}

/** Joins lines, in page order, into texts as people would have typed them. */
export function joinBlocks(lines: readonly Line[]): Block[] {
  const groups: Item[][] = [];
  for (const item of withMarkers(lines)) {
    const group = groups.at(-1);
    if (group && belongs(group, item)) group.push(item);
    else groups.push([item]);
  }
  return groups.map(toBlock);
}

/** A bullet or a number right before a line is its marker. */
function withMarkers(lines: readonly Line[]): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const isMarker = next && markerPattern.test(line.text) && isBefore(line, next);
    if (isMarker) index += 1;
    items.push(isMarker ? { line: next, marker: line } : { line, marker: undefined });
  }
  return items;
}

function isBefore(marker: Line, line: Line): boolean {
  const gap = line.isRtl ? marker.start - line.end : line.start - marker.end;
  return marker.angle === line.angle && Math.abs(marker.baseline - line.baseline) < line.size * 0.35 && gap > 0 && gap < line.size * 4;
}

const near = (one: number, other: number, size: number) => Math.abs(one - other) < size * 0.15;

function belongs(group: readonly Item[], { line, marker }: Item): boolean {
  const last = group.at(-1)?.line;
  const first = group[0]?.line;
  if (!last || !first || last.angle !== line.angle || last.isRtl !== line.isRtl || Math.abs(last.size - line.size) > line.size * 0.04)
    return false;
  const leading = line.baseline - last.baseline;
  if (leading < line.size * 0.8 || leading > line.size * (marker ? 2.6 : 2)) return false;
  const usual = (group[1]?.line.baseline ?? line.baseline) - first.baseline;
  // Lines of a paragraph are evenly spaced; a new list item may be further away.
  if (!marker && Math.abs(leading - usual) > usual * 0.06 && leading > usual * 1.7) return false;
  const edges = group.map((item) => item.line);
  const hasMarkers = group.some((item) => item.marker) || marker;
  if (hasMarkers)
    return marker
      ? near(line.start, first.start, line.size) || near(line.end, first.end, line.size)
      : near(line.start, last.start, line.size) && last.stretches.length > 0;
  return alignmentOf([...edges, line]) !== undefined;
}

/** The edges that are aligned; undefined if none are. */
function alignmentOf(lines: readonly Line[]): Align | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const all = (edge: (line: Line) => number) => lines.every((line) => near(edge(line), edge(first), line.size));
  const [left, right] = [all(({ start }) => start), all(({ end }) => end)];
  if (first.isRtl ? right : left) return 'start';
  if (all(({ start, end }) => (start + end) / 2)) return 'center';
  return (first.isRtl ? left : right) ? 'end' : undefined;
}

function toBlock(items: readonly Item[]): Block {
  const lines = items.map(({ line }) => line);
  const { size = 1, angle = 0, isRtl = false } = lines[0] ?? {};
  const steps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const leading = Math.min(...steps, steps.length ? Infinity : size * 1.2);
  const right = Math.max(...lines.map(({ end }) => end));
  const left = Math.min(...lines.map(({ start }) => start));
  const align = alignmentOf(lines) ?? 'start';
  const paragraphs: BlockParagraph[] = [];
  for (const [index, { line, marker }] of items.entries()) {
    const last = lines[index - 1];
    const paragraph = paragraphs.at(-1);
    // If the first word of this line would have fitted on the previous one, a new paragraph begins.
    const room = last && (align === 'center' ? right - left - (last.end - last.start) : isRtl ? last.start - left : right - last.end);
    const word = ((line.text.indexOf(' ') + 1 || line.text.length + 1) / Math.max(1, line.text.length)) * (line.end - line.start);
    const isNew =
      !last || !paragraph || marker !== undefined || line.baseline - last.baseline > leading * 1.12 || (room ?? 0) > word + size * 0.3;
    if (isNew) paragraphs.push({ lines: [line], marker });
    else paragraph.lines.push(line);
  }
  return { paragraphs, align, leading, size, angle, isRtl };
}
