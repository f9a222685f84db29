import { describe, expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import type { Presentation, SceneObject } from '../presentation/presentation.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { writePresentation } from '../presentation/write.ts';
import { applyAll, applyLate } from './apply.ts';
import { cross } from './cross.ts';
import { type Draft, openDraft } from './draft/draft.ts';
import { makeEditable } from './editable.ts';
import type { Operation, Rule } from './operation.ts';
import { randomOperation } from './test-operations.ts';
import { isSame } from './text/text-change.ts';

const document = {
  title: 'A deck',
  assets: { p: { source: 'p.png', width: 10, height: 10 }, unused: { source: 'u.png', width: 10, height: 10 } },
  theme: { background: { layers: [{ id: 'l', objects: [{ kind: 'shape', shape: 'star', id: 'far' }] }] } },
  root: {
    id: 'root',
    children: [
      {
        kind: 'topic',
        id: 't',
        title: 'Topic',
        children: [
          { kind: 'text', id: 'a', paragraphs: ['Hello'] },
          { kind: 'text', id: 'b', paragraphs: [{ runs: ['See ', { text: 'there', link: { kind: 'object', id: 'a' } }] }] },
        ],
      },
      { kind: 'image', id: 'i', asset: 'p', link: { kind: 'step', id: 's' } },
      { kind: 'table', id: 'table', rows: [['one', 'two']] },
      { kind: 'chart', id: 'chart', chart: 'line', series: [{ name: 'x', values: [1] }] },
      { kind: 'code', id: 'code', code: 'let x;' },
      { kind: 'hologram', id: 'h', depth: 3 },
      { kind: 'text', id: 'c', paragraphs: [{ runs: [{ text: 'go', link: { kind: 'object', id: 't' } }] }] },
    ],
  },
  path: [
    { id: 'o', to: 'root' },
    { id: 's', to: 'a' },
    { id: 'r', to: 'root', reveal: ['a', 'i'] },
  ],
};

const open = (): Draft => openDraft(parsePresentation(document).presentation);
const objectOf = (draft: Draft, id: string): SceneObject | undefined => draft.entries.get(id)?.object;

function apply(draft: Draft, ...operations: Operation[]): readonly Operation[] {
  const outcome = applyAll(draft, operations);
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.inverse;
}

/** As JSON, whatever the order of fields. */
const expectSame = (one: Presentation, other: Presentation) => expect(plain(one)).toEqual(plain(other));
const plain = (presentation: Presentation): unknown => JSON.parse(JSON.stringify(presentation));

/** The index says what the document says, and the document is one that reading leaves as it is. */
function expectSound(draft: Draft): void {
  const fresh = openDraft(draft.presentation);
  expectSame(fresh.presentation, draft.presentation);
  expect([...draft.entries.keys()].toSorted()).toEqual([...fresh.entries.keys()].toSorted());
  for (const [id, { object, parent, layer }] of draft.entries) {
    expect(fresh.entries.get(id)?.parent?.object.id).toBe(parent?.object.id);
    expect(fresh.entries.get(id)?.layer).toBe(layer);
    expect(isSame(fresh.entries.get(id)?.object, object)).toBe(true);
  }
  expect(draft.text).toBe(fresh.text);
  expect(draft.mentions).toEqual(fresh.mentions);
  expectSame(makeEditable(parsePresentation(writePresentation(draft.presentation)).presentation), draft.presentation);
}

const rectangle = { kind: 'shape', shape: 'rectangle', id: 'n', order: 'a0' };

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

const textsOf = (draft: Draft, id: string): string[] => {
  const object = objectOf(draft, id);
  const texts = object?.kind === 'table' ? object.rows.flatMap(({ cells }) => cells) : object?.kind === 'text' ? [object] : [];
  return texts.map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n'));
};

const nested = (levels: number): object => ({
  kind: 'group',
  id: `g${levels}`,
  order: 'a0',
  children: levels > 1 ? [nested(levels - 1)] : [],
});

describe('an operation is refused by the name of the rule it breaks', () => {
  test.each<[Rule, Operation]>([
    ['unknown-object', { kind: 'set', id: 'nowhere', fields: { x: 1 } }],
    ['unknown-object', { kind: 'remove', id: 'nowhere' }],
    ['unknown-part', { kind: 'set', id: 'table', part: '9', fields: { verticalAlign: 'top' } }],
    ['unknown-part', { kind: 'text', id: 'i', change: [{ keep: 1 }, { insert: 'x' }] }],
    ['unknown-parent', { kind: 'add', into: { parent: 'a' }, object: rectangle }],
    ['unknown-step', { kind: 'step', id: 'nowhere', set: { title: 'x' } }],
    ['unknown-layer', { kind: 'add', into: { layer: 'nowhere' }, object: rectangle }],
    ['unknown-asset', { kind: 'asset', id: 'nowhere', asset: null }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { colour: 'red' } }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { id: 'other' } }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { 'style/__proto__/size': 3 } }],
    ['unknown-target', { kind: 'set', id: 'a', fields: { link: { kind: 'object', id: 'nowhere' } } }],
    ['unknown-target', { kind: 'set', id: 'a', fields: { link: { kind: 'object', id: 'far' } } }],
    ['unknown-target', { kind: 'step', id: 's', set: { to: 'nowhere' } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { x: 1e300 } }],
    ['invalid-value', { kind: 'set', id: 'i', fields: { asset: null } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { link: { kind: 'address', href: 'javascript:alert(1)' } } }],
    ['invalid-value', { kind: 'set', id: 'a', fields: { style: { size: 1 }, 'style/size': 2 } }],
    ['invalid-value', { kind: 'add', into: { parent: 't' }, object: { ...rectangle, width: -1 } }],
    ['invalid-value', { kind: 'add', into: { parent: 't' }, object: { kind: 'shape', shape: 'star', order: 'a0' } }],
    ['invalid-value', { kind: 'text', id: 'a', change: [{ keep: 2, letters: { weight: 'bold' } }] }],
    ['invalid-value', { kind: 'text', id: 'code', change: [{ keep: 1 }, { begin: 'x' }] }],
    ['invalid-value', { kind: 'set', id: 'table', fields: { rows: [{ cells: ['no id'] }] } }],
    ['taken-id', { kind: 'set', id: 'table', fields: { rows: [{ cells: [{ id: '1' }, { id: '1' }] }] } }],
    ['invalid-value', { kind: 'theme', fields: { 'palette/accent1': 'red' } }],
    ['invalid-value', { kind: 'background', fill: 'red' }],
    ['invalid-value', { kind: 'asset', id: 'q', asset: { source: 'https://elsewhere.example/q.png' } }],
    ['invalid-order', { kind: 'move', id: 'a', into: { parent: 'root' }, order: '!' }],
    ['invalid-order', { kind: 'add', into: { parent: 't' }, object: { kind: 'shape', shape: 'star', id: 'n' } }],
    ['invalid-order', { kind: 'step', id: 'n', add: { id: 'n', to: 'a' } }],
    ['taken-id', { kind: 'add', into: { parent: 't' }, object: { ...rectangle, id: 'a' } }],
    ['taken-id', { kind: 'step', id: 's', add: { id: 's', order: 'a0' } }],
    ['fixed', { kind: 'remove', id: 'root' }],
    ['unknown-field', { kind: 'set', id: 'a', fields: { paragraphs: [] } }],
    ['fixed', { kind: 'move', id: 'root', into: { parent: 't' }, order: 'a0' }],
    ['cycle', { kind: 'move', id: 't', into: { parent: 't' }, order: 'a0' }],
    ['in-use', { kind: 'asset', id: 'p', asset: null }],
    ['too-deep', { kind: 'add', into: { parent: 't' }, object: nested(63) }],
    ['too-much-text', { kind: 'text', id: 'a', change: [{ keep: 6 }, { insert: 'x'.repeat(199_999) }] }],
    ['beyond-the-end', { kind: 'text', id: 'a', change: [{ keep: 60 }] }],
    ['first-paragraph', { kind: 'text', id: 'a', change: [{ remove: 1 }] }],
  ])('%s: %j', (rule, operation) => {
    const draft = open();
    const before = draft.presentation;
    const outcome = applyAll(draft, [{ kind: 'set', id: 'a', fields: { x: 77 } }, operation]);
    expect('refusal' in outcome && outcome.refusal.rule).toBe(rule);
    expectSame(draft.presentation, before);
    expectSound(draft);
  });
});

