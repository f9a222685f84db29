import type { Pool } from 'pg';
import type { Clock } from '../../clock/clock.ts';
import { addDays, dayOf } from '../day.ts';
import type { EventSink, StoredEvent } from '../event-sink.ts';
import { dropDays, listDays, makeDays } from './event-days.ts';
import { readPosition, writePosition, type Position } from './position.ts';
import { readEvents } from './read-events.ts';
import { isDayMissing, writeEvents } from './write-events.ts';

interface Parts {
  /** Owned by the caller: not closed here. */
  pool: Pool;
  clock: Clock;
}

// Ids are at most a day old: events of earlier days are recorded as late when they are written.
const USUAL_DAYS = 1;
// Earlier days are searched only if they were recorded as late. The two days in between allow for clock skew and long transactions.
const LOOKED_AT_DAYS = 3;
// Enough to show a large backlog.
const MOST_COUNTED = 100_000;
const PIECE = 2000;

const after = '(day >= $3 or day = any($4::date[])) and tx >= $1 and (tx > $1 or id > $2)';

export function postgresSink({ pool, clock }: Parts): EventSink {
  const write = (events: readonly StoredEvent[]) => writeEvents(pool, events, addDays(dayOf(clock.now()), -USUAL_DAYS));

  return {
    kind: 'postgresql',
    lag: 0,
    async prepare(day) {
      await pool.query(
        'update event_era set era = era + 1, server = system_identifier from pg_control_system() where server <> system_identifier',
      );
      await makeDays(
        pool,
        Array.from({ length: 10 }, (_, index) => addDays(day, index - 2)),
      );
    },
    async write(events) {
      if (events.length === 0) return { stored: 0 };
      try {
        return { stored: await write(events) };
      } catch (error) {
        if (!isDayMissing(error)) throw error;
        await makeDays(pool, [...new Set(events.map(({ day }) => day))]);
        return { stored: await write(events) };
      }
    },
    async readAfter(position, most) {
      const last = readPosition(position);
      const now = clock.now();
      const { below, late } = await findEnd(pool, last);
      const { events, lastTx } = await readEvents(pool, `${after} and tx < $5 order by tx, id limit $6`, [
        last.tx,
        last.id,
        last.from,
        late,
        below,
        most,
      ]);
      const hasAll = events.length < most;
      const next: Position = {
        tx: lastTx ?? last.tx,
        id: events.at(-1)?.id ?? last.id,
        from: hasAll ? addDays(dayOf(now), -LOOKED_AT_DAYS) : last.from,
      };
      return { events, position: writePosition(next) };
    },
    // Events become readable when the oldest open transaction ends.
    async mark() {
      const { rows } = await pool.query<{ mark: string }>({
        name: 'mark of events',
        text: `select concat(era, '/', pg_snapshot_xmin(pg_current_snapshot())) as mark from event_era`,
      });
      return rows[0]?.mark ?? '';
    },
    async waitingAfter(position) {
      const last = readPosition(position);
      const { late } = await findEnd(pool, last);
      const { rows } = await pool.query<{ events: number; oldest: Date | null }>(
        `select count(*)::integer as events, min(received_at) as oldest from (select received_at from event where ${after} order by tx limit ${MOST_COUNTED}) as waiting`,
        [last.tx, last.id, last.from, late],
      );
      return rows[0] ?? { events: 0, oldest: null };
    },
    async *scan({ from, to, presentationOid }) {
      for (const day of await listDays(pool, { from, to })) yield* scanDay(pool, day, presentationOid);
    },
    dropBefore: (day) => dropDays(pool, day),
    async forgetPerson(personId) {
      for (const day of await listDays(pool, { from: '0001-01-01', to: '9999-12-31' })) await forgetOn(pool, day, personId);
    },
    close: () => Promise.resolve(),
  };
}

/** In short transactions, because counting waits for the oldest open one. */
async function forgetOn(pool: Pool, day: string, personId: string): Promise<void> {
  const text = `update event set person_id = '' where day = $1 and id in (select id from event where day = $1 and person_id = $2 limit ${PIECE})`;
  while (((await pool.query(text, [day, personId])).rowCount ?? 0) >= PIECE);
}

/**
 * Every transaction below `below` has ended: no more events appear there, and all of its late days are known. PostgreSQL skips partitions
 * only if the list of days is not empty.
 */
async function findEnd(pool: Pool, { tx, from }: Position): Promise<{ below: string; late: string[] }> {
  const { rows } = await pool.query<{ below: string; late: string[] }>({
    name: 'end of events',
    text: `select era::bigint << 48 | pg_snapshot_xmin(pg_current_snapshot())::text::bigint as below, array(select day::text from event_late where tx >= $1 union select $2) as late from event_era`,
    values: [tx, from],
  });
  return rows[0] ?? { below: '0', late: [] };
}

async function* scanDay(pool: Pool, day: string, presentationOid: string | undefined): AsyncIterable<StoredEvent[]> {
  const ofWhom = presentationOid === undefined ? '' : 'and presentation_oid = $4';
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last;) {
    const { events } = await readEvents(pool, `day = $1 and id > $2 ${ofWhom} order by id limit $3`, [
      day,
      last,
      PIECE,
      ...(presentationOid === undefined ? [] : [presentationOid]),
    ]);
    if (events.length > 0) yield events;
    last = events.length < PIECE ? undefined : events.at(-1)?.id;
  }
}
