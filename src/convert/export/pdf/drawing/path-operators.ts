import { identity } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { number } from '../file/values.ts';

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;

/** Records a path; how it is written depends on its use. */
export interface PathTrace {
  clear(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  quadraticTo(cx: number, cy: number, x: number, y: number): void;
  close(): void;
  /** The path as operators, without subpaths outside `seen`. */
  write(matrix: Matrix, digits: number, seen?: Rectangle): string;
  /** The rectangle (left, top, right, bottom) if the path is exactly one rectangle. */
  box(): readonly [number, number, number, number] | undefined;
}

export function tracePaths(): PathTrace {
  let verbs: number[] = [];
  let points: number[] = [];
  const at = (index: number) => points[index] ?? 0;

  const box = () => {
    // The last side may be drawn explicitly or left to the close.
    const sides = verbs.length - 2;
    if (
      (sides !== 3 && sides !== 4) ||
      verbs[0] !== MOVE ||
      verbs.at(-1) !== CLOSE ||
      verbs.some((verb, index) => index > 0 && index <= sides && verb !== LINE)
    )
      return undefined;
    const [left, top, right, bottom] = [at(0), at(1), at(4), at(5)];
    if (sides === 4 && (at(8) !== left || at(9) !== top)) return undefined;
    const isAcross = at(2) === right && at(3) === top && at(6) === left && at(7) === bottom;
    const isDown = at(2) === left && at(3) === bottom && at(6) === right && at(7) === top;
    return isAcross || isDown ? ([left, top, right, bottom] as const) : undefined;
  };

  const write = ([a, b, c, d, e, f]: Matrix, digits: number, seen?: Rectangle): string => {
    const rectangle = b === 0 && c === 0 ? box() : undefined;
    if (rectangle) {
      const [left, top, right, bottom] = rectangle;
      if (
        seen &&
        (Math.max(a * left, a * right) + e < seen.left ||
          Math.min(a * left, a * right) + e > seen.right ||
          Math.max(d * top, d * bottom) + f < seen.top ||
          Math.min(d * top, d * bottom) + f > seen.bottom)
      )
        return '';
      return `${number(a * left + e, digits)} ${number(d * top + f, digits)} ${number(a * (right - left), digits)} ${number(d * (bottom - top), digits)} re\n`;
    }
    let out = '';
    let part = '';
    let place = 0;
    let pen = '';
    let start = '';
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const next = () => {
      const [px, py] = [at(place), at(place + 1)];
      const [x, y] = [a * px + c * py + e, b * px + d * py + f];
      place += 2;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      return `${number(x, digits)} ${number(y, digits)}`;
    };
    // A subpath that is entirely outside the visible area cannot show inside it.
    const endPart = () => {
      if (!seen || (right >= seen.left && left <= seen.right && bottom >= seen.top && top <= seen.bottom)) out += part;
      part = '';
      [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    };
    for (const [index, verb] of verbs.entries()) {
      if (verb === MOVE) endPart();
      if (verb === CLOSE) part += 'h\n';
      else if (verb === CURVE) {
        const [one, other, end] = [next(), next(), next()];
        part += one === pen ? `${other} ${end} v\n` : other === end ? `${one} ${end} y\n` : `${one} ${other} ${end} c\n`;
        pen = end;
      } else {
        pen = next();
        if (verb === MOVE) start = pen;
        // Closing the path draws the line back to its start.
        if (verb === MOVE || pen !== start || verbs[index + 1] !== CLOSE) part += `${pen} ${verb === MOVE ? 'm' : 'l'}\n`;
      }
    }
    endPart();
    return out;
  };

  return {
    box,
    write,
    clear() {
      verbs = [];
      points = [];
    },
    moveTo(x, y) {
      verbs.push(MOVE);
      points.push(x, y);
    },
    lineTo(x, y) {
      verbs.push(verbs.length === 0 ? MOVE : LINE);
      points.push(x, y);
    },
    curveTo(ax, ay, bx, by, x, y) {
      verbs.push(CURVE);
      points.push(ax, ay, bx, by, x, y);
    },
    quadraticTo(cx, cy, x, y) {
      const [px, py] = [points.at(-2) ?? cx, points.at(-1) ?? cy];
      verbs.push(CURVE);
      points.push(px + ((cx - px) * 2) / 3, py + ((cy - py) * 2) / 3, x + ((cx - x) * 2) / 3, y + ((cy - y) * 2) / 3, x, y);
    },
    close() {
      if (verbs.length > 0 && verbs.at(-1) !== CLOSE) verbs.push(CLOSE);
    },
  };
}

/** Writes a rectangle under any matrix. */
export function rectangleOperators(
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
  width: number,
  height: number,
  digits: number,
): string {
  const trace = tracePaths();
  const corner = (px: number, py: number) => [a * px + c * py + e, b * px + d * py + f] as const;
  trace.moveTo(...corner(x, y));
  trace.lineTo(...corner(x + width, y));
  trace.lineTo(...corner(x + width, y + height));
  trace.lineTo(...corner(x, y + height));
  trace.close();
  return trace.write(identity, digits);
}
