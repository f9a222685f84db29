import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, isSilent } from './free-port.ts';

/**
 * The port on which all processes look for the server of this folder: the same after every restart, because a process that keeps running
 * would never find it on another. A new one only if another program has taken it. Processes that start together agree on one.
 */
export async function rememberedPort(home: string, runningPort: () => number | undefined): Promise<number> {
  const file = join(home, 'port');
  const known = readPort(file);
  if (known !== undefined && (await isSilent(known))) return known;
  // Somebody listens there: perhaps the server, which another process has just started.
  const running = runningPort();
  if (running !== undefined) return running;
  const port = await findFreePort();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(port));
  try {
    if (known === undefined) linkSync(draft, file);
    else renameSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  rmSync(draft, { force: true });
  return readPort(file) ?? port;
}

function readPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : undefined;
  } catch {
    return undefined;
  }
}
