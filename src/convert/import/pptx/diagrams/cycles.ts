import { centered, type DiagramShape, type Layout, lineThrough } from './diagram-shape.ts';
import { arrow } from './processes.ts';

/** The angle of a node on a circle, clockwise from the top. */
const angleOf = (index: number, count: number) => (index / count) * 2 * Math.PI - Math.PI / 2;

/** Nodes around a circle with arrows from each to the next; `share` is the height of a node in widths. */
const ring =
  (geometry: string, share: number): Layout =>
  (roots, frame) => {
    const count = roots.length;
    const reach = count > 1 ? 0.72 / Math.sin(Math.PI / count) : 0;
    const width = Math.min(frame.width / (2 * reach + 1), frame.height / (2 * reach + share));
    const radius = reach * width;
    const spot = (place: number) => [radius * Math.cos(angleOf(place, count)), radius * Math.sin(angleOf(place, count))] as const;
    const shapes = roots.flatMap((node, index): DiagramShape[] => {
      const [x, y] = spot(index);
      const height = width * share;
      const shape: DiagramShape = {
        x: x - width / 2,
        y: y - height / 2,
        width,
        height,
        look: 'node1',
        geometry,
        index,
        node,
        listed: node.children,
      };
      if (count === 1) return [shape];
      const [nextX, nextY] = spot(index + 1);
      // Two arrows between the same two nodes are side by side.
      const aside = count === 2 ? width * 0.2 * (index === 0 ? 1 : -1) : 0;
      const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
      return [shape, arrow((x + nextX) / 2 + aside, (y + nextY) / 2, width * 1.2, turn, index)];
    });
    return centered(shapes, frame);
  };

export const circleCycle = ring('ellipse', 1);
export const blockCycle = ring('roundRect', 0.65);

/** The first node in the middle, and those below it or after it around. */
export const radial: Layout = (roots, frame) => {
  const [middle, ...others] = roots;
  if (!middle) return [];
  const around = [...middle.children, ...others];
  const count = Math.max(1, around.length);
  const reach = Math.max(1.25, 0.6 / Math.sin(Math.PI / Math.max(2, count)));
  const size = Math.min(frame.width, frame.height) / (2 * reach + 1);
  const disc = (x: number, y: number) =>
    ({ x: x - size / 2, y: y - size / 2, width: size, height: size, look: 'node1', geometry: 'ellipse' }) as const;
  const spots = around.map((_, index) => [Math.cos(angleOf(index, count)), Math.sin(angleOf(index, count))] as const);
  const shapes: DiagramShape[] = [
    ...spots.map(([x, y]) =>
      lineThrough([
        [(x * size) / 2, (y * size) / 2],
        [x * size * (reach - 0.5), y * size * (reach - 0.5)],
      ]),
    ),
    { ...disc(0, 0), index: 0, node: middle },
    ...around.map((node, index): DiagramShape => {
      const [x, y] = spots[index] ?? [0, 0];
      return {
        ...disc(x * size * reach, y * size * reach),
        index: index + 1,
        node,
        listed: node.children,
      };
    }),
  ];
  return centered(shapes, frame);
};

/** Overlapping discs. */
export const venn: Layout = (roots, frame) => {
  const count = roots.length;
  const side = Math.min(frame.width, frame.height);
  const size = count === 1 ? side : count === 2 ? Math.min(frame.height, frame.width / 1.7) : side * (count === 3 ? 0.6 : 0.5);
  const radius = count === 1 ? 0 : count === 2 ? size * 0.35 : (side - size) / 2;
  const shapes = roots.map((node, index): DiagramShape => {
    const angle = angleOf(index, count) - (count === 2 ? Math.PI / 2 : 0);
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    // The text is where no other disc is.
    const [away, box] = [size * (count === 1 ? 0 : 0.12), size * 0.55];
    return {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
      look: 'vennNode1',
      geometry: 'ellipse',
      index,
      node,
      listed: node.children,
      textBox: { x: x + away * Math.cos(angle) - box / 2, y: y + away * Math.sin(angle) - box / 2, width: box, height: box },
    };
  });
  return centered(shapes, frame);
};

/** Discs within each other, the first one innermost, with their names beside them. */
export const target: Layout = (roots, frame) => {
  const size = Math.min(frame.width * 0.55, frame.height);
  const top = (frame.height - size) / 2;
  const row = size / Math.max(2, roots.length);
  return roots
    .map((node, index): DiagramShape[] => {
      const own = (size * (index + 1)) / roots.length;
      return [
        { x: (size - own) / 2, y: top + (size - own) / 2, width: own, height: own, look: 'node1', geometry: 'ellipse', index },
        {
          x: size * 1.08,
          y: top + index * row,
          width: frame.width - size * 1.08,
          height: row,
          look: 'revTx',
          index,
          node,
          listed: node.children,
          align: 'l',
        },
      ];
    })
    .toReversed()
    .flat();
};
