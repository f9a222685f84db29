import type { Pool } from 'pg';
import { holdName, inTransaction } from '../../database/transaction.ts';
import { addDays } from '../day.ts';

const partOf = (day: string) => `event_${day.replaceAll('-', '')}`;

/** The days that have a partition, the earliest first. */
export async function listDays(pool: Pool, { from, to }: { from: string; to: string }): Promise<string[]> {
  const { rows } = await pool.query<{ day: string }>(
    `select to_date(right(relname, 8), 'YYYYMMDD')::text as day from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'event'::regclass and right(relname, 8) between $1 and $2 order by relname`,
    [from.replaceAll('-', ''), to.replaceAll('-', '')],
  );
  return rows.map(({ day }) => day);
}

/** One process at a time. Writers do not wait: attaching a separately created table does not lock them out. */
export async function makeDays(pool: Pool, days: readonly string[]): Promise<void> {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const isAbsent = (there: string[]) => days.filter((day) => !there.includes(day));
  if (isAbsent(await listDays(pool, { from, to })).length === 0) return;
  await inTransaction(pool, async (client) => {
    await holdName(client, 'days of events', 'alone');
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'event'::regclass`,
    );
    const there = new Set(rows.map(({ relname }) => relname));
    for (const day of days) {
      if (there.has(partOf(day))) continue;
      await client.query(
        `create table ${partOf(day)} (like event including defaults including constraints including indexes including storage)`,
      );
      await client.query(`alter table event attach partition ${partOf(day)} for values from ('${day}') to ('${addDays(day, 1)}')`);
    }
  });
}

/** Each in a separate transaction, which gives up soon if it has to wait: waiting for a reader would block everybody else. */
export async function dropDays(pool: Pool, before: string): Promise<void> {
  for (const day of await listDays(pool, { from: '0001-01-01', to: addDays(before, -1) })) {
    await inTransaction(pool, async (client) => {
      await client.query(`set local lock_timeout = '2s'`);
      await holdName(client, 'days of events', 'alone');
      await client.query(`drop table if exists ${partOf(day)}`);
    });
  }
  await pool.query('delete from event_late where day < $1', [before]);
}
