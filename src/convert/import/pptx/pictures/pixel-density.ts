const USUAL = 96;

/** Pixels per inch, from a PNG (`pHYs`) or a JPEG (JFIF): it gives the size of a tiled picture. */
export function pixelDensity(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = bytes[0] === 0x89 ? ofPng(view) : bytes[0] === 0xff && bytes[1] === 0xd8 ? ofJpeg(view) : undefined;
  return found !== undefined && found >= 10 && found <= 2400 ? found : USUAL;
}

function ofPng(view: DataView): number | undefined {
  for (let at = 8; at + 21 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    // pHYs, in pixels per metre; the data begins with IDAT.
    if (name === 0x70485973) return view.getUint8(at + 16) === 1 ? view.getUint32(at + 8) * 0.0254 : undefined;
    if (name === 0x49444154) return undefined;
  }
  return undefined;
}

function ofJpeg(view: DataView): number | undefined {
  if (view.byteLength < 18 || view.getUint32(2) >>> 16 !== 0xffe0 || view.getUint32(6) !== 0x4a464946) return undefined;
  const [unit, across] = [view.getUint8(13), view.getUint16(14)];
  return unit === 1 ? across : unit === 2 ? across * 2.54 : undefined;
}
