import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';

describe('chart numbers', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [-4, '−4'],
    [3453, '3453'],
    [3453.27, '3453'],
    [33.333, '33.33'],
    [9999, '9999'],
    [12_300, '12.3K'],
    [999_999, '1M'],
    [1_234_567, '1.23M'],
    [-48_000, '−48K'],
    [3.4e9, '3.4B'],
    [2e12, '2T'],
    [1e15, '1e15'],
    [0.1 + 0.2, '0.3'],
    [0.00012, '0.00012'],
    [1.5e-9, '1.5e-9'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value, '', 'en')).toBe(text);
  });

  it('use a decimal comma in languages that do', () => {
    expect(formatNumber(1.5, '', 'de')).toBe('1,5');
    expect(formatNumber(12_300, '', 'pt-BR')).toBe('12,3K');
    expect(formatNumber(1.5, '', 'ja')).toBe('1.5');
  });

  it.each([
    ['%', '12%'],
    ['€', '12\u00a0€'],
    ['$', '$12'],
    ['kg', '12\u00a0kg'],
    ['', '12'],
    ['°', '12°'],
  ])('the unit %s', (unit, text) => {
    expect(formatNumber(12, unit, 'en')).toBe(text);
  });

  it('the sign precedes the currency', () => {
    expect(formatNumber(-12, '$', 'en')).toBe('−$12');
  });

  it('ticks keep the digits that distinguish them', () => {
    expect([1_000_100, 1_000_200].map((tick) => formatNumber(tick, '', 'en', 6, 1e3))).toEqual(['1.0001M', '1.0002M']);
  });
});
