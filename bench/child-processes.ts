import { readdirSync, readFileSync } from 'node:fs';

/** The processes that another one started. Linux only. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) && Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]) === parent ? [pid] : [];
  });
}

/** A file about a process; empty once it has ended. */
export function readProcess(pid: number, file: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
