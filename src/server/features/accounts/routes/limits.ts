import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Problem } from '../../../http/problems.ts';
import { networkOf } from '../../../http/request/rate-limit.ts';
import { EmailField } from '../identity/fields.ts';

const MINUTE = 60_000;

type Body = Record<string, unknown>;

export interface Limits {
  /** Route config: how often one connection may try. */
  perVisitor: { rateLimit: { max: number; timeWindow: number } };
  /** How often one connection may try with the same key from the form. */
  perKey(app: FastifyInstance, keyOf: (body: Body) => string): preHandlerAsyncHookHandler;
  /** How often one connection may try the same e-mail address, known or not. */
  perAddress(app: FastifyInstance): preHandlerAsyncHookHandler;
}

export function createLimits(factor: number): Limits {
  const perKey: Limits['perKey'] = (app, keyOf) => {
    const readBody = ({ body }: FastifyRequest): Body => (typeof body === 'object' && body !== null ? (body as Body) : {});
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
    perAddress: (app) => perKey(app, (body) => EmailField.safeParse(body['email']).data ?? ''),
  };
}
