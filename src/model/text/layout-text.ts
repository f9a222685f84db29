import type { TextObject, Theme } from '../presentation/presentation.ts';
import type { Run, TextStyle } from '../presentation/texts.ts';
import type { Measure, MeasuredText, TextLayout } from './layout.ts';
import { columnsOf } from './paragraph/columns.ts';
import { itemise, plain, type Flow, type Span } from './paragraph/itemise.ts';
import { breakLines, knownLines, type Line } from './paragraph/lines.ts';
import { leadOf, listMarkers } from './paragraph/lists.ts';
import { type Lead, placeLine, type Seat } from './paragraph/place-line.ts';
import { familyNamed, letterStyle } from './paragraph/styles.ts';
import { remember } from './remember.ts';
import type { Bidi } from './writing/bidi.ts';

export type LaidText = Pick<
  TextObject,
  | 'paragraphs'
  | 'styleClass'
  | 'style'
  | 'direction'
  | 'language'
  | 'verticalAlign'
  | 'width'
  | 'height'
  | 'wraps'
  | 'columns'
  | 'letterScale'
>;

/** Without `bidi` all text runs left to right. */
export interface LayoutKit {
  theme: Theme;
  language: string;
  measure: Measure;
  rich: { bidi: Bidi } | undefined;
}

const MOST_LINES = 20_000;
/** A line that is only a little too high for its column stays there. */
const TOLERANCE = 1.001;
const sinks = { top: 0, middle: 0.5, bottom: 1 };

/**
 * Lines, fragments and rules of a text in the coordinates of its box: the same wherever text measures the same. With `known`, from an
 * earlier layout, hardly anything is measured.
 */
export function layoutText(text: LaidText, kit: LayoutKit, known?: MeasuredText): TextLayout {
  const layout: TextLayout = { fragments: [], rules: [], lineCount: 0, height: 0, measured: [] };
  for (const { index, flow, line, seat, lead, bottom } of seatLines(text, kit, known)) {
    const widths = placeLine(flow, line, seat, kit.measure, layout, lead);
    (layout.measured[index] ??= []).push([line.to, ...widths]);
    layout.height = Math.max(layout.height, bottom);
    layout.lineCount += 1;
  }
  const sink = sinkOf(text, layout.height);
  for (const each of [...layout.fragments, ...layout.rules]) each.y += sink;
  return layout;
}

/** How far down the lines are if they do not fill the box. */
export const sinkOf = ({ height, verticalAlign }: LaidText, used: number): number => (height - used) * sinks[verticalAlign];

/** A line of a paragraph, as if the first were at the top of the box. */
export interface SeatedLine {
  /** Of the paragraph. */
  index: number;
  flow: Flow;
  line: Line;
  seat: Seat;
  /** Of the first line of a list item. */
  lead: Lead | undefined;
  /** Where its column begins. */
  left: number;
  top: number;
  bottom: number;
}

export function* seatLines(
  text: LaidText,
  { theme, language, measure, rich }: LayoutKit,
  known?: MeasuredText,
): Generator<SeatedLine, void, undefined> {
  const base: TextStyle = { ...theme.textStyles[text.styleClass], ...text.style };
  const { letterScale } = text;
  const usual = letterStyle(base, {}, theme, letterScale);
  const { count: most, step, width } = columnsOf(text);
  const markerOf = listMarkers();
  let [gap, top, count, column] = [0, 0, 0, 0];
  let isBackward = text.direction === 'rtl';
  for (const [index, paragraph] of text.paragraphs.entries()) {
    if (count >= MOST_LINES) break;
    const tongue = paragraph.language ?? text.language ?? language;
    const spans = spansOf(paragraph.runs, base, theme, letterScale);
    const style = spans[0]?.style ?? usual;
    const flow = itemise(spans, paragraph.direction ?? text.direction, tongue, rich?.bidi);
    if (!count && text.direction === 'auto') isBackward = flow.level > 0;
    const lead = leadOf(markerOf(paragraph), paragraph, style, flow, tongue, measure);
    const { inset, tabs, tabAligns: aligns } = paragraph;
    const indent = Math.min(inset ?? lead?.indent ?? 0, width * (inset === undefined ? 0.5 : 0.95));
    const first = Math.min(lead?.over ?? paragraph.hang ?? 0, (width - indent) * 0.95);
    if (tabs) flow.tabs = { first: tabs.map((tab) => tab - indent - first), rest: tabs.map((tab) => tab - indent), aligns };
    // One family's metrics for all lines, whatever their letters fall back to, so that line spacing stays even.
    const { ascent = 1, descent = 0.25 } = familyNamed(style.family) ?? {};
    const room = text.wraps === false ? Infinity : width - indent;
    if (count) top += gap + (paragraph.spaceBefore ?? 0) * style.fullSize;
    gap = (paragraph.spaceAfter ?? 0) * style.fullSize;
    const given = known?.[index];
    const lines = given ? knownLines(flow, given) : breakLines(flow, room, room - first, measure, MOST_LINES - count);
    for (const line of lines) {
      const edge = indent + (line.from ? 0 : first);
      const size = biggestSize(flow, line) || style.fullSize;
      const height = size * (paragraph.lineHeight ?? base.lineHeight);
      if (top && column + 1 < most && top + height > text.height * TOLERANCE) [top, column] = [0, column + 1];
      const left = step * (isBackward ? most - 1 - column : column);
      const y = top + (height + (ascent - descent) * size) / 2;
      const seat = { left: flow.level ? left : left + edge, width: width - edge, y, align: paragraph.align, part: `p${index}` };
      yield { index, flow, line, seat, lead: line.from ? undefined : lead, left, top, bottom: top + height };
      top += height;
      count += 1;
    }
  }
}

/** Runs that look alike share one style: their text is drawn in one go, kerned and joined. */
function spansOf(runs: readonly Run[], base: TextStyle, theme: Theme, scale: number | undefined): Span[] {
  const styles = new Map<string, Span['style']>();
  return runs.map((run) => {
    const own = letterStyle(base, run, theme, scale);
    return { text: plain(run.text), style: remember(styles, JSON.stringify(own), () => own) };
  });
}

const biggestSize = ({ pieces, pieceOf }: Flow, { from, to }: Line): number =>
  pieces.slice(pieceOf[from] ?? -1, 1 + (pieceOf[to - 1] ?? 0)).reduce((size, { style }) => Math.max(size, style.fullSize), 0);