test('an object nested too deep in ever smaller ones is refused', () => {
  const draft = open();
  const tiny = (name: string): object =>
    ['3', '2', '1'].reduce<object>((inner, level) => ({ kind: 'group', id: name + level, order: 'a0', scale: 1e-12, children: [inner] }), {
      ...rectangle,
      id: name,
    });
  apply(
    draft,
    { kind: 'add', into: { parent: 'root' }, object: tiny('one') },
    { kind: 'add', into: { parent: 'root' }, object: tiny('two') },
  );
  const outcome = applyAll(draft, [{ kind: 'move', id: 'two1', into: { parent: 'one3' }, order: 'a0' }]);
  expect('refusal' in outcome && outcome.refusal.rule).toBe('too-far');
});

test('the last step stays', () => {
  const draft = open();
  apply(draft, { kind: 'step', id: 'o', remove: true }, { kind: 'step', id: 'r', remove: true });
  const outcome = applyAll(draft, [{ kind: 'step', id: 's', remove: true }]);
  expect('refusal' in outcome && outcome.refusal.rule).toBe('fixed');
  apply(draft, { kind: 'remove', id: 't' });
  expect(draft.presentation.path.map(({ id, to }) => [id, to])).toEqual([['s', 'root']]);
  expectSound(draft);
});

