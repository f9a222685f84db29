import { describe, expect, test } from 'vitest';
import { applyAll, applyLate } from '../change/apply.ts';
import { openDraft } from '../change/draft/draft.ts';
import { randomOperation } from '../change/test-operations.ts';
import { identity } from '../geometry/matrix.ts';
import { intersects } from '../geometry/rectangle.ts';
import { parsePresentation } from '../presentation/parse.ts';
import type { Presentation, SceneObject } from '../presentation/presentation.ts';
import { withoutHidden } from '../presentation/transcript/hidden.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { changeScene, type ScenePatch } from './change-scene.ts';
import { indexScene, type Scene, type SceneNode } from './scene.ts';
import { prepareForChanges } from './sibling-tree.ts';

/** Everything about a node, with names in place of other nodes. */
const describeNode = ({ object, parent, children, toParent, extent, bounds, inParent, anchor, scaleToAnchor }: SceneNode) => ({
  object,
  parent: parent?.object.id,
  children: children.map(({ object: { id } }) => id),
  toParent,
  extent,
  bounds,
  inParent,
  anchor: anchor.object.id,
  scaleToAnchor,
});

const describeScene = ({ root, nodes, layers }: Scene) => ({
  root: root.object.id,
  nodes: [...nodes.values()].map(describeNode).toSorted((one, other) => (one.object.id < other.object.id ? -1 : 1)),
  layers: layers.map(({ layer, nodes }) => ({ layer, nodes: nodes.map(describeNode) })),
});

describe('a scene that follows changes', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('document %i: is the one that would be made anew, after each change', (seed) => {
    const chance = new Chance(seed);
    const draft = openDraft(parsePresentation(generateDocument(seed)).presentation);
    const scene = indexScene(draft.presentation);
    let number = 0;
    for (let turn = 0; turn < 60; turn++) {
      const operations = Array.from({ length: 1 + chance.up(3) }, () => randomOperation(draft, chance, () => `new-${++number}`));
      applyLate(draft, operations);
      changeScene(scene, draft.presentation);
      const fresh = indexScene(draft.presentation);
      expect(describeScene(scene), `change ${turn}`).toEqual(describeScene(fresh));
      expect(scene.isRich || !indexScene(withoutHidden(draft.presentation)).isRich).toBe(true);
    }
  });
});

/** Enough siblings for a tree of them, here and in a topic. */
function crowdedDocument(chance: Chance) {
  const shape = (id: string) => ({
    kind: chance.among(['shape', 'text']),
    shape: 'star',
    id,
    x: chance.within(-2000, 2000),
    y: chance.within(-2000, 2000),
    rotation: chance.up(4) * 30,
    width: chance.within(1, 300),
    height: chance.within(1, 300),
    paragraphs: ['Hello'],
  });
  const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => shape(`${name}${index}`));
  return {
    root: { id: 'root', children: [...many('a', 90), { kind: 'topic', id: 't', scale: 0.5, children: many('b', 80) }, ...many('c', 9)] },
  };
}

/** The same objects in lists that nobody has seen before. */
function withoutHistory() {
  const known = new WeakMap<SceneObject, SceneObject>();
  const copied = (object: SceneObject): SceneObject => {
    if (!('children' in object)) return object;
    const copy = known.get(object) ?? ({ ...object, children: object.children.map(copied) } as SceneObject);
    known.set(object, copy);
    return copy;
  };
  return (presentation: Presentation): Presentation => ({ ...presentation, root: copied(presentation.root) as Presentation['root'] });
}

const idOf = ({ object }: SceneNode) => object.id;

const describePatch = ({ areas, moved, ...rest }: ScenePatch) => ({
  ...rest,
  areas: areas.map(({ within, area, of }) => ({ within: within.object.id, area, of })),
  moved: moved.map(({ former, next }) => [former.id, next.id]),
});

