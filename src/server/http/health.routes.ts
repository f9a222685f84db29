import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Problem } from './problems.ts';
import { isFromThisMachine } from './security/this-machine.ts';

export interface Metrics {
  registry: Registry;
  cachedPages: Counter;
  requests: Histogram<'method' | 'route' | 'status'>;
}

export function createMetrics(pool: { totalCount: number; idleCount: number; waitingCount: number }): Metrics {
  const registry = new Registry();
  const connections = new Gauge({
    name: 'lectern_database_connections',
    help: 'Connections to PostgreSQL by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  return {
    registry,
    cachedPages: new Counter({ name: 'lectern_cached_pages_total', help: 'Pages answered from the byte cache', registers: [registry] }),
    requests: new Histogram({
      name: 'lectern_request_seconds',
      help: 'Time to answer requests that were not in the byte cache',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
  };
}

interface Parts {
  metrics: Metrics;
  isReady(): Promise<boolean>;
  hasRoom(): Promise<boolean>;
}

/** Monitoring endpoints: liveness, readiness and metrics (metrics only for requests from this machine). */
export function healthRoutes(app: FastifyInstance, { metrics, isReady, hasRoom }: Parts): void {
  const unlimited = { config: { rateLimit: false } };
  app.get('/healthz', unlimited, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', unlimited, async (_request, reply) => {
    if (!(await isReady())) throw new Problem('away');
    if (!(await hasRoom())) throw new Problem('full');
    return reply.type('text/plain').send('ready\n');
  });
  let isProcessWatched = false;
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new Problem('notFound');
    // Watching the event loop wakes the process a hundred times a second, so it begins when somebody wants to know.
    if (!isProcessWatched) collectDefaultMetrics({ register: metrics.registry });
    isProcessWatched = true;
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
