import type { Paragraph } from '#model/presentation/texts.ts';
import { listMarkers } from '#model/text/paragraph/lists.ts';
import { numberIn } from '../../../import/pptx/text/numbering.ts';

/** How the number of a paragraph is written, and where its list starts to count. */
export interface Numbering {
  scheme: string;
  startAt: number;
}

const schemes = ['arabic', 'alphaLc', 'romanLc', 'alphaUc', 'romanUc'].flatMap((digits) =>
  ['Period', 'ParenR', 'ParenBoth'].map((signs) => digits + signs),
);
const others = ['arabicPlain', 'circleNumDbPlain', 'arabicDbPeriod', 'ea1JpnChsDbPeriod', 'ea1ChsPeriod', 'hebrew2Minus', 'thaiNumPeriod'];

/** Called for each paragraph in turn, returns its marker and, in a numbered list, how programs count to it. */
export function countLists(): (paragraph: Paragraph) => { sign?: string | undefined; numbering?: Numbering | undefined } {
  const markerOf = listMarkers();
  let counts: { scheme: string; startAt: number; count: number }[] = [];
  const numbers: number[] = [];
  return (paragraph) => {
    const { level, listType, start, runs } = paragraph;
    const sign = markerOf(paragraph);
    if (runs.every(({ text }) => text === '')) return { sign };
    counts = counts.slice(0, level + (listType === 'NUMBER' ? 1 : 0));
    if (listType !== 'NUMBER' || sign === undefined) return { sign };
    const before = counts[level];
    const count = start ?? (before ? (numbers[level] ?? 0) + 1 : 1);
    numbers[level] = count;
    const scheme = [...schemes, ...others].find((each) => numberIn(each, count) === sign) ?? 'arabicPeriod';
    const isNext = before?.scheme === scheme && before.count + 1 === count;
    counts[level] = { scheme, startAt: isNext ? before.startAt : count, count };
    return { sign, numbering: { scheme, startAt: counts[level].startAt } };
  };
}
