import type { Rect } from './bits.ts';
import { charactersIn } from './characters.ts';
import { drawPicture, type Piece } from './draw-picture.ts';
import { openSwf } from './open-swf.ts';

export interface SwfPicture {
  /** In twips, of which twenty are a pixel, as everything else here. */
  stage: Rect;
  pieces: Piece[];
  /** The bitmaps the pieces show, as files. */
  bitmaps: Map<number, Uint8Array>;
  /** The words that are drawn as letters. */
  words: string;
  /** Something is missing from it. */
  isPartial: boolean;
  /** It has more than one frame. */
  isMoving: boolean;
  /** Of its path data, in characters. */
  size: number;
}

const MOST_BITMAPS = 50;

/** Reads the first frame of an SWF without ever running anything in it; undefined if it shows nothing we can read. */
export async function readSwf(bytes: Uint8Array): Promise<SwfPicture | undefined> {
  const file = openSwf(bytes);
  if (!file) return undefined;
  const characters = charactersIn(file.tags);
  const drawn = drawPicture(file.tags, characters);
  const made = new Map<number, Uint8Array | undefined>();
  for (const piece of drawn.pieces) {
    if (made.size >= MOST_BITMAPS) break;
    const character = piece.kind === 'bitmap' && !made.has(piece.id) ? characters.get(piece.id) : undefined;
    if (piece.kind === 'bitmap' && character?.kind === 'bitmap') made.set(piece.id, await character.make().catch(withoutEnd));
  }
  const bitmaps = new Map([...made].flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
  const pieces = drawn.pieces.filter((piece) => piece.kind === 'drawing' || bitmaps.has(piece.id));
  if (pieces.length === 0) return undefined;
  const { words, size } = drawn;
  const isPartial = drawn.isPartial || pieces.length < drawn.pieces.length;
  return { stage: file.stage, pieces, bitmaps, words, isPartial, isMoving: file.frames > 1, size };
}

/** A bitmap that is cut off is left out. */
function withoutEnd(problem: unknown): undefined {
  if (!(problem instanceof RangeError)) throw problem;
}
