import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/manual-clock.ts';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import type { EventSink, StoredEvent } from '../../../platform/events/event-sink.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { addPerson, addPresentation } from '../../../testing/test-rows.ts';
import { auditSums, compareOwnerSums, compareSums, keptSums, recount } from './recount.ts';
import { createRoller } from './roller.ts';
import { chanceOf, eventAt, idAt, pick, randomTraffic, shuffle, whole, type Chance } from './test-traffic.ts';

const START = Date.parse('2031-05-04T22:30:00Z');
const HOUR = 3_600_000;
const RANGE = { from: '2031-05-01', to: '2031-05-08' };

describe('the roller', () => {
  let fresh: Awaited<ReturnType<typeof freshDatabase>>;
  let database: Database;
  let sink: EventSink;
  const clock = manualClock(START + 2 * HOUR);
  const chance = chanceOf(7);
  const told: string[] = [];
  beforeAll(async () => {
    fresh = await freshDatabase();
    database = openDatabase(fresh.url);
    sink = postgresSink({ pool: database.pool, clock });
    await sink.prepare('2031-05-04');
    for (const id of ['owner', 'other', 'third']) await addPerson(database.pool, id);
  });
  afterAll(async () => {
    await database.close();
    await fresh.drop();
  });

  const rollerOn = (pool: Pool, of: Pick<EventSink, 'kind' | 'lag' | 'mark' | 'readAfter'> = sink) =>
    createRoller({
      sink: of,
      database: { pool },
      clock,
      onCounted: (oid) => told.push(oid),
      onProblem: (error) => {
        throw error;
      },
    });
  const rollAll = async (roller = rollerOn(database.pool)) => {
    told.length = 0;
    while (await roller.rollOnce());
  };
  const tallyOf = async (id: number) =>
    (
      await database.pool.query<{ views: number; likes: number }>(
        'select views::integer, likes from presentation_tally where presentation_id = $1',
        [id],
      )
    ).rows[0];
  const add = (oid: string) => addPresentation(database.pool, { oid, owner: 'owner' });
  const sumsOf = async (oid?: string) =>
    new Map(
      (await keptSums({ database }, { ...RANGE, ...(oid !== undefined && { oid }) })).map(({ metric, key, count }) => [
        `${metric} ${key}`,
        count,
      ]),
    );
  const differences = async (oid?: string) => {
    const asked = { ...RANGE, ...(oid !== undefined && { oid }) };
    return compareSums(await keptSums({ database }, asked), await recount({ sink, database }, asked));
  };
  const watching = (oid: string, given: Partial<StoredEvent> = {}, at = START) =>
    eventAt(at, chance, { presentationOid: oid, pageId: idAt(at, chance), name: 'viewer-started', ...given });

  test('a view shows up after the next round, and likes stay as they are', async () => {
    const { id, oid } = await add('seen');
    await database.pool.query(`insert into presentation_like (presentation_id, person_id) values ($1, 'other')`, [id]);
    await sink.write([watching(oid)]);
    await rollAll();
    expect(await tallyOf(id)).toEqual({ views: 1, likes: 1 });
    expect(told).toEqual([oid]);
    await rollAll();
    expect(await tallyOf(id)).toEqual({ views: 1, likes: 1 });
    expect(told).toEqual([]);
  });

  test('counts a visitor once an hour, for starting or staying; the owner and bots separately', async () => {
    const { id, oid } = await add('counted');
    await sink.write([watching(oid, { visitorId: 'ann' }), watching(oid, { visitorId: 'ann' }, START + 60_000)]);
    await rollAll();
    await sink.write([
      watching(oid, { visitorId: 'ann', name: 'page-stayed' }, START + 120_000),
      watching(oid, { visitorId: 'ann', name: 'page-stayed' }, START + HOUR),
      watching(oid, { visitorId: 'ben', name: 'page-seen' }),
      watching(oid, { visitorId: 'owner', personId: 'owner' }),
      watching(oid, { visitorId: 'robot', isBot: true }),
    ]);
    await rollAll();
    expect(await tallyOf(id)).toMatchObject({ views: 2 });
    const sums = await sumsOf(oid);
    expect([sums.get('views '), sums.get('owner-views '), sums.get('bot-views ')]).toEqual([2, 1, 1]);
    expect(await differences(oid)).toEqual([]);
  });

  test("takes a view back once it turns out to be the owner's", async () => {
    const { id, oid } = await add('owned');
    const page = { visitorId: 'me', pageId: idAt(START, chance) };
    await sink.write([watching(oid, page)]);
    await rollAll();
    await sink.write([watching(oid, { ...page, name: 'step-entered', body: { step: 0, stop: 0 }, personId: 'owner' })]);
    await rollAll();
    expect(await tallyOf(id)).toMatchObject({ views: 0 });
    expect(told).toEqual([oid]);
    expect(await sumsOf(oid)).toEqual(
      new Map([
        ['owner-views ', 1],
        ['event viewer-started', 1],
        ['event step-entered', 1],
      ]),
    );
  });

  test('events of no known presentation count for the site only', async () => {
    const before = (await sumsOf()).get('event logo') ?? 0;
    await sink.write([watching('nowhere', { name: 'logo' }), eventAt(START, chance, { name: 'logo' })]);
    await rollAll();
    expect((await sumsOf()).get('event logo')).toBe(before + 2);
    expect(await differences()).toEqual([]);
  });

  test('caps the number of made-up names, and names keep their rows', async () => {
    const { oid } = await add('spammed');
    const page = (index: number) => ({ visitorId: `spam${index}`, referer: `https://site${index}.example.com/` });
    await sink.write(Array.from({ length: 150 }, (_, index) => watching(oid, page(index))));
    await rollAll();
    await sink.write(Array.from({ length: 100 }, (_, index) => watching(oid, page(150 + index), START + 1000)));
    await rollAll();
    // The earliest event of a name with a row, and of one without, arrives last and names another site.
    await sink.write(
      [3, 149, 248, 249].map((index) => watching(oid, { ...page(index), referer: 'https://site1.example.com/' }, START - 1000)),
    );
    await rollAll();
    const referrers = [...(await sumsOf(oid))].filter(([name]) => name.startsWith('referrer '));
    expect(referrers.reduce((sum, [, count]) => sum + count, 0)).toBe(250);
    expect(new Map(referrers).get('referrer site1.example.com')).toBe(5);
    expect(
      (
        await database.pool.query(
          `select from insight_day join presentation on id = presentation_id where oid = $1 and metric = 'referrer' and key <> '…'`,
          [oid],
        )
      ).rowCount,
    ).toBe(200);
    expect(await differences(oid)).toEqual([]);
  });

  test('caps the number of made-up steps, and reads no further', async () => {
    const { id, oid } = await add('stepped');
    const left = (visitor: number, step: number) =>
      watching(oid, { visitorId: `s${visitor}`, name: 'step-left', body: { step, stop: step, ms: 500 * 1.6 ** (visitor % 6) } });
    const visits = Array.from({ length: 6 }, (_, visitor) => [
      watching(oid, { visitorId: `s${visitor}` }),
      ...Array.from({ length: 600 }, (__, step) => left(visitor, step)),
    ]);
    for (const visit of visits) await sink.write(visit);
    await rollAll();
    const { rows } = await database.pool.query<{ metric: string; keys: number; furthest: string }>(
      `select metric, count(*)::integer as keys from insight_day where presentation_id = $1 and metric in ('furthest', 'step-time') group by 1 order by 1`,
      [id],
    );
    expect(rows).toEqual([
      { metric: 'furthest', keys: 1 },
      { metric: 'step-time', keys: 2001 },
    ]);
    expect((await sumsOf(oid)).get('furthest 499')).toBe(6);
    expect(await differences(oid)).toEqual([]);
  });

  test('counts links that lead, or once led, to the presentation; ignores made-up ones', async () => {
    const [{ id, oid }, elsewhere] = [await add('linked'), await add('elsewhere')];
    await database.pool.query(
      `insert into view_link (link_id, presentation_id) values ('open-link', $1), ('gone-link', $1), ('their-link', $2)`,
      [id, elsewhere.id],
    );
    await database.pool.query(`delete from view_link where link_id = 'gone-link'`);
    await sink.write(
      ['open-link', 'gone-link', 'their-link', 'made-up', 'open-link'].map((linkId, index) =>
        watching(oid, { visitorId: `l${index}`, linkId }),
      ),
    );
    await sink.write([
      watching(oid, { visitorId: 'stayed', linkId: 'open-link', name: 'page-stayed' }),
      watching(oid, { visitorId: 'l0', linkId: 'open-link', name: 'viewer-finished' }),
    ]);
    await rollAll();
    const sums = [...(await sumsOf(oid))].filter(([name]) => /^(link|source)/.test(name));
    expect(new Map(sums)).toEqual(
      new Map([
        ['link open-link', 3],
        ['link-started open-link', 2],
        ['link-finished open-link', 1],
        ['link gone-link', 1],
        ['link-started gone-link', 1],
        ['source link', 4],
        ['source direct', 2],
      ]),
    );
    // A link deleted later is still where these viewers came from.
    await database.pool.query(`delete from view_link where link_id = 'open-link'`);
    expect(await differences(oid)).toEqual([]);
    await database.pool.query('delete from presentation where id = $1', [elsewhere.id]);
    expect((await database.pool.query(`select from view_link_gone where link_id = 'their-link'`)).rowCount).toBe(0);
  });

  test('owner sums add up, shrink when a presentation is deleted, and can be recounted', async () => {
    const [one, two] = [
      await addPresentation(database.pool, { oid: 'mine1', owner: 'third' }),
      await addPresentation(database.pool, { oid: 'mine2', owner: 'third' }),
    ];
    await sink.write([
      ...randomTraffic(chance, { oids: [one.oid, two.oid], visits: 60, from: START, to: START + HOUR, people: ['third', 'other'] }),
      watching(one.oid, { name: 'like', personId: 'other' }),
    ]);
    await rollAll();
    const ofThird = async () =>
      new Map(
        (
          await database.pool.query<{ name: string; count: number }>(
            `select metric || ' ' || key as name, sum(count)::integer as count from owner_day where owner_id = 'third' group by 1 having sum(count) <> 0`,
          )
        ).rows.map(({ name, count }) => [name, count]),
      );
    const viewsOf = async ({ oid }: { oid: string }) => (await sumsOf(oid)).get('views ') ?? 0;
    const [ofOne, ofTwo] = [await viewsOf(one), await viewsOf(two)];
    const sums = await ofThird();
    expect([sums.get('views '), sums.get(`watched ${one.id}`), sums.get(`watched ${two.id}`)]).toEqual([ofOne + ofTwo, ofOne, ofTwo]);
    expect(await compareOwnerSums({ database }, RANGE)).toEqual([]);
    await database.pool.query('delete from presentation where id = $1', [one.id]);
    expect([(await ofThird()).get('views '), (await ofThird()).get(`watched ${one.id}`)]).toEqual([ofTwo, undefined]);
    expect(await compareOwnerSums({ database }, RANGE)).toEqual([]);
  });

  test('an audit reports every sum that differs from the events, and skips days not counted yet', async () => {
    const { id, oid } = await add('audited');
    await sink.write([watching(oid)]);
    const audit = () => auditSums({ sink, database }, RANGE);
    expect((await audit()).until).toBe('2031-05-05');
    await rollAll();
    expect(await audit()).toEqual({ differences: [], until: RANGE.to });
    await database.pool.query(`update insight_day set count = count + 2 where presentation_id = $1 and metric = 'views'`, [id]);
    await database.pool.query(`update owner_day set count = count - 1 where owner_id = 'third' and metric = 'views'`);
    const { differences: found } = await audit();
    expect(found).toContainEqual({ of: 'presentation audited', day: '2031-05-04', metric: 'views', key: '', tooMuch: 2 });
    expect(found).toContainEqual({ of: 'person owner', day: '2031-05-04', metric: 'views', key: '', tooMuch: -2 });
    expect(found).toContainEqual(expect.objectContaining({ of: 'person third', metric: 'views', tooMuch: -1 }));
    await database.pool.query(`update insight_day set count = count - 2 where presentation_id = $1 and metric = 'views'`, [id]);
    await database.pool.query(`update owner_day set count = count + 1 where owner_id = 'third' and metric = 'views'`);
  });

  test('a roller killed at any statement has counted nothing', async () => {
    const { id, oid } = await add('killed');
    const events = randomTraffic(chance, { oids: [oid], visits: 40, from: START, to: START + HOUR });
    await sink.write(events.slice(0, 100));
    await rollAll();
    const before = await tallyOf(id);
    await sink.write(events.slice(100));
    let failures = 0;
    for (let at = 1; ; at++) {
      const dying = dyingPool(database.pool, at);
      const result = await rollerOn(dying)
        .rollOnce()
        .catch((error: unknown) => error);
      if (!(result instanceof Error)) break;
      failures++;
      expect(await tallyOf(id)).toEqual(before);
    }
    expect(failures).toBeGreaterThan(8);
    expect(await differences(oid)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('waits briefly for a locked row, and loses nothing', async () => {
    const { id, oid } = await add('held');
    await sink.write([watching(oid)]);
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from presentation where id = $1 for update', [id]);
    await expect(rollerOn(database.pool).rollOnce()).rejects.toThrow('lock timeout');
    await holder.query('commit');
    holder.release();
    await rollAll();
    expect(await tallyOf(id)).toMatchObject({ views: 1 });
  });

  const storms = process.env['SOAK'] ? 20 : 1;

  test(
    'after random traffic with duplicates, concurrency, kills and deletions, every sum matches the events',
    { timeout: storms * 60_000 },
    async () => {
      expect.hasAssertions();
      for (let seed = 1; seed <= storms; seed++) await storm(chanceOf(seed), seed);
    },
  );

  async function storm(random: Chance, seed: number): Promise<void> {
    const oids = Array.from({ length: 8 }, (_, index) => `storm-${seed}-${index}`);
    for (const oid of oids) await add(oid);
    const events = shuffle(
      random,
      randomTraffic(random, {
        oids: [...oids, 'unknown'],
        visits: 250,
        from: START - 20 * HOUR,
        to: START + 2 * HOUR,
        people: ['owner', 'other'],
      }),
    );
    const gone = oids.slice(0, 3);
    const over = new AbortController();
    const write = async () => {
      for (let at = 0; at < events.length;) {
        const size = 1 + whole(random, 90);
        const batch = events.slice(at, at + size);
        const again = at > 0 ? Array.from({ length: 5 }, () => pick(random, events.slice(0, at))) : [];
        await Promise.all([sink.write(batch), sink.write([...again, ...batch.slice(0, 3)])]);
        at += size;
        const oid = random() < 0.1 ? gone.pop() : undefined;
        if (oid !== undefined) await database.pool.query('delete from presentation where oid = $1', [oid]);
      }
      for (const oid of gone) await database.pool.query('delete from presentation where oid = $1', [oid]);
      over.abort();
    };
    const few = {
      kind: sink.kind,
      lag: sink.lag,
      mark: sink.mark,
      readAfter: (position: string, most: number) => sink.readAfter(position, Math.min(most, 1 + whole(random, 200))),
    };
    const roll = async () => {
      while (!over.signal.aborted)
        await rollerOn(random() < 0.3 ? dyingPool(database.pool, 1 + whole(random, 12)) : database.pool, few)
          .rollOnce()
          .catch(() => undefined);
    };
    await Promise.all([write(), roll(), roll(), roll()]);
    for (let position = ''; ;) {
      await rollAll();
      const next = (await database.pool.query<{ position: string }>('select position from rollup_state')).rows[0]?.position ?? '';
      if (next === position) break;
      position = next;
    }
    for (const oid of oids.slice(3)) {
      expect((await keptSums({ database }, { ...RANGE, oid })).length).toBeGreaterThan(10);
      expect(await differences(oid)).toEqual([]);
    }
    expect(await differences()).toEqual([]);
    expect(await compareOwnerSums({ database }, RANGE)).toEqual([]);
    const { rows } = await database.pool.query(
      `select oid from presentation left join presentation_tally tally on tally.presentation_id = id
       where coalesce(views, 0) <> (select count(*) from presentation_view v where v.presentation_id = id and (is_started or is_stayed) and not is_bot and not is_owner)`,
    );
    expect(rows).toEqual([]);
  }

  test('users come, like, and delete their accounts while it counts: the roller gives way', async () => {
    const leavers = Array.from({ length: 8 }, (_, index) => `leaver${index}`);
    const theirs = leavers.flatMap((owner) => [1, 2, 3, 4].map((index) => ({ owner, oid: `${owner}-${index}` })));
    for (const person of leavers) await addPerson(database.pool, person);
    for (const presentation of theirs) await addPresentation(database.pool, presentation);
    const { id: stays } = await add('stays');
    const oids = ['stays', ...theirs.map(({ oid }) => oid)];
    await database.pool.query(
      'insert into presentation_like (presentation_id, person_id) select p.id, l.id from presentation p, unnest($1::text[]) as l (id) where oid = any($2)',
      [leavers, oids],
    );
    const over = new AbortController();
    const problems: string[] = [];
    const roll = async () => {
      while (!over.signal.aborted) {
        await sink.write(randomTraffic(chance, { oids, visits: 20, from: START, to: START + HOUR }));
        await rollerOn(database.pool)
          .rollOnce()
          .catch((error: unknown) => problems.push(String(error)));
      }
    };
    const leave = async () => {
      const gone = await Promise.allSettled(leavers.map((person) => database.pool.query('delete from person where id = $1', [person])));
      over.abort();
      return gone.filter(({ status }) => status === 'rejected');
    };
    const [failed] = await Promise.all([leave(), roll(), roll()]);
    expect(failed).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('lock timeout'))).toEqual([]);
    await rollAll();
    expect(await tallyOf(stays)).toMatchObject({ likes: 0 });
    expect(await differences('stays')).toEqual([]);
    expect(await compareOwnerSums({ database }, RANGE)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('runs until stopped: continues immediately while there is more, pauses while there is not, and survives failures', async () => {
    const { id, oid } = await add('running');
    const asked: number[] = [];
    const problems: unknown[] = [];
    const stop = new AbortController();
    const again = Promise.withResolvers<void>();
    const moody: Pick<EventSink, 'kind' | 'lag' | 'mark' | 'readAfter'> = {
      kind: sink.kind,
      lag: sink.lag,
      mark: sink.mark,
      async readAfter(position, most) {
        asked.push(clock.now());
        if (asked.length === 1) throw new Error('away');
        if (asked.length === 2) {
          await sink.write(Array.from({ length: most }, (_, index) => watching(oid, { visitorId: `runner${index % 7}` })));
          return sink.readAfter(position, most);
        }
        again.resolve();
        return sink.readAfter(position, most);
      },
    };
    const running = createRoller({
      sink: moody,
      database,
      clock,
      onCounted: () => undefined,
      onProblem: (error) => problems.push(error),
    }).run(stop.signal);
    await expect.poll(async () => (await clock.advance(1000), asked.length), { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    await again.promise;
    stop.abort();
    await running;
    expect(problems).toHaveLength(1);
    expect(asked[1] ?? 0).toBeGreaterThan(asked[0] ?? 0);
    expect(await tallyOf(id)).toMatchObject({ views: 7 });
  });

  test('reads nothing while no events can have arrived, and counts the next one at its next look', async () => {
    const { id, oid } = await add('quiet');
    const stop = new AbortController();
    const reads: number[] = [];
    let [mark, naps] = ['before', 0];
    const time = () => clock.now() + naps * 1000;
    await createRoller({
      sink: { ...sink, mark: async () => mark, readAfter: (...given) => (reads.push(naps), sink.readAfter(...given)) },
      database,
      clock: {
        now: time,
        async sleep() {
          naps += 1;
          if (naps === 5) mark = 'something else has changed';
          if (naps === 20) {
            await sink.write([watching(oid)]);
            mark = 'after';
          }
          if (naps === 22) stop.abort();
        },
      },
      onCounted: (counted) => told.push(counted),
      onProblem: (error) => {
        throw error;
      },
    }).run(stop.signal);
    // At first, after a change, for the "counted up to" time, and for the event, after seeing that there is one.
    expect(reads).toEqual([0, 5, 11, 20, 20]);
    expect(await tallyOf(id)).toMatchObject({ views: 1 });
  });
});

/** A pool whose connections are cut before the given statement. */
function dyingPool(pool: Pool, at: number): Pool {
  let statements = 0;
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return target.query.bind(target);
      if (name !== 'connect') return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        const { query } = client;
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        client.query = new Proxy(query, {
          async apply(inner, _this, given) {
            if (++statements === at) await target.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
            return Reflect.apply(inner, client, given);
          },
        });
        const { release } = client;
        client.release = (broken) => {
          client.query = query;
          client.release = release;
          release.call(client, broken);
        };
        return client;
      };
    },
  });
}
