import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the secret of this installation; the first start generates it. */
export function readOrMakeSecretKey(dataDirectory: string): string {
  const file = join(dataDirectory, 'secret.key');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Derives one key per purpose, so that a token made for one purpose is invalid for any other. */
export const deriveKey = (secretKey: string, purpose: string): string => createHmac('sha256', secretKey).update(purpose).digest('hex');
