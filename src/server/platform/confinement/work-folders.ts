import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';

const HOUR = 60 * 60_000;
const machine = hostname().replaceAll(/[^a-z0-9]+/gi, '_');
const named = /^work-(\w+)-(\d+)-/;

/** A private folder, named after the machine and process working in it. */
export async function makeWorkFolder(home: string): Promise<string> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  return mkdtemp(join(home, `work-${machine}-${process.pid}-`));
}

/**
 * Removes the folders of killed processes. Several machines may share this place: another machine's folders are removed only when they
 * have not been used for longer than anything takes.
 */
export async function removeDeadFolders(home: string, clock: Clock): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    const path = join(home, name);
    const [, host, pid] = named.exec(name) ?? [];
    const facts = await stat(path).catch(() => undefined);
    if (!facts) continue;
    const isDead = host === machine && pid !== undefined && !isAlive(Number(pid));
    if (isDead || facts.mtimeMs < clock.now() - HOUR) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
