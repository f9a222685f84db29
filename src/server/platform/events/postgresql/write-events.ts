import type { Pool } from 'pg';
import type { StoredEvent } from '../event-sink.ts';
import { eventColumns } from './event-columns.ts';
import { queryInTime } from './query-in-time.ts';

const names = eventColumns.map(({ name }) => name).join(', ');
// Next to each other in the select list they advance together, without the copies that `from unnest(…)` makes.
const given = eventColumns.map(({ type, make = String }, index) => make(`unnest($${index + 1}::${type}[])`)).join(', ');
// The server's number of this transaction, placed after those of all previous eras.
const ownTx = '(select era::bigint << 48 | pg_current_xact_id()::text::bigint from event_era)';
const insertion = `insert into event (tx, ${names}) select ${ownTx}, ${given} on conflict do nothing`;

const statements = {
  usual: { name: 'write events', text: insertion },
  // Readers look at recent days only, plus those recorded as late in the same transaction.
  late: {
    name: 'write late events',
    text: `with noted as (insert into event_late (tx, day) select distinct ${ownTx}, day from unnest($1::date[]) as day where day < $${eventColumns.length + 1}) ${insertion}`,
  },
};

/** In a single statement, which is its own transaction. Returns how many events were new. */
export async function writeEvents(pool: Pool, events: readonly StoredEvent[], usualFrom: string): Promise<number> {
  // In a fixed order, so that two writers with the same events cannot deadlock.
  const ordered = events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const values = eventColumns.map(({ write }) => `{${ordered.map(write).join()}}`);
  const isLate = ordered.some(({ day }) => day < usualFrom);
  const { rowCount } = await queryInTime(
    pool,
    isLate ? { ...statements.late, values: [...values, usualFrom] } : { ...statements.usual, values },
  );
  return rowCount ?? 0;
}

/** True if a day has no partition yet; other violated constraints have a name. */
export const isDayMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514' && !('constraint' in error && error.constraint);
