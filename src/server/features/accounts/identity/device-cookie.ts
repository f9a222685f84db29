import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const DAYS = 400;

const Secret = z.string().regex(/^[\w-]{43}$/);

export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
}

/** Lets us recognize a browser when somebody logs in. Read nowhere else, and set only by logging in. */
export function createDeviceCookie(isHttps: boolean): DeviceCookie {
  const name = isHttps ? '__Host-lectern.device' : 'lectern.device';
  return {
    read: (request) => Secret.safeParse(request.cookies[name]).data,
    set(reply, secret) {
      reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: DAYS * 24 * 60 * 60 });
    },
  };
}
