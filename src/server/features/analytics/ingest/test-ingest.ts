import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { openFastLane } from '../../../http/fast-lane/fast-lane.ts';
import { createPageCache } from '../../../http/pages/page-cache.ts';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { openIngest } from './ingest.ts';

type Given = Parameters<typeof openIngest>[0];

interface Options extends Partial<Pick<Given, 'sessions' | 'visitOf' | 'logHost' | 'rateLimitFactor' | 'countryOf' | 'trustedProxies'>> {
  database: Pick<Database, 'pool'>;
  /** Wraps the sink, to intercept what the reception writes. */
  around?: (sink: EventSink) => EventSink;
  isFast?: boolean;
}

export const publicOrigin = 'https://lectern.example';

/** Serves only the ingest lane, with a real sink and database; all other paths are 404. */
export async function openTestIngest({ database, around = (sink) => sink, isFast = true, ...given }: Options) {
  const registry = new Registry();
  const problems: string[] = [];
  const sink = postgresSink({ pool: database.pool, clock: systemClock });
  await sink.prepare(new Date().toISOString().slice(0, 10));
  const ingest = await openIngest({
    sink: around(sink),
    database,
    clock: systemClock,
    sessions: { cookieName: 'session=', read: async () => null },
    visitOf: async () => ({ visitId: null }),
    countryOf: () => '',
    registry,
    headers: { 'x-content-type-options': 'nosniff' },
    report: (problem) => problems.push(problem),
    publicOrigin,
    trustedProxies: [],
    rateLimitFactor: 1000,
    logHost: '',
    version: '0.1.0',
    ...given,
  });
  const server = createServer((request, response) => void (ingest.lane.answer(request, response) || response.writeHead(404).end()));
  if (isFast)
    openFastLane({
      server,
      cache: createPageCache({ headers: { visitor: {}, anyone: {}, ownFrame: {} }, sessionCookie: 'session=' }),
      posts: ingest.lane,
      accessLog: () => undefined,
    });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ingest,
    port,
    problems,
    registry,
    origin: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await ingest.close();
    },
  };
}

export type TestIngest = Awaited<ReturnType<typeof openTestIngest>>;
