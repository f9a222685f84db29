import { describe, expect, test } from 'vitest';
import { apply } from '#model/geometry/matrix.ts';
import { matrixBetween } from '#model/scene/scene.ts';
import { openTestDesk } from '../../desk/test-desk.ts';
import { createFindingsTools } from './findings-tools.ts';
import { findingsIn } from './findings.ts';
import { watchFindings } from './watch-findings.ts';

const image = (id: string, more: object = {}) => ({ kind: 'image', id, asset: 'p', ...more });
const long = {
  kind: 'text',
  id: 'long',
  x: 300,
  y: 300,
  width: 200,
  height: 40,
  rotation: 90,
  paragraphs: ['One', 'Two', 'Three', 'Four'],
};
const document = {
  schemaVersion: 2,
  assets: { p: { source: 'p.png', width: 10, height: 10 }, said: { source: 's.png', width: 10, height: 10, alt: 'Fish' } },
  theme: { background: { layers: [{ id: 'l', depth: 1, objects: [image('far')] }] } },
  root: {
    id: 'root',
    width: 1000,
    height: 800,
    children: [
      image('plain'),
      image('described', { alt: 'A jellyfish' }),
      image('decoration', { alt: '' }),
      image('by-asset', { asset: 'said' }),
      long,
      { kind: 'text', id: 'short', x: 300, y: 600, width: 400, height: 200, paragraphs: ['One'] },
    ],
  },
  path: [
    { id: 'start' },
    { id: 'idle', title: 'Nothing' },
    { id: 'noted', notes: 'Wait' },
    { id: 'shows', reveal: ['plain'] },
    { id: 'goes', to: 'plain' },
  ],
};

describe('findings', () => {
  test('are pictures without a description, which may be empty, and steps without an effect', () => {
    const { desk } = openTestDesk(document);
    expect(findingsIn(desk.draft, () => undefined)).toEqual({
      list: [
        { kind: 'undescribed', id: 'plain' },
        { kind: 'idle', step: 'idle' },
      ],
      plain: 1,
      pictures: 4,
      described: 3,
    });
  });

  test('[SITE-5] are drawings that came as a whole, not shapes, strokes and formulas', () => {
    const square = { kind: 'path', d: 'M0 0L9 0L9 9Z', fill: { kind: 'color', color: 'text' } };
    const hole = { ...square, d: 'M0 0L9 0L9 9ZM2 2L4 2L4 4Z' };
    const drawing = (id: string, nodes: object[], more: object = {}) => ({
      kind: 'drawing',
      id,
      drawing: { viewBox: { x: 0, y: 0, width: 9, height: 9 }, nodes },
      ...more,
    });
    const children = [
      drawing('pasted', [square, square]),
      drawing('icon', [hole]),
      drawing('said', [hole], { alt: 'A fish' }),
      drawing('decoration', [hole], { alt: '' }),
      drawing('points', [square]),
      drawing('formula', [square, square], { formula: { tex: 'x' } }),
    ];
    const { desk } = openTestDesk({ ...document, root: { ...document.root, children }, path: [{ id: 'start' }] });
    expect(findingsIn(desk.draft, () => undefined)).toEqual({
      list: [
        { kind: 'undescribed', id: 'pasted' },
        { kind: 'undescribed', id: 'icon' },
      ],
      plain: 0,
      pictures: 4,
      described: 2,
    });
    const tools = createFindingsTools(desk);
    tools.describe('pasted', 'A squid');
    expect(tools.current().list).toEqual([{ kind: 'undescribed', id: 'icon' }]);
  });

  test('[SITE-5] are cells of tables that are hard to read, mended by what the finding offers', async () => {
    const table = {
      kind: 'table',
      id: 'pale',
      x: 400,
      y: 400,
      rows: [{ cells: [{ paragraphs: [{ runs: [{ text: 'a', color: '#eeeeee' }] }] }] }],
    };
    const { desk } = openTestDesk({ ...document, root: { ...document.root, children: [table] }, path: [{ id: 'start' }] });
    const tools = createFindingsTools(desk);
    await new Promise<void>((resolve) => void tools.subscribe(resolve));
    const [finding] = tools.current().list;
    expect(finding).toMatchObject({ kind: 'faint', id: 'pale', needsPaper: false });
    expect(finding && tools.fix(finding)).toBe(true);
    expect(tools.current().list).toEqual([]);
  });

  test('are texts with more lines than their box has room for', async () => {
    const { desk } = openTestDesk(document);
    const watch = watchFindings(desk, () => undefined, {
      now: () => 0,
      wait: (_time, then) => (then(), () => undefined),
      whenIdle: async () => undefined,
    });
    const changed = new Promise<void>((resolve) => void watch.subscribe(resolve));
    await changed;
    expect(watch.current().list).toContainEqual({ kind: 'overflowing', id: 'long' });
    expect(watch.current().list).not.toContainEqual({ kind: 'overflowing', id: 'short' });
  });
});

