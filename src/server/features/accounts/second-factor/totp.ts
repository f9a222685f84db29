import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { encode } from 'uqr';
import type { Instant } from '../../../platform/clock/clock.ts';

const STEP = 30_000;
const SECRET_LENGTH = 22;

/** 132 random bits, as text because that is what the library takes; apps get them in base 32. */
export const makeSecret = () => randomBytes(SECRET_LENGTH).toString('base64url').slice(0, SECRET_LENGTH);

/** The step of 30 seconds that a code belongs to: now, or one earlier or later, because clocks differ. */
export async function findStep(secret: string, code: string, now: Instant): Promise<number | undefined> {
  const current = Math.floor(now / STEP);
  const { hotp } = createOTP(secret);
  let found: number | undefined;
  for (const step of [current - 1, current, current + 1]) if (isSame(code, await hotp(step))) found = step;
  return found;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What an app needs: the secret to type in, in groups of four, and as a square of dark modules to scan. */
export function presentSecret(secret: string, { brand, email }: { brand: string; email: string }) {
  const { data, size } = encode(createOTP(secret).url(brand, email), { border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const typed = base32.encode(secret, { padding: false });
  return { secret: typed.match(/.{1,4}/g)?.join(' ') ?? typed, picture: { size, path: modules.join('') } };
}

const cipher = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Encrypts secrets for storage. The person is authenticated with it: a secret copied to another row does not decrypt. */
export function createSafe(key: string) {
  const bytes = Buffer.from(key, 'hex');
  return {
    lock(secret: string, personId: string): string {
      const iv = randomBytes(IV);
      const work = createCipheriv(cipher, bytes, iv).setAAD(Buffer.from(personId));
      const locked = Buffer.concat([work.update(secret, 'utf8'), work.final()]);
      return Buffer.concat([iv, work.getAuthTag(), locked]).toString('base64url');
    },
    /** Undefined if the key of the installation has changed. */
    unlock(text: string, personId: string): string | undefined {
      const stored = Buffer.from(text, 'base64url');
      const work = createDecipheriv(cipher, bytes, stored.subarray(0, IV)).setAAD(Buffer.from(personId));
      try {
        work.setAuthTag(stored.subarray(IV, IV + TAG));
        return work.update(stored.subarray(IV + TAG)).toString() + work.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

export type Safe = ReturnType<typeof createSafe>;
