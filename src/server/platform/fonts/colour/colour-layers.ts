/** The layout of a COLR paint: its size, and where it points to other paints, a colour line or a transformation. */
interface Shape {
  size: number;
  paints?: number[];
  line?: number;
  transformation?: number;
}

const LAYERS = 1;
const SOLID = 2;
const GLYPH = 10;
const shapes: Record<number, Shape> = {
  [LAYERS]: { size: 6 },
  [SOLID]: { size: 5 },
  4: { size: 16, line: 1 },
  6: { size: 16, line: 1 },
  8: { size: 12, line: 1 },
  [GLYPH]: { size: 6, paints: [1] },
  12: { size: 7, paints: [1], transformation: 4 },
  14: { size: 8, paints: [1] },
  16: { size: 8, paints: [1] },
  18: { size: 12, paints: [1] },
  20: { size: 6, paints: [1] },
  22: { size: 10, paints: [1] },
  24: { size: 6, paints: [1] },
  26: { size: 10, paints: [1] },
  28: { size: 8, paints: [1] },
  30: { size: 12, paints: [1] },
  32: { size: 8, paints: [1, 5] },
};

/** Concatenates a list's entries, equal ones once; `start` is the offset of the first. */
function place(entries: Buffer[], start: number): { offsets: number[]; bytes: Buffer } {
  const places = new Map<Buffer, number>();
  let end = start;
  for (const entry of entries) {
    if (places.has(entry)) continue;
    places.set(entry, end);
    end += entry.length;
  }
  return { offsets: entries.map((entry) => places.get(entry) ?? 0), bytes: Buffer.concat([...places.keys()]) };
}

/**
 * The colour layers (COLR, version 1) and colours (CPAL) of some glyphs of a font. `glyphs` are glyph ids in the font, in the order of
 * their ids in the subset; the outlines that layers use are appended to it.
 */
export function subsetColourLayers(colr: Buffer, cpal: Buffer, glyphs: number[]): { colr: Buffer; cpal: Buffer } {
  const numbers = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const colours = new Map<number, number>();
  const layers: Buffer[] = [];
  const ranges = new Map<string, number>();
  const paints = new Map<number, Buffer>();
  const layerList = colr.readUInt32BE(18);

  const glyphOf = (glyph: number): number => {
    const number = numbers.get(glyph) ?? glyphs.push(glyph) - 1;
    numbers.set(glyph, number);
    return number;
  };
  const colourOf = (colour: number): number => {
    if (colour === 0xffff) return colour;
    const number = colours.get(colour) ?? colours.size;
    colours.set(colour, number);
    return number;
  };
  const lineAt = (at: number): Buffer => {
    const line = Buffer.from(colr.subarray(at, at + 3 + 6 * colr.readUInt16BE(at + 1)));
    for (let stop = 5; stop < line.length; stop += 6) line.writeUInt16BE(colourOf(line.readUInt16BE(stop)), stop);
    return line;
  };
  const layersFrom = (first: number, count: number): number => {
    const known = ranges.get(`${first} ${count}`);
    if (known !== undefined) return known;
    const start = layers.length;
    ranges.set(`${first} ${count}`, start);
    layers.length += count;
    for (let index = 0; index < count; index++)
      layers[start + index] = paintAt(layerList + colr.readUInt32BE(layerList + 4 + 4 * (first + index)));
    return start;
  };
  /** A paint, followed by everything it points to. */
  const paintAt = (at: number): Buffer => {
    const known = paints.get(at);
    if (known) return known;
    const format = colr.readUInt8(at);
    const shape = shapes[format];
    if (!shape) throw new Error(`Unsupported paint format ${format} in a colour font`);
    const paint = Buffer.from(colr.subarray(at, at + shape.size));
    if (format === LAYERS) paint.writeUInt32BE(layersFrom(paint.readUInt32BE(2), paint.readUInt8(1)), 2);
    if (format === SOLID) paint.writeUInt16BE(colourOf(paint.readUInt16BE(1)), 1);
    if (format === GLYPH) paint.writeUInt16BE(glyphOf(paint.readUInt16BE(4)), 4);
    const parts: Buffer[] = [paint];
    const append = (pointer: number, part: Buffer) => {
      paint.writeUIntBE(
        parts.reduce((sum, { length }) => sum + length, 0),
        pointer,
        3,
      );
      parts.push(part);
    };
    const target = (pointer: number) => at + colr.readUIntBE(at + pointer, 3);
    for (const pointer of shape.paints ?? []) append(pointer, paintAt(target(pointer)));
    if (shape.line) append(shape.line, lineAt(target(shape.line)));
    if (shape.transformation) append(shape.transformation, colr.subarray(target(shape.transformation), target(shape.transformation) + 24));
    const whole = Buffer.concat(parts);
    paints.set(at, whole);
    return whole;
  };

  const bases = [...glyphs.entries()].flatMap(([number, glyph]) => {
    const at = baseAt(colr, glyph);
    return at === undefined ? [] : [{ number, glyph, paint: paintAt(at) }];
  });
  return { colr: writeColr(bases, layers, (glyph) => clipOf(colr, glyph)), cpal: writeCpal(cpal, [...colours.keys()]) };
}

