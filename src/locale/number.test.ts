import { expect, test } from 'vitest';
import { formatCount } from './number.ts';

test.each([
  [0, 'en', '0'],
  [9_999, 'en', '9,999'],
  [10_000, 'en', '10K'],
  [48_219, 'en', '48K'],
  [48_219, 'ja', '5万'],
  [1_284, 'de', '1.284'],
  [2_340_000, 'en', '2M'],
])('%d in %s is %s', (count, language, written) => {
  expect(formatCount(count, language)).toBe(written);
});
