import type { FastifyInstance } from 'fastify';
import { createRateCounter, networkOf, tooMany } from './rate-limit.ts';

const MINUTE = 60_000;

/**
 * Whoever asks for many things that do not exist is guessing addresses, and gets no answers for the rest of the minute. Nobody who
 * follows links comes near the limit, not even a school behind one address.
 */
export function limitMisses(app: FastifyInstance, most: number): void {
  const misses = createRateCounter();
  app.addHook('onRequest', async ({ routeOptions, clientAddress }) => {
    if (routeOptions.config.rateLimit === false) return;
    const { count, wait } = misses.look(networkOf(clientAddress));
    if (count >= Math.max(1, Math.round(most))) throw tooMany(wait);
  });
  app.addHook('onResponse', async ({ clientAddress }, { statusCode }) => {
    if (statusCode === 404) misses.add(networkOf(clientAddress), MINUTE);
  });
}
