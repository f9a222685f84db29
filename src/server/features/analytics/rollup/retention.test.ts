import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import type { EventSink } from '../../../platform/events/event-sink.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { addPerson, addPresentation } from '../../../testing/test-rows.ts';
import { createRetention } from './retention.ts';
import { createRoller } from './roller.ts';
import { chanceOf, eventAt } from './test-traffic.ts';

const NOW = Date.parse('2031-05-04T10:00:00Z');
const DAY = 86_400_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let sink: EventSink;
const clock = manualClock(NOW);
beforeAll(async () => {
  database = await freshDatabase();
  sink = postgresSink({ pool: database.pool, clock });
  await addPerson(database.pool, 'owner');
});
afterAll(() => database.drop());

const query = async <Row extends object>(text: string) => (await database.pool.query<Row>(text)).rows;
const unexpected = (error: unknown) => {
  throw error;
};

test('deletes rows older than the setting from every table, and nothing else', async () => {
  const chance = chanceOf(3);
  const { oid } = await addPresentation(database.pool, { oid: 'kept', owner: 'owner' });
  const days = [-31, -30, -29, 0];
  for (const day of days) await sink.write([eventAt(NOW + day * DAY, chance, { name: 'viewer-started', presentationOid: oid })]);
  await createRoller({ sink, database, clock, onCounted: () => undefined, onProblem: unexpected }).rollOnce();
  for (const day of days) {
    const at = new Date(NOW + day * DAY);
    await database.pool.query(`insert into event_apart (received_at, reason, name, raw) values ($1, 'unknown', '', '')`, [at]);
    await database.pool.query(`insert into ingest_minute (minute, kind, name, count) values ($1, 'accepted', '', 1)`, [at]);
    await database.pool.query(
      `insert into client_error (digest, level, message, place, count, user_agent, sample, last_at) values ($2, 'ERROR', '', '', 1, '', '{}', $1)`,
      [at, `${day}`],
    );
  }
  const daysOf = async (table: string, column: string) =>
    (await query<{ day: string }>(`select distinct (${column} at time zone 'UTC')::date::text as day from ${table} order by 1`)).map(
      ({ day }) => day,
    );
  const everywhere = () =>
    Promise.all([
      daysOf('event', 'day::timestamptz'),
      daysOf('presentation_view', 'hour'),
      daysOf('insight_day', 'day::timestamptz'),
      daysOf('event_apart', 'received_at'),
      daysOf('ingest_minute', 'minute'),
      daysOf('client_error', 'last_at'),
    ]);
  const all = ['2031-04-03', '2031-04-04', '2031-04-05', '2031-05-04'];
  expect(await everywhere()).toEqual(Array.from({ length: 6 }, () => all));

  await createRetention({ sink, database, clock, retentionDays: 30, onProblem: unexpected }).tidy();
  expect(await everywhere()).toEqual(Array.from({ length: 6 }, () => all.slice(1)));
});

test('keeps the latest events set aside, however many there are', async () => {
  await database.pool.query(
    `insert into event_apart (received_at, reason, name, raw) select $1, 'unknown', number::text, '' from generate_series(1, 20050) as number`,
    [new Date(NOW)],
  );
  await createRetention({ sink, database, clock, retentionDays: 30, onProblem: unexpected }).tidy();
  expect(await query(`select count(*)::integer as count, min(name::integer) as oldest from event_apart where name <> ''`)).toEqual([
    { count: 20_000, oldest: 51 },
  ]);
  await database.pool.query('truncate event_apart');
});

test('deletes any number of rows', async () => {
  await database.pool.query(
    `insert into event_apart (received_at, reason, name, raw) select '2030-01-01', 'unknown', '', '' from generate_series(1, 25000)`,
  );
  await createRetention({ sink, database, clock, retentionDays: 30, onProblem: unexpected }).tidy();
  expect(await query(`select from event_apart where received_at < '2031-01-01'`)).toHaveLength(0);
});

test('a table that cannot be tidied is reported and does not keep others from being tidied', async () => {
  await database.pool.query(`insert into insight_day values (7, '2030-01-01', 'views', '', 1)`);
  await database.pool.query(`insert into event_apart (received_at, reason, name, raw) values ('2030-01-01', 'unknown', '', '')`);
  await database.pool.query('alter table owner_day rename to owner_day_away');
  const problems: string[] = [];
  const away = { prepare: sink.prepare, dropBefore: () => Promise.reject(new Error('away')) };
  await createRetention({ sink: away, database, clock, retentionDays: 30, onProblem: (_error, what) => problems.push(what) }).tidy();
  await database.pool.query('alter table owner_day_away rename to owner_day');
  expect(problems).toEqual(['event', 'owner_day']);
  expect(await query(`select from insight_day where day < '2031-01-01'`)).toHaveLength(0);
  expect(await query(`select from event_apart where received_at < '2031-01-01'`)).toHaveLength(0);
});

test('uses UTC days in any time zone of the database', async () => {
  const elsewhere = await freshDatabase();
  await elsewhere.pool.query(`do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Asia/Tokyo'); end $$`);
  const there = openDatabase(elsewhere.url);
  try {
    expect((await there.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Tokyo' }]);
    await there.pool.query(`insert into insight_day values (7, '2031-04-03', 'views', '', 1), (7, '2031-04-04', 'views', '', 1)`);
    for (const at of ['2031-04-03T23:59:59Z', '2031-04-04T00:00:00Z'])
      await there.pool.query(`insert into ingest_minute (minute, kind, name, count) values ($1, 'accepted', '', 1)`, [at]);
    const quiet = { prepare: async () => undefined, dropBefore: async () => undefined };
    await createRetention({ sink: quiet, database: there, clock: manualClock(NOW), retentionDays: 30, onProblem: unexpected }).tidy();
    expect((await there.pool.query('select day::text from insight_day')).rows).toEqual([{ day: '2031-04-04' }]);
    expect((await there.pool.query('select minute from ingest_minute')).rows).toEqual([{ minute: new Date('2031-04-04T00:00:00Z') }]);
  } finally {
    await there.close();
    await elsewhere.drop();
  }
});

test('tidies immediately and several times a day, prepares for the coming days, and survives failures', async () => {
  const prepared: string[] = [];
  const problems: unknown[] = [];
  const stop = new AbortController();
  const moody = {
    prepare(day: string) {
      prepared.push(day);
      return prepared.length === 1 ? Promise.reject(new Error('away')) : sink.prepare(day);
    },
    dropBefore: sink.dropBefore,
  };
  const running = createRetention({ sink: moody, database, clock, retentionDays: 30, onProblem: (error) => problems.push(error) }).run(
    stop.signal,
  );
  await expect.poll(async () => (await clock.advance(6 * 3_600_000), new Set(prepared).size), { timeout: 20_000 }).toBeGreaterThan(1);
  stop.abort();
  await running;
  expect(prepared[0]).toBe('2031-05-04');
  expect(problems).toHaveLength(1);
});
