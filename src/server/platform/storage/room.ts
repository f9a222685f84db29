import { statfs } from 'node:fs/promises';

/** Bytes. With less, PostgreSQL and uploads are about to fail. */
const LEAST = 32 * 1024 * 1024;

/** Whether the file system of a folder has room for more; assumed where the platform does not say. */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST;
  } catch {
    return true;
  }
}

// Of the file system, and of PostgreSQL.
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++)
    if ('code' in cause && fullCodes.includes(cause.code)) return true;
  return false;
}
