/** Pseudo-random numbers from 0 to 1: the same for the same seed, so the art never changes. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [x: number, y: number];

/** Short numbers keep documents small. */
export const short = (value: number): string => String(Number(value.toFixed(1)));

/** Path data of a smooth curve through the points. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const point = (index: number): Point => points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  let d = `M${point(0).map(short).join(' ')}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${controls.map(short).join(' ')}`;
  }
  return d + (isClosed ? 'Z' : '');
}

/** An SVG of this size with the given content. */
export const svg = (width: number, height: number, content: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs === '' ? '' : `<defs>${defs}</defs>`}${content}</svg>`;
