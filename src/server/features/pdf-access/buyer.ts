import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { visitorCookie } from '#contract/pdf/pdf-access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** The buyer: a person with an account, a visitor recognized by a cookie, or both. */
export interface Buyer {
  personId: string | null;
  visitorId: string | null;
}

interface Parts {
  /** Signs the cookies, and nothing else. */
  key: string;
  isHttps: boolean;
}

/** Recognizes visitors without an account by a signed cookie with an unguessable id. */
export function createBuyers({ key, isHttps }: Parts) {
  const sign = (visitorId: string) => createHmac('sha256', key).update(visitorId).digest('base64url');

  const readCookie = (value: string | undefined): string | null => {
    const [, visitorId, signature] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
    if (visitorId === undefined || signature === undefined) return null;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(visitorId))) ? visitorId : null;
  };

  return {
    /** `given` is the id named in the request; if it differs from the cookie, no visitor is recognized. */
    read({ session, cookies }: Pick<FastifyRequest, 'session' | 'cookies'>, given?: string | null): Buyer {
      const value = cookies[visitorCookie];
      const isSame = given === undefined || given === null || given === value;
      return { personId: session?.personId ?? null, visitorId: isSame ? readCookie(value) : null };
    },
    /** Issues a cookie for a new visitor. Scripts read it, so it is not HttpOnly. */
    issue(reply: FastifyReply): string {
      const visitorId = randomUUID();
      reply.setCookie(visitorCookie, `${visitorId}.${sign(visitorId)}`, { path: '/', sameSite: 'lax', secure: isHttps, maxAge: TWO_YEARS });
      return visitorId;
    },
  };
}

export type Buyers = ReturnType<typeof createBuyers>;
