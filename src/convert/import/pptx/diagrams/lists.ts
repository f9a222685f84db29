import type { DiagramNode } from './data-model.ts';
import { centered, type DiagramShape, type Layout } from './diagram-shape.ts';

const GAP = 0.1;
const HIGH = 0.6;

/** Blocks in rows, as large as they fit; all that is below a node is listed in its block. */
export const blockList: Layout = (roots, frame) => {
  const columns = columnsFor(roots.length, frame.width / frame.height, HIGH);
  const rows = Math.ceil(roots.length / columns);
  const width = Math.min(frame.width / (columns + GAP * (columns - 1)), frame.height / (HIGH * rows + GAP * (rows - 1)));
  const step = width * (1 + GAP);
  const shapes = roots.map((node, index): DiagramShape => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const inRow = Math.min(columns, roots.length - row * columns);
    return {
      x: column * step + ((columns - inRow) * step) / 2,
      y: row * width * (HIGH + GAP),
      width,
      height: width * HIGH,
      look: 'node1',
      index,
      node,
      listed: node.children,
    };
  });
  return centered(shapes, frame);
};

/** How many columns make blocks the largest in a frame of this aspect. */
export function columnsFor(count: number, aspect: number, high: number): number {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(aspect / (columns + GAP * (columns - 1)), 1 / (high * rows + GAP * (rows - 1)));
    if (width > best.width * 1.001) best = { columns, width };
  }
  return best.columns;
}

const linesOf = (nodes: readonly DiagramNode[]): number => nodes.reduce((sum, { children }) => sum + 1 + linesOf(children), 0);

/** Bars over the whole width, each with the list of what is below it. */
export const verticalList: Layout = (roots, frame) => {
  const shares = roots.map(({ children }) => ({ bar: 1, list: linesOf(children) * 0.6 }));
  const total = shares.reduce((sum, { bar, list }) => sum + bar + list, 0) + (roots.length - 1) * 0.15;
  const unit = Math.min(frame.height / total, frame.width / 4);
  let y = (frame.height - unit * total) / 2;
  return roots.flatMap((node, index) => {
    const { bar, list } = shares[index] ?? { bar: 1, list: 0 };
    const place = { x: 0, width: frame.width, align: 'l' as const };
    const shapes: DiagramShape[] = [{ ...place, y, height: unit * bar, look: 'node1', geometry: 'roundRect', index, node }];
    if (list > 0) shapes.push({ ...place, y: y + unit * bar, height: unit * list, look: 'revTx', index, listed: node.children });
    y += unit * (bar + list + 0.15);
    return shapes;
  });
};

/** Blocks at the left, and beside each the list of what is below it. */
export const blockRows: Layout = (roots, frame) => {
  if (roots.every(({ children }) => children.length === 0)) return verticalList(roots, frame);
  const height = frame.height / (roots.length * 1.05 - 0.05);
  return roots.flatMap((node, index): DiagramShape[] => {
    const y = index * height * 1.05;
    const left = frame.width * 0.36;
    return [
      ...(node.children.length > 0
        ? [
            {
              x: left,
              y: y + height * 0.1,
              width: frame.width - left,
              height: height * 0.8,
              look: 'alignAccFollowNode1' as const,
              index,
              listed: node.children,
              align: 'l' as const,
            },
          ]
        : []),
      { x: 0, y, width: left, height, look: 'node1', geometry: 'roundRect', index, node },
    ];
  });
};

/** Columns: a head, and below it the list of what is below the node. */
export const horizontalList: Layout = (roots, frame) => {
  const width = frame.width / (roots.length * 1.14 - 0.14);
  const hasLists = roots.some(({ children }) => children.length > 0);
  const head = Math.min(width * 0.4, frame.height * (hasLists ? 0.3 : 1));
  const lines = Math.max(...roots.map(({ children }) => linesOf(children)));
  const list = hasLists ? Math.min(frame.height - head, Math.max(width * 0.8, lines * head * 0.7)) : 0;
  const top = (frame.height - head - list) / 2;
  return roots.flatMap((node, index): DiagramShape[] => {
    const place = { x: index * width * 1.14, width, index };
    const shapes: DiagramShape[] = [{ ...place, y: top, height: head, look: 'node1', node }];
    if (list > 0) shapes.push({ ...place, y: top + head, height: list, look: 'alignAccFollowNode1', listed: node.children, align: 'l' });
    return shapes;
  });
};
