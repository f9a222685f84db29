import type { DiagramNode } from './data-model.ts';
import { type DiagramShape, type Layout, lineThrough, type Size } from './diagram-shape.ts';

/** A node with its place: its centre in columns, its row, and whether it hangs below the node before it. */
interface Place {
  node: DiagramNode;
  column: number;
  row: number;
  isHanging: boolean;
  parent: Place | undefined;
}

interface Look {
  /** Height of a node and the gaps beside and below it, in widths of a node. */
  high: number;
  beside: number;
  below: number;
  /** The last level is stacked. */
  hangs: boolean;
  /** From left to right. */
  isLying: boolean;
}

const tree =
  ({ high, beside, below, hangs, isLying }: Look): Layout =>
  (roots, frame) => {
    const places: Place[] = [];
    let next = 0;
    const visit = (node: DiagramNode, row: number, parent: Place | undefined): Place => {
      const place: Place = { node, column: 0, row, isHanging: false, parent };
      places.push(place);
      const assistants = node.children.filter(({ isAssistant }) => isAssistant);
      const others = node.children.filter(({ isAssistant }) => !isAssistant);
      const isStack = hangs && parent !== undefined && others.length > 1 && others.every(({ children }) => children.length === 0);
      // Assistants have a row of their own.
      const under = row + 1 + (assistants.length > 0 ? 1 : 0);
      const beside = assistants.map((each) => visit(each, row + 1, place).column);
      const columns = isStack ? [] : others.map((each) => visit(each, under, place).column);
      place.column =
        columns.length > 0 ? ((columns[0] ?? 0) + (columns.at(-1) ?? 0)) / 2 : beside.length > 0 ? (beside.at(-1) ?? 0) + 0.6 : next;
      if (columns.length === 0) next = Math.max(next, place.column) + 1;
      if (isStack) {
        others.forEach((each, index) =>
          places.push({ node: each, column: place.column + 0.25, row: under + index, isHanging: true, parent: place }),
        );
        next = place.column + 1.25;
      }
      return place;
    };
    for (const root of roots) visit(root, 0, undefined);
    return drawn(places, frame, { high, beside, below, isLying });
  };

function drawn(places: readonly Place[], frame: Size, { high, beside, below, isLying }: Omit<Look, 'hangs'>): DiagramShape[] {
  const [columns, rows] = [Math.max(...places.map(({ column }) => column)), Math.max(...places.map(({ row }) => row))];
  const least = Math.min(...places.map(({ column }) => column));
  // Lying, the columns run down and the rows across.
  const [across, down] = isLying
    ? [rows * (1 + below) + 1, (columns - least) * (high + beside) + high]
    : [(columns - least) * (1 + beside) + 1, rows * (high + below) + high];
  const width = Math.min(frame.width / across, frame.height / down);
  const [left, top] = [(frame.width - across * width) / 2, (frame.height - down * width) / 2];
  const boxOf = ({ column, row }: Place) => ({
    x: left + (isLying ? row * (1 + below) : (column - least) * (1 + beside)) * width,
    y: top + (isLying ? (column - least) * (high + beside) : row * (high + below)) * width,
    width,
    height: width * high,
  });
  const lines = places.flatMap((place) => (place.parent ? [lineThrough(courseOf(boxOf(place.parent), boxOf(place), place, isLying))] : []));
  return [...lines, ...places.map((place, index): DiagramShape => ({ ...boxOf(place), look: 'node1', index, node: place.node }))];
}

type Box = Size & { x: number; y: number };

/** From the middle of a parent's edge, by right angles, to its child. */
function courseOf(from: Box, to: Box, { isHanging, node }: Place, isLying: boolean): [number, number][] {
  const [middleX, middleY] = [to.x + to.width / 2, to.y + to.height / 2];
  if (isLying) {
    const [startX, startY] = [from.x + from.width, from.y + from.height / 2];
    const half = (startX + to.x) / 2;
    return [
      [startX, startY],
      [half, startY],
      [half, middleY],
      [to.x, middleY],
    ];
  }
  if (isHanging) {
    const start = from.x + from.width * 0.1;
    return [
      [start, from.y + from.height],
      [start, middleY],
      [to.x, middleY],
    ];
  }
  const [startX, startY] = [from.x + from.width / 2, from.y + from.height];
  if (node.isAssistant)
    return [
      [startX, startY],
      [startX, middleY],
      [middleX < startX ? to.x + to.width : to.x, middleY],
    ];
  const half = to.y - to.height * 0.25;
  return [
    [startX, startY],
    [startX, half],
    [middleX, half],
    [middleX, to.y],
  ];
}

export const organization = tree({ high: 0.5, beside: 0.21, below: 0.21, hangs: true, isLying: false });
export const hierarchy = tree({ high: 0.6, beside: 0.2, below: 0.3, hangs: false, isLying: false });
export const lyingHierarchy = tree({ high: 0.4, beside: 0.1, below: 0.3, hangs: false, isLying: true });
