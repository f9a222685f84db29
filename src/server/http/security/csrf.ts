import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { csrfField } from '#contract/form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems.ts';

const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'x-xsrf-token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `origin`: the page that sends this is the same for everybody, so only where it comes from is checked. */
    csrf?: 'token' | 'origin';
  }
}

export interface Csrf {
  /** The visitor's token, made and set as a cookie when there is none. */
  tokenFor(request: FastifyRequest, reply: FastifyReply): string;
  check(request: FastifyRequest): void;
}

/** Double submit: what comes in the header or the form must be what the cookie says, and ours. */
export function createCsrf(key: string, publicOrigin: string): Csrf {
  const sign = (value: string) => createHmac('sha256', key).update(value).digest('base64url');
  const isOurs = (token: string) => {
    const [value = '', signature = ''] = token.split('.');
    return isSame(signature, sign(value));
  };
  return {
    tokenFor(request, reply) {
      // An address that cannot be read is answered before cookies are.
      const present = (request.cookies as FastifyRequest['cookies'] | undefined)?.[csrfCookie];
      if (present && isOurs(present)) return present;
      const value = randomBytes(18).toString('base64url');
      const token = `${value}.${sign(value)}`;
      reply.setCookie(csrfCookie, token, { path: '/', sameSite: 'lax', secure: publicOrigin.startsWith('https:') });
      return token;
    },
    check(request) {
      if (safeMethods.has(request.method)) return;
      if (!isFromHere(request, publicOrigin)) throw new Problem('wrongForm');
      if (request.routeOptions.config.csrf === 'origin') return;
      const cookie = request.cookies[csrfCookie] ?? '';
      const sent = request.headers[csrfHeader] ?? readField(request.body);
      if (typeof sent !== 'string' || !isSame(sent, cookie) || !isOurs(cookie)) throw new Problem('wrongForm');
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function readField(body: unknown): unknown {
  const field = (body as Record<string, unknown> | null | undefined)?.[csrfField];
  return (field as { value?: unknown } | undefined)?.value ?? field;
}

/** Browsers tell where a request comes from; a client that tells nothing is not a browser that could be misled. */
function isFromHere(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
}
