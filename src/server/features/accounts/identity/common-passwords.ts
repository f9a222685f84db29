import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A Bloom filter: it knows every password of the list, and mistakes one in 10,000 others for one of them. */
export const filterBytes = 240_000;
const HASHES = 13;

/** The bits of the filter that a password sets. `scripts/common-passwords.mjs` writes the filter with them. */
export function positionsOf(password: string): number[] {
  const digest = createHash('sha256').update(password).digest();
  const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  return Array.from({ length: HASHES }, (_none, index) => (first + index * second) % (filterBytes * 8));
}

const filter = readFileSync(new URL('common-passwords.bin', import.meta.url));

/** Whether a password is one of the 100,000 most common ones that are long enough, in any case. */
export const isCommonPassword = (password: string): boolean =>
  positionsOf(password.toLowerCase()).every((position) => ((filter[position >> 3] ?? 0) & (1 << (position & 7))) !== 0);
