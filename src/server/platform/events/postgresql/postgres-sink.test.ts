import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../clock/system-clock.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { freshDatabase, testServers } from '../../database/test-database.ts';
import { addDays, dayOf } from '../day.ts';
import { eventSinkContract } from '../event-sink.contract.ts';
import { storedEvent, storedEvents } from '../test-stored-events.ts';
import { postgresSink } from './postgres-sink.ts';
import { queryInTime } from './query-in-time.ts';

async function openStore(server?: ReturnType<typeof testServers>[number]) {
  const database = await freshDatabase(server);
  const others: Database[] = [];
  return {
    pool: database.pool,
    open() {
      const other = openDatabase(database.url, { connections: 2 });
      others.push(other);
      return postgresSink({ pool: other.pool, clock: systemClock });
    },
    now: () => systemClock.now(),
    // Other tests share the server, and their transactions hold back what can be read.
    settle: async () => {
      const isReadable = `select not exists (select from event, event_era where tx >= (era::bigint << 48 | pg_snapshot_xmin(pg_current_snapshot())::text::bigint)) as "isReadable"`;
      await vi.waitUntil(async () => (await database.pool.query<{ isReadable: boolean }>(isReadable)).rows[0]?.isReadable, {
        timeout: 20_000,
        interval: 20,
      });
    },
    async drop() {
      await Promise.all(others.map((other) => other.close()));
      await database.drop();
    },
  };
}

async function openPrepared() {
  const store = await openStore();
  onTestFinished(() => store.drop());
  const sink = store.open();
  const now = store.now();
  await sink.prepare(dayOf(now));
  return { ...store, sink, now };
}

async function waitUntilBlocked(pool: pg.Pool): Promise<void> {
  const isBlocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(isBlocked)).rows.length === 0) await wait(5);
}

for (const server of testServers()) eventSinkContract(server.name, () => openStore(server));

test('a transaction that commits after later ones is read after them, and nothing twice', async () => {
  const { pool, sink, open, now } = await openPrepared();
  const [blocked, ...rest] = storedEvents(now, 6);
  if (!blocked) throw new Error('expected six events');
  await sink.write([blocked]);
  const { position } = await sink.readAfter('', 10);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('delete from event where id = $1', [blocked.id]);
  const slow = open().write([...rest.slice(0, 2), blocked]);
  await waitUntilBlocked(pool);
  await open().write(rest.slice(2));
  const early = await sink.readAfter(position, 10);
  expect(early.events).toEqual([]);
  expect(await sink.waitingAfter(early.position)).toMatchObject({ events: 3 });
  await holder.query('rollback');
  holder.release();
  expect(await slow).toEqual({ stored: 2 });
  const late = await sink.readAfter(early.position, 10);
  expect(late.events).toEqual(rest);
  expect((await sink.readAfter(late.position, 10)).events).toEqual([]);
});

test('of concurrent writers of the same events, one reports them as stored', async () => {
  const { open, now } = await openPrepared();
  const events = storedEvents(now, 400);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, writer) => open().write(writer % 2 ? events : events.toReversed())));
  expect(answers.reduce((sum, { stored }) => sum + stored, 0)).toBe(400);
});

test('events moved to another server stay read, and new ones are read after them', async () => {
  const { pool, sink, now } = await openPrepared();
  const brought = storedEvents(now, 3);
  await sink.write(brought);
  // Pretend that transaction numbers were higher on the previous server.
  await pool.query('update event set tx = tx + 1000000000');
  await pool.query('update event_era set server = 1');
  await sink.prepare(dayOf(now));
  await sink.prepare(dayOf(now));
  expect((await pool.query('select era from event_era')).rows).toEqual([{ era: 1 }]);
  const old = await sink.readAfter('', 2);
  expect(old.events).toEqual(brought.slice(0, 2));
  const fresh = storedEvents(now + 10, 2);
  await sink.write(fresh);
  expect((await sink.readAfter(old.position, 10)).events).toEqual([...brought.slice(2), ...fresh]);
});

test('creates days while others write, without blocking them', async () => {
  const { pool, sink, now } = await openPrepared();
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query('delete from event');
  await sink.prepare(addDays(dayOf(now), 30));
  await sink.write([storedEvent(now)]);
  await writer.query('rollback');
  writer.release();
  expect((await sink.readAfter('', 10)).events).toHaveLength(1);
});

test('dropping old days does not wait for a long-running reader', async () => {
  const { pool, sink, now } = await openPrepared();
  await sink.write([storedEvent(now)]);
  const reader = await pool.connect();
  await reader.query('begin');
  await reader.query('select from event');
  await expect(sink.dropBefore(addDays(dayOf(now), 1))).rejects.toMatchObject({ code: '55P03' });
  await reader.query('rollback');
  reader.release();
  await sink.dropBefore(addDays(dayOf(now), 1));
  expect((await sink.readAfter('', 10)).events).toEqual([]);
});

test('a violated constraint is an error, not a missing day', async () => {
  const { pool, sink, now } = await openPrepared();
  await pool.query(`alter table event add constraint no_such check (name <> 'forbidden')`);
  await expect(sink.write([storedEvent(now, { name: 'forbidden' })])).rejects.toMatchObject({ constraint: 'no_such' });
});

test('a query that is never answered fails, and its connection is not reused', async () => {
  const { pool } = await openPrepared();
  const used = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  await expect(queryInTime(pool, { text: 'select pg_sleep(600)' }, 50)).rejects.toThrow('timeout');
  const client = await used;
  const acquired: unknown[] = [];
  pool.on('acquire', (one) => acquired.push(one));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(acquired).not.toContain(client);
});

test('the time zone of a connection does not shift days', async () => {
  const { pool, sink, now, open } = await openPrepared();
  await pool.query(`do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Pacific/Kiritimati'); end $$`);
  const event = storedEvent(now);
  await sink.write([event]);
  expect((await open().readAfter('', 10)).events).toEqual([event]);
});
