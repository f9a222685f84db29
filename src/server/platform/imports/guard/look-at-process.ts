import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Linux reports processor time in hundredths of a second. */
const TICKS = 100;

export interface ProcessFacts {
  /** Resident memory in bytes. */
  memory: number;
  /** Processor time in milliseconds; absent where the platform does not report it. */
  cpu?: number;
  /** Running, or ready to run. */
  isBusy?: boolean;
}

/** Undefined if the process is gone, or the platform does not report this. */
export async function lookAtProcess(pid: number): Promise<ProcessFacts | undefined> {
  try {
    if (process.platform === 'linux') return await lookOnLinux(pid);
    if (process.platform === 'win32') return undefined;
    return { memory: Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim()) * 1024 };
  } catch {
    return undefined;
  }
}

async function lookOnLinux(pid: number): Promise<ProcessFacts | undefined> {
  const [status, stat] = await Promise.all([readFile(`/proc/${pid}/status`, 'latin1'), readFile(`/proc/${pid}/stat`, 'latin1')]);
  const kilobytes = /^VmRSS:\s*(\d+) kB/m.exec(status)?.[1];
  // The name, in parentheses, may contain anything.
  const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(numbers[10]), Number(numbers[11])];
  return kilobytes === undefined
    ? undefined
    : { memory: Number(kilobytes) * 1024, cpu: ((user + system) * 1000) / TICKS, isBusy: state === 'R' };
}
