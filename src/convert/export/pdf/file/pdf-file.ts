import { deflateSync } from 'node:zlib';
import { named, type Ref } from './values.ts';

/** The file as it grows: numbered objects in any order. Small ones are packed together, which takes a tenth of the space. */
export interface PdfFile {
  /** Reserves a number for an object that is written later. */
  reserve(): Ref;
  write(value: string, ref?: Ref): Ref;
  /** `dictionary` comes without its brackets and length. The content is compressed unless the dictionary already names a filter. */
  writeStream(dictionary: string, content: Uint8Array | string, ref?: Ref): Ref;
  finish(catalog: Ref, information: Ref, id: string): void;
  /** The bytes written since the last call. */
  take(): Uint8Array;
}

/** The most objects packed into one stream. */
const MOST_PACKED = 400;
const LARGEST_PACK = 1 << 16;

export function openFile(): PdfFile {
  /** Where each object is: an offset in the file, or a pack and an index in it. */
  const places: ({ offset: number } | { pack: Ref; index: number } | undefined)[] = [undefined];
  let chunks: Uint8Array[] = [];
  let offset = 0;
  let pack: { ref: Ref; value: string }[] = [];
  let packed = 0;

  const append = (chunk: Uint8Array) => {
    chunks.push(chunk);
    offset += chunk.length;
  };
  // Four bytes above 127 tell programs that this is a binary file.
  append(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));

  const reserve = () => places.push(undefined) - 1;

  const writeStream = (dictionary: string, content: Uint8Array | string, ref = reserve()) => {
    const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    const isPacked = dictionary.includes('/Filter');
    const bytes = isPacked ? plain : deflateSync(plain);
    places[ref] = { offset };
    append(Buffer.from(`${ref} 0 obj\n<<${dictionary}${isPacked ? '' : '/Filter/FlateDecode'}/Length ${bytes.length}>>stream\n`, 'latin1'));
    append(bytes);
    append(Buffer.from('\nendstream\nendobj\n'));
    return ref;
  };

  const closePack = () => {
    if (pack.length === 0) return;
    const holder = reserve();
    let head = '';
    let at = 0;
    for (const [index, { ref, value }] of pack.entries()) {
      places[ref] = { pack: holder, index };
      head += `${ref} ${at} `;
      at += value.length + 1;
    }
    const body = pack.map(({ value }) => value).join('\n');
    writeStream(`/Type/ObjStm/N ${pack.length}/First ${head.length}`, head + body, holder);
    pack = [];
    packed = 0;
  };

  return {
    reserve,
    writeStream,
    write(value, ref = reserve()) {
      pack.push({ ref, value });
      packed += value.length;
      if (pack.length >= MOST_PACKED || packed > LARGEST_PACK) closePack();
      return ref;
    },
    finish(catalog, information, id) {
      closePack();
      const ref = reserve();
      places[ref] = { offset };
      const start = offset;
      const rows = writePlaces(places);
      const dictionary = `/Type/XRef/Size ${places.length}/W[1 4 2]/Root ${named(catalog)}/Info ${named(information)}/ID[<${id}><${id}>]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>`;
      writeStream(dictionary, deflateSync(rows), ref);
      append(Buffer.from(`startxref\n${start}\n%%EOF\n`));
    },
    take() {
      const taken = Buffer.concat(chunks);
      chunks = [];
      return taken;
    },
  };
}

/** One row per object, stored as the difference from the row above: rows are alike, so they compress to almost nothing. */
function writePlaces(places: readonly ({ offset: number } | { pack: Ref; index: number } | undefined)[]): Buffer {
  const rows = Buffer.alloc(places.length * 8);
  let above = Buffer.alloc(7);
  for (const [ref, place] of places.entries()) {
    const row = Buffer.alloc(7);
    if (place) {
      row.writeUInt8('pack' in place ? 2 : 1, 0);
      row.writeUInt32BE('pack' in place ? place.pack : place.offset, 1);
      row.writeUInt16BE('pack' in place ? place.index : 0, 5);
    }
    rows.writeUInt8(2, ref * 8);
    for (let index = 0; index < 7; index += 1) rows.writeUInt8(((row[index] ?? 0) - (above[index] ?? 0)) & 255, ref * 8 + 1 + index);
    above = row;
  }
  return rows;
}
