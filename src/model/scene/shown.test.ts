import { expect, test } from 'vitest';
import { parsePresentation } from '../presentation/parse.ts';
import { shownAfter } from './changed-objects.ts';
import { replaced, spliced } from './list-history.ts';
import { indexScene } from './scene.ts';
import { shownIn } from './shown.ts';

const { root } = parsePresentation({
  root: { children: ['a', 'b', 'c'].map((id) => ({ kind: 'group', id })) },
}).presentation;
const { children } = root;
const [first, second] = children;
const hidden = { ...(second ?? root), isHidden: true };

test('a list without anything hidden stands for itself', () => {
  expect(shownIn(children)).toBe(children);
  const moved = replaced(children, [[0, { ...(first ?? root), x: 5 }]]);
  expect(shownAfter(moved, children)).toBe(moved);
});

test('hidden objects are left out, whatever the list was made of', () => {
  expect(shownAfter(replaced(children, [[1, hidden]]), children).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(shownAfter(spliced(children, 3, 0, [hidden]), children).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(shownIn([hidden]).length).toBe(0);
});

test('a scene has no node for what is hidden, nor for anything in it', () => {
  const { presentation } = parsePresentation({
    theme: { background: { layers: [{ id: 'far', depth: 0, objects: [{ kind: 'group', id: 'sky', isHidden: true }] }] } },
    root: {
      children: [
        { kind: 'topic', id: 'a', isHidden: true, children: [{ kind: 'group', id: 'inner' }] },
        { kind: 'group', id: 'b' },
      ],
    },
  });
  const scene = indexScene(presentation);
  expect([...scene.nodes.keys()]).toEqual(['root', 'b']);
  expect(scene.layers.map(({ nodes }) => nodes)).toEqual([[]]);
});
