import type { Compared } from '#contract/analytics/insights.ts';
import { formatChange, formatPercentChange } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import { wordTimeChange } from './duration.ts';

interface Change {
  words: string;
  isMore: boolean;
}

type Changed = Change | undefined;

const of = ({ now, before }: Compared, words: string): Changed => (now === 0 && before === 0 ? undefined : { words, isMore: now > before });

/** How many more or fewer. */
export const countChange = (compared: Compared, language: string): Changed => of(compared, formatChange(compared.now - compared.before, language));

/** In percent; of nothing, how many more. */
export const percentChange = (compared: Compared, language: string): Changed =>
  compared.before === 0 ? countChange(compared, language) : of(compared, formatPercentChange(compared.now / compared.before - 1, language));

/** Of shares from 0 to 1, in points. */
export const pointChange = (compared: Compared, text: Translate, language: string): Changed =>
  of(compared, text('insights.points', { points: formatChange(Math.round(compared.now * 100) - Math.round(compared.before * 100), language) }));

export const timeChange = (compared: Compared, text: Translate, language: string): Changed => of(compared, wordTimeChange(compared.now - compared.before, text, language));
