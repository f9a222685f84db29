import { describe, expect, test } from 'vitest';
import { applyAll, applyLate } from '../change/apply.ts';
import { openDraft } from '../change/draft/draft.ts';
import { randomOperation } from '../change/test-operations.ts';
import { parsePresentation } from '../presentation/parse.ts';
import { Chance, generateDocument } from '../presentation/test-documents.ts';
import { changeScene } from './change-scene.ts';
import { indexScene, type Scene, type SceneNode } from './scene.ts';

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
      expect(scene.isRich || !fresh.isRich).toBe(true);
    }
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
