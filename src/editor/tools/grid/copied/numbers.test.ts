import { describe, expect, test } from 'vitest';
import { decimalIn, decimalOf, isGap, readNumber, writeNumber } from './numbers.ts';

describe('numbers as people and spreadsheets write them', () => {
  test.each([
    ['74', 74],
    [' 74 ', 74],
    ['-3', -3],
    ['−3,5', -3.5],
    ['+7', 7],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u202f567,5', 1234567.5],
    ["1'234.50", 1234.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['1.5e3', 1500],
    ['1,5E-03', 0.0015],
    ['(1,234.50)', -1234.5],
    ['１２３', 123],
    ['١٢٣٫٥', 123.5],
    ['12 %', 12],
    ['€ 1.234,50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['-$12.50', -12.5],
    ['$-12.50', -12.5],
    ['R$ 1.234,56', 1234.56],
    ['USD 5', 5],
    ['1500 Ft', 1500],
    ['¥1,234.5', 1234.5],
  ])('%j is %d in any language', (words, value) => {
    expect(readNumber(words, '.')?.value).toBe(value);
    expect(readNumber(words, ',')?.value).toBe(value);
  });

  test.each([
    ['1.234', '.', 1.234],
    ['1.234', ',', 1234],
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
  ] as const)('%s could be two numbers, and with %s is %d', (words, usual, value) => {
    expect(readNumber(words, usual)?.value).toBe(value);
  });

  test.each(['', 'seven', '12 apples', '1.2.3', '1,23,4', '12-5', '--5', '5%%', '$5€', '1e400', '1e16', '2026-11-19', '10:30', '(-5)'])(
    '%j is none',
    (words) => {
      expect(readNumber(words, '.')).toBeUndefined();
    },
  );

  test('keep what they count', () => {
    expect(['12 %', '5 €', '$5', '7'].map((words) => readNumber(words, '.')?.unit)).toEqual(['%', '€', '$', '']);
  });

  test('those without doubt decide for the others', () => {
    expect(decimalIn(['1.234', '7', 'x', '1.234,5'])).toBe(',');
    expect(decimalIn(['1.234', '12.5'])).toBe('.');
    expect(decimalIn(['1.234', '7'])).toBeUndefined();
    expect(decimalIn(['12.5', '12,5'])).toBeUndefined();
  });

  test('are written as they are read', () => {
    for (const decimal of ['.', ','] as const)
      for (const value of [0, -7, 1234.567, 1e-7, 1.5e-9, 123456789012345, 0.1 + 0.2])
        expect(readNumber(writeNumber(value, decimal), decimal)?.value).toBe(value);
  });

  test('gaps are written in many ways', () => {
    expect(['', ' ', '–', 'N/A', '#N/A', 'n.a.'].every(isGap)).toBe(true);
    expect(['0', 'no'].some(isGap)).toBe(false);
  });

  test('languages differ', () => {
    expect(['de', 'es', 'fr', 'hu', 'it', 'pt-BR'].map(decimalOf)).toEqual([',', ',', ',', ',', ',', ',']);
    expect(['en', 'ja', 'ko'].map(decimalOf)).toEqual(['.', '.', '.']);
  });
});
