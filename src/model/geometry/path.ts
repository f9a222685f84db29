import type { Rectangle } from './rectangle.ts';

/** What a pen does; `sizes` are the numbers each takes from `points`. */
export const verb = { move: 0, line: 1, quadratic: 2, cubic: 3, close: 4, sizes: [2, 2, 4, 6, 0] } as const;

export interface CompiledPath {
  verbs: Uint8Array;
  /** x and y in turn. */
  points: Float64Array;
  /** Around every point, those that only bend the line included. */
  bounds: Rectangle;
}

const letters = 'MLQCZ';

/** Reads path data that knows absolute M, L, Q, C and Z alone, as parsing leaves it. */
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
      // More pairs after a first move are lines.
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
