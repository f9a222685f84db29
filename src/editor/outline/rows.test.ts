import { describe, expect, test } from 'vitest';
import { openTestDesk } from '../desk/test-desk.ts';
import { type NameOf, rememberRows, rowsOf } from './rows.ts';

const shape = (id: string) => ({ kind: 'shape', shape: 'star', id, x: 0, y: 0, width: 10, height: 10, alt: `Star ${id}` });
const document = {
  schemaVersion: 2,
  root: {
    id: 'root',
    children: [
      { kind: 'topic', id: 't', title: 'Zone', children: [shape('a'), { kind: 'group', id: 'g', children: [shape('b')] }] },
      { kind: 'topic', id: 'empty', title: 'Empty' },
    ],
  },
};
const nameOf: NameOf = (item) => {
  if (item.kind === 'layer') return `Layer ${item.number}`;
  if (item.kind === 'backdrop') return item.look;
  return 'title' in item && item.title ? item.title : (item.alt ?? item.kind);
};
const open = new Set(['root']);

function rows(view: { open?: ReadonlySet<string>; query?: string } = {}) {
  const { desk } = openTestDesk(document);
  return rowsOf(desk.draft.presentation, { open, query: '', ...view }, nameOf).map(
    ({ id, item, level, place, count, isOpen }) =>
      `${'.'.repeat(level)}${item.kind === 'backdrop' ? item.look : id} ${place}/${count}${isOpen === undefined ? '' : isOpen ? ' -' : ' +'}`,
  );
}

describe('the rows of a tree', () => {
  test('are those in open groups and topics', () => {
    expect(rows()).toEqual(['.root 1/1 -', '..t 1/3 +', '..empty 2/3', '..plain 3/3']);
    expect(rows({ open: new Set(['root', 't']) })).toEqual([
      '.root 1/1 -',
      '..t 1/3 -',
      '...a 1/2',
      '...g 2/2 +',
      '..empty 2/3',
      '..plain 3/3',
    ]);
    expect(rows({ open: new Set() })).toEqual(['.root 1/1 +']);
  });

  test('are, while somebody looks for something, those with that name and what they are in', () => {
    expect(rows({ query: 'star B' })).toEqual(['.root 1/1 -', '..t 1/1 -', '...g 1/1 -', '....b 1/1']);
    expect(rows({ query: 'zone' })).toEqual(['.root 1/1 -', '..t 1/1']);
    expect(rows({ query: 'nothing' })).toEqual(['.root 1/1']);
  });

  test('stay the same list until they look different', () => {
    const { desk } = openTestDesk(document);
    const rows = rememberRows();
    const view = { open, query: '' };
    const read = () => rows(desk.draft.presentation, view, nameOf);
    const before = read();
    desk.do([{ kind: 'set', id: 'empty', fields: { x: 50 } }]);
    desk.do([{ kind: 'set', id: 'a', fields: { alt: 'Behind what is closed' } }]);
    expect(read()).toBe(before);
    expect(rows(desk.draft.presentation, { open: new Set(['root', 't']), query: '' }, nameOf)).toHaveLength(6);
    const again = read();
    desk.do([{ kind: 'set', id: 'empty', fields: { title: 'Other' } }]);
    expect(read()).not.toBe(again);
    desk.do([{ kind: 'add', into: { parent: 'empty' }, object: { ...shape('new'), order: 'a0' } }]);
    expect(read().at(-2)?.isOpen).toBe(false);
    desk.do([{ kind: 'remove', id: 'empty' }]);
    expect(read()).toHaveLength(3);
  });

  test('follow names while somebody looks for something', () => {
    const { desk } = openTestDesk(document);
    const rows = rememberRows();
    const view = { open, query: 'new' };
    const read = () => rows(desk.draft.presentation, view, nameOf).map(({ id }) => id);
    expect(read()).toEqual(['root']);
    desk.do([{ kind: 'set', id: 'b', fields: { alt: 'A new name' } }]);
    expect(read()).toEqual(['root', 't', 'g', 'b']);
  });
});
