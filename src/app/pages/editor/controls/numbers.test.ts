import { describe, expect, test } from 'vitest';
import { readNumber, writeNumber } from './numbers.ts';

describe('numbers in fields', () => {
  test.each([
    [1240, 'en', '1,240'],
    [1240.26, 'de', '1.240,3'],
    [12.345, 'en', '12.35'],
    [0.00012345, 'en', '0.000123'],
    [0, 'fr', '0'],
    [-0.0000000000001, 'en', '0'],
    [-4.5, 'en', '-4.5'],
  ])('%d in %s is written as %s', (value, language, written) => {
    expect(writeNumber(value, language)).toBe(written);
  });

  test.each([
    ['1,240', 'en', 1240],
    ['1.240', 'de', 1240],
    ['1.240,5', 'de', 1240.5],
    ['0.125', 'de', 0.125],
    ['0,5', 'en', 0.5],
    ['1 240,5', 'fr', 1240.5],
    ['１２', 'ja', 12],
    ['−3', 'en', -3],
    ['45°', 'en', 45],
    ['.5', 'en', 0.5],
  ])('%s in %s is read as a number', (typed, language, value) => {
    expect(readNumber(typed, language)).toBe(value);
  });

  test.each(['', 'wide', '1-2', '1.2.3', '--4', 'NaN', 'Infinity', '1e5'])('%j is no number', (typed) => {
    expect(readNumber(typed, 'en')).toBeUndefined();
  });

  test('reads what it has written', () => {
    for (const language of ['de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'ko', 'pt'])
      for (const value of [1234567.5, -1240, 0.25, 99.75, 7])
        expect(readNumber(writeNumber(value, language), language), language).toBe(value);
  });
});
