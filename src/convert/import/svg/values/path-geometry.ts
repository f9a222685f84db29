import type { CompiledPath } from '#model/geometry/path.ts';
import { verb } from '#model/geometry/path.ts';
import { apply, identity } from '#model/geometry/matrix.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import { nothing } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';

const letters = ['M', 'L', 'Q', 'C', 'Z'];

const print = (value: number) => String(Number(value.toPrecision(10)));

/** The path in other coordinates, optionally reversed. */
export function transformPath({ verbs, points }: CompiledPath, matrix: Matrix, isReversed = false): string {
  const spots: string[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const { x, y } = apply(matrix, points[at] ?? 0, points[at + 1] ?? 0);
    spots.push(`${print(x)} ${print(y)}`);
  }
  let place = 0;
  const steps = [...verbs].map((kind) => ({ kind, spots: spots.slice(place, (place += (verb.sizes[kind] ?? 0) / 2)) }));
  if (!isReversed) return steps.map(({ kind, spots }) => letters[kind] + spots.join(' ')).join('');
  let d = '';
  for (let start = 0; start < steps.length;) {
    let end = start + 1;
    while (end < steps.length && steps[end]?.kind !== verb.move) end += 1;
    const run = steps.slice(start, end);
    const lines = run.filter(({ kind }) => kind !== verb.close);
    d += `M${lines.at(-1)?.spots.at(-1) ?? '0 0'}`;
    for (let index = lines.length - 1; index > 0; index -= 1) {
      const { kind, spots } = lines[index] ?? { kind: 1, spots: [] };
      d += `${letters[kind]}${[...spots.slice(0, -1).toReversed(), lines[index - 1]?.spots.at(-1)].join(' ')}`;
    }
    if (lines.length < run.length) d += 'Z';
    start = end;
  }
  return d;
}

/** Exactly around the curves, as bounding-box gradients need it. */
export function boundsOf({ verbs, points }: CompiledPath, matrix: Matrix = identity): Rectangle {
  const bounds = { ...nothing };
  const include = (x: number, y: number) => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  const at = (index: number) => apply(matrix, points[index] ?? 0, points[index + 1] ?? 0);
  let place = 0;
  let pen = { x: 0, y: 0 };
  for (const kind of verbs) {
    const size = verb.sizes[kind] ?? 0;
    if (size === 0) continue;
    const spots = Array.from({ length: size / 2 }, (_, index) => at(place + index * 2));
    const end = spots.at(-1) ?? pen;
    for (const time of [
      ...turns(
        pen.x,
        spots.map(({ x }) => x),
      ),
      ...turns(
        pen.y,
        spots.map(({ y }) => y),
      ),
    ])
      include(
        curveAt(
          pen.x,
          spots.map(({ x }) => x),
          time,
        ),
        curveAt(
          pen.y,
          spots.map(({ y }) => y),
          time,
        ),
      );
    include(end.x, end.y);
    pen = end;
    place += size;
  }
  return bounds;
}

/** Where a curve reverses direction between its ends. */
function turns(from: number, [a = 0, b, to]: number[]): number[] {
  if (b === undefined) return [];
  if (to === undefined) return within([(from - a) / (from - 2 * a + b)]);
  const [p, q, r] = [to - 3 * b + 3 * a - from, 2 * (b - 2 * a + from), a - from];
  if (Math.abs(p) < 1e-12 * (Math.abs(q) + Math.abs(r))) return within([-r / q]);
  const root = Math.sqrt(q * q - 4 * p * r);
  return within([(-q + root) / (2 * p), (-q - root) / (2 * p)]);
}

const within = (times: number[]) => times.filter((time) => time > 0 && time < 1);

function curveAt(from: number, [a = 0, b, to]: number[], time: number): number {
  const rest = 1 - time;
  if (b === undefined) return rest * from + time * a;
  if (to === undefined) return rest * rest * from + 2 * rest * time * a + time * time * b;
  return rest ** 3 * from + 3 * rest * rest * time * a + 3 * rest * time * time * b + time ** 3 * to;
}

/** Twice the enclosed area; negative if the points run counterclockwise on the screen. */
export function windingOf({ verbs, points }: CompiledPath): number {
  let sum = 0;
  let place = 0;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const go = (toX: number, toY: number) => {
    sum += x * toY - toX * y;
    [x, y] = [toX, toY];
  };
  for (const kind of verbs) {
    if (kind === verb.move) {
      go(startX, startY);
      [startX, startY] = [points[place] ?? 0, points[place + 1] ?? 0];
      [x, y] = [startX, startY];
    } else for (let at = place; at < place + (verb.sizes[kind] ?? 0); at += 2) go(points[at] ?? 0, points[at + 1] ?? 0);
    place += verb.sizes[kind] ?? 0;
  }
  go(startX, startY);
  return sum;
}
