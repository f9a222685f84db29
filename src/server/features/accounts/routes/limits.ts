import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Problem } from '../../../http/problems.ts';

const MINUTE = 60_000;

export interface Limits {
  /** Route settings: how often one connection may try. */
  perVisitor: { rateLimit: { max: number; timeWindow: number } };
  /** How often one connection may try one address; known or not, the same. */
  perAddress(app: FastifyInstance): preHandlerAsyncHookHandler;
}

export function createLimits(factor: number): Limits {
  return {
    perVisitor: { rateLimit: { max: Math.round(30 * factor), timeWindow: MINUTE } },
    perAddress(app) {
      return app.rateLimit({
        max: Math.round(10 * factor),
        timeWindow: 15 * MINUTE,
        keyGenerator: (request: FastifyRequest) => `${request.ip} ${String((request.body as { email?: unknown } | undefined)?.email).toLowerCase()}`,
        errorResponseBuilder: (_request, { ttl }) => new Problem('tooMany', { retryAfter: Math.ceil(ttl / 1000) }),
      }) as preHandlerAsyncHookHandler;
    },
  };
}
