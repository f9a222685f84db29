import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import { makeFolderDurably } from './durable-file.ts';

const leftoverAge = 60 * 60 * 1000;

/** The folder where files under `root` are written before they are renamed. Removes leftovers of a crash. */
export async function openIncoming(root: string, clock: Clock): Promise<string> {
  const incoming = join(root, '.incoming');
  await makeFolderDurably(incoming);
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const facts = await stat(path).catch(() => undefined);
    // Another process may be writing here right now: only old files are leftovers.
    if (facts && facts.mtimeMs < clock.now() - leftoverAge) await rm(path, { force: true });
  }
  return incoming;
}
