import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';
import type { SlideContext } from '../slide-context.ts';
import type { ReadParagraph } from './paragraphs.ts';
import { laidOut, moved } from './split-text.ts';

export interface Columns {
  count: number;
  gap: number;
  /** The first is at the right. */
  isRtl: boolean;
}

const widthOf = (text: TextObject, { count, gap }: Columns) => Math.max((text.width - gap * (count - 1)) / count, 1);

/** The height of the columns together, as if they were below each other. */
export const asOneColumn = (text: TextObject, columns: Columns): TextObject => ({
  ...text,
  width: widthOf(text, columns),
  height: text.height * columns.count,
});

/** A text as one object per column: each is filled before the next one begins. */
export function intoColumns(text: TextObject, columns: Columns, context: SlideContext): TextObject[] {
  const width = widthOf(text, columns);
  const heightOf = (paragraphs: readonly Paragraph[]) => laidOut({ ...text, width, paragraphs }, context).height;
  const fits = (paragraphs: readonly Paragraph[]) => heightOf(paragraphs) <= text.height * 1.001;
  const filled: (readonly Paragraph[])[] = [];
  let rest = text.paragraphs;
  while (rest.length > 0 && filled.length < columns.count - 1) {
    const whole = countThatFit(rest, fits);
    const next = rest[whole];
    if (!next) break;
    const before = rest.slice(0, whole);
    const [head, tail] = cut(next, (part) => fits([...before, part]));
    // A line higher than the column stays in it.
    if (whole === 0 && !head) break;
    filled.push(head ? [...before, head] : before);
    rest = [tail, ...rest.slice(whole + 1)];
  }
  filled.push(rest);
  const tallest = Math.max(...filled.map(heightOf));
  const sink = { top: 0, middle: 0.5, bottom: 1 }[text.verticalAlign] * (text.height - tallest);
  return filled.map((paragraphs, index) => {
    const place = columns.isRtl ? columns.count - 1 - index : index;
    const across = place * (width + columns.gap) + width / 2 - text.width / 2;
    return { ...moved(text, across, sink), id: context.makeId('text'), width, verticalAlign: 'top', paragraphs };
  });
}

function countThatFit(paragraphs: readonly Paragraph[], fits: (paragraphs: readonly Paragraph[]) => boolean): number {
  let count = 0;
  while (count < paragraphs.length && fits(paragraphs.slice(0, count + 1))) count += 1;
  return count;
}

/** The longest beginning of a paragraph that fits, in whole words, and what is left of it; the rest has no marker of its own. */
function cut(paragraph: Paragraph, fits: (part: Paragraph) => boolean): [head: Paragraph | undefined, tail: Paragraph] {
  const text = paragraph.runs.map((run) => run.text).join('');
  const stops = [...text.matchAll(/\s+/g)].map(({ index, 0: gap }) => index + gap.length);
  let [good, bad] = [-1, stops.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (fits({ ...paragraph, runs: between(paragraph.runs, 0, stops[middle] ?? 0) })) good = middle;
    else bad = middle;
  }
  const at = stops[good];
  if (at === undefined) return [undefined, paragraph];
  const { marker: _marker, listType: _type, start: _start, hang: _hang, spaceBefore: _before, ...rest } = paragraph;
  return [
    { ...paragraph, runs: between(paragraph.runs, 0, at) },
    { ...rest, runs: between(paragraph.runs, at, text.length) },
  ];
}

function between(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap((run) => {
    const own = start;
    start += run.text.length;
    const text = run.text.slice(Math.max(0, from - own), Math.max(0, to - own));
    return text === '' ? [] : [{ ...run, text }];
  });
}

const eastern = /^[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\uffef\u{20000}-\u{323af}\s]*$/u;

const lettersOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

/** Whether all letters are of scripts that are written from top to bottom. */
export const standsUpright = (read: readonly ReadParagraph[]): boolean => read.every(({ paragraph }) => eastern.test(lettersOf(paragraph)));

const aligned = { start: 'top', center: 'middle', end: 'bottom', justify: 'top' } as const;
/** How much of the free space is at the right of the columns. */
const aside = { top: 0, middle: 0.5, bottom: 1 };

/**
 * A text from top to bottom as one object per column, the first at the right. Its box is not turned; its vertical alignment is that of the
 * columns across the box, as when lines run downwards.
 */
export function uprightColumns(text: TextObject, read: readonly ReadParagraph[]): TextObject[] {
  const columns = text.paragraphs.flatMap((paragraph, index) => {
    const { size = 1, natural = 1, share } = read[index] ?? {};
    return columnsOf(paragraph, Math.max(1, Math.floor(text.height / size))).map((part) => ({
      part,
      pitch: size * natural * (share ?? 1),
    }));
  });
  const free = text.width - columns.reduce((sum, { pitch }) => sum + pitch, 0);
  let right = text.width / 2 - free * aside[text.verticalAlign];
  return columns.flatMap(({ part, pitch }): TextObject[] => {
    right -= pitch;
    if (lettersOf(part).trim() === '') return [];
    const { align = 'start' } = part;
    return [
      {
        ...moved(text, right + pitch / 2, 0),
        // So narrow that every letter is on its own line.
        width: 1,
        wraps: true,
        verticalAlign: aligned[align],
        paragraphs: [{ ...part, align: 'center' }],
        style: { ...text.style, lineHeight: 1 },
      },
    ];
  });
}

/** Every column has at most so many letters. */
function columnsOf({ inset: _inset, hang: _hang, lineHeight: _height, ...paragraph }: Paragraph, most: number): Paragraph[] {
  const letters = [...lettersOf(paragraph)];
  const columns: Paragraph[] = [];
  for (let [first, from] = [0, 0]; first === 0 || first < letters.length; first += most) {
    const to = from + letters.slice(first, first + most).join('').length;
    columns.push({ ...paragraph, runs: between(paragraph.runs, from, to) });
    from = to;
  }
  return columns;
}
