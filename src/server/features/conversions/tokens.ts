import { jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../../http/problems.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { Wanted } from './conversions.store.ts';

const MINUTE = 60;
/** The purposes of tokens, and how many seconds they are valid. */
const lives = { conversion: 10 * MINUTE, 'conversion-status': 30 * MINUTE } as const;
type Audience = keyof typeof lives;

const Begin = z.object({ wanted: Wanted });
const Begun = z.object({ exportId: z.string() });

/** Tokens for the Authorization header: signed, short-lived, for one purpose and one export. */
export function createTokens({ key, clock }: { key: string; clock: Clock }) {
  const secret = new TextEncoder().encode(key);
  const issue = async (audience: Audience, claims: Record<string, unknown>): Promise<string> => {
    const now = Math.floor(clock.now() / 1000);
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + lives[audience]);
    return `Bearer ${await token.sign(secret)}`;
  };
  const read = async <Claims>(audience: Audience, schema: z.ZodType<Claims>, header: string | undefined): Promise<Claims> => {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
    try {
      const options = { audience, algorithms: ['HS256'], requiredClaims: ['exp', 'jti'], currentDate: new Date(clock.now()) };
      return schema.parse((await jwtVerify(token, secret, options)).payload);
    } catch (cause) {
      throw new Problem('wrongToken', { cause });
    }
  };
  return {
    toBegin: (wanted: Wanted) => issue('conversion', { wanted }),
    readToBegin: async (header: string | undefined): Promise<Wanted> => (await read('conversion', Begin, header)).wanted,
    toAsk: (exportId: string) => issue('conversion-status', { exportId }),
    readToAsk: async (header: string | undefined): Promise<string> => (await read('conversion-status', Begun, header)).exportId,
  };
}

export type Tokens = ReturnType<typeof createTokens>;
