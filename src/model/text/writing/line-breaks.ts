import { segmentsOf } from './graphemes.ts';

/** White space at which lines may break; other spaces hold words together. */
export const spaces = ' \\t\\n\\u2000-\\u2006\\u2008-\\u200a\\u3000';

/** After spaces, soft hyphens and zero-width spaces; within words after hyphens and dashes, and after slashes in URLs. */
const western = new RegExp(
  `(?<=\\n)|(?![${spaces}])(?:(?<=[${spaces}])(?![!?:;)\\]}])|(?<=[\\u00ad\\u200b])|(?<=[\\p{L}\\p{N}]{2}[-‐־–—/])(?=\\p{L}{2}))`,
  'gu',
);

const glue = '\\u00a0\\u2007\\u202f\\u2060\\ufeff';
/** Closing brackets, closing punctuation, small kana, and length and repetition marks: none of these may start a line. */
const noStart = `\\p{Pe}\\p{Pf}\\p{Lm}!%,.:;?°℃…‥‰、。・！％，．：；？〜～｡､･ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯ${glue}${spaces}`;
const noEnd = `\\p{Ps}\\p{Pi}\\p{Sc}${glue}`;

const eastern = (han: string) => {
  const letter = `${han}\\p{sc=Hira}\\p{sc=Kana}\\u3001-\\u303f\\u30fb\\u30fc\\uff01-\\uffe6\\p{EPres}\\ufe0f`;
  return new RegExp(`(?<![${noEnd}])(?:(?<=[${letter}])(?=[^${noStart}])|(?<=[^])(?=[${letter}])(?![${noStart}]))`, 'gu');
};

/** Where a line may end, as grapheme counts; the last is the total. Nothing breaks within a grapheme. */
export function stopsOf(text: string, starts: readonly number[]): number[] {
  const marks = new Uint8Array(text.length + 1);
  const mark = (pattern: RegExp) => {
    for (const { index } of text.matchAll(pattern)) marks[index] = 1;
  };
  mark(western);
  if (/[\u0e00-\u1fff\u231a-\uffff]/.test(text)) {
    // Korean keeps its words whole, including Chinese characters in them.
    mark(eastern(/\p{sc=Hang}/u.test(text) && !/[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? '' : '\\p{sc=Han}'));
    // Thai, Lao, Khmer and Burmese have no spaces between words.
    for (const { 0: words, index } of text.matchAll(/[\u0e00-\u17ff]+/g))
      for (const word of segmentsOf(words, 'word')) if (word.index && !/[ฯๆ]/.test(words.charAt(word.index))) marks[index + word.index] = 1;
  }
  const stops: number[] = [];
  for (let grapheme = 1; grapheme < starts.length; grapheme += 1) if (marks[starts[grapheme] ?? 0]) stops.push(grapheme);
  stops.push(starts.length);
  return stops;
}