describe('a scene with many siblings', () => {
  test.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'document %i: whether or not lists know their history, it follows alike',
    (seed) => {
      const chance = new Chance(seed);
      const draft = openDraft(parsePresentation(crowdedDocument(chance)).presentation);
      const forget = withoutHistory();
      const [scene, other] = [indexScene(draft.presentation), indexScene(forget(draft.presentation))];
      let [number, searched] = [0, 0];
      for (let turn = 0; turn < 60; turn++) {
        const operations = Array.from({ length: chance.is(0.05) ? 80 : 1 + chance.up(4) }, () =>
          randomOperation(draft, chance, () => `new-${++number}`),
        );
        // Another theme makes everything anew.
        applyLate(
          draft,
          operations.filter(({ kind }) => kind !== 'theme'),
        );
        const [patch, same] = [changeScene(scene, draft.presentation), changeScene(other, forget(draft.presentation))];
        expect(describePatch(patch), `change ${turn}`).toEqual(describePatch(same));
        expect(describeScene(scene), `change ${turn}`).toEqual(describeScene(indexScene(draft.presentation)));
        for (const node of [scene.root, scene.nodes.get('t')]) {
          const [x, y, size] = [chance.within(-2000, 2000), chance.within(-2000, 2000), chance.within(0, 900)];
          const area = { left: x, top: y, right: x + size, bottom: y + size };
          const found = node && scene.childrenIn(node, identity, area);
          // There is no tree of a few children.
          if (!found || found === node.children) continue;
          searched++;
          const isSeen = ({ inParent }: SceneNode) => intersects(inParent, area);
          expect(found.filter(isSeen).map(idOf)).toEqual(node.children.filter(isSeen).map(idOf));
          expect(found.length - found.filter(isSeen).length).toBeLessThan(5);
        }
      }
      expect(searched).toBeGreaterThan(40);
    },
  );

  test('prepared for changes, it knows which children are where before the first one', () => {
    const scene = indexScene(parsePresentation(crowdedDocument(new Chance(2))).presentation);
    prepareForChanges(scene);
    for (const node of [scene.root, scene.nodes.get('t') ?? scene.root])
      expect(scene.childrenIn(node, identity, node.bounds).map(idOf)).toEqual(node.children.map(idOf));
  });

  test('what is added again and again at one place is in front of what was there before', () => {
    const draft = openDraft(parsePresentation(crowdedDocument(new Chance(1))).presentation);
    const scene = indexScene(draft.presentation);
    for (let turn = 100; turn < 300; turn++) {
      const object = { kind: 'shape', shape: 'star', id: `n${turn}`, order: 'a0V', x: 9000, width: 10, height: 10 };
      applyAll(draft, [{ kind: 'add', into: { parent: 'root' }, object }]);
      changeScene(scene, draft.presentation);
    }
    const found = scene.childrenIn(scene.root, identity, { left: 8000, top: -100, right: 9100, bottom: 100 });
    expect(found?.map(idOf)).toEqual(scene.root.children.slice(1, 201).map(idOf));
  });
});

const document = {
  root: {
    id: 'root',
    children: [
      {
        kind: 'topic',
        id: 't',
        x: 1000,
        children: [{ kind: 'text', id: 'a', paragraphs: ['Hello'], x: 100, y: 100, width: 100, height: 50 }],
      },
      ...['b', 'c', 'd'].map((id, index) => ({ kind: 'shape', shape: 'star', id, x: index * 300, width: 100, height: 100 })),
    ],
  },
};

describe('the patch of a change', () => {
  const open = () => {
    const draft = openDraft(parsePresentation(document).presentation);
    return { draft, scene: indexScene(draft.presentation) };
  };
  const area = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

  test('of a move is where the object was and where it is', () => {
    const { draft, scene } = open();
    applyAll(draft, [{ kind: 'set', id: 'b', fields: { x: 50 } }]);
    const { isWhole, areas, moved } = changeScene(scene, draft.presentation);
    expect({ isWhole, areas }).toEqual({ isWhole: false, areas: [{ within: scene.root, area: area(-55, -55, 105, 55), of: 'b' }] });
    expect(moved.map(({ next }) => next.id)).toEqual(['b', 'root']);
  });

  test('of a text does not keep what was drawn for it, and leaves every other node alone', () => {
    const { draft, scene } = open();
    const others = ['b', 'c', 'd'].map((id) => scene.nodes.get(id));
    applyAll(draft, [{ kind: 'text', id: 'a', change: [{ keep: 6 }, { insert: '!' }] }]);
    const { areas, moved } = changeScene(scene, draft.presentation);
    expect(areas.map(({ within }) => within.object.id)).toEqual(['t']);
    expect(moved.map(({ next }) => next.id)).toEqual(['t', 'root']);
    expect(['b', 'c', 'd'].map((id) => scene.nodes.get(id))).toEqual(others);
  });

  test('of a new order is what changed places', () => {
    const { draft, scene } = open();
    applyAll(draft, [{ kind: 'move', id: 'd', into: { parent: 'root' }, order: 'a0V' }]);
    const { areas } = changeScene(scene, draft.presentation);
    expect(areas).toContainEqual({ within: scene.root, area: scene.nodes.get('d')?.inParent, of: 'd' });
  });

  test('of the theme is everything; of a background layer, that layer', () => {
    const { draft, scene } = open();
    applyAll(draft, [{ kind: 'theme', fields: { 'palette/accent1': '#123456' } }]);
    expect(changeScene(scene, draft.presentation).isWhole).toBe(true);
    applyAll(draft, [{ kind: 'background', layer: 'l', add: { id: 'l', order: 'a0' } }]);
    expect(changeScene(scene, draft.presentation)).toEqual({ isWhole: false, areas: [], isReordered: false, layers: ['l'], moved: [] });
  });
});
