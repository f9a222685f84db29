import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfField } from '#contract/form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';
import { isFromHere } from '../request/same-origin.ts';

const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'x-xsrf-token';
const visitorShape = /^[\w-]{24}$/;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type Cookies = FastifyRequest['cookies'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `origin`: the sending page is cached for all visitors and has no token, so only its origin is checked. */
    csrf?: 'token' | 'origin';
  }
}

export interface Csrf {
  /**
   * Returns the visitor's token; creates one and sets its cookie if there is none. Null for a malformed address: it is answered before
   * cookies are read.
   */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string | null;
  check(request: FastifyRequest): void;
}

/**
 * Double submit: the token in the header or form must equal the one in the cookie and carry our signature, which covers the visitor it was
 * issued to. Visitors are told apart by a cookie of their own that no script and no neighbouring host can set.
 */
export function createCsrf(key: string, publicOrigin: string): Csrf {
  const secure = publicOrigin.startsWith('https:');
  const visitorCookie = secure ? '__Host-lectern.visitor' : 'lectern.visitor';
  const sign = (value: string, visitor: string) => createHmac('sha256', key).update(`${value} ${visitor}`).digest('base64url');
  const visitorOf = (cookies: Cookies) => {
    const visitor = cookies[visitorCookie] ?? '';
    return visitorShape.test(visitor) ? visitor : undefined;
  };
  const isIssuedTo = (visitor: string | undefined, token: string) => {
    const [value = '', signature = ''] = token.split('.');
    return visitor !== undefined && isSame(signature, sign(value, visitor));
  };
  return {
    tokenFor(request, reply) {
      const cookies = request.cookies as Cookies | null | undefined;
      if (!cookies) return null;
      const known = visitorOf(cookies);
      const present = cookies[csrfCookie];
      if (present && isIssuedTo(known, present)) return present;
      const visitor = known ?? randomBytes(18).toString('base64url');
      if (known === undefined) reply.setCookie(visitorCookie, visitor, { path: '/', sameSite: 'lax', httpOnly: true, secure });
      const value = randomBytes(18).toString('base64url');
      const token = `${value}.${sign(value, visitor)}`;
      reply.setCookie(csrfCookie, token, { path: '/', sameSite: 'lax', secure });
      return token;
    },
    check(request) {
      if (safeMethods.has(request.method)) return;
      if (!isFromHere(request.headers, publicOrigin)) throw new Problem('wrongForm');
      if (request.routeOptions.config.csrf === 'origin') return;
      const cookie = request.cookies[csrfCookie] ?? '';
      const sent = request.headers[csrfHeader] ?? readField(request.body);
      if (typeof sent !== 'string' || !isSame(sent, cookie) || !isIssuedTo(visitorOf(request.cookies), cookie))
        throw new Problem('wrongForm');
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const readField = (body: unknown): unknown => (body as Record<string, unknown> | null | undefined)?.[csrfField];
