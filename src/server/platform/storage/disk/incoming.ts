import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import { makeFolderDurably } from './durable-file.ts';

const leftoverAge = 60 * 60 * 1000;

/** The folder where files under `root` are written before they get their name. Sweeps what a crash left in it. */
export async function openIncoming(root: string, clock: Clock): Promise<string> {
  const incoming = join(root, '.incoming');
  await makeFolderDurably(incoming);
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const facts = await stat(path).catch(() => undefined);
    // Another process may be writing here right now: only what nobody has touched for long is a leftover.
    if (facts && facts.mtimeMs < clock.now() - leftoverAge) await rm(path, { force: true });
  }
  return incoming;
}
