import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICKS_A_SECOND = 100;

interface Process {
  pid: number;
  parent: number;
  /** CPU seconds, including child processes that have ended. */
  seconds: number;
}

/** What a browser and all its processes have used so far: renderers, workers and the GPU process alike. Linux only. */
export function usageOf(pid: number): { seconds: number; megabytes: number } {
  const members = familyOf(pid);
  return {
    seconds: members.reduce((sum, each) => sum + each.seconds, 0),
    megabytes: members.reduce((sum, each) => sum + proportionalMegabytes(each.pid), 0),
  };
}

/** Waits until the processes are nearly idle, apart from this one, which is busy looking. */
export async function untilIdle(pid: number): Promise<void> {
  const seconds = () => familyOf(pid).reduce((sum, each) => sum + (each.pid === process.pid ? 0 : each.seconds), 0);
  for (let quiet = 0; quiet < 3;) {
    const before = seconds();
    await pause(250);
    quiet = seconds() - before < 0.02 ? quiet + 1 : 0;
  }
}

function familyOf(pid: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const each of all) if (family.has(each.parent)) family.add(each.pid);
  }
  return all.filter((each) => family.has(each.pid));
}

function readProcess(name: string): Process[] {
  try {
    // The name in brackets may contain anything; the numbers start after its last bracket.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }];
  } catch {
    return [];
  }
}

function proportionalMegabytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
