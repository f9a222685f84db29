import { describe, expect, it } from 'vitest';
import { canvas, chance, group, nest, rectangle, topic } from '../camera/test-scenes.ts';
import { apply, placementMatrix, scaleOf } from '../geometry/matrix.ts';
import { intersects, transformRectangle } from '../geometry/rectangle.ts';
import { parsePresentation } from '../presentation/parse.ts';
import type { Scene, SceneNode } from './scene.ts';
import { boxOf, indexScene, layerOf, matrixBetween } from './scene.ts';

const nodeOf = (scene: Scene, id: string): SceneNode => {
  const node = scene.nodes.get(id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};

describe('anchors', () => {
  const scene = canvas([
    nest('n', 12, { scale: 0.1, rotation: 30, x: 511.3, y: 487.7 }),
    topic('speck', { scale: 1e-5 }, [topic('in speck', { scale: 0.5 })]),
    group('small group', { scale: 1e-5 }, [topic('in group', { scale: 1 }), rectangle('shape in group', {})]),
  ]);
  const anchorOf = (id: string) => nodeOf(scene, id).anchor.object.id;

  it('are the root until a topic is more than ten thousand times smaller, then that topic', () => {
    expect(['root', 'n1', 'n4', 'n5', 'n6', 'n9', 'n10', 'n12', 'n-end'].map(anchorOf)).toEqual([
      'root',
      'root',
      'root',
      'n5',
      'n5',
      'n5',
      'n10',
      'n10',
      'n10',
    ]);
    expect(['speck', 'in speck'].map(anchorOf)).toEqual(['speck', 'speck']);
  });

  it('are always topics', () => {
    expect(['small group', 'shape in group', 'in group'].map(anchorOf)).toEqual(['root', 'root', 'in group']);
  });

  it('come with the scale to them', () => {
    for (const node of scene.nodes.values()) expect(node.scaleToAnchor / scaleOf(matrixBetween(node, node.anchor))).toBeCloseTo(1, 12);
    expect(nodeOf(scene, 'n5').scaleToAnchor).toBe(1);
    expect(nodeOf(scene, 'n7').scaleToAnchor).toBeCloseTo(0.01, 15);
  });
});

describe('the matrix between two nodes', () => {
  const deep = canvas([nest('a', 12, { scale: 0.1, x: 511.3, y: 487.7 }), nest('b', 12, { scale: 0.1, x: 123.4, y: 876.5, rotation: 90 })]);

  it('is just the placement from a child to its parent, and the identity from a node to itself', () => {
    const child = nodeOf(deep, 'b2');
    expect(matrixBetween(child, nodeOf(deep, 'b1')).map((value) => value + 0)).toEqual([...child.toParent].map((value) => value + 0));
    expect(matrixBetween(child, child).map((value) => value + 0)).toEqual([1, 0, 0, 1, 0, 0]);
    expect(nodeOf(deep, 'root').toParent).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('leads there and back between any two nodes', () => {
    const random = chance(12);
    const wild = canvas(
      Array.from({ length: 8 }, (_, index) =>
        nest(`t${index}-`, 4, { x: 1000 * random(), y: 1000 * random(), rotation: 360 * random(), scale: 0.2 + random() }),
      ),
    );
    const nodes = [...wild.nodes.values()];
    const any = () => nodes[Math.floor(nodes.length * random())] ?? wild.root;
    for (let round = 0; round < 500; round++) {
      const [one, other, third] = [any(), any(), any()];
      const [x, y] = [1000 * random(), 1000 * random()];
      const there = apply(matrixBetween(one, other), x, y);
      const back = apply(matrixBetween(other, one), there.x, there.y);
      expect(back.x).toBeCloseTo(x, 5);
      expect(back.y).toBeCloseTo(y, 5);
      const direct = apply(matrixBetween(one, third), x, y);
      const onward = apply(matrixBetween(other, third), there.x, there.y);
      expect(Math.hypot(direct.x - onward.x, direct.y - onward.y)).toBeLessThan(1e-9 * (1 + Math.hypot(direct.x, direct.y)) * 1e3);
    }
  });

  it('uses the nearest common ancestor: deep neighbours are as exact as those on the canvas', () => {
    const neighbours = (levels: number) => {
      const place = { scale: 0.1, x: 511.3, y: 487.7 };
      const inner = [topic('left', { x: 200.1, scale: 0.3 }), topic('right', { x: 700.7, scale: 0.3, rotation: 45 })];
      let child = topic('level', place, inner);
      for (let level = 1; level < levels; level++) child = topic(`level${level}`, place, [child]);
      const scene = canvas([child]);
      return matrixBetween(nodeOf(scene, 'left'), nodeOf(scene, 'right'));
    };
    expect(neighbours(20)).toEqual(neighbours(1));
  });

  it('keeps the full precision of a distance, however deep it starts', () => {
    const [there, back] = [matrixBetween(nodeOf(deep, 'a12'), deep.root), matrixBetween(deep.root, nodeOf(deep, 'a12'))];
    expect(scaleOf(there) / 1e-12).toBeCloseTo(1, 12);
    expect(scaleOf(back) / 1e12).toBeCloseTo(1, 12);
    const far = apply(back, 0, 0);
    const home = apply(there, far.x, far.y);
    expect(Math.hypot(home.x, home.y)).toBeLessThan(1e-11);
    const across = apply(matrixBetween(nodeOf(deep, 'a12'), nodeOf(deep, 'b12')), 500, 500);
    const spot = apply(matrixBetween(nodeOf(deep, 'b12'), deep.root), across.x, across.y);
    const start = apply(there, 500, 500);
    expect(Math.hypot(spot.x - start.x, spot.y - start.y)).toBeLessThan(1e-11);
  });
});

describe('background layers', () => {
  it('are in the coordinates of the root, beside its objects', () => {
    const stars = rectangle('stars', { x: 100, y: 50, width: 20, height: 10, rotation: 90 });
    const scene = canvas([], {}, [{ id: 'sky', depth: 0.3, objects: [stars] }]);
    const [node] = scene.layers[0]?.nodes ?? [];
    expect(node?.toParent).toEqual(placementMatrix(stars));
    expect(node?.parent).toMatchObject({ layer: { id: 'sky' }, parent: undefined, children: [node] });
    expect(node && layerOf(node)?.depth).toBe(0.3);
    expect(scene.root.children).toEqual([]);
    expect(scene.nodes.has('stars')).toBe(false);
  });
});

describe('a scene', () => {
  const richness = (object: object, language = 'en') =>
    indexScene(
      parsePresentation({
        schemaVersion: 2,
        language,
        root: { kind: 'topic', id: 'root', width: 100, height: 100, children: [{ x: 50, y: 50, width: 50, height: 50, ...object }] },
      }).presentation,
    ).isRich;

  it('includes what begins beside the cells of a table', () => {
    const paragraphs = [{ runs: [{ text: 'a' }], inset: 418, hang: -486 }];
    const table = { kind: 'table', id: 'table', width: 70, height: 100, columns: [1], rows: [{ cells: [{ paragraphs }] }] };
    const { presentation } = parsePresentation({
      schemaVersion: 2,
      root: { kind: 'topic', id: 'root', width: 900, height: 900, children: [table] },
    });
    expect(indexScene(presentation).nodes.get('table')?.bounds.right).toBeGreaterThanOrEqual(70 + 418 + 486);
  });

  it('reports whether it has charts, tables, code, or right-to-left text', () => {
    expect(richness({ kind: 'text', paragraphs: 'Light – «été», 光, ไทย' })).toBe(false);
    expect(richness({ kind: 'shape', shape: 'star', fill: '#ff0000' })).toBe(false);
    expect(richness({ kind: 'text', paragraphs: 'ضوء' })).toBe(true);
    expect(richness({ kind: 'text', paragraphs: '12', direction: 'rtl' })).toBe(true);
    expect(richness({ kind: 'text', paragraphs: '12' }, 'he-IL')).toBe(true);
    expect(richness({ kind: 'code', code: 'x' })).toBe(true);
    expect(richness({ kind: 'table', columns: [1], rows: [{ cells: [{ paragraphs: 'x' }] }] })).toBe(true);
    expect(richness({ kind: 'chart', chart: 'pie', categories: ['x'], series: [{ name: 'y', values: [1] }] })).toBe(true);
  });
});

describe('the bounds of a node', () => {
  it('enclose its box and everything in it', () => {
    const scene = canvas([group('g', { width: 10, height: 10 }, [rectangle('far', { x: 5000, y: -300, rotation: 20 })])]);
    const { bounds } = nodeOf(scene, 'g');
    const far = nodeOf(scene, 'far');
    const reach = transformRectangle(far.toParent, boxOf(far));
    expect(intersects(bounds, reach)).toBe(true);
    expect(bounds.right).toBeGreaterThanOrEqual(reach.right);
    expect(bounds.top).toBeLessThanOrEqual(reach.top);
    expect(bounds.left).toBeLessThanOrEqual(0);
  });
});
