import type { Registry } from 'prom-client';
import type { Sessions } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { dayOf } from '../events/event-id.ts';
import { createClientAddress } from '../visitors/client-address.ts';
import type { CountryOf } from '../visitors/countries.ts';
import { createKnownVisitors } from '../visitors/known-visitors.ts';
import { createLimiter } from '../visitors/limiter.ts';
import { createBatcher } from './batcher.ts';
import { createIngestCounts } from './ingest-counts.ts';
import { createIngestCountsStore } from './ingest-counts.store.ts';
import { createIngestLane } from './ingest-lane.ts';
import { createIngestMetrics } from './ingest-metrics.ts';
import { createExplainProblem } from './lane-answers.ts';
import { createReception, type VisitOf } from './reception.ts';
import { createTell } from './tell.ts';

/** Of one address, a minute: a school behind one of them is more than one visitor. */
const MOST_PER_MINUTE = 6000;
const HOUR = 3_600_000;

interface Parts {
  sink: EventSink;
  database: Pick<Database, 'pool'>;
  clock: Clock;
  sessions: Sessions;
  visitOf: VisitOf;
  countryOf: CountryOf;
  registry: Registry;
  /** Sent with everything that has a body. */
  headers: Record<string, string>;
  report(problem: string, error?: unknown): void;
  publicOrigin: string;
  trustedProxies: readonly string[];
  rateLimitFactor: number;
  /** Origin of the log host; empty: our own. */
  logHost: string;
  retentionDays: number;
  version: string;
}

/** Everything between a request that tells of events and the sink that keeps them. */
export function openIngest({ sink, database, clock, sessions, visitOf, countryOf, registry, headers, report, publicOrigin, trustedProxies, rateLimitFactor, logHost, retentionDays, version }: Parts) {
  const metrics = createIngestMetrics(registry);
  const counts = createIngestCounts({ store: createIngestCountsStore(database), clock, report, retentionDays });
  const batcher = createBatcher({
    sink,
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
    limiter: createLimiter({ most: Math.max(1, Math.round(MOST_PER_MINUTE * rateLimitFactor)), clock }),
    clock,
    countryOf,
    visitors: createKnownVisitors({ sessions, clock }),
    visitOf,
    explain: createExplainProblem(headers),
    publicOrigin,
    logHost,
  });
  const lane = createIngestLane({ reception, counts, clientAddress: createClientAddress(trustedProxies) });

  const stop = new AbortController();
  /** Room for tomorrow is there before tomorrow is. */
  const prepare = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await sink.prepare(dayOf(clock.now())).catch((error: unknown) => report('there is no room for events yet', error));
      await clock.sleep(HOUR, stop.signal).catch(() => undefined);
    }
  };
  const preparing = prepare();

  return {
    lane,
    tell: createTell({ batcher, counts, clock, version }),
    /** What has come is stored, and counted, before this resolves. */
    async close(): Promise<void> {
      stop.abort();
      await preparing;
      await batcher.close();
      await counts.close();
    },
  };
}

export type Ingest = ReturnType<typeof openIngest>;
