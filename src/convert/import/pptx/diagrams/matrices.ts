import type { DiagramNode } from './data-model.ts';
import type { DiagramShape, Layout, Size } from './diagram-shape.ts';
import { blockList } from './lists.ts';

/** Four quarters around a title. */
export const titledMatrix: Layout = (roots, frame) => {
  const [title, ...others] = roots;
  if (!title || others.length > 0 || title.children.length === 0 || title.children.length > 4) return matrix(roots, frame);
  const middle: DiagramShape = {
    x: frame.width * 0.35,
    y: frame.height * 0.375,
    width: frame.width * 0.3,
    height: frame.height * 0.25,
    look: 'solidFgAcc1',
    geometry: 'roundRect',
    index: 0,
    node: title,
  };
  const around = quarters(title.children, frame, 0, 'rect').map((shape) => {
    // Beside the title, not behind it.
    const height = shape.height - middle.height / 2;
    return { ...shape, textBox: { x: shape.x, y: shape.y === 0 ? 0 : frame.height - height, width: shape.width, height } };
  });
  return [...around, middle];
};

/** Four tiles. */
export const matrix: Layout = (roots, frame) => {
  if (roots.length > 4) return blockList(roots, frame);
  const side = Math.min(frame.width, frame.height);
  const square = quarters(roots, { width: side, height: side }, 0.04, 'roundRect');
  return square.map((shape) => ({ ...shape, x: shape.x + (frame.width - side) / 2, y: shape.y + (frame.height - side) / 2 }));
};

const quarters = (nodes: readonly DiagramNode[], { width, height }: Size, gap: number, geometry: string): DiagramShape[] =>
  nodes.slice(0, 4).map((node, index) => ({
    x: (index % 2) * width * (0.5 + gap / 2),
    y: Math.floor(index / 2) * height * (0.5 + gap / 2),
    width: width * (0.5 - gap / 2),
    height: height * (0.5 - gap / 2),
    look: 'node1',
    geometry,
    index,
    node,
    listed: node.children,
  }));
