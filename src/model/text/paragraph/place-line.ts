import type { Paragraph } from '../../presentation/texts.ts';
import type { Measure, TextLayout, TextRule } from '../layout.ts';
import { lettersOf, type Flow } from './itemise.ts';
import { slicesOf, trimmedEnd, widthOf, type Line } from './lines.ts';
import { familyNamed } from './styles.ts';

/** As multiples of the font size: the top of an underline below the baseline, and the thickness of rules. */
const UNDER = 0.1;
const THICKNESS = 0.06;

const shares = { start: 0, center: 0.5, end: 1, justify: 0 };

/** Where a line is placed: `y` is its baseline. */
interface Seat {
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

/** Adds a line to the layout, from left to right. Returns the widths of its slices. */
export function placeLine(flow: Flow, line: Line, seat: Seat, measure: Measure, layout: TextLayout, lead?: Lead): number[] {
  const { fragments, rules } = layout;
  const cuts = seat.align === 'justify' && !line.isLast ? cutsOf(flow, line) : [];
  const slices = slicesOf(flow, line.from, line.to, measure, cuts, line.widths);
  const width = widthOf(slices);
  const slack = seat.width - width;
  const share = Math.abs(flow.level - shares[seat.align]);
  const stretch = cuts.length && Math.max(0, slack / cuts.length);
  const left = seat.left + (stretch ? 0 : slack * share);
  const right = stretch ? seat.left + seat.width : left + width;
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
  let x = left;
  for (const { piece, level, text, place, hasSpace, width, letterSpacing, gap, isCut } of flow.bidi?.reorder(slices) ?? slices) {
    const { style, face, isSlanted } = piece;
    const { size, fullSize, rise, color, link } = style;
    const isRtl = level % 2 === 1;
    const after = gap + (isCut ? stretch : 0);
    if (isRtl) x += after;
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
    x += isRtl ? width : width + after;
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
