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
  for (const [, letter = '', numbers = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const kind = letters.indexOf(letter);
    const values = numbers.match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
    const size = verb.sizes[kind] ?? 0;
    if (size === 0) {
      verbs.push(kind);
      continue;
    }
    for (let at = 0; at + size <= values.length; at += size) {
      // Further pairs after a move are lines.
      verbs.push(kind === verb.move && at > 0 ? verb.line : kind);
      for (let index = at; index < at + size; index += 2) {
        const x = values[index] ?? 0;
        const y = values[index + 1] ?? 0;
        points.push(x, y);
        bounds.left = Math.min(bounds.left, x);
        bounds.right = Math.max(bounds.right, x);
        bounds.top = Math.min(bounds.top, y);
        bounds.bottom = Math.max(bounds.bottom, y);
      }
    }
  }
  return { verbs: Uint8Array.from(verbs), points: Float64Array.from(points), bounds };
}
