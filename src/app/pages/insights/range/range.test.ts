import { expect, test } from 'vitest';
import { lengthOf, queryOf, rangeOf } from './range.ts';

test.each([
  ['/p/insights/abc/', '', 30],
  ['/p/insights/abc/?days=90', '?days=90', 90],
  ['/p/insights/abc/?days=12', '', 30],
  ['/p/insights/abc/?from=2026-04-13&to=2026-05-12&days=7', '?from=2026-04-13&to=2026-05-12', null],
  ['/p/insights/abc/?from=%22%3E%3Cscript%3E&next=/x', '?from=%22%3E%3Cscript%3E', null],
])('the address %s selects %s', (address, query, days) => {
  expect(rangeOf(address)).toEqual({ path: '/p/insights/abc/', query, days });
});

test('a range is written and measured including both ends', () => {
  expect(queryOf({ from: '2026-04-13', to: '2026-05-12' })).toBe('?from=2026-04-13&to=2026-05-12');
  expect(lengthOf({ from: '2026-04-13', to: '2026-05-12' })).toBe(30);
  expect(lengthOf({ from: '2026-04-13', to: '2026-04-13' })).toBe(1);
});
