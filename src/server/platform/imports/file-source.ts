import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '#convert/import/imported.ts';

/** A file that is read in parts. Whoever opens it closes it. */
export function openFileSource(path: string): ByteSource & { close(): void } {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  return {
    size,
    read(offset, length) {
      if (!(offset >= 0 && length >= 0 && offset + length <= size))
        throw new RangeError(`There are no ${length} bytes at ${offset} of ${size}`);
      const bytes = Buffer.alloc(length);
      for (let read = 0; read < length;) {
        const count = readSync(file, bytes, read, length - read, offset + read);
        if (count === 0) throw new RangeError('The file has become shorter');
        read += count;
      }
      return bytes;
    },
    close: () => closeSync(file),
  };
}
