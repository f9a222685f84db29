/**
 * Only the blocks of a tile that contain something are drawn, because the cost of a frame is in its pixels. Returns one bit for each of
 * `blocks` × `blocks`, set if it has a pixel that is not transparent, in it or right beside it.
 */
export function marksOf(bytes: ArrayBufferLike, size: number, blocks: number): number {
  const pixels = new Uint32Array(bytes);
  const side = size / blocks;
  const isMarked = (left: number, top: number) => {
    const [first, last] = [Math.max(0, left - 1), Math.min(size, left + side + 1)];
    for (let y = Math.max(0, top - 1); y < Math.min(size, top + side + 1); y++)
      for (let at = y * size + first, end = y * size + last; at < end; at++) if (pixels[at]) return true;
    return false;
  };
  let marks = 0;
  for (let block = 0; block < blocks * blocks; block++)
    if (isMarked((block % blocks) * side, Math.floor(block / blocks) * side)) marks |= 1 << block;
  return marks;
}
