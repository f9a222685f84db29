import { expect, test } from 'vitest';
import { formatDate, formatTime } from './date.ts';
import { languages } from './language.ts';

test('writes English dates day first', () => {
  expect(formatDate('2026-05-12T08:00:00Z', 'en')).toBe('12 May 2026');
});

test('writes the others by their own custom', () => {
  expect(formatDate('2026-05-12T08:00:00Z', 'de')).toBe('12. Mai 2026');
  expect(formatDate('2026-05-12T08:00:00Z', 'hu')).toBe('2026. május 12.');
  expect(formatDate('2026-05-12T08:00:00Z', 'ja')).toBe('2026年5月12日');
  for (const language of languages) expect(formatDate('2026-05-12T08:00:00Z', language)).toContain('2026');
});

test('keeps to one zone, wherever the reader is', () => {
  expect(formatDate('2026-05-12T23:59:59Z', 'en')).toBe('12 May 2026');
  expect(formatDate('2026-05-12T00:00:00Z', 'en')).toBe('12 May 2026');
  expect(formatTime('2026-05-12T00:05:00Z', 'en')).toBe('00:05 UTC');
});
