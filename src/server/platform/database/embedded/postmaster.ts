import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Postmaster {
  pid: number;
  port: number;
}

/** Finds the server running on a cluster, from its `postmaster.pid`. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const recorded = readRecord(cluster);
  return recorded && isAlive(recorded.pid) && isPostgres(recorded.pid) ? recorded : undefined;
}

/** After a crash, the recorded process id may belong to another program, and PostgreSQL would refuse to start. */
export function forgetForeignPid(cluster: string): void {
  const recorded = readRecord(cluster);
  if (recorded && isAlive(recorded.pid) && !isPostgres(recorded.pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A zombie still answers signals, but no longer holds the cluster.
  return !/^State:\s+Z/m.test(readText(`/proc/${pid}/status`) ?? '');
}

function isPostgres(pid: number): boolean {
  const name = readText(`/proc/${pid}/comm`)?.trim();
  return name === undefined || name === 'postgres' || name === 'unshare';
}

function readRecord(cluster: string): Postmaster | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
