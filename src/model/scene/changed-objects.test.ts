import { expect, test } from 'vitest';
import { applyAll } from '../change/apply.ts';
import { openDraft } from '../change/draft/draft.ts';
import type { Operation } from '../change/operation.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { changedObjects } from './changed-objects.ts';

const text = (id: string, order: string) => ({ kind: 'text', id, order, width: 100, height: 40, paragraphs: [id] });

function follow(operations: readonly Operation[]): string[] {
  const children = ['a', 'b', 'c', 'd'].map((id, place) => text(id, `a${place}`));
  const group = { kind: 'group', id: 'g', order: 'a5', children: [text('inner', 'a0')] };
  const root = { id: 'root', width: 1000, height: 1000, children: [...children, group] };
  const layers = [{ id: 'sky', depth: 1, objects: [text('star', 'a0')] }];
  const draft = openDraft(parsePresentation({ schemaVersion: 2, root, theme: { background: { layers } } }).presentation);
  const former = draft.presentation;
  applyAll(draft, operations);
  return [...changedObjects(former, draft.presentation)]
    .filter(([, { kind }]) => kind === 'text')
    .map(([was, is]) => `${was?.id ?? 'nothing'} → ${is.id}`);
}

test.each<[string, Operation[], string[]]>([
  ['nothing', [], []],
  ['a change', [{ kind: 'set', id: 'b', fields: { x: 5 } }], ['b → b']],
  ['a change within a group', [{ kind: 'set', id: 'inner', fields: { x: 5 } }], ['inner → inner']],
  [
    'two changes',
    [
      { kind: 'set', id: 'd', fields: { x: 5 } },
      { kind: 'set', id: 'a', fields: { x: 5 } },
    ],
    ['a → a', 'd → d'],
  ],
  ['a new object', [{ kind: 'add', into: { parent: 'root' }, object: text('new', 'a01') }], ['nothing → new']],
  [
    'one that comes and one that changes',
    [
      { kind: 'add', into: { parent: 'g' }, object: text('new', 'a8') },
      { kind: 'set', id: 'c', fields: { x: 5 } },
    ],
    ['c → c', 'nothing → new'],
  ],
  ['one that goes', [{ kind: 'remove', id: 'a' }], []],
  ['another parent', [{ kind: 'move', id: 'a', into: { parent: 'g' }, order: 'a9' }], ['nothing → a']],
  ['the background', [{ kind: 'set', id: 'star', fields: { x: 5 } }], ['star → star']],
])('knows of %s, and of nothing else', (_name, operations, expected) => {
  expect(follow(operations)).toEqual(expected);
});

test('without a former presentation, everything is new', () => {
  const { presentation } = parsePresentation({ root: { id: 'root', children: [{ kind: 'group', id: 'g', children: [text('a', 'a0')] }] } });
  expect([...changedObjects(undefined, presentation)].map(([was, { id }]) => [was, id])).toEqual([
    [undefined, 'root'],
    [undefined, 'g'],
    [undefined, 'a'],
  ]);
});
