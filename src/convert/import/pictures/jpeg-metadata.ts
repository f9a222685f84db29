/**
 * Removes what cameras and programs recorded in a picture (APP1: EXIF and XMP, APP13): the location of a photograph is private, and the
 * orientation has already been applied. Pixels and colour profile stay byte for byte.
 */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  let isChanged = false;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    // From the first scan on there are only pixels.
    if (marker === 0xda || marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) break;
    const end = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (end > jpeg.length) return jpeg;
    if (marker === 0xe1 || marker === 0xed) isChanged = true;
    else kept.push(jpeg.subarray(at, end));
    at = end;
  }
  return isChanged ? new Uint8Array(Buffer.concat([...kept, jpeg.subarray(at)])) : jpeg;
}
