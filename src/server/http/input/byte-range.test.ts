import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=2-4', { first: 2, last: 4 }],
  ['bytes=2-400', { first: 2, last: 9 }],
  ['bytes= 9-9', { first: 9, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=4-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['bytes=-', undefined],
  ['pieces=0-1', undefined],
  [undefined, undefined],
])('%s of ten bytes is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test('nothing has no parts', () => {
  expect(readRange('bytes=0-0', 0)).toBe('none');
});
