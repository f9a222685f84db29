import { SwfBits } from './bits.ts';
import { jpeg, lossless, type MakeBitmap, plainJpeg } from './bitmaps.ts';
import { type Figure, readShape } from './read-shape.ts';
import { readFont, readOldFont, type SwfFont } from './fonts.ts';
import { readText, type SwfText } from './read-text.ts';

/** Something that can be placed, or a font; read when it is first used. */
export type Character =
  | { kind: 'shape'; read(): Figure[] }
  | { kind: 'text'; read(): SwfText }
  | { kind: 'font'; read(): SwfFont }
  | { kind: 'bitmap'; make: MakeBitmap }
  | { kind: 'sprite'; tags: Uint8Array };

export interface Tag {
  code: number;
  body: Uint8Array;
}

/** The tags up to the end of the file, or to where it is cut off. */
export function* tagsIn(bytes: Uint8Array): Generator<Tag> {
  const bits = new SwfBits(bytes);
  while (bits.rest >= 2) {
    const head = bits.short();
    const isLong = (head & 63) === 63;
    if (isLong && bits.rest < 4) return;
    const length = isLong ? bits.long() : head & 63;
    const code = head >> 6;
    if (code === 0 || length > bits.rest) return;
    yield { code, body: bits.bytes(length) };
  }
}

/** Reads once, and remembers. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: read() }).value;
}

/** Undefined for a tag that defines nothing we can show. */
function characterOf({ code, body }: Tag, tables: Uint8Array | undefined): Character | undefined {
  const shape = new Map([
    [2, 1],
    [22, 2],
    [32, 3],
    [83, 4],
  ]).get(code);
  if (shape !== undefined) return { kind: 'shape', read: once(() => readShape(new SwfBits(body), shape)) };
  if (code === 11 || code === 33) return { kind: 'text', read: once(() => readText(new SwfBits(body), code === 33)) };
  if (code === 10) return { kind: 'font', read: once(() => readOldFont(body)) };
  if (code === 48 || code === 75) return { kind: 'font', read: once(() => readFont(body, code === 75)) };
  if (code === 6) return { kind: 'bitmap', make: plainJpeg(body, tables) };
  if (code === 21) return { kind: 'bitmap', make: jpeg(body, 2) };
  if (code === 35) return { kind: 'bitmap', make: jpeg(body, 3) };
  if (code === 90) return { kind: 'bitmap', make: jpeg(body, 4) };
  if (code === 20 || code === 36) return { kind: 'bitmap', make: lossless(body, code === 36) };
  return code === 39 ? { kind: 'sprite', tags: body.subarray(4) } : undefined;
}

/** By number. A number that is used twice stays with its first owner. */
export function charactersIn(tags: Uint8Array): Map<number, Character> {
  const characters = new Map<number, Character>();
  let tables: Uint8Array | undefined;
  for (const tag of tagsIn(tags)) {
    if (tag.code === 8) tables = tag.body;
    const character = tag.body.length >= 2 ? characterOf(tag, tables) : undefined;
    const id = character ? new SwfBits(tag.body).short() : 0;
    if (character && !characters.has(id)) characters.set(id, character);
  }
  return characters;
}
