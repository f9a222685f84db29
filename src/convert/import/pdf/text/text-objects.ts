import { defaultTheme } from '#model/presentation/default-theme.ts';
import type { ObjectId, TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';
import type { Measure } from '#model/text/layout.ts';
import { layoutText } from '#model/text/layout-text.ts';
import type { Block } from './blocks.ts';
import type { Line, Stretch } from './lines.ts';

export interface TextMaking {
  measure: Measure;
  language: string;
  makeId(stem: string): ObjectId;
}

/**
 * Letter spacing in font sizes: any tighter and letters touch, any wider and words fall apart; beyond these, the font size changes instead.
 */
const CLOSEST = -0.035;
const FARTHEST = 0.09;
/** The model's scale for superscripts and subscripts. */
const SMALLER = 0.65;

/** Makes the text of a block, with the original line widths and baselines. */
export function makeText(block: Block, making: TextMaking): TextObject {
  const lines = block.paragraphs.flatMap((paragraph) => paragraph.lines);
  const markers = block.paragraphs.flatMap(({ marker }) => marker ?? []);
  const left = Math.min(...lines.map(({ start }) => start), ...markers.map(({ start }) => start));
  const right = Math.max(...lines.map(({ end }) => end), ...markers.map(({ end }) => end));
  const first = lines[0]?.baseline ?? 0;
  const fit = fitOf(lines, making, block.isRtl);
  const size = block.size * fit;
  const lineHeight = block.leading / size;
  const look = lines[0]?.stretches[0]?.look;
  const style = {
    family: look?.face.family ?? 'body',
    size,
    weight: look?.face.weight ?? 400,
    isItalic: look?.face.isItalic ?? false,
    color: look?.color ?? '#000000',
    lineHeight,
    letterSpacing: 0,
  };
  const text: TextObject = {
    kind: 'text',
    id: making.makeId('text'),
    x: 0,
    y: 0,
    rotation: block.angle,
    scale: 1,
    width: right - left,
    height: Math.max(1, (lines.at(-1)?.baseline ?? first) - first + block.leading),
    opacity: 1,
    styleClass: 'body',
    paragraphs: block.paragraphs.map((paragraph, index) =>
      toParagraph(block, paragraph, block.paragraphs[index - 1]?.lines.at(-1), { left, right, fit, size, base: style }, making),
    ),
    direction: block.isRtl ? 'rtl' : 'ltr',
    verticalAlign: 'top',
    wraps: false,
    style,
  };
  // The layout determines where the first baseline ends up.
  const laid = layoutText(text, { theme: defaultTheme, language: making.language, measure: making.measure, rich: undefined });
  const firstBaseline = laid.fragments.find(({ part }) => part === 'p0')?.y ?? size;
  return { ...text, ...centreOf(text, left, first - firstBaseline) };
}

interface Frame {
  left: number;
  right: number;
  fit: number;
  size: number;
  base: NonNullable<TextObject['style']>;
}

function toParagraph(
  block: Block,
  { lines, marker }: Block['paragraphs'][number],
  before: Line | undefined,
  frame: Frame,
  making: TextMaking,
): Paragraph {
  const [line] = lines;
  const extra = line && before ? line.baseline - before.baseline - block.leading : 0;
  const start = line ? (block.isRtl ? frame.right - line.end : line.start - frame.left) : 0;
  const markerStart = marker ? (block.isRtl ? frame.right - marker.end : marker.start - frame.left) : 0;
  return {
    runs: lines.flatMap((each, index) => runsOf(each, frame, making, index < lines.length - 1)),
    align: block.align,
    level: 0,
    ...(extra > 0.01 * block.size && { spaceBefore: extra / frame.size }),
    ...(marker && {
      listType: 'BULLET' as const,
      marker: marker.text,
      inset: start,
      hang: markerStart - start,
      markerColor: marker.stretches[0]?.look.color,
      markerSize: marker.size / block.size,
    }),
  };
}

function runsOf(line: Line, { fit, size, base }: Frame, making: TextMaking, isBroken: boolean): Run[] {
  return line.stretches.map((stretch, index) => {
    const { look, link } = stretch;
    const isLast = index === line.stretches.length - 1;
    const shift = line.baseline - stretch.baseline;
    const position = Math.abs(shift) > line.size * 0.08 ? (shift > 0 ? 'super' : 'sub') : undefined;
    const own = position ? size : stretch.size * fit;
    const letterSize = position ? own * SMALLER : own;
    const width = widthOf(stretch, making);
    const letters = [...stretch.text].length;
    // A subscript below a superscript comes after it here, so it gets only the remaining width.
    const wanted = stretch.end - Math.max(stretch.start, line.stretches[index - 1]?.end ?? stretch.start);
    const spacing = line.isRtl || letters < 2 ? 0 : (wanted / letterSize - width) / (isLast ? letters - 1 : letters);
    return {
      text: stretch.text + (isBroken && isLast ? '\n' : ''),
      ...(look.face.family !== base.family && { family: look.face.family }),
      ...(look.face.weight !== base.weight && { weight: look.face.weight }),
      ...(look.face.isItalic !== base.isItalic && { isItalic: look.face.isItalic }),
      ...(look.color !== base.color && { color: look.color }),
      ...(Math.abs(own - size) > size * 0.01 && { size: own }),
      ...(Math.abs(spacing) > 0.0005 && { letterSpacing: Math.max(-0.12, Math.min(letters < 4 ? 0.08 : 0.5, spacing)) }),
      ...(position && { position: position as 'super' | 'sub' }),
      // The page's picture already contains the underline, if there is one.
      ...(link && { link, isUnderlined: false }),
    };
  });
}

/** The factor between the file's font size and ours that keeps the letter spacing within good limits. */
function fitOf(lines: readonly Line[], making: TextMaking, isRtl: boolean): number {
  let [wanted, width, letters] = [0, 0, 0];
  for (const { stretches } of lines)
    for (const stretch of stretches) {
      wanted += stretch.end - stretch.start;
      width += widthOf(stretch, making) * stretch.size;
      letters += [...stretch.text].length * stretch.size;
    }
  if (width <= 0) return 1;
  const closest = isRtl ? 0 : CLOSEST;
  const farthest = isRtl ? 0 : FARTHEST;
  const spacing = (wanted - width) / Math.max(1, letters);
  const fit = spacing < closest ? wanted / (width + closest * letters) : spacing > farthest ? wanted / (width + farthest * letters) : 1;
  return Math.max(0.5, Math.min(1.3, fit));
}

/** At font size 1, in our face. */
function widthOf({ text, look: { face } }: Stretch, { measure, language }: TextMaking): number {
  const paragraphs: Paragraph[] = [{ runs: [{ text }], align: 'start', level: 0 }];
  const style = { family: face.family, weight: face.weight, isItalic: face.isItalic, size: 100, letterSpacing: 0 };
  const laid = layoutText(
    { paragraphs, styleClass: 'body', style, direction: 'ltr', verticalAlign: 'top', width: 1, height: 1, wraps: false },
    { theme: defaultTheme, language, measure, rich: undefined },
  );
  const trailing = /\s$/.test(text) ? measure(' ', laid.fragments[0]?.face ?? 'inter-400', 'ltr') : 0;
  return (
    (Math.max(0, ...laid.fragments.map(({ x, width }) => x + width)) - Math.min(0, ...laid.fragments.map(({ x }) => x))) / 100 + trailing
  );
}

/** From the corner in the rotated frame to the centre on the page. */
function centreOf({ width, height, rotation }: TextObject, left: number, top: number): { x: number; y: number } {
  const turn = (rotation * Math.PI) / 180;
  const [along, across] = [left + width / 2, top + height / 2];
  return { x: along * Math.cos(turn) - across * Math.sin(turn), y: along * Math.sin(turn) + across * Math.cos(turn) };
}
