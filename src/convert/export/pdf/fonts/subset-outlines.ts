import { readParts, readTables, tableOf, writeSfnt } from './sfnt.ts';

/** The tables of a TrueType font that a PDF needs, besides the outlines. */
const neededTables = ['head', 'hhea', 'hmtx', 'maxp', 'loca'] as const;

const WORDS = 0x0001;
const PLACES = 0x0002;
const SCALED = 0x0008;
const MORE = 0x0020;
const SCALED_TWICE = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTIONS = 0x0100;

/** Several glyphs composed into one, each at its position: what stands for one letter must be one glyph. */
export interface ComposedGlyph {
  parts: readonly { glyph: number; x: number; y: number }[];
  advance: number;
}

/**
 * A font with only these glyphs, renumbered in order, followed by the components they are composed of. Hints are dropped, since paper does
 * not need them.
 */
export const subsetOutlines = (file: string, glyphs: readonly (number | ComposedGlyph)[]): Buffer =>
  readParts(file, 'glyf', (read) => writeSubset(file, glyphs, read));

function writeSubset(
  file: string,
  glyphs: readonly (number | ComposedGlyph)[],
  readOutline: (start: number, end: number) => Buffer,
): Buffer {
  const tables = readTables(file, neededTables);
  const [head, hhea, hmtx, maxp, loca] = neededTables.map((tag) => tableOf(tables, tag)) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  const isLong = head.readUInt16BE(50) === 1;
  const startOf = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const outlineOf = (glyph: number) => readOutline(startOf(glyph), startOf(glyph + 1));
  const order = [...glyphs];
  const places = new Map(order.map((glyph, place) => [glyph, place]));
  const placeOf = (glyph: number) => {
    const place = places.get(glyph) ?? order.push(glyph) - 1;
    places.set(glyph, place);
    return place;
  };
  const outlines: Buffer[] = [];
  // The list grows during the loop.
  for (const glyph of order) {
    const bare = typeof glyph === 'number' ? withoutHints(outlineOf(glyph), placeOf) : compose(glyph, outlineOf, placeOf);
    outlines.push(Buffer.concat([bare, Buffer.alloc(bare.length & 1)]));
  }
  const starts = Buffer.alloc(4 * outlines.length + 4);
  for (const [index, { length }] of outlines.entries()) starts.writeUInt32BE(starts.readUInt32BE(4 * index) + length, 4 * index + 4);
  const metrics = Buffer.alloc(4 * order.length);
  const { advanceOf, bearingOf } = metricsOf(hmtx, hhea);
  for (const [index, glyph] of order.entries()) {
    metrics.writeUInt16BE(typeof glyph === 'number' ? advanceOf(glyph) : Math.max(0, glyph.advance), 4 * index);
    metrics.writeInt16BE(typeof glyph === 'number' ? bearingOf(glyph) : leftOf(outlines[index]), 4 * index + 2);
  }
  return writeSfnt(
    new Map([
      ['head', withNumber(head, 50, 1)],
      ['hhea', withNumber(hhea, 34, order.length)],
      ['hmtx', metrics],
      // Composed glyphs add one level of nesting.
      ['maxp', withNumber(withNumber(maxp, 4, order.length), 30, maxp.readUInt16BE(30) + 1)],
      ['loca', starts],
      ['glyf', Buffer.concat(outlines)],
    ]),
  );
}

const leftOf = (outline: Buffer | undefined) => (outline?.length ? outline.readInt16BE(2) : 0);

function compose({ parts }: ComposedGlyph, outlineOf: (glyph: number) => Buffer, placeOf: (glyph: number) => number): Buffer {
  const shown = parts.filter(({ glyph }) => outlineOf(glyph).length > 0);
  if (shown.length === 0) return Buffer.alloc(0);
  const corner = (at: number, along: 'x' | 'y') => shown.map((part) => outlineOf(part.glyph).readInt16BE(at) + part[along]);
  const head = Buffer.alloc(10);
  [-1, Math.min(...corner(2, 'x')), Math.min(...corner(4, 'y')), Math.max(...corner(6, 'x')), Math.max(...corner(8, 'y'))].forEach(
    (value, index) => head.writeInt16BE(value, 2 * index),
  );
  const records = shown.map(({ glyph, x, y }, index) => {
    const record = Buffer.alloc(8);
    record.writeUInt16BE(WORDS | PLACES | (index < shown.length - 1 ? MORE : 0), 0);
    record.writeUInt16BE(placeOf(glyph), 2);
    record.writeInt16BE(x, 4);
    record.writeInt16BE(y, 6);
    return record;
  });
  return Buffer.concat([head, ...records]);
}

/** Glyphs after the last advance share it and have only bearings of their own. */
export function metricsOf(hmtx: Buffer, hhea: Buffer) {
  const advances = hhea.readUInt16BE(34);
  return {
    advanceOf: (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, advances - 1)),
    bearingOf: (glyph: number) => hmtx.readInt16BE(glyph < advances ? 4 * glyph + 2 : 4 * advances + 2 * (glyph - advances)),
  };
}

function withoutHints(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  if (outline.length === 0) return outline;
  if (outline.readInt16BE(0) < 0) return withoutComposedHints(outline, placeOf);
  const at = 10 + 2 * outline.readInt16BE(0);
  const length = outline.readUInt16BE(at);
  return length === 0 ? outline : Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), outline.subarray(at + 2 + length)]);
}

function withoutComposedHints(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  const copy = Buffer.from(outline);
  let at = 10;
  for (;;) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(flags & ~INSTRUCTIONS, at);
    copy.writeUInt16BE(placeOf(copy.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALED ? 2 : flags & SCALED_TWICE ? 4 : flags & MATRIX ? 8 : 0);
    if (!(flags & MORE)) return copy.subarray(0, at);
  }
}

function withNumber(table: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(table);
  changed.writeUInt16BE(value, at);
  return changed;
}
