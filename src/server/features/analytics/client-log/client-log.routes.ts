import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { groupOf, LogEntry } from './client-log.ts';
import type { ClientLogStore } from './client-log.store.ts';

interface Parts {
  store: Pick<ClientLogStore, 'add'>;
  rateLimitFactor: number;
}

const MINUTE = 60_000;
const LARGEST = 64 * 1024;
const Body = z.tuple([LogEntry]);

/** Receives errors reported by pages. */
export function clientLogRoutes(app: FastifyInstance, { store, rateLimitFactor }: Parts): void {
  // Cached pages, the same for every visitor, carry no CSRF token.
  const config = { csrf: 'origin', rateLimit: { max: Math.max(1, Math.round(60 * rateLimitFactor)), timeWindow: MINUTE } } as const;
  app.post(analyticsRoutes.clientLog, { config, bodyLimit: LARGEST }, async (request, reply) => {
    const [entry] = Body.parse(request.body);
    await store.add(groupOf(entry, request.headers['user-agent'] ?? ''));
    return reply.send({ accepted: 1 });
  });
}
