import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const Secret = z.string().regex(/^[\w-]{43}$/);
const MINUTES = 10;

export interface StepCookie {
  read(request: FastifyRequest): string | undefined;
  /** Returns a new secret that only this browser will hold. */
  set(reply: FastifyReply): string;
  clear(reply: FastifyReply): void;
}

/** Ties what takes two requests to one browser, for ten minutes. */
export function createStepCookie(purpose: 'log-in' | 'passkey', isHttps: boolean): StepCookie {
  const name = `${isHttps ? '__Host-' : ''}lectern.${purpose}`;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return {
    read: (request) => Secret.safeParse(request.cookies[name]).data,
    set(reply) {
      const secret = randomBytes(32).toString('base64url');
      reply.setCookie(name, secret, { ...options, maxAge: MINUTES * 60 });
      return secret;
    },
    clear(reply) {
      reply.clearCookie(name, options);
    },
  };
}
