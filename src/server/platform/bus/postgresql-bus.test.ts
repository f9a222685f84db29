import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database/test-database.ts';
import { busContract } from './bus.contract.ts';
import { postgresqlBus } from './postgresql-bus.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
});

const open = async () => {
  const bus = postgresqlBus(database.url, database.pool);
  // It is connected as soon as somebody is told to look.
  await new Promise<void>((resolve) => {
    const end = bus.follow('connected?', () => {
      end();
      resolve();
    });
  });
  return bus;
};

busContract('PostgreSQL', async (count) => Promise.all(Array.from({ length: count }, open)));

test('after a lost connection, everybody looks for themselves', async () => {
  const [here, there] = [await open(), await open()];
  const heard: (number | undefined)[] = [];
  here.follow('draft:1', (number) => heard.push(number));
  await vi.waitFor(() => expect(heard).toEqual([undefined]));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  );
  there.tell('draft:1', 7);
  await vi.waitFor(() => expect(heard.filter((number) => number === undefined)).toHaveLength(2), { timeout: 10_000 });
  there.tell('draft:1', 8);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(8), { timeout: 10_000 });
  await Promise.all([here.close(), there.close()]);
});

test('messages of others on the same channel are not ours', async () => {
  const bus = await open();
  const heard: (number | undefined)[] = [];
  bus.follow('draft:1', (number) => heard.push(number));
  for (const payload of ['', 'nonsense', '{}', '[["draft:1"]]', '[["draft:1","7"]]'])
    await database.pool.query('select pg_notify($1, $2)', ['lectern_bus', payload]);
  bus.tell('draft:1', 9);
  await vi.waitFor(() => expect(heard.at(-1)).toBe(9));
  expect(heard).toEqual([undefined, 9]);
  await bus.close();
});
