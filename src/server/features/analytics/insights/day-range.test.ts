import { describe, expect, test } from 'vitest';
import { daysOf, rangeBefore, readRange } from './day-range.ts';

const today = '2026-05-12';

describe('the requested range', () => {
  test.each([
    ['nothing', {}, '2026-04-13', today],
    ['a week', { days: '7' }, '2026-05-06', today],
    ['a year', { days: '365' }, '2025-05-13', today],
    ['two days', { from: '2026-03-01', to: '2026-03-02' }, '2026-03-01', '2026-03-02'],
    ['days rather than a number of them', { from: '2026-05-01', days: '7' }, '2026-05-01', today],
    ['only the last day', { to: '2026-03-30' }, '2026-03-01', '2026-03-30'],
    ['a leap day', { from: '2024-02-29', to: '2024-02-29' }, '2024-02-29', '2024-02-29'],
  ])('is used as requested: %s', (_name, query, from, to) => {
    expect(readRange(query, today)).toEqual({ from, to });
  });

  test.each([
    ['reversed', { from: '2026-05-10', to: '2026-05-01' }, '2026-05-01', '2026-05-10'],
    ['ending in the future', { from: '2026-05-10', to: '2027-01-01' }, '2026-05-10', today],
    ['entirely in the future', { from: '2030-01-01', to: '2030-02-01' }, today, today],
    ['too long', { from: '2001-01-01', to: '2026-05-01' }, '2025-05-01', '2026-05-01'],
    ['before the first possible day', { from: '0001-01-01', to: '0001-01-02' }, '2000-01-01', '2000-01-01'],
    ['not a day', { from: '2026-02-30', to: 'soon' }, '2026-04-13', today],
    ['a number of days that is not offered', { days: '99999999' }, '2026-04-13', today],
    ['lists', { from: ['2026-05-01', '2026-05-02'], days: ['7'] }, '2026-04-13', today],
    ['control characters and SQL', { from: '2026-05-01\u0000', to: "'; drop table event" }, '2026-04-13', today],
    ['no query', undefined, '2026-04-13', today],
  ])('is corrected: %s', (_name, query, from, to) => {
    expect(readRange(query, today)).toEqual({ from, to });
  });

  test('the previous range has the same length and ends the day before, across the change to summer time too', () => {
    const range = { from: '2026-03-20', to: '2026-04-05' };
    expect(rangeBefore(range)).toEqual({ from: '2026-03-03', to: '2026-03-19' });
    expect(daysOf(range)).toHaveLength(17);
    expect(daysOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  });
});
