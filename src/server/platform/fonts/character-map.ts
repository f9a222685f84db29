/** The code points that a TTF has a glyph for, read from its cmap (formats 4 and 12; our fonts use no others). */
export function charactersOf(bytes: Uint8Array): Set<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const map = tableAt(view, 'cmap');
  const characters = new Set<number>();
  for (let index = 0; index < view.getUint16(map + 2); index++) {
    const subtable = map + view.getUint32(map + 8 + 8 * index);
    const format = view.getUint16(subtable);
    if (format === 4) readSegments(view, subtable, characters);
    if (format === 12) readGroups(view, subtable, characters);
  }
  return characters;
}

function tableAt(view: DataView, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16) {
    if ([...tag].every((letter, index) => view.getUint8(entry + index) === letter.charCodeAt(0))) return view.getUint32(entry + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function readSegments(view: DataView, subtable: number, characters: Set<number>): void {
  const size = view.getUint16(subtable + 6);
  for (let ends = subtable + 14; ends < subtable + 14 + size; ends += 2) {
    const starts = ends + size + 2;
    const start = view.getUint16(starts);
    const delta = view.getUint16(starts + size);
    const offset = view.getUint16(starts + 2 * size);
    for (let point = start; point <= view.getUint16(ends) && point < 0xffff; point++) {
      const glyph = offset ? view.getUint16(starts + 2 * size + offset + 2 * (point - start)) : point;
      if ((offset === 0 || glyph !== 0) && ((glyph + delta) & 0xffff) !== 0) characters.add(point);
    }
  }
}

function readGroups(view: DataView, subtable: number, characters: Set<number>): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group++) {
    const at = subtable + 16 + 12 * group;
    const start = view.getUint32(at);
    const isUnmapped = view.getUint32(at + 8) === 0;
    for (let point = start + (isUnmapped ? 1 : 0); point <= view.getUint32(at + 4); point++) characters.add(point);
  }
}