describe('fixing', () => {
  test('a description is one change and takes its finding away at once', () => {
    const { desk, done } = openTestDesk(document);
    const tools = createFindingsTools(desk);
    expect(tools.describe('plain', ' A fish ')).toBe(true);
    expect(desk.draft.entries.get('plain')?.object.alt).toBe('A fish');
    expect(tools.current()).toMatchObject({ described: 4, list: [{ kind: 'idle' }] });
    expect(done).toHaveLength(1);
    desk.undo();
    tools.describe('plain', '');
    expect(desk.draft.entries.get('plain')?.object.alt).toBe('');
  });

  test('a step without an effect goes', () => {
    const { desk } = openTestDesk(document);
    const tools = createFindingsTools(desk);
    tools.fix({ kind: 'idle', step: 'idle' });
    expect(desk.draft.presentation.path.map(({ id }) => id)).toEqual(['start', 'noted', 'shows', 'goes']);
  });

  test('a box grows around its lines, which stay where they are', async () => {
    const { desk } = openTestDesk(document);
    const tools = createFindingsTools(desk);
    await new Promise<void>((resolve) => void tools.subscribe(resolve));
    const corner = () => {
      const node = desk.scene.nodes.get('long');
      return node && apply(matrixBetween(node, desk.scene.root), 0, 0);
    };
    const before = corner();
    expect(tools.fix({ kind: 'overflowing', id: 'long' })).toBe(true);
    expect(desk.draft.entries.get('long')?.object.height).toBeGreaterThan(40);
    expect(corner()?.x).toBeCloseTo(before?.x ?? Number.NaN);
    expect(corner()?.y).toBeCloseTo(before?.y ?? Number.NaN);
  });

  test('[SITE-5] what needs no words is mended at once and taken back at once; what is hidden stays hidden', async () => {
    const { desk } = openTestDesk({
      ...document,
      path: [...document.path, { id: 'unseen', to: 'away' }],
      root: {
        ...document.root,
        children: [
          ...document.root.children,
          { kind: 'shape', shape: 'star', id: 'away', x: 10, y: 10, width: 9, height: 9, isHidden: true },
        ],
      },
    });
    const tools = createFindingsTools(desk);
    await new Promise<void>((resolve) => void tools.subscribe(resolve));
    const before = tools.current();
    expect(before.list.map(({ kind }) => kind).toSorted()).toEqual(['idle', 'overflowing', 'undescribed', 'unseen']);
    expect([before.plain, tools.fixPlain()]).toEqual([2, true]);
    expect(desk.draft.presentation.path.map(({ id }) => id)).not.toContain('idle');
    expect(desk.draft.entries.get('long')?.object.height).toBeGreaterThan(40);
    expect(desk.draft.entries.get('away')?.object.isHidden).toBe(true);
    expect(tools.fixPlain()).toBe(false);
    desk.undo();
    expect(desk.draft.presentation.path.map(({ id }) => id)).toContain('idle');
    expect(desk.draft.entries.get('long')?.object.height).toBe(40);
  });

  test('what is locked is left as it is, and the rest is mended', async () => {
    const { desk } = openTestDesk(document);
    desk.do([{ kind: 'set', id: 'long', fields: { isLocked: true } }]);
    const tools = createFindingsTools(desk);
    await new Promise<void>((resolve) => void tools.subscribe(resolve));
    expect([tools.current().plain, tools.fixPlain()]).toEqual([1, true]);
    expect(desk.draft.presentation.path.map(({ id }) => id)).not.toContain('idle');
    expect(desk.draft.entries.get('long')?.object.height).toBe(40);
    expect(desk.state().notice).toBeUndefined();
  });

  test('what is put behind texts that appear together appears with them', async () => {
    const stops = ['#ffffff', '#000000'].map((color, offset) => ({ offset, color }));
    const fill = { kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 1, stops };
    const words = (id: string, x: number) => ({
      kind: 'text',
      id,
      x,
      y: 400,
      width: 300,
      height: 200,
      paragraphs: [{ runs: [{ text: 'Words', color: '#ffffff' }] }],
    });
    const { desk } = openTestDesk({
      schemaVersion: 2,
      theme: { background: { fill } },
      root: { id: 'root', width: 1000, height: 800, children: [words('one', 250), words('two', 750)] },
      path: [{ id: 'start' }, { id: 'both', reveal: ['one', 'two'] }],
    });
    const tools = createFindingsTools(desk);
    await new Promise<void>((resolve) => void tools.subscribe(resolve));
    expect(tools.current().list).toMatchObject([{ needsPaper: true }, { needsPaper: true }]);
    tools.fixPlain();
    const shown = desk.draft.presentation.root.children.map(({ id }) => id);
    expect(shown).toHaveLength(4);
    expect(desk.draft.presentation.path[1]?.reveal.toSorted()).toEqual(shown.toSorted());
    desk.undo();
    expect(desk.draft.presentation.root.children.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(desk.draft.presentation.path[1]?.reveal).toEqual(['one', 'two']);
  });
});
