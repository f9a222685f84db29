import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ReadImage } from '../../platform/pictures/images/read-images.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What is served under `/files/`, by extension. Names are digests, so what is behind one never changes, only who may have it. */
const types = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['m4a', 'audio/mp4'],
  ['mp3', 'audio/mpeg'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
]);
const contentName = /^contents\/[a-f0-9]{64}\.json$/;
const fileName = /^(?:pictures|fonts|images|media)\/[a-f0-9]{64}\.([a-z0-9]{3,5})$/;

/** Undefined for a name that cannot be one of ours. */
export const typeOf = (file: string): string | undefined =>
  isCompressed(file) ? 'application/json' : types.get(fileName.exec(file)?.[1] ?? '');

/** Stored in brotli, as it is sent to every client that accepts it. */
export const isCompressed = (file: string): boolean => contentName.test(file);

/** Films and recordings, which play from any place. */
export const isMedia = (file: string): boolean => file.startsWith('media/');

/** The media file at an address of ours. */
export const mediaFileOf = (address: string): string | undefined => {
  const file = address.startsWith('/files/media/') ? address.slice('/files/'.length) : '';
  return typeOf(file) === undefined ? undefined : file;
};

export const fileKey = (file: string) => `presentation/${file}`;

export const digestOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length prefix keeps different lists of parts from producing the same digest.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

const WEIGHED_AT_ONCE = 8;

/** The sizes of those of the files that are stored. */
export const weighFiles =
  (storage: Storage) =>
  async (names: readonly string[]): Promise<{ file: string; bytes: number }[]> => {
    const files = names.values();
    const weighed: { file: string; bytes: number }[] = [];
    const weigh = async () => {
      for (const file of files) {
        const stored = await storage.stat(fileKey(file));
        if (stored) weighed.push({ file, bytes: stored.size });
      }
    };
    await Promise.all(Array.from({ length: WEIGHED_AT_ONCE }, weigh));
    return weighed;
  };

/** Opens images that a document names by the address we serve them under. */
export const openImagesOf = (storage: Storage) => async (source: string) => {
  const file = source.startsWith('/files/images/') ? source.slice('/files/'.length) : '';
  return typeOf(file) ? storage.get(fileKey(file)) : undefined;
};

/** Reads them. */
export const imagesOf =
  (storage: Storage): ReadImage =>
  async (source, room) => {
    const stored = await openImagesOf(storage)(source);
    if (!stored) return undefined;
    if (stored.size <= room) return buffer(stored.body);
    stored.body.destroy();
    return undefined;
  };
