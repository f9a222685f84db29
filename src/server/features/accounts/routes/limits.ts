import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Problem } from '../../../http/problems.ts';
import { createLimit, networkOf } from '../../../http/request/rate-limit.ts';
import { EmailField } from '../identity/fields.ts';

const MINUTE = 60_000;

type Body = Record<string, unknown>;

export interface Limits {
  /** Route config: how often one connection may try. */
  perVisitor: { rateLimit: { max: number; timeWindow: number } };
  /** How often one connection may try with the same key from the form. */
  perKey(app: FastifyInstance, keyOf: (body: Body) => string): preHandlerAsyncHookHandler;
  /** How often one connection, and all of them together, may try the same e-mail address, known or not. */
  perAddress(app: FastifyInstance): preHandlerAsyncHookHandler;
}

const readBody = ({ body }: FastifyRequest): Body => (typeof body === 'object' && body !== null ? (body as Body) : {});

export function createLimits(factor: number): Limits {
  const perKey: Limits['perKey'] = (app, keyOf) => {
    const check = app.createRateLimit({
      max: Math.max(1, Math.round(10 * factor)),
      timeWindow: 15 * MINUTE,
      keyGenerator: (request) => `${request.routeOptions.url} ${networkOf(request.clientAddress)} ${keyOf(readBody(request))}`,
    });
    return async (request) => {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) throw new Problem('tooMany', { retryAfter: Math.max(1, limit.ttlInSeconds) });
    };
  };
  return {
    perVisitor: { rateLimit: { max: Math.round(30 * factor), timeWindow: MINUTE } },
    perKey,
    perAddress(app) {
      const emailIn = (body: Body) => EmailField.safeParse(body['email']).data ?? '';
      const check = perKey(app, emailIn);
      const limitAll = createLimit({ most: 100 * factor, window: 15 * MINUTE });
      return async function (request, reply) {
        await check.call(this, request, reply);
        const email = emailIn(readBody(request));
        if (email !== '') limitAll(email);
      };
    },
  };
}
