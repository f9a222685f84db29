import type { ByteSource } from '../imported.ts';

/** Bytes in memory, as a source like any file. */
export const memoryBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read(offset, length) {
    if (offset < 0 || length < 0 || offset + length > bytes.length) throw new RangeError('Read beyond the end');
    return bytes.subarray(offset, offset + length);
  },
});
