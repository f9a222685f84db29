import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';

const EVERY = 6 * 3_600_000;
/** At once: transactions stay short, since the counting waits for the oldest that is open. */
const MOST = 10_000;
/** However much is kept apart, so many of the latest stay. */
const MOST_APART = 20_000;

/** What is kept for so many days, what tells its age, and of which type that is: days have no time zone, times are of all. */
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
  /** Days, besides today. */
  retentionDays: number;
  /** `what`: is not as it should be now; all else is. */
  onProblem(error: unknown, what: string): void;
}

/** Makes room for the days to come, and forgets what is too old. Several processes may at once. */
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
    await attempt('room for events to come', sink.prepare(today));
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
