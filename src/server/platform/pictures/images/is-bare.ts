const jpegNeeds = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);
const pngNeeds = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs']);
const webpNeeds = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** Whether the file contains only what is needed to show the picture: no metadata, no previews, nothing after its end. False if unsure. */
export function isBare(format: string, { buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  try {
    if (format === 'jpeg') return isBareJpeg(bytes);
    if (format === 'png') return isBarePng(bytes);
    return format === 'webp' && isBareWebp(bytes);
  } catch {
    // The file ends in the middle of a segment or chunk.
    return false;
  }
}

function isBareJpeg(bytes: Buffer): boolean {
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt16BE(at) - 0xff00;
    if (marker === 0xd9) return at + 2 === bytes.length;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!jpegNeeds.has(marker) && !isNeededSegment(marker, bytes.subarray(at + 4, end))) return false;
    at = marker === 0xda ? endOfScan(bytes, end) : end;
  }
}

/** A JFIF header without a thumbnail, a colour profile, or Adobe's colour transform. */
const isNeededSegment = (marker: number, data: Buffer): boolean =>
  (marker === 0xe0 && data.length === 14 && startsWith(data, 'JFIF\0') && data.readUInt16BE(12) === 0) ||
  (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0')) ||
  (marker === 0xee && data.length === 12 && startsWith(data, 'Adobe'));

/** The position of the next marker: within a scan, FF is followed by 00 or a restart number. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function isBarePng(bytes: Buffer): boolean {
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const type = nameAt(bytes, at + 4);
    if (!pngNeeds.has(type)) return false;
    at += length + 12;
    if (type === 'IEND') return length === 0 && at === bytes.length;
  }
}

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at < bytes.length) {
    if (!webpNeeds.has(nameAt(bytes, at))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}

const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);
const startsWith = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name;
