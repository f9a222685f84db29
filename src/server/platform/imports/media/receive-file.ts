import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { largestMedia, largestPicture } from '#contract/presentation/changes.ts';
import { claimsMedia, HEAD } from './read-media.ts';

export interface Received {
  bytes: number;
  /** Whether it claims to be film or sound. */
  isMedia: boolean;
  isTooLarge: boolean;
}

/** Writes what arrives to a new file. What exceeds its limit is read but not kept, so that whoever sends it hears why it was refused. */
export async function receiveFile(sent: AsyncIterable<Uint8Array>, path: string): Promise<Received> {
  const file = await open(path, 'wx', 0o600);
  let head: Uint8Array = new Uint8Array();
  let bytes = 0;
  const most = () => (claimsMedia(head) ? largestMedia : largestPicture);
  try {
    // Whoever sends it hears of it only on an open connection.
    for await (const piece of sent instanceof Readable ? sent.iterator({ destroyOnReturn: false }) : sent) {
      if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD - head.length)]);
      bytes += piece.length;
      if (bytes <= most()) await file.appendFile(piece);
      else if (bytes > largestMedia) break;
    }
  } finally {
    await file.close();
  }
  return { bytes, isMedia: claimsMedia(head), isTooLarge: bytes > most() };
}
