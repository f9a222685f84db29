import { isSame } from '#model/change/text/text-change.ts';

/** What all of them are, or `mixed`; undefined if there are none, or if that is what they are. */
export function inCommon<T>(values: readonly T[]): T | 'mixed' | undefined {
  const [first] = values;
  return values.every((value) => isSame(value, first)) ? first : 'mixed';
}
