import { formatBytes } from './bytes.ts';
import { expect, test } from 'vitest';
import { formatChange, formatCount, formatNumber, formatPercent, formatPercentChange, formatTick } from './number.ts';

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

test('writes every digit where there is room', () => {
  expect(formatNumber(48_219, 'en')).toBe('48,219');
  expect(formatNumber(48_219, 'de')).toBe('48.219');
  expect(formatNumber(0.104, 'fr', 2)).toBe('0,1');
});

test('shortens axis labels', () => {
  expect([0, 2_500, 4_000, 1_000_000].map((value) => formatTick(value, 'en'))).toEqual(['0', '2.5K', '4K', '1M']);
  expect(formatTick(25_000, 'ja')).toBe('2.5万');
});

test('writes percentages, and changes with a sign, using a true minus instead of a hyphen', () => {
  expect(formatPercent(0.524, 'en')).toBe('52%');
  expect(formatPercent(0.52, 'fr')).toMatch(/^52\s%$/);
  expect([41, -12, 0].map((value) => formatChange(value, 'en'))).toEqual(['+41', '−12', '0']);
  expect([0.18, -0.04, 0].map((share) => formatPercentChange(share, 'en'))).toEqual(['+18%', '−4%', '0%']);
});

test.each([
  [0, 'en', '0 byte'],
  [48_000, 'en', '48 kB'],
  [200e6, 'en', '200 MB'],
  [3.24e9, 'de', '3,2\u00a0GB'],
  [10e9, 'ja', '10 GB'],
])('%i bytes in %s are %s', (bytes, language, written) => {
  expect(formatBytes(bytes, language)).toBe(written);
});
