import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { EventSink } from './event-sink.ts';
import { postgresSink } from './postgresql/postgres-sink.ts';

interface Parts {
  database: Pick<Database, 'pool'>;
  clock: Clock;
}

/** PostgreSQL, unless a ClickHouse is named. Whoever opens it calls `prepare` before the first write, and once in a while. */
export async function openEventSink(
  { clickhouseUrl }: { clickhouseUrl: string | undefined },
  { database, clock }: Parts,
): Promise<EventSink> {
  if (clickhouseUrl === undefined) return postgresSink({ pool: database.pool, clock });
  // Whoever has no ClickHouse never loads its client.
  return (await import('./clickhouse/open-clickhouse-sink.ts')).openClickhouseSink(clickhouseUrl);
}
