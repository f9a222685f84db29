import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';

const EVERY = 6 * 3_600_000;
/** Rows per statement: transactions stay short, because the rollup waits for the oldest open one. */
const MOST = 10_000;
/** Only this many of the latest events set aside are kept. */
const MOST_APART = 20_000;

/** Tables with retention, the column that holds the age, and its type: days have no time zone, timestamps do. */
const tables = [
  ['presentation_view', 'hour', 'timestamptz'],
  ['insight_day', 'day', 'date'],
  ['owner_day', 'day', 'date'],
  ['view_link_gone', 'gone_at', 'timestamptz'],
  ['event_apart', 'received_at', 'timestamptz'],
  ['ingest_minute', 'minute', 'timestamptz'],
  ['client_error', 'last_at', 'timestamptz'],
] as const;

interface Parts {
  sink: Pick<EventSink, 'prepare' | 'dropBefore'>;
  database: Pick<Database, 'pool'>;
  clock: Clock;
  /** Days to keep, not counting today. */
  retentionDays: number;
  /** `what` could not be tidied; everything else was. */
  onProblem(error: unknown, what: string): void;
}

/** Prepares storage for the coming days and deletes what is too old. Several processes may run it concurrently. */
export function createRetention({ sink, database: { pool }, clock, retentionDays, onProblem }: Parts) {
  async function forget(table: string, age: string, type: 'date' | 'timestamptz', oldest: string): Promise<void> {
    const text = `delete from ${table} where ctid = any (array(select ctid from ${table} where ${age} < $1::${type} limit ${MOST}))`;
    while (((await pool.query(text, [type === 'date' ? oldest : new Date(oldest)])).rowCount ?? 0) >= MOST);
  }

  async function forgetMostApart(): Promise<void> {
    await pool.query('delete from event_apart where id <= (select max(id) from event_apart) - $1::bigint', [MOST_APART]);
  }

  async function tidy(): Promise<void> {
    const today = dayOf(clock.now());
    const oldest = addDays(today, -retentionDays);
    const attempt = (what: string, done: Promise<void>) => done.catch((error: unknown) => onProblem(error, what));
    await attempt('storage for upcoming events', sink.prepare(today));
    await attempt('event', sink.dropBefore(oldest));
    await attempt('event_apart', forgetMostApart());
    for (const [table, age, type] of tables) await attempt(table, forget(table, age, type, oldest));
  }

  return {
    tidy,
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await tidy();
        await clock.sleep(EVERY, signal).catch(() => undefined);
      }
    },
  };
}
