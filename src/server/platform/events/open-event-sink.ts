import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { EventSink } from './event-sink.ts';
import { postgresSink } from './postgresql/postgres-sink.ts';

interface Parts {
  database: Pick<Database, 'pool'>;
  clock: Clock;
}

/** PostgreSQL, unless a ClickHouse URL is set. The caller must call `prepare` before the first write, and periodically. */
export async function openEventSink(
  { clickhouseUrl }: { clickhouseUrl: string | undefined },
  { database, clock }: Parts,
): Promise<EventSink> {
  if (clickhouseUrl === undefined) return postgresSink({ pool: database.pool, clock });
  // Installations without ClickHouse never load its client.
  return (await import('./clickhouse/open-clickhouse-sink.ts')).openClickhouseSink(clickhouseUrl);
}
