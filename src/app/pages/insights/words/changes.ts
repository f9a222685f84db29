import type { ComparedOfStarted } from '#contract/analytics/insights.ts';
import { formatChange, formatPercentChange } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import { wordTimeChange } from './duration.ts';

export interface Change {
  words: string;
  isMore: boolean;
}

type Changed = (compared: ComparedOfStarted) => Change | undefined;

/** Words how numbers changed from the previous period; empty if the two are not comparable. */
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
    /** The absolute difference. */
    count: by(more),
    /** The relative change; from zero, the absolute one. */
    percent: by((now, before) => (before === 0 ? more(now, before) : formatPercentChange(now / before - 1, language))),
    /** The change in percentage points, for shares from 0 to 1. */
    points: by((now, before) => text('insights.points', { points: more(Math.round(now * 100), Math.round(before * 100)) })),
    time: by((now, before) => wordTimeChange(now - before, text, language)),
  };
}
