import { expect, test } from 'vitest';
import { formatAgo, formatClock, formatDate, formatDay, formatDays, formatMonth, formatTime, formatWeekday } from './date.ts';
import { languages } from './language.ts';

test('writes English dates day first', () => {
  expect(formatDate('2026-05-12T08:00:00Z', 'en')).toBe('12 May 2026');
});

test('writes other languages by their own conventions', () => {
  expect(formatDate('2026-05-12T08:00:00Z', 'de')).toBe('12. Mai 2026');
  expect(formatDate('2026-05-12T08:00:00Z', 'hu')).toBe('2026. május 12.');
  expect(formatDate('2026-05-12T08:00:00Z', 'ja')).toBe('2026年5月12日');
  for (const language of languages) expect(formatDate('2026-05-12T08:00:00Z', language)).toContain('2026');
});

test('uses one time zone, wherever the reader is', () => {
  expect(formatDate('2026-05-12T23:59:59Z', 'en')).toBe('12 May 2026');
  expect(formatDate('2026-05-12T00:00:00Z', 'en')).toBe('12 May 2026');
  expect(formatTime('2026-05-12T00:05:00Z', 'en')).toBe('00:05 UTC');
});

test('writes single days and ranges of days', () => {
  expect(formatDay('2026-04-13', 'en')).toBe('13 Apr');
  expect(formatWeekday('2026-04-30', 'en')).toMatch(/^Thursday,? 30 April$/);
  expect(formatMonth('2026-04-01', 'en')).toBe('Apr 2026');
  expect(formatClock('2026-05-12T09:05:00Z', 'en')).toBe('09:05');
  expect(formatDays('2026-04-13', '2026-05-12', 'en').replaceAll('\u2009', ' ')).toBe('13 April – 12 May');
  for (const language of languages) expect(formatDays('2025-12-13', '2026-01-12', language)).toMatch(/2025.*2026/);
});

test('says how long ago something was, up to a week', () => {
  const now = '2026-05-12T12:00:00Z';
  const ago = (instant: string, language = 'en') => formatAgo(instant, now, language);
  expect([ago(now), ago('2026-05-12T12:00:05Z')]).toEqual(['now', 'now']);
  expect(ago('2026-05-12T11:42:10Z')).toBe('17 minutes ago');
  expect(ago('2026-05-12T10:00:00Z')).toBe('2 hours ago');
  expect(ago('2026-05-11T11:00:00Z')).toBe('yesterday');
  expect(ago('2026-05-09T11:00:00Z', 'de')).toBe('vor 3 Tagen');
  expect(ago('2026-05-05T12:00:00Z')).toBeUndefined();
});
