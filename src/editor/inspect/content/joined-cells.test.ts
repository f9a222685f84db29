import { describe, expect, test } from 'vitest';
import { type CellMap, mapOf, openTable, rowsOf } from './test-tables.ts';

function openIn(part: string, map: CellMap) {
  const opened = openTable(rowsOf(map));
  opened.desk.select({ kind: 'text', within: { parent: 'root' }, id: 't', part, anchor: 1, focus: 1 });
  const linesOf = (id: string) =>
    opened
      .object()
      .rows.flatMap(({ cells }) => cells)
      .find((cell) => cell.id === id)
      ?.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  return { ...opened, linesOf };
}

describe('[SITE-5] cells', () => {
  test.each<[string, CellMap, 'next' | 'below', string, CellMap, string[]]>([
    ['the next one', ['ab', 'cd'], 'next', 'a', ['aa', 'cd'], ['a', 'b']],
    ['the one below', ['ab', 'cd'], 'below', 'a', ['ab', 'ad'], ['a', 'c']],
    ['one that is joined already', ['abb', 'cde'], 'next', 'a', ['aaa', 'cde'], ['a', 'b']],
    ['one that is as high', ['ab', 'ab', 'cd'], 'next', 'a', ['aa', 'aa', 'cd'], ['a', 'b']],
    ['all that are beside it', ['ab', 'ac', 'de'], 'next', 'a', ['aa', 'aa', 'de'], ['a', 'b', 'c']],
    ['all that are below it', ['aab', 'cde'], 'below', 'a', ['aab', 'aae'], ['a', 'c', 'd']],
  ])('are joined with %s, with the words of all', (_name, before, side, part, after, words) => {
    const { desk, done, object, inspect, linesOf } = openIn(part, before);
    const former = object();
    expect(inspect.canJoin(former, side)).toBe(true);
    inspect.join('t', side);
    expect(mapOf(object())).toEqual(after);
    expect(linesOf(part)).toEqual(words);
    expect(done).toHaveLength(1);
    desk.undo();
    expect(object()).toEqual(former);
  });

  test.each<[string, CellMap, 'next' | 'below', string]>([
    ['beyond the edge', ['ab', 'cd'], 'next', 'b'],
    ['below the last row', ['ab', 'cd'], 'below', 'c'],
    ['with one that is higher', ['ab', 'cb'], 'next', 'a'],
    ['with one that is wider', ['ab', 'cc'], 'below', 'a'],
    ['with one that begins above', ['ab', 'cb'], 'next', 'c'],
  ])('are not joined %s', (_name, map, side, part) => {
    const { done, object, inspect } = openIn(part, map);
    expect(inspect.canJoin(object(), side)).toBe(false);
    inspect.join('t', side);
    expect(done).toEqual([]);
  });

  test('without words add no empty lines', () => {
    const { desk, object, inspect, linesOf } = openIn('a', ['ab', 'cd']);
    inspect.addColumn('t', 0);
    inspect.join('t', 'next');
    expect(linesOf('a')).toEqual(['a']);
    const empty = object().rows[1]?.cells[1]?.id ?? '';
    desk.select({ kind: 'text', within: { parent: 'root' }, id: 't', part: empty, anchor: 1, focus: 1 });
    inspect.join('t', 'next');
    expect(linesOf(empty)).toEqual(['d']);
    expect(mapOf(object())).toEqual(['aab', 'cdd']);
  });

  test('that are joined are split again, and their words stay in the first', () => {
    const { desk, done, object, inspect, linesOf } = openIn('a', ['aab', 'aac', 'def']);
    const former = object();
    expect(inspect.isJoined(former)).toBe(true);
    inspect.split('t');
    expect(mapOf(object())).toEqual(['a·b', '··c', 'def']);
    expect(linesOf('a')).toEqual(['a']);
    expect(inspect.isJoined(object())).toBe(false);
    expect(done).toHaveLength(1);
    desk.undo();
    expect(object()).toEqual(former);
  });
});
