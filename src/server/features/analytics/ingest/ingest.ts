import type { Registry } from 'prom-client';
import type { Sessions } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { createClientAddress } from '../../../http/request/client-address.ts';
import { createRateCounter } from '../../../http/request/rate-limit.ts';
import type { CountryOf } from '../visitors/countries.ts';
import { createKnownVisitors } from '../visitors/known-visitors.ts';
import { createBatcher } from '../writing/batcher.ts';
import { keepPrepared } from '../writing/keep-prepared.ts';
import { createTell } from '../writing/tell.ts';
import { createIngestCounts } from './ingest-counts.ts';
import { createIngestCountsStore } from './ingest-counts.store.ts';
import { createIngestLane } from './ingest-lane.ts';
import { createIngestMetrics } from './ingest-metrics.ts';
import { createExplainProblem } from './lane-answers.ts';
import { createReception, type VisitOf } from './reception.ts';

/** Per network. Generous, because a whole school can share one address. */
const MOST_PER_MINUTE = 6000;

interface Parts {
  sink: EventSink;
  database: Pick<Database, 'pool'>;
  clock: Clock;
  sessions: Sessions;
  visitOf: VisitOf;
  countryOf: CountryOf;
  registry: Registry;
  /** Sent with every answer that has a body. */
  headers: Record<string, string>;
  report(problem: string, error?: unknown): void;
  publicOrigin: string;
  trustedProxies: readonly string[];
  rateLimitFactor: number;
  /** Origin of the log host; empty if it is this site. */
  logHost: string;
  version: string;
}

/** Everything between a request with events and the sink that stores them. */
export async function openIngest({
  sink,
  database,
  clock,
  sessions,
  visitOf,
  countryOf,
  registry,
  headers,
  report,
  publicOrigin,
  trustedProxies,
  rateLimitFactor,
  logHost,
  version,
}: Parts) {
  const metrics = createIngestMetrics(registry);
  const counts = createIngestCounts({ store: createIngestCountsStore(database), clock, report });
  const batcher = createBatcher({
    sink,
    clock,
    onWritten(stored, duplicates, milliseconds) {
      counts.count('accepted', '', stored);
      counts.count('duplicate', '', duplicates);
      metrics.writes.observe(milliseconds / 1000);
    },
    onFailed(error, events) {
      metrics.failures.inc();
      report(`${events} events could not be stored`, error);
    },
  });
  metrics.watch({ batcher, counts });
  const reception = createReception({
    batcher,
    counts,
    counter: createRateCounter(clock.now),
    mostPerMinute: Math.max(1, Math.round(MOST_PER_MINUTE * rateLimitFactor)),
    clock,
    countryOf,
    visitors: createKnownVisitors({ sessions, clock }),
    visitOf,
    explain: createExplainProblem(headers),
    report,
    publicOrigin,
    logHost,
  });
  const lane = createIngestLane({ reception, counts, clientAddress: createClientAddress(trustedProxies) });

  const { tell, close: closeTell } = createTell({ batcher, counts, clock, report, version });
  const stopPreparing = await keepPrepared({
    sink,
    clock,
    onFailed: (error) => report('the storage for events could not be prepared', error),
  });

  return {
    lane,
    tell,
    /** Stores and counts everything received before it resolves. */
    async close(): Promise<void> {
      await Promise.all([stopPreparing(), closeTell()]);
      await batcher.close();
      await counts.close();
    },
  };
}
