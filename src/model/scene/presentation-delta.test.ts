import { expect, test } from 'vitest';
import { applyAll, applyLate } from '../change/apply.ts';
import { openDraft } from '../change/draft/draft.ts';
import type { Operation } from '../change/operation.ts';
import { randomOperation } from '../change/test-operations.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance } from '../presentation/test-documents.ts';
import { visualScenes } from '../scenes/visual-scenes.ts';
import { deltaBetween, followDelta, type PresentationDelta } from './presentation-delta.ts';

test.each(visualScenes.map(({ id, document }) => [id, document] as const))('%s: whoever gets only deltas has the same', (id, document) => {
  const chance = new Chance(id.length + 1);
  const draft = openDraft(parsePresentation(document).presentation);
  let copy = structuredClone(draft.presentation);
  let number = 0;
  for (let turn = 0; turn < 60; turn++) {
    const former = draft.presentation;
    const times = 1 + chance.up(4);
    for (let time = 0; time < times; time++) applyLate(draft, [randomOperation(draft, chance, () => `new-${++number}`)]);
    copy = followDelta(copy, structuredClone(deltaBetween(former, draft.presentation)));
    expect(copy).toEqual(draft.presentation);
  }
});

test('a delta carries nothing that both share, and what is the same stays the same object', () => {
  const text = (id: string) => ({ kind: 'text', id, x: 480, y: 270, width: 400, height: 100, paragraphs: [`This is ${id}`] });
  const document = { root: { id: 'root', x: 480, y: 270, width: 960, height: 540, children: ['one', 'two', 'three'].map(text) } };
  const draft = openDraft(parsePresentation(document).presentation);
  const former = draft.presentation;
  const copy = structuredClone(former);
  applyAll(draft, [{ kind: 'set', id: 'two', fields: { x: 400 } }]);
  const delta = structuredClone(deltaBetween(former, draft.presentation));
  expect(JSON.stringify(delta)).not.toMatch(/This is|paragraphs/);
  const next = followDelta(copy, delta);
  expect(next.root.children[1]).toMatchObject({ id: 'two', x: 400 });
  expect(next.root.children[0]).toBe(copy.root.children[0]);
  expect(Reflect.get(next.root.children[1] ?? {}, 'paragraphs')).toBe(Reflect.get(copy.root.children[1] ?? {}, 'paragraphs'));
  expect([next.theme.palette, next.path, next.theme.background.layers]).toEqual([
    copy.theme.palette,
    copy.path,
    copy.theme.background.layers,
  ]);
  expect(next.theme.palette).toBe(copy.theme.palette);
});

test('of ten thousand siblings, a delta names those that have changed, come or gone', () => {
  const shape = (_: unknown, index: number) => ({ kind: 'shape', shape: 'star', id: `s${index}` });
  const draft = openDraft(parsePresentation({ root: { id: 'root', children: Array.from({ length: 10_000 }, shape) } }).presentation);
  let copy = structuredClone(draft.presentation);
  const batches: Operation[][] = [
    [{ kind: 'set', id: 's5000', fields: { x: 1 } }],
    [{ kind: 'add', into: { parent: 'root' }, object: { kind: 'shape', shape: 'star', id: 'new', order: 'b00V' } }],
    [
      { kind: 'remove', id: 'new' },
      { kind: 'set', id: 's63', fields: { x: 2 } },
    ],
  ];
  for (const operations of batches) {
    const former = draft.presentation;
    expect(applyAll(draft, operations)).toHaveProperty('inverse');
    const text = JSON.stringify(deltaBetween(former, draft.presentation));
    expect(text.length).toBeLessThan(600);
    copy = followDelta(copy, JSON.parse(text) as PresentationDelta);
    expect(copy.root).toEqual(draft.presentation.root);
  }
});
