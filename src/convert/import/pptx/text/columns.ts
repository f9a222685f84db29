import type { TextObject } from '#model/presentation/presentation.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';
import type { ReadParagraph } from './paragraphs.ts';
import { moved } from './split-text.ts';

export interface Columns {
  count: number;
  gap: number;
  /** The first is at the right. */
  isRtl: boolean;
}

/** The object's direction says where the first column is, and nothing about its paragraphs. */
export const inColumns = ({ paragraphs, ...text }: TextObject, { count, gap, isRtl }: Columns): TextObject => ({
  ...text,
  columns: { count, gap },
  direction: isRtl ? 'rtl' : 'ltr',
  paragraphs: isRtl ? paragraphs.map((paragraph) => ({ direction: 'ltr', ...paragraph })) : paragraphs,
});

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
