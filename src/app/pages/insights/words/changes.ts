import type { ComparedOfStarted } from '#contract/analytics/insights.ts';
import { formatChange, formatPercentChange } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import { wordTimeChange } from './duration.ts';

export interface Change {
  words: string;
  isMore: boolean;
}

type Changed = (compared: ComparedOfStarted) => Change | undefined;

/** How numbers have changed against the period before, in words; nothing where the two do not compare. */
export function changesOf(
  { isComparable }: { isComparable: boolean },
  text: Translate,
  language: string,
): Record<'count' | 'percent' | 'points' | 'time', Changed> {
  const by =
    (word: (now: number, before: number) => string): Changed =>
    ({ now, before }) =>
      !isComparable || now === null || before === null || (now === 0 && before === 0)
        ? undefined
        : { words: word(now, before), isMore: now > before };
  const more = (now: number, before: number) => formatChange(now - before, language);
  return {
    /** How many more or fewer. */
    count: by(more),
    /** Of nothing, how many more. */
    percent: by((now, before) => (before === 0 ? more(now, before) : formatPercentChange(now / before - 1, language))),
    /** Of shares from 0 to 1. */
    points: by((now, before) => text('insights.points', { points: more(Math.round(now * 100), Math.round(before * 100)) })),
    time: by((now, before) => wordTimeChange(now - before, text, language)),
  };
}
