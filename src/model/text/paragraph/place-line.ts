import type { Paragraph } from '../../presentation/texts.ts';
import type { Measure, TextLayout, TextRule } from '../layout.ts';
import { lettersOf, type Flow } from './itemise.ts';
import { slicesOf, trimmedEnd, widthOf, type Line, type Slice } from './lines.ts';
import { familyNamed } from './styles.ts';

/** As multiples of the font size: the top of an underline below the baseline, and the thickness of rules. */
const UNDER = 0.1;
const THICKNESS = 0.06;

const shares = { start: 0, center: 0.5, end: 1, justify: 0 };

/** Where a line is placed: `y` is its baseline. */
export interface Seat {
  left: number;
  width: number;
  y: number;
  align: Paragraph['align'];
  part: string;
}

/** The marker before the first line of a list item. */
export interface Lead {
  flow: Flow;
  width: number;
  /** From its start to the start of the text. */
  hang: number;
  /** From the edge of the box to the text. */
  indent: number;
  /** From there to the text beside it, which a wide marker pushes aside. */
  over: number;
}

/** A slice and its left edge; `after` is the space that follows it in reading order. */
interface SeatedSlice {
  slice: Slice;
  x: number;
  after: number;
}

/** The slices of a line, from left to right, and in reading order. */
export function seatLine(flow: Flow, line: Line, seat: Seat, measure: Measure) {
  const cuts = seat.align === 'justify' && !line.isLast ? cutsOf(flow, line) : [];
  const slices = slicesOf(flow, line.from, line.to, measure, cuts, line.widths);
  const width = widthOf(slices);
  const slack = seat.width - width;
  const share = Math.abs(flow.level - shares[seat.align]);
  const stretch = cuts.length && Math.max(0, slack / cuts.length);
  const left = seat.left + (stretch ? 0 : slack * share);
  const right = stretch ? seat.left + seat.width : left + width;
  const seated: SeatedSlice[] = [];
  let x = left;
  for (const slice of flow.bidi?.reorder(slices) ?? slices) {
    const after = slice.gap + (slice.isCut ? stretch : 0);
    if (slice.level % 2 === 1) x += after;
    seated.push({ slice, x, after });
    x += slice.level % 2 === 1 ? slice.width : slice.width + after;
  }
  return { seated, slices, left, right };
}

/** Adds a line to the layout, from left to right. Returns the widths of its slices. */
export function placeLine(flow: Flow, line: Line, seat: Seat, measure: Measure, layout: TextLayout, lead?: Lead): number[] {
  const { fragments, rules } = layout;
  const { seated, slices, left, right } = seatLine(flow, line, seat, measure);
  if (lead)
    placeLine(
      lead.flow,
      { from: 0, to: lead.flow.length, stop: 0, isLast: true },
      { ...seat, left: flow.level ? right + lead.hang - lead.width : left - lead.hang, width: lead.width, part: `${seat.part}*` },
      measure,
      layout,
    );
  const marks: (TextRule | undefined)[] = [];
  const start = fragments.length;
  for (const { slice, x } of seated) {
    const { piece, level, text, place, hasSpace, width, letterSpacing } = slice;
    const { style, face, isSlanted } = piece;
    const { size, fullSize, rise, color, link } = style;
    const isRtl = level % 2 === 1;
    const y = seat.y - rise;
    if (text)
      fragments.push({
        text,
        x,
        y,
        width,
        size,
        face,
        isSlanted,
        color,
        direction: isRtl ? 'rtl' : 'ltr',
        letterSpacing,
        link,
        part: seat.part,
        place: start + place,
        hasSpace,
      });
    const lines = [
      style.isUnderlined && seat.y + fullSize * UNDER,
      style.isStruck && y - (size * ((familyNamed(style.family)?.xHeight ?? 0.5) + THICKNESS)) / 2,
    ];
    for (const [kind, top] of lines.entries()) {
      const thickness = (kind ? size : fullSize) * THICKNESS;
      const mark = marks[kind];
      if (top === false) marks[kind] = undefined;
      else if (mark?.y === top && mark.thickness === thickness && mark.color === color) mark.width = x + width - mark.x;
      else rules.push((marks[kind] = { x, y: top, width, thickness, color }));
    }
  }
  return slices.map((slice) => slice.width);
}

/** Where a justified line stretches: at spaces, and between the characters of scripts without them. */
function cutsOf(flow: Flow, line: Line): number[] {
  const last = trimmedEnd(flow, line.from, line.to);
  const cuts: number[] = [];
  for (let index = line.stop; ; index += 1) {
    const stop = flow.stops[index] ?? last;
    if (stop >= last) return cuts;
    if (!/^[-‐־–—/\u00ad]?$/.test(lettersOf(flow, stop - 1, stop))) cuts.push(stop);
  }
}
