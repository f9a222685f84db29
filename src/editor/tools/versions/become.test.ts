import { applyAll } from '#model/change/apply.ts';
import { openDraft } from '#model/change/draft/draft.ts';
import { isSame } from '#model/change/text/text-change.ts';
import { describe, expect, test } from 'vitest';
import { operationsTo } from './become.ts';
import { editableOf, reef } from './test-versions.ts';

type Document = typeof reef & { theme?: object; description?: string; language?: string };
const changed = (change: (document: Document) => void): Document => {
  const document: Document = structuredClone(reef);
  change(document);
  return document;
};

const cases: [string, (document: Document) => void][] = [
  ['titles', (document) => void ((document.title = 'Night'), (document.language = 'hu'))],
  ['places and sizes', ({ root }) => void Object.assign(root.children[0] ?? {}, { x: 5, rotation: 30, width: 77, opacity: 0.5 })],
  ['the canvas', ({ root }) => void Object.assign(root, { width: 900, title: 'Ocean' })],
  [
    'words',
    ({ root }) => void Object.assign(root.children[4] ?? {}, { paragraphs: ['Up', { runs: [{ text: 'b', weight: 700 }], level: 1 }] }),
  ],
  [
    'a text that has no words',
    ({ root }) => void Object.assign(root.children[4] ?? {}, { paragraphs: [{ runs: [{ text: '', weight: 700 }] }] }),
  ],
  ['fewer paragraphs', ({ root }) => void Object.assign(root.children[0]?.children?.[0] ?? {}, { paragraphs: ['Dark'] })],
  ['code', ({ root }) => void Object.assign(root.children[3] ?? {}, { code: 'b = "😀";', codeLanguage: 'python' })],
  ['what is gone, what led there and what linked to it', ({ root, path }) => void (root.children.splice(0, 1), path.splice(1, 1))],
  ['what is in something else', ({ root }) => void root.children[0]?.children?.push(root.children.splice(2, 1)[0] as never)],
  ['what is in what was in it', ({ root }) => void nest(root)],
  ['what is of another kind', ({ root }) => void (root.children[2] = { kind: 'shape', id: 'picture', shape: 'star', x: 9, y: 9 } as never)],
  ['the order', ({ root }) => void (root.children = root.children.toReversed())],
  [
    'the path',
    (document) => void (document.path = [...document.path.toReversed(), { id: 'three', title: 'Reef', to: 'reef', notes: 'x' }]),
  ],
  ['another path', (document) => void (document.path = [{ id: 'other', title: 'Reef', to: 'reef' }])],
  [
    'the theme',
    (document) =>
      void (document.theme = {
        palette: { accent1: '#ff0000' },
        background: {
          fill: { kind: 'color', color: '#000000' },
          layers: [{ id: 'stars', depth: 0.5, objects: [{ kind: 'shape', id: 'star', shape: 'star', x: 9, y: 9 }] }],
        },
      }),
  ],
  ['pictures', ({ assets }) => void Object.assign(assets.fish, { source: '/files/images/b.png', alt: 'A fish' })],
  [
    'tables and charts',
    ({ root }) =>
      void root.children.push(
        { kind: 'table', id: 'table', x: 0, y: 0, columns: [1, 1], rows: [{ cells: ['a', 'b'] }] } as never,
        {
          kind: 'chart',
          id: 'chart',
          x: 0,
          y: 0,
          chart: 'bar',
          title: 'Dives',
          categories: ['a'],
          series: [{ name: 's', values: [1] }],
        } as never,
      ),
  ],
  ['what cannot be read', ({ root }) => void root.children.push({ kind: 'hologram', id: 'holo', x: 1, y: 1, beams: 3 } as never)],
];

function nest(root: typeof reef.root): void {
  const [abyss, other] = root.children;
  if (!abyss || !other) return;
  const inner = { kind: 'group', id: 'inner', x: 0, y: 0, children: abyss.children };
  root.children = [{ ...other, children: [{ ...abyss, children: [inner] }] }] as never;
}

describe('a presentation becomes another one, and itself again', () => {
  test.each(cases)('with other %s', (_name, change) => {
    const [now, then] = [editableOf(reef), editableOf(changed(change))];
    for (const [from, to] of [
      [now, then],
      [then, now],
    ] as const) {
      const operations = operationsTo(from, to);
      const draft = openDraft(from);
      expect(operations?.length).toBeGreaterThan(0);
      const outcome = applyAll(draft, operations ?? []);
      expect(outcome).not.toHaveProperty('refusal');
      expect(isSame({ ...draft.presentation, assets: {} }, { ...to, assets: {} })).toBe(true);
      expect(draft.presentation.assets).toMatchObject(to.assets);
      if ('refusal' in outcome) continue;
      applyAll(draft, outcome.inverse);
      expect(isSame(draft.presentation, from)).toBe(true);
    }
  });
});

test('the same presentation needs nothing', () => {
  expect(operationsTo(editableOf(reef), editableOf(reef))).toEqual([]);
});

test('what no operation can do is left to the server', () => {
  const other = { ...editableOf(reef), unknownField: 3 };
  expect(operationsTo(editableOf(reef), other)).toBeUndefined();
});