/** The offset of a glyph's paint, if it has one. The list is sorted, but short enough for a linear search. */
function baseAt(colr: Buffer, glyph: number): number | undefined {
  const list = colr.readUInt32BE(14);
  for (let entry = list + 4; entry < list + 4 + 6 * colr.readUInt32BE(list); entry += 6) {
    if (colr.readUInt16BE(entry) === glyph) return list + colr.readUInt32BE(entry + 2);
  }
  return undefined;
}

function clipOf(colr: Buffer, glyph: number): Buffer | undefined {
  const list = colr.readUInt32BE(22);
  if (list === 0) return undefined;
  for (let entry = list + 5; entry < list + 5 + 7 * colr.readUInt32BE(list + 1); entry += 7) {
    if (colr.readUInt16BE(entry) > glyph || colr.readUInt16BE(entry + 2) < glyph) continue;
    const box = list + colr.readUIntBE(entry + 4, 3);
    return colr.subarray(box, box + 9);
  }
  return undefined;
}

function writeColr(
  bases: { number: number; glyph: number; paint: Buffer }[],
  layers: Buffer[],
  clip: (glyph: number) => Buffer | undefined,
): Buffer {
  const baseList = Buffer.alloc(4 + 6 * bases.length);
  const basePaints = place(
    bases.map(({ paint }) => paint),
    baseList.length,
  );
  baseList.writeUInt32BE(bases.length, 0);
  for (const [index, { number }] of bases.entries()) {
    baseList.writeUInt16BE(number, 4 + 6 * index);
    baseList.writeUInt32BE(basePaints.offsets[index] ?? 0, 6 + 6 * index);
  }

  const layerList = Buffer.alloc(4 + 4 * layers.length);
  const layerPaints = place(layers, layerList.length);
  layerList.writeUInt32BE(layers.length, 0);
  for (const [index, offset] of layerPaints.offsets.entries()) layerList.writeUInt32BE(offset, 4 + 4 * index);

  const clips = bases.flatMap(({ number, glyph }) => {
    const box = clip(glyph);
    return box ? [{ number, box }] : [];
  });
  const clipList = Buffer.alloc(5 + 7 * clips.length);
  clipList.writeUInt8(1, 0);
  clipList.writeUInt32BE(clips.length, 1);
  for (const [index, { number }] of clips.entries()) {
    clipList.writeUInt16BE(number, 5 + 7 * index);
    clipList.writeUInt16BE(number, 7 + 7 * index);
    clipList.writeUIntBE(clipList.length + 9 * index, 9 + 7 * index, 3);
  }

  const lists = [
    Buffer.concat([baseList, basePaints.bytes]),
    Buffer.concat([layerList, layerPaints.bytes]),
    Buffer.concat([clipList, ...clips.map(({ box }) => box)]),
  ];
  const head = Buffer.alloc(34);
  head.writeUInt16BE(1, 0);
  let offset = head.length;
  for (const [index, list] of lists.entries()) {
    head.writeUInt32BE(offset, 14 + 4 * index);
    offset += list.length;
  }
  return Buffer.concat([head, ...lists]);
}

function writeCpal(cpal: Buffer, colours: number[]): Buffer {
  const records = cpal.readUInt32BE(8);
  const head = Buffer.alloc(14);
  head.writeUInt16BE(colours.length, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(colours.length, 6);
  head.writeUInt32BE(head.length, 8);
  return Buffer.concat([head, ...colours.map((colour) => cpal.subarray(records + 4 * colour, records + 4 * colour + 4))]);
}
