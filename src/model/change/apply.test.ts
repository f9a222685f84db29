import { describe, expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { writePresentation } from '../presentation/write.ts';
import { applyLate } from './apply.ts';
import { type Draft, openDraft } from './draft/draft.ts';
import { apply, expectSame, expectSound, objectOf, open, rectangle, textsOf } from './draft/test-drafts.ts';
import { makeEditable } from './editable.ts';
import type { Operation } from './operation.ts';
import { randomOperation } from './test-operations.ts';
import { isSame } from './text/text-change.ts';

describe('an operation', () => {
  test.each<[string, Operation, (draft: Draft) => unknown, unknown]>([
    [
      'adds an object',
      { kind: 'add', into: { parent: 't' }, object: rectangle },
      (draft) => draft.entries.get('n')?.parent?.object.id,
      't',
    ],
    ['adds to a layer', { kind: 'add', into: { layer: 'l' }, object: rectangle }, (draft) => draft.entries.get('n')?.layer, 'l'],
    [
      'sets fields',
      { kind: 'set', id: 'a', fields: { x: 5, alt: 'Words' } },
      (draft) => objectOf(draft, 'a'),
      expect.objectContaining({ x: 5, alt: 'Words' }),
    ],
    [
      'sets a field within a field',
      { kind: 'set', id: 'a', fields: { 'style/size': 12 } },
      (draft) => objectOf(draft, 'a'),
      expect.objectContaining({ style: { size: 12 } }),
    ],
    ['sets the title', { kind: 'set', fields: { title: 'Other' } }, (draft) => draft.presentation.title, 'Other'],
    [
      'sets a field of a cell',
      { kind: 'set', id: 'table', part: '2', fields: { verticalAlign: 'top' } },
      (draft) => JSON.stringify(objectOf(draft, 'table')),
      expect.stringContaining('"verticalAlign":"top"'),
    ],
    [
      'sets a field of a series',
      { kind: 'set', id: 'chart', part: '1', fields: { values: [7] } },
      (draft) => JSON.stringify(objectOf(draft, 'chart')),
      expect.stringContaining('"values":[7]'),
    ],
    [
      'exchanges rows',
      { kind: 'set', id: 'table', fields: { rows: [{ cells: [{ id: '2' }, { id: '1' }, { id: 'n', paragraphs: 'new' }] }] } },
      (draft) => textsOf(draft, 'table'),
      ['two', 'one', 'new'],
    ],
    [
      'moves to another parent',
      { kind: 'move', id: 'a', into: { parent: 'root' }, order: 'a0' },
      (draft) => draft.presentation.root.children.map(({ id }) => id).slice(0, 2),
      ['a', 't'],
    ],
    [
      'moves what cannot be read',
      { kind: 'set', id: 'h', fields: { x: 9 } },
      (draft) => objectOf(draft, 'h'),
      expect.objectContaining({ x: 9, source: expect.objectContaining({ x: 9, depth: 3 }) }),
    ],
    ['removes what cannot be read', { kind: 'remove', id: 'h' }, (draft) => draft.entries.has('h'), false],
    ['changes a text', { kind: 'text', id: 'a', change: [{ keep: 6 }, { insert: '!' }] }, (draft) => textsOf(draft, 'a'), ['Hello!']],
    [
      'changes a cell',
      { kind: 'text', id: 'table', part: '1', change: [{ keep: 4 }, { insert: '!' }] },
      (draft) => textsOf(draft, 'table'),
      ['one!', 'two'],
    ],
    [
      'changes code',
      { kind: 'text', id: 'code', change: [{ keep: 1 }, { remove: 3 }, { insert: 'const' }] },
      (draft) => objectOf(draft, 'code'),
      expect.objectContaining({ code: 'const x;' }),
    ],
    [
      'adds a step',
      { kind: 'step', id: 'n', add: { id: 'n', order: 'Zz', to: 'i' } },
      (draft) => draft.presentation.path.map(({ id }) => id),
      ['n', 'o', 's', 'r'],
    ],
    [
      'moves a step',
      { kind: 'step', id: 'o', set: { order: 'b00' } },
      (draft) => draft.presentation.path.map(({ id }) => id),
      ['s', 'r', 'o'],
    ],
    [
      'lets a flight take another way',
      { kind: 'step', id: 'o', set: { curve: 'high' } },
      (draft) => draft.presentation.path.find(({ id }) => id === 'o')?.curve,
      'high',
    ],
    [
      'changes the palette',
      { kind: 'theme', fields: { 'palette/accent1': '#123456' } },
      (draft) => draft.presentation.theme.palette.accent1,
      '#123456',
    ],
    [
      'fills the background',
      { kind: 'background', fill: { kind: 'color', color: '#123456' } },
      (draft) => draft.presentation.theme.background.fill,
      { kind: 'color', color: '#123456' },
    ],
    ['removes a layer with its objects', { kind: 'background', layer: 'l', remove: true }, (draft) => draft.entries.has('far'), false],
    [
      'adds an asset',
      { kind: 'asset', id: 'q', asset: { source: 'q.png', width: 1, height: 1 } },
      (draft) => draft.presentation.assets['q']?.source,
      'q.png',
    ],
    ['removes an asset', { kind: 'asset', id: 'unused', asset: null }, (draft) => Object.keys(draft.presentation.assets), ['p']],
  ])('%s, and its inverse takes that back', (_name, operation, see, expected) => {
    const draft = open();
    const before = draft.presentation;
    const inverse = apply(draft, operation);
    expect(see(draft)).toEqual(expected);
    expectSound(draft);
    apply(draft, ...inverse);
    expectSame(draft.presentation, before);
    expectSound(draft);
  });

  test('that removes an object takes links to it and idle steps along, and brings all of them back', () => {
    const draft = open();
    const before = draft.presentation;
    const inverse = apply(draft, { kind: 'remove', id: 't' });
    expect(draft.presentation.path.map(({ id }) => id)).toEqual(['o', 'r']);
    expect(draft.presentation.path[1]?.reveal).toEqual(['i']);
    expect(objectOf(draft, 'i')).not.toHaveProperty('link');
    expect(JSON.stringify(objectOf(draft, 'c'))).not.toContain('link');
    expectSound(draft);
    apply(draft, ...inverse);
    expectSame(draft.presentation, before);
  });

  test('copies only what it changes', () => {
    const draft = open();
    const before = draft.presentation;
    apply(draft, { kind: 'set', id: 'a', fields: { x: 1 } });
    const after = draft.presentation;
    expect(after.root.children.slice(1).every((child, index) => child === before.root.children[index + 1])).toBe(true);
    expect(after.theme).toBe(before.theme);
    expect(after.path).toBe(before.path);
    const [former, changed] = [before, after].map(({ root }) => root.children[0]);
    expect(former && 'children' in former && changed && 'children' in changed && former.children[1] === changed.children[1]).toBe(true);
  });
});

describe('a drawing is exchanged', () => {
  const square = (side: number) => ({
    viewBox: { x: 0, y: 0, width: side, height: side },
    nodes: [{ kind: 'path', d: `M0 0H${side}V${side}Z` }],
  });
  const start = () =>
    openDraft(
      parsePresentation({ root: { id: 'root', children: [{ kind: 'drawing', id: 'd', drawing: square(9), formula: { tex: 'a' } }] } })
        .presentation,
    );

  test('as a whole, with what it was made from, and taken back', () => {
    const draft = start();
    const before = draft.presentation;
    const undo = apply(draft, { kind: 'set', id: 'd', fields: { drawing: square(4), 'formula/tex': 'b', width: 4 } });
    expect(objectOf(draft, 'd')).toMatchObject({
      width: 4,
      height: 9,
      formula: { tex: 'b' },
      drawing: { viewBox: { width: 4 }, nodes: [{ kind: 'path', d: 'M0 0L4 0L4 4Z', cap: 'butt' }] },
    });
    expectSound(draft);
    apply(draft, ...undo);
    expectSame(draft.presentation, before);
  });

  test.each([
    [null],
    [{ viewBox: { width: 0, height: 1 }, nodes: [] }],
    [{ ...square(4), nodes: [{ kind: 'path', d: 'nonsense' }] }],
    [{ ...square(4), nodes: [{ kind: 'hologram' }] }],
  ])('but not for %j', (drawing) => {
    expect(() => apply(start(), { kind: 'set', id: 'd', fields: { drawing } })).toThrow('invalid-value');
  });

  test('and never for a part of it, or of what is no drawing', () => {
    expect(() => apply(start(), { kind: 'set', id: 'd', fields: { 'drawing/nodes': [] } })).toThrow('unknown-field');
    expect(() => apply(open(), { kind: 'set', id: 'a', fields: { drawing: square(4) } })).toThrow('unknown-field');
  });
});

describe('random operations on random documents', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  test.each(seeds)('document %i: sound after each, and taken back, the very same document', (seed) => {
    const chance = new Chance(seed);
    const draft = openDraft(parsePresentation(generateDocument(seed)).presentation);
    const before = draft.presentation;
    const undo: Operation[] = [];
    let number = 0;
    let refused = 0;
    for (let turn = 0; turn < 100; turn++) {
      const { applied, inverse } = applyLate(draft, [randomOperation(draft, chance, () => `new-${++number}`)]);
      if (applied.length === 0) refused++;
      undo.unshift(...inverse);
      if (turn % 20 === 0) expectSound(draft);
    }
    expect(refused).toBeLessThan(70);
    expectSound(draft);
    apply(draft, ...undo);
    expectSame(draft.presentation, before);
    expectSound(draft);
  });
});

test('a document receives its ids once: reading what was written gives the same', () => {
  for (let seed = 0; seed < 100; seed++) {
    const editable = makeEditable(parsePresentation(generateDocument(seed)).presentation);
    expect(makeEditable(editable), `seed ${seed}`).toEqual(editable);
    const again = makeEditable(parsePresentation(writePresentation(editable)).presentation);
    expect(isSame(again, editable), `seed ${seed}`).toBe(true);
  }
});
