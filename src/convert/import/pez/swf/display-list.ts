import { identity } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { SwfBits } from './bits.ts';
import { type Tag, tagsIn } from './characters.ts';
import { type ColorTransform, readColorTransform, sameColors } from './color-transform.ts';

export interface Placed {
  character: number;
  depth: number;
  matrix: Matrix;
  colors: ColorTransform;
  /** If set, it is not shown, but clips everything up to this depth. */
  clipsTo: number;
}

const SHOW_FRAME = 1;

/** What the first frame that shows anything shows, from the bottom up. */
export function firstFrame(tags: Uint8Array): Placed[] {
  const placed = new Map<number, Placed>();
  for (const tag of tagsIn(tags)) {
    if (tag.code === SHOW_FRAME && placed.size > 0) break;
    try {
      change(placed, tag);
    } catch (problem) {
      // A placement that is cut off changes nothing.
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  return [...placed.values()].sort((one, other) => one.depth - other.depth);
}

function change(placed: Map<number, Placed>, { code, body }: Tag): void {
  const bits = new SwfBits(body);
  if (code === 4) {
    const [character, depth, matrix] = [bits.short(), bits.short(), bits.matrix()];
    const colors = bits.rest > 0 ? readColorTransform(bits, false) : sameColors;
    placed.set(depth, { character, depth, matrix, colors, clipsTo: 0 });
  } else if (code === 5 || code === 28) {
    if (code === 5) bits.short();
    placed.delete(bits.short());
  } else if (code === 26 || code === 70) {
    const object = readPlaced(bits, code === 70, placed);
    if (object) placed.set(object.depth, object);
  }
}

/** PlaceObject2 and PlaceObject3, which may change what is already there. */
function readPlaced(bits: SwfBits, isThird: boolean, placed: ReadonlyMap<number, Placed>): Placed | undefined {
  const flags = bits.byte();
  const more = isThird ? bits.byte() : 0;
  const depth = bits.short();
  if (more & 8 || (more & 16 && flags & 2)) bits.word();
  const before = flags & 1 ? placed.get(depth) : undefined;
  const character = flags & 2 ? bits.short() : before?.character;
  const matrix = flags & 4 ? bits.matrix() : (before?.matrix ?? identity);
  const colors = flags & 8 ? readColorTransform(bits, true) : (before?.colors ?? sameColors);
  if (flags & 16) bits.short();
  if (flags & 32) bits.word();
  const clipsTo = flags & 64 ? bits.short() : (before?.clipsTo ?? 0);
  return character === undefined ? undefined : { character, depth, matrix, colors, clipsTo };
}
