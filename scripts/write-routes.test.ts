import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { notWritten, writeRoutes } from '../bench/kills/write-routes.ts';
import { analyticsRoutes } from '../src/contract/analytics/analytics-routes.ts';
import { startTestServer } from '../src/server/testing/test-server.ts';

/** Taken by the fast lane, before there are routes. */
const beforeRoutes = [`POST ${analyticsRoutes.log}`, `POST ${analyticsRoutes.logFallback}`];

test('the soak test kills the product during every kind of write', async () => {
  const registered = new Set(beforeRoutes);
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) registered.add(`${one} ${url}`);
    });
  subscribe('fastify.initialization', listen);
  const server = await startTestServer();
  unsubscribe('fastify.initialization', listen);
  await server.close();
  expect([...new Set(Object.values<string>(writeRoutes)), ...Object.keys(notWritten)].sort()).toEqual([...registered].sort());
});
