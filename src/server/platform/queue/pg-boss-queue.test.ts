import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { proxyTo } from '../../testing/test-proxy.ts';
import { freshDatabase, testServers } from '../database/test-database.ts';
import { defineJob } from './job.ts';
import { pgBossQueue } from './pg-boss-queue.ts';
import { queueContract } from './queue.contract.ts';

type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>;

let database: TestDatabase;
const databases = new Map<string, TestDatabase>();
beforeAll(async () => {
  for (const server of testServers()) databases.set(server.name, await freshDatabase(server));
  database = databases.values().next().value as TestDatabase;
});
afterAll(() => Promise.all([...databases.values()].map(({ drop }) => drop())));

const open = ({ url = database.url, report = () => {}, superviseEvery = 60_000 } = {}) =>
  pgBossQueue({ url, report, pollEvery: 500, superviseEvery });

for (const { name } of testServers()) queueContract(`pg-boss on ${name}`, () => open({ url: databases.get(name)?.url ?? '' }));

const Numbered = z.object({ number: z.number() });

test('a job published in a transaction exists if it commits', async () => {
  const queue = await open();
  const job = defineJob('in-transaction', Numbered, { retries: 0, backoff: 0 });
  const worked: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await queue.work(job, async ({ number }) => {
    worked.push(number);
    if (number === 3) resolve();
  });
  const client = await database.pool.connect();
  for (const [number, end] of [
    [1, 'rollback'],
    [2, 'commit'],
  ] as const) {
    await client.query('begin');
    await queue.publish(job, { number }, { client });
    expect(worked).toEqual([]);
    await client.query(end);
  }
  client.release();
  await queue.publish(job, { number: 3 });
  await promise;
  await queue.stop();
  expect(worked).toEqual([2, 3]);
});

test('reports a failing handler', async () => {
  const reports = Promise.withResolvers<unknown>();
  const queue = await pgBossQueue({ url: database.url, report: (problem, cause) => reports.resolve({ problem, cause }) });
  const job = defineJob('reported', Numbered, { retries: 2, backoff: 60_000 });
  await queue.work(job, async () => {
    throw new Error('broken');
  });
  await queue.publish(job, { number: 1 });
  expect(await reports.promise).toEqual({
    problem: expect.stringMatching(/^Job reported \S+ failed at attempt 1 of 3$/),
    cause: new Error('broken'),
  });
  await queue.stop();
});

const administrate = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

test('publishing fails while the database is away, and work continues when it is back', async () => {
  const other = await freshDatabase();
  const name = new URL(other.url).pathname.slice(1);
  const away = Promise.withResolvers<void>();
  const queue = await open({ url: other.url, report: () => away.resolve() });
  const job = defineJob('through-absence', Numbered, { retries: 5, backoff: 1000 });
  const [before, after] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await queue.work(job, async ({ number }) => (number === 1 ? before : after).resolve());
  await queue.publish(job, { number: 1 });
  await before.promise;

  await administrate(other.url, `alter database ${name} allow_connections false`);
  await administrate(other.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await away.promise;
  await expect(queue.publish(job, { number: 2 })).rejects.toThrow();

  await administrate(other.url, `alter database ${name} allow_connections true`);
  await queue.publish(job, { number: 3 });
  await after.promise;
  await queue.stop();
  await other.drop();
});

test('cannot open a queue without its database', async () => {
  const other = await freshDatabase();
  await other.drop();
  await expect(open({ url: other.url })).rejects.toThrow('does not exist');
});

test('a queue can be stopped while the database is away', async () => {
  const other = await freshDatabase();
  const queue = await open({ url: other.url });
  await queue.work(defineJob('stopping', Numbered, { retries: 0, backoff: 0 }), async () => {});
  await other.drop();
  await expect(queue.stop()).resolves.toBeUndefined();
});

test('another process takes over the job of one that died', async () => {
  const dead = await freshDatabase();
  const job = defineJob('orphan', Numbered, { retries: 1, backoff: 0 });
  const [dying, living] = [await open({ url: dead.url }), await open({ url: dead.url, superviseEvery: 1000 })];
  const begun = Promise.withResolvers<void>();
  const [lives, again] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  await dying.work(job, async () => {
    begun.resolve();
    await lives.promise;
  });
  await dying.publish(job, { number: 1 });
  await begun.promise;
  await living.work(job, async (data, { attempt }) => again.resolve({ data, attempt }));
  await dead.pool.query("update pgboss.job set heartbeat_on = now() - interval '2 minutes' where name = 'orphan'");
  expect(await again.promise).toEqual({ data: { number: 1 }, attempt: 2 });
  lives.resolve();
  await dying.stop();
  await living.stop();
  await dead.drop();
});

test('gives up a query that PostgreSQL does not answer, and recovers', async () => {
  const wire = await proxyTo(database.url);
  const queue = await pgBossQueue({ url: wire.url, timeout: 1000, report: () => undefined });
  const job = defineJob('frozen', Numbered, { retries: 0, backoff: 0 });
  await queue.publish(job, { number: 1 });
  wire.freeze();
  await expect(queue.publish(job, { number: 2 })).rejects.toThrow('timeout');
  wire.thaw();
  await queue.publish(job, { number: 3 });
  await queue.stop();
  await wire.cut();
}, 30_000);
