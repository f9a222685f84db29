import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '#convert/import/imported.ts';

/** A file that is read in parts. The caller closes it. */
export function openFileSource(path: string): ByteSource & { close(): void } {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  return {
    size,
    read(offset, length) {
      if (!(offset >= 0 && length >= 0 && offset + length <= size))
        throw new RangeError(`Cannot read ${length} bytes at offset ${offset} of a file of ${size}`);
      const bytes = Buffer.alloc(length);
      for (let read = 0; read < length;) {
        const count = readSync(file, bytes, read, length - read, offset + read);
        if (count === 0) throw new RangeError('The file was truncated while it was read');
        read += count;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
