import type { DiagramNode } from './data-model.ts';

export interface Size {
  width: number;
  height: number;
}

/** Which of the diagram's looks a shape has (`dgm:styleLbl`). */
export type LookName = 'node1' | 'sibTrans2D1' | 'parChTrans1D2' | 'alignAccFollowNode1' | 'vennNode1' | 'solidFgAcc1' | 'bgShp' | 'revTx';

/** A shape of a laid-out diagram, in EMU from the corner of its frame. */
export interface DiagramShape extends Size {
  x: number;
  y: number;
  look: LookName;
  /** A preset shape; rectangles if absent. */
  geometry?: string;
  adjust?: Record<string, number>;
  rotation?: number;
  /** A line through these points instead of a preset shape. */
  line?: readonly (readonly [x: number, y: number])[];
  /** Its place among the nodes, for colours that vary. */
  index?: number;
  /** Whose text it shows; `listed` are shown below it, as bullets with all that is below them. */
  node?: DiagramNode | undefined;
  listed?: readonly DiagramNode[];
  /** Where the text is, if not inside the whole shape. */
  textBox?: Size & { x: number; y: number };
  align?: 'l' | 'ctr';
}

/** Lays out nodes in a frame. */
export type Layout = (roots: readonly DiagramNode[], frame: Size) => DiagramShape[];

/** Moves shapes so that together they are in the middle of the frame. */
export function centered(shapes: DiagramShape[], { width, height }: Size): DiagramShape[] {
  const edge = (read: (shape: DiagramShape) => number, pick: (...values: number[]) => number) => pick(...shapes.map(read));
  const [left, right] = [edge(({ x }) => x, Math.min), edge((shape) => shape.x + shape.width, Math.max)];
  const [top, bottom] = [edge(({ y }) => y, Math.min), edge((shape) => shape.y + shape.height, Math.max)];
  const [dx, dy] = [(width - left - right) / 2, (height - top - bottom) / 2];
  return shapes.map((shape) => ({
    ...shape,
    x: shape.x + dx,
    y: shape.y + dy,
    ...(shape.line && { line: shape.line.map(([x, y]) => [x + dx, y + dy] as const) }),
    ...(shape.textBox && { textBox: { ...shape.textBox, x: shape.textBox.x + dx, y: shape.textBox.y + dy } }),
  }));
}

/** A line through these points. */
export function lineThrough(points: readonly (readonly [number, number])[]): DiagramShape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, look: 'parChTrans1D2', line: points };
}
