import type { ByteSource } from '../imported.ts';

const MOST_SECTORS = 256;
const LAST = 0xfffffffa;

/** The entry names of an OLE compound file, as far as it is intact. */
export function compoundNames(bytes: ByteSource): Set<string> {
  const names = new Set<string>();
  if (bytes.size < 512) return names;
  const header = viewOf(bytes.read(0, 512));
  const size = header.getUint16(30, true) === 12 ? 4096 : 512;
  const readSector = (sector: number): DataView | undefined => {
    const at = (sector + 1) * size;
    return sector < LAST && at + size <= bytes.size ? viewOf(bytes.read(at, size)) : undefined;
  };
  /** The next sector in the chain, from the table whose first 109 sectors the header lists. */
  const after = (sector: number): number => {
    const perSector = size / 4;
    const place = Math.floor(sector / perSector);
    const table = place < 109 ? readSector(header.getUint32(76 + place * 4, true)) : undefined;
    return table?.getUint32((sector % perSector) * 4, true) ?? LAST;
  };
  let sector = header.getUint32(48, true);
  for (let count = 0; count < MOST_SECTORS; count++) {
    const directory = readSector(sector);
    if (!directory) break;
    for (let at = 0; at < size; at += 128) {
      const length = Math.min(64, directory.getUint16(at + 64, true)) - 2;
      if (length > 0) names.add(new TextDecoder('utf-16le').decode(new Uint8Array(directory.buffer, directory.byteOffset + at, length)));
    }
    sector = after(sector);
  }
  return names;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
