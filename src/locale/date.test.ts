import { expect, test } from 'vitest';
import { formatClock, formatDate, formatDay, formatDays, formatMonth, formatTime, formatWeekday } from './date.ts';
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

test('writes days alone, and from one to another', () => {
  expect(formatDay('2026-04-13', 'en')).toBe('13 Apr');
  expect(formatWeekday('2026-04-30', 'en')).toMatch(/^Thursday,? 30 April$/);
  expect(formatMonth('2026-04-01', 'en')).toBe('Apr 2026');
  expect(formatClock('2026-05-12T09:05:00Z', 'en')).toBe('09:05');
  expect(formatDays('2026-04-13', '2026-05-12', 'en').replaceAll('\u2009', ' ')).toBe('13 April – 12 May');
  for (const language of languages) expect(formatDays('2025-12-13', '2026-01-12', language)).toMatch(/2025.*2026/);
});
