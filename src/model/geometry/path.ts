import type { Rectangle } from './rectangle.ts';

/** Pen commands; `sizes` is how many numbers each takes from `points`. */
export const verb = { move: 0, line: 1, quadratic: 2, cubic: 3, close: 4, sizes: [2, 2, 4, 6, 0] } as const;

export interface CompiledPath {
  verbs: Uint8Array;
  /** Alternating x and y. */
  points: Float64Array;
  /** Encloses every point, including control points. */
  bounds: Rectangle;
}

const letters = 'MLQCZ';

/** Compiles path data that has only absolute M, L, Q, C and Z, as parsing leaves it. */
export function compilePath(d: string): CompiledPath {
  const verbs: number[] = [];
  const points: number[] = [];
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let kind = -1;
  let size = Infinity;
  /** How many numbers belong to complete commands. */
  let whole = 0;
  for (const token of d.match(/[MLQCZ]|-?[\d.]+(?:[eE][-+]?\d+)?/g) ?? []) {
    const next = letters.indexOf(token);
    if (next >= 0) {
      points.length = whole;
      kind = next;
      size = verb.sizes[next] || Infinity;
      if (kind === verb.close) verbs.push(kind);
      continue;
    }
    points.push(Number(token));
    if (points.length - whole < size) continue;
    verbs.push(kind);
    // Further pairs after a move are lines.
    if (kind === verb.move) kind = verb.line;
    for (; whole < points.length; whole += 2) {
      const x = points[whole] ?? 0;
      const y = points[whole + 1] ?? 0;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }
  points.length = whole;
  return { verbs: Uint8Array.from(verbs), points: Float64Array.from(points), bounds };
}
