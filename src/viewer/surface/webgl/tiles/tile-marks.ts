export const TILE = 512;
/** A tile is drawn block by block, and only those that hold anything: pixels are what a frame costs. */
export const BLOCKS = 4;
const SIZE = TILE / BLOCKS;

/** A bit for each block with a pixel that is not clear, in it or right beside it. */
export function marksOf(bytes: ArrayBufferLike): number {
  const pixels = new Uint32Array(bytes);
  let marks = 0;
  for (let block = 0; block < BLOCKS * BLOCKS; block++) if (isMarked(pixels, (block % BLOCKS) * SIZE, Math.floor(block / BLOCKS) * SIZE)) marks |= 1 << block;
  return marks;
}

function isMarked(pixels: Uint32Array, left: number, top: number): boolean {
  const [first, last] = [Math.max(0, left - 1), Math.min(TILE, left + SIZE + 1)];
  for (let y = Math.max(0, top - 1); y < Math.min(TILE, top + SIZE + 1); y++)
    for (let at = y * TILE + first, end = y * TILE + last; at < end; at++) if (pixels[at] !== 0) return true;
  return false;
}
