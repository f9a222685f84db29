import { apply } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';

/** A straight edge, or a curve if it has a control point. */
export interface Edge {
  from: readonly [x: number, y: number];
  control?: readonly [x: number, y: number] | undefined;
  to: readonly [x: number, y: number];
}

export const turnedAround = ({ from, control, to }: Edge): Edge => ({ from: to, control, to: from });

const keyOf = ([x, y]: readonly [number, number]): string => `${x} ${y}`;

/** Edges come in any order: joins them end to start into closed figures. */
export function closedFigures(edges: readonly Edge[]): Edge[][] {
  const starting = new Map<string, number[]>();
  edges.forEach(({ from }, index) => {
    const key = keyOf(from);
    const there = starting.get(key);
    if (there) there.push(index);
    else starting.set(key, [index]);
  });
  const used = new Set<number>();
  const figures: Edge[][] = [];
  for (let first = 0; first < edges.length; first += 1) {
    const figure: Edge[] = [];
    for (let index: number | undefined = first; index !== undefined && !used.has(index);) {
      const edge: Edge | undefined = edges[index];
      if (!edge) break;
      used.add(index);
      figure.push(edge);
      const there: number[] | undefined = starting.get(keyOf(edge.to));
      let next: number | undefined = there?.pop();
      while (next !== undefined && used.has(next)) next = there?.pop();
      index = next;
    }
    if (figure.length > 0) figures.push(figure);
  }
  return figures;
}

/** Lines that follow each other are one. */
export function openFigures(edges: readonly Edge[]): Edge[][] {
  const figures: Edge[][] = [];
  for (const edge of edges) {
    const last = figures.at(-1)?.at(-1);
    if (last && last.to[0] === edge.from[0] && last.to[1] === edge.from[1]) figures.at(-1)?.push(edge);
    else figures.push([edge]);
  }
  return figures;
}

/** Path data; a figure that ends where it began is closed. */
export function pathOf(figures: readonly (readonly Edge[])[], matrix?: Matrix): string {
  const at = ([x, y]: readonly [number, number]): string => {
    if (!matrix) return `${x} ${y}`;
    const spot = apply(matrix, x, y);
    return `${round(spot.x)} ${round(spot.y)}`;
  };
  return figures
    .map((figure) => {
      const [first] = figure;
      const last = figure.at(-1);
      if (!first || !last) return '';
      const isClosed = first.from[0] === last.to[0] && first.from[1] === last.to[1];
      const steps = figure.map(({ control, to }) => (control ? `Q${at(control)} ${at(to)}` : `L${at(to)}`));
      return `M${at(first.from)}${steps.join('')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(Math.min(Math.max(value, -1e7), 1e7) * 100) / 100;
