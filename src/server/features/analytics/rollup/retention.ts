import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addDays, dayOf } from '../../../platform/events/day.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';

const EVERY = 6 * 3_600_000;
/** At once: transactions stay short, since the counting waits for the oldest that is open. */
const MOST = 10_000;

/** What is kept for so many days, and what tells its age. */
const tables = [
  ['presentation_view', 'hour'],
  ['insight_day', 'day'],
  ['event_apart', 'received_at'],
  ['ingest_minute', 'minute'],
  ['client_error', 'last_at'],
] as const;

interface Parts {
  sink: Pick<EventSink, 'prepare' | 'dropBefore'>;
  database: Pick<Database, 'pool'>;
  clock: Clock;
  /** Days, besides today. */
  retentionDays: number;
  onProblem(error: unknown): void;
}

/** Makes room for the days to come, and forgets what is too old. Several processes may at once. */
export function createRetention({ sink, database: { pool }, clock, retentionDays, onProblem }: Parts) {
  async function tidy(): Promise<void> {
    const today = dayOf(clock.now());
    await sink.prepare(today);
    const oldest = addDays(today, -retentionDays);
    await sink.dropBefore(oldest);
    for (const [table, age] of tables) {
      const text = `delete from ${table} where ctid = any (array(select ctid from ${table} where ${age} < $1::date at time zone 'UTC' limit ${MOST}))`;
      while (((await pool.query(text, [oldest])).rowCount ?? 0) >= MOST);
    }
  }

  return {
    tidy,
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await tidy().catch(onProblem);
        await clock.sleep(EVERY, signal).catch(() => undefined);
      }
    },
  };
}