/** One operation of each kind, in two versions, and how to see which of them took effect. */
const kinds: Record<
  Operation['kind'],
  { make: (version: 1 | 2) => Operation; see: (presentation: Presentation, draft: Draft) => unknown }
> = {
  add: {
    make: (version) => ({ kind: 'add', into: { parent: 't' }, object: { ...rectangle, x: version } }),
    see: (_, draft) => objectOf(draft, 'n')?.x,
  },
  set: { make: (version) => ({ kind: 'set', id: 'a', fields: { x: version } }), see: (_, draft) => objectOf(draft, 'a')?.x },
  move: {
    make: (version) => ({ kind: 'move', id: 'a', into: { parent: version === 1 ? 'root' : 't' }, order: `b0${version}` }),
    see: (_, draft) => Number(objectOf(draft, 'a')?.order?.slice(2)),
  },
  remove: { make: () => ({ kind: 'remove', id: 't' }), see: (_, draft) => (draft.entries.has('t') ? undefined : 'gone') },
  text: {
    make: (version) => ({ kind: 'text', id: 'a', change: [{ keep: 1 }, { insert: String(version) }] }),
    see: (_, draft) => textsOf(draft, 'a').map((text) => Number.parseInt(text, 10))[0],
  },
  step: {
    make: (version) => ({ kind: 'step', id: 's', set: { to: 'a', hold: version } }),
    see: ({ path }) => path.find(({ id }) => id === 's')?.hold,
  },
  theme: {
    make: (version) => ({ kind: 'theme', fields: { 'textStyles/body/size': version } }),
    see: ({ theme }) => theme.textStyles.body.size,
  },
  background: {
    make: (version) => ({ kind: 'background', layer: 'l', set: { depth: version / 10 } }),
    see: ({ theme }) => (theme.background.layers[0]?.depth ?? 0) * 10,
  },
  asset: {
    make: (version) => ({ kind: 'asset', id: 'p', asset: { source: 'p.png', width: version, height: 1 } }),
    see: ({ assets }) => assets['p']?.width,
  },
};

/** What becomes of the second of two operations made at the same time, if not simply both. */
const meetings: Partial<Record<`${Operation['kind']} ${Operation['kind']}`, Rule | 'later' | 'merged' | 'lost'>> = {
  'add add': 'taken-id',
  'set set': 'later',
  'move move': 'later',
  'text text': 'merged',
  'step step': 'later',
  'theme theme': 'later',
  'background background': 'later',
  'asset asset': 'later',
  // The second takes away what the first changed.
  'add remove': 'lost',
  'set remove': 'lost',
  'text remove': 'lost',
  'step remove': 'lost',
  'remove remove': 'unknown-object',
  'remove add': 'unknown-parent',
  'remove set': 'unknown-object',
  'remove move': 'unknown-object',
  'remove text': 'unknown-object',
  'remove step': 'unknown-step',
};

describe('two operations made at the same time', () => {
  const names = Object.keys(kinds) as Operation['kind'][];
  test.each(names.flatMap((first) => names.map((second) => [first, second] as const)))('%s, then %s', (first, second) => {
    const draft = open();
    const [one, two] = [kinds[first], kinds[second]];
    const earlier = one.make(1);
    const later = cross(two.make(2), earlier, true);
    if (!later) throw new Error('A later operation never yields');
    apply(draft, earlier);
    const outcome = applyAll(draft, [later]);
    expectSound(draft);
    const meeting = meetings[`${first} ${second}`] ?? 'both';
    const seen = [one.see(draft.presentation, draft), two.see(draft.presentation, draft)];
    const expected: Record<string, unknown[]> = {
      both: [valueOf(first, 1), valueOf(second, 2)],
      later: [2, 2],
      merged: [12, 12],
      lost: [undefined, 'gone'],
    };
    const rule = 'refusal' in outcome ? outcome.refusal.rule : undefined;
    expect(rule ?? seen).toEqual(expected[meeting] ?? meeting);
  });

  const valueOf = (kind: Operation['kind'], version: number) => (kind === 'remove' ? 'gone' : version);

  test('taking one’s own change back yields to what others have changed since', () => {
    for (const [name, { make }] of Object.entries(kinds)) {
      if (name === 'add' || name === 'text' || name === 'remove') continue;
      expect(cross(make(1), make(2), false), name).toBeUndefined();
    }
    const [mine, theirs]: Operation[] = [
      { kind: 'remove', id: 'a' },
      { kind: 'set', id: 'a', fields: { x: 3 } },
    ];
    expect(mine && theirs && cross(mine, theirs, false)).toBeUndefined();
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
