import { expect, test } from 'vitest';
import { numberIn } from './numbering.ts';

test.each([
  ['arabicPeriod', 3, '3.'],
  ['arabicParenR', 12, '12)'],
  ['arabicParenBoth', 1, '(1)'],
  ['arabicPlain', 7, '7'],
  ['alphaLcPeriod', 27, 'aa.'],
  ['alphaUcParenR', 26, 'Z)'],
  ['alphaUcParenBoth', 2, '(B)'],
  ['romanLcPeriod', 4, 'iv.'],
  ['romanUcParenR', 1999, 'MCMXCIX)'],
  ['romanUcPeriod', 4000, '4000.'],
  ['circleNumDbPlain', 3, '③'],
  ['circleNumWdWhitePlain', 20, '⑳'],
  ['circleNumDbPlain', 21, '21'],
  ['circleNumWdBlackPlain', 10, '❿'],
  ['arabicDbPeriod', 12, '１２．'],
  ['arabicDbPlain', 3, '３'],
  ['ea1ChsPeriod', 21, '二十一.'],
  ['ea1ChtPlain', 10, '十'],
  ['ea1JpnKorPlain', 105, '一〇五'],
  ['ea1JpnChsDbPeriod', 3, '三.'],
  ['hebrew2Minus', 15, 'טו-'],
  ['arabic1Minus', 2, 'ب-'],
  ['arabic2Minus', 3, 'ج-'],
  ['thaiAlphaPeriod', 2, 'ข.'],
  ['thaiNumParenR', 12, '๑๒)'],
  ['hindiAlphaPeriod', 1, 'क.'],
  ['hindiNumPeriod', 9, '९.'],
  ['hindiNumParenR', 3, '३)'],
  ['somethingNew', 5, '5'],
])('%s writes %i as %s', (scheme, count, written) => {
  expect(numberIn(scheme, count)).toBe(written);
});
