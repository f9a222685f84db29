import { open } from 'node:fs/promises';
import type { Box } from './media.ts';

const PIECE = 64 * 1024;

/** Turns parts of an MP4 file into free space. Everything else stays where it is, so nothing has to be written anew. */
export async function emptyTraces(path: string, traces: readonly Box[]): Promise<void> {
  if (traces.length === 0) return;
  const file = await open(path, 'r+');
  try {
    for (const { at, start, end } of traces) {
      if (at < start) await file.write('free', at + 4, 'latin1');
      for (let place = start; place < end; place += PIECE) await file.write(Buffer.alloc(Math.min(PIECE, end - place)), 0, null, place);
    }
  } finally {
    await file.close();
  }
}
