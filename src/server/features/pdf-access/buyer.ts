import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { visitorCookie } from '#contract/pdf/pdf-access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Who buys, or has bought: somebody with an account, a visitor known by a cookie, or both at once. */
export interface Buyer {
  personId: string | null;
  visitorId: string | null;
}

interface Parts {
  /** Signs the cookies; of this purpose alone. */
  key: string;
  isHttps: boolean;
}

/** Visitors without an account are known by a cookie of a name that nobody can guess and our signature. */
export function createBuyers({ key, isHttps }: Parts) {
  const sign = (visitorId: string) => createHmac('sha256', key).update(visitorId).digest('base64url');

  const readCookie = (value: string | undefined): string | null => {
    const [, visitorId, signature] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
    if (visitorId === undefined || signature === undefined) return null;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(visitorId))) ? visitorId : null;
  };

  return {
    /** `given`: what the call says besides. If it is not what the cookie says, there is no visitor at all. */
    read({ session, cookies }: Pick<FastifyRequest, 'session' | 'cookies'>, given?: string | null): Buyer {
      const value = cookies[visitorCookie];
      const isSame = given === undefined || given === null || given === value;
      return { personId: session?.personId ?? null, visitorId: isSame ? readCookie(value) : null };
    },
    /** A new visitor, known from now on. Scripts read the cookie, so it is open to them. */
    issue(reply: FastifyReply): string {
      const visitorId = randomUUID();
      reply.setCookie(visitorCookie, `${visitorId}.${sign(visitorId)}`, { path: '/', sameSite: 'lax', secure: isHttps, maxAge: TWO_YEARS });
      return visitorId;
    },
  };
}

export type Buyers = ReturnType<typeof createBuyers>;
