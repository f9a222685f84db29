import { open } from 'node:fs/promises';
import type { Media, Source } from './media.ts';
import { readMp4 } from './read-mp4.ts';
import { readSound } from './read-sound.ts';
import { readWebm } from './read-webm.ts';

/** Enough to tell what a file claims to be. */
export const HEAD = 16;

/** Whether these first bytes claim to be film or sound; AVIF and HEIF are pictures in the same container as MP4. */
export function claimsMedia(head: Uint8Array): boolean {
  const words = Buffer.from(head).toString('latin1');
  if (words.slice(4, 8) === 'ftyp') return !/^(?:avi[fs]|hei[cxs]|mif1|msf1|hev[cx])/.test(words.slice(8));
  if (words.startsWith('RIFF')) return words.slice(8, 12) === 'WAVE';
  // oxlint-disable-next-line no-control-regex -- what files begin with
  return /^(?:\x1a\x45\xdf\xa3|OggS|ID3|\xff[\xe2-\xff])/.test(words);
}

/** Reads the headers of a file; undefined if browsers would not play it, or if it is not whole. */
export async function readMedia(path: string): Promise<Media | undefined> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const source: Source = {
      size,
      async read(at, length) {
        if (at < 0 || length < 0 || at + length > size) throw new RangeError('Beyond the end');
        return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
      },
    };
    const head = (await source.read(0, HEAD)).toString('latin1');
    if (head.slice(4, 8) === 'ftyp') return await readMp4(source);
    return head.startsWith('\x1a\x45\xdf\xa3') ? await readWebm(source) : await readSound(source);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}
