import { expect, test } from 'vitest';
import { generateDocument } from '../test-documents.ts';
import { parsePresentation } from '../parse.ts';
import type { SceneObject } from '../presentation.ts';
import { writePresentation } from '../write.ts';
import { hasHidden, withoutHidden } from './hidden.ts';
import { plainText, transcriptOf } from './transcript.ts';

const words = (text: string, own: object = {}) => ({ kind: 'text', paragraphs: [text], ...own });
const deck = parsePresentation({
  assets: {
    secret: { source: 'secret.png', width: 4, height: 3, alt: 'Secret' },
    both: { source: 'both.png', width: 4, height: 3 },
    unused: { source: 'unused.png', width: 4, height: 3 },
  },
  theme: { background: { layers: [{ id: 'far', depth: 0.5, objects: [words('Secret behind', { isHidden: true }), words('Behind')] }] } },
  root: {
    children: [
      { kind: 'topic', id: 'draft', title: 'Secret', isHidden: true, children: [words('Secret words', { id: 'inner' })] },
      { kind: 'image', id: 'gone', asset: 'secret', isHidden: true },
      { kind: 'image', id: 'also', asset: 'both', isHidden: true },
      { kind: 'image', id: 'seen', asset: 'both', link: { kind: 'object', id: 'inner' }, isLocked: true },
      words('', {
        id: 'linking',
        paragraphs: [
          {
            runs: [
              { text: 'Here', link: { kind: 'object', id: 'draft' } },
              { text: ' there', link: { kind: 'object', id: 'seen' } },
            ],
          },
        ],
      }),
      {
        kind: 'line',
        id: 'line',
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
        startsAt: { id: 'gone', x: 1, y: 0.5 },
        endsAt: { id: 'seen', x: 0, y: 0.5 },
      },
    ],
  },
  path: [
    { id: 'one', to: 'draft', reveal: ['inner', 'seen'] },
    { id: 'two', to: 'seen', hide: ['gone'] },
  ],
}).presentation;

test('what is hidden is gone with everything in it, and so is what leads there', () => {
  const shown = withoutHidden(deck);
  expect(JSON.stringify(writePresentation(shown))).not.toMatch(/secret/i);
  expect(shown.root.children.map(({ id }) => id)).toEqual(['seen', 'linking', 'line']);
  expect(shown.path).toMatchObject([
    { id: 'one', reveal: ['seen'] },
    { id: 'two', to: 'seen', hide: [] },
  ]);
  expect(shown.path[0]).not.toHaveProperty('to');
  expect(Object.keys(shown.assets)).toEqual(['both', 'unused']);
  expect(shown.root.children[0]).not.toHaveProperty('link');
  expect(shown.root.children[1]).toMatchObject({ paragraphs: [{ runs: [{ text: 'Here' }, { link: { kind: 'object', id: 'seen' } }] }] });
  expect(shown.root.children[2]).toMatchObject({ endsAt: { id: 'seen' } });
  expect(shown.root.children[2]).not.toHaveProperty('startsAt');
});

test('a presentation that hides nothing stays as it is', () => {
  const shown = withoutHidden(deck);
  expect([hasHidden(deck), hasHidden(shown)]).toEqual([true, false]);
  expect(withoutHidden(shown)).toBe(shown);
});

test('neither transcript nor a path made from the topics has anything hidden', () => {
  expect(plainText(transcriptOf(deck))).toBe('Here there');
  const made = parsePresentation({
    root: {
      children: [
        { kind: 'topic', id: 'a', title: 'A' },
        { kind: 'topic', id: 'b', title: 'B', isHidden: true },
      ],
    },
  }).presentation;
  expect(made.path.map(({ to }) => to)).toEqual(['root', 'a', 'root']);
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'document %i: what is left is read as it is written, and hides nothing',
  (seed) => {
    const shown = withoutHidden(parsePresentation(generateDocument(seed)).presentation);
    const again = parsePresentation(writePresentation(shown)).presentation;
    const all = (object: SceneObject): SceneObject[] => [object, ...('children' in object ? object.children.flatMap(all) : [])];
    expect(again.root.children.flatMap(all).some(({ isHidden }) => isHidden)).toBe(false);
    expect(hasHidden(shown)).toBe(false);
    const ids = new Set(all(shown.root).map(({ id }) => id));
    for (const { to, reveal } of shown.path) for (const id of to === undefined ? reveal : [to, ...reveal]) expect(ids).toContain(id);
  },
);
