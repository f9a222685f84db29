import { expect, test } from 'vitest';
import type { Bookmark } from './page-plan.ts';
import { planOf, text, topic, type Wire } from './test-plans.ts';

const told = ({ title, page, children }: Bookmark): string =>
  `${title} ${page}${children.length > 0 ? ` (${children.map(told).join(', ')})` : ''}`;
const bookmarks = (children: Wire[], path: unknown[]) => planOf(children, { path }).bookmarks.map(told);
const inner = topic('inner', 600, 300, [text('deep', 400, 200)]);
const children = [
  topic('one', 400, 300, [inner, topic('other', 200, 100)]),
  topic('two', 1400, 300, [text('far', 400, 200)]),
  text('alone', 900, 900),
];

test('[PDF-13] bookmarks list each topic once, in path order and nested like the topics', () => {
  expect(bookmarks(children, ['root', 'two', { reveal: ['inner'] }, 'one', 'inner', 'other', 'one', 'root'])).toEqual([
    'All 0',
    'two 2',
    'one 4 (inner 5, other 6)',
  ]);
  expect(bookmarks(children, ['inner', 'one'])).toEqual(['All 0', 'one 2 (inner 1)']);
});

test("a topic's bookmark leads to where its content is shown; a topic that is never shown itself is replaced by its content", () => {
  expect(bookmarks(children, ['far', 'inner'])).toEqual(['All 0', 'two 1', 'inner 2']);
});

test('a stop on the canvas gets its bookmark among the topics', () => {
  expect(bookmarks(children, ['one', { to: 'alone', title: 'A stop' }, 'two', 'alone'])).toEqual(['All 0', 'one 1', 'A stop 2', 'two 3']);
});

test('[PDF-13] without topics, every step has a bookmark', () => {
  expect(
    bookmarks([text('a', 300, 300), text('b', 300, 600)], [{ to: 'a', title: 'First' }, { reveal: ['b'], title: 'Second' }, 'b']),
  ).toEqual(['All 0', 'First 1', 'Second 2', 'b 3']);
});
