import { attributeOf, childOf, type XmlElement } from '../../xml/xml.ts';
import { pieceEnd, reversed, shortened, strokesOf, writeStroke, type Spot, type Stroke } from './strokes.ts';

export interface ArrowedLine {
  /** The line, shortened under its heads. */
  d: string;
  /** Closed outlines, to be filled with the paint of the line. */
  heads: string[];
}

/** Heads are sized for a line at least this wide: two points on a slide of the usual width. */
const THINNEST = 4.5;
const times: Readonly<Record<string, number>> = { sm: 2, med: 3, lg: 5 };

/** Reads the `a:headEnd` and `a:tailEnd` of an `a:ln`, for its path (absolute M, L, Q, C, Z) and width. Closed paths have no ends. */
export function arrowPaths(line: XmlElement | undefined, d: string, width: number): ArrowedLine {
  const [head, tail] = [headOf(childOf(line, 'a:headEnd'), width), headOf(childOf(line, 'a:tailEnd'), width)];
  if (!head && !tail) return { d, heads: [] };
  const heads: string[] = [];
  const lines = strokesOf(d).map((stroke) => {
    if (stroke.isClosed) return writeStroke(stroke);
    const ended = tail ? end(stroke, tail, heads) : stroke;
    return writeStroke(head ? reversed(end(reversed(ended), head, heads)) : ended);
  });
  return { d: lines.join(''), heads };
}

interface Head {
  kind: 'triangle' | 'stealth' | 'diamond' | 'oval' | 'arrow';
  length: number;
  width: number;
  /** The line width. */
  pen: number;
}

function headOf(element: XmlElement | undefined, pen: number): Head | undefined {
  const kind = attributeOf(element, 'type');
  if (kind !== 'triangle' && kind !== 'stealth' && kind !== 'diamond' && kind !== 'oval' && kind !== 'arrow') return undefined;
  const size = (name: string) => ((times[attributeOf(element, name) ?? ''] ?? 3) + (kind === 'arrow' ? 0.5 : 0)) * Math.max(pen, THINNEST);
  return { kind, length: size('len'), width: size('w'), pen };
}

/** Adds the head at the end of a line, and returns the line without the part that the head covers. */
function end(stroke: Stroke, head: Head, heads: string[]): Stroke {
  const { length, width, pen } = head;
  const tip = pieceEnd(stroke);
  const base = pieceEnd(shortened(stroke, length));
  const far = Math.hypot(tip.x - base.x, tip.y - base.y) || 1;
  const along = { x: (tip.x - base.x) / far, y: (tip.y - base.y) / far };
  const at = (back: number, aside: number): Spot => ({
    x: tip.x - along.x * back - along.y * aside,
    y: tip.y - along.y * back + along.x * aside,
  });
  const half = width / 2;
  if (head.kind === 'oval') {
    heads.push(ellipse(at, length / 2, half));
    return stroke;
  }
  if (head.kind === 'diamond') {
    heads.push(polygon([at(-length / 2, 0), at(0, half), at(length / 2, 0), at(0, -half)]));
    return stroke;
  }
  if (head.kind === 'arrow') {
    // Two bars of the line's width that meet at the tip.
    const bar = Math.hypot(length, half);
    const [inX, inY] = [(pen * half) / bar, (pen * length) / bar];
    const notch = Math.min(length, (pen * bar) / half);
    heads.push(
      polygon([at(0, 0), at(length, half), at(length + inX, half - inY), at(notch, 0), at(length + inX, inY - half), at(length, -half)]),
    );
    return shortened(stroke, notch / 2);
  }
  const notch = head.kind === 'stealth' ? (length * 2) / 3 : length;
  heads.push(polygon([at(0, 0), at(length, half), ...(head.kind === 'stealth' ? [at(notch, 0)] : []), at(length, -half)]));
  return shortened(stroke, notch * 0.9);
}

const print = ({ x, y }: Spot): string => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
const polygon = (spots: readonly Spot[]): string => `M${spots.map(print).join('L')}Z`;

function ellipse(at: (back: number, aside: number) => Spot, rx: number, ry: number): string {
  const k = 0.5523;
  const quarter = (x: number, y: number, nextX: number, nextY: number) =>
    `C${[at(x * rx + k * nextX * rx, y * ry + k * nextY * ry), at(nextX * rx + k * x * rx, nextY * ry + k * y * ry), at(nextX * rx, nextY * ry)].map(print).join(' ')}`;
  return `M${print(at(rx, 0))}${quarter(1, 0, 0, 1)}${quarter(0, 1, -1, 0)}${quarter(-1, 0, 0, -1)}${quarter(0, -1, 1, 0)}Z`;
}
