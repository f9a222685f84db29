import type { DiagramNode } from './data-model.ts';
import { centered, type DiagramShape, type Layout, type Size } from './diagram-shape.ts';
import { columnsFor } from './lists.ts';

const lines = (nodes: readonly DiagramNode[]) => Math.max(0, ...nodes.map(({ children }) => children.length));

/** Nodes in a row with arrows between them. */
export const rowProcess: Layout = (roots, frame) => {
  const width = frame.width / (1.4 * roots.length - 0.4);
  const height = Math.min(frame.height, width * 0.6 * (1 + 0.5 * lines(roots)));
  const y = (frame.height - height) / 2;
  return roots.flatMap((node, index): DiagramShape[] => {
    const x = index * width * 1.4;
    const shape: DiagramShape = { x, y, width, height, look: 'node1', geometry: 'roundRect', index, node, listed: node.children };
    return index === 0 ? [shape] : [shape, arrow(x - width * 0.2, frame.height / 2, width, 0, index - 1)];
  });
};

/** Nodes from top to bottom with arrows between them. */
export const columnProcess: Layout = (roots, frame) => {
  const height = frame.height / (1.5 * roots.length - 0.5);
  const width = Math.min(frame.width, height * Math.max(1.8, 3 * Math.min(1, lines(roots))));
  const x = (frame.width - width) / 2;
  return roots.flatMap((node, index): DiagramShape[] => {
    const y = index * height * 1.5;
    const shape: DiagramShape = { x, y, width, height, look: 'node1', geometry: 'roundRect', index, node, listed: node.children };
    return index === 0 ? [shape] : [shape, arrow(frame.width / 2, y - height * 0.25, height * 1.6, 90, index - 1)];
  });
};

/** Rows that follow one another, with arrows between all nodes. */
export const bentProcess: Layout = (roots, frame) => {
  const columns = columnsFor(roots.length, frame.width / frame.height, 0.9);
  const rows = Math.ceil(roots.length / columns);
  const width = Math.min(frame.width / (1.4 * columns - 0.4), frame.height / (rows - 0.4));
  const shapes = roots.flatMap((node, index): DiagramShape[] => {
    const row = Math.floor(index / columns);
    // Every other row runs back.
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
    const [x, y] = [column * width * 1.4, row * width];
    const shape: DiagramShape = {
      x,
      y,
      width,
      height: width * 0.6,
      look: 'node1',
      geometry: 'roundRect',
      index,
      node,
      listed: node.children,
    };
    if (index === 0) return [shape];
    const isDown = index % columns === 0;
    const turn = isDown ? 90 : row % 2 === 0 ? 0 : 180;
    const at: [number, number] = isDown
      ? [x + width / 2, y - width * 0.2]
      : [turn === 0 ? x - width * 0.2 : x + width * 1.2, y + width * 0.3];
    return [shape, arrow(...at, width, turn, index - 1)];
  });
  return centered(shapes, frame);
};

/** Chevrons one behind the other; what is below a node is listed under it. */
export const chevrons: Layout = (roots, frame) => {
  const width = frame.width / (0.9 * roots.length + 0.1);
  const hasLists = lines(roots) > 0;
  const height = Math.min(width * 0.4, frame.height * (hasLists ? 0.5 : 1));
  const list = hasLists ? Math.min(frame.height - height, height * lines(roots)) : 0;
  const y = (frame.height - height - list) / 2;
  return roots.flatMap((node, index): DiagramShape[] => {
    const x = index * width * 0.9;
    const shapes: DiagramShape[] = [{ x, y, width, height, look: 'node1', geometry: 'chevron', index, node }];
    if (node.children.length > 0)
      shapes.push({ x, y: y + height, width: width * 0.8, height: list, look: 'revTx', index, listed: node.children, align: 'l' });
    return shapes;
  });
};

/** Nodes on one large arrow. */
export const arrowProcess: Layout = (roots, frame) => {
  const ground = {
    x: frame.width * 0.075,
    y: 0,
    width: frame.width * 0.85,
    height: frame.height,
    geometry: 'rightArrow',
    look: 'bgShp' as const,
  };
  const width = frame.width / (1.05 * roots.length - 0.05);
  return [
    ground,
    ...roots.map((node, index): DiagramShape => ({
      x: index * width * 1.05,
      y: frame.height * 0.3,
      width,
      height: frame.height * 0.4,
      look: 'node1',
      geometry: 'roundRect',
      index,
      node,
      listed: node.children,
    })),
  ];
};

/** An arrow around a point, between nodes of this size. */
export function arrow(x: number, y: number, node: number, rotation: number, index: number): DiagramShape {
  const size: Size = { width: node * 0.212, height: node * 0.248 };
  return { x: x - size.width / 2, y: y - size.height / 2, ...size, rotation, look: 'sibTrans2D1', geometry: 'rightArrow', index };
}
