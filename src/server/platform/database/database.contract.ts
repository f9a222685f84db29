import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainStartProblem } from '../../lifecycle/start-problem.ts';
import { isDatabaseAway, openDatabase, type Database } from './database.ts';
import { migrate, NewerDatabase } from './migrate.ts';
import { listenToDatabase, notify } from './notifications.ts';
import type { TestServer } from './test-cluster.ts';
import { freshDatabase } from './test-database.ts';

export function databaseContract(server: TestServer): void {
  describe(`the database on ${server.name}`, () => {
    let fresh: Awaited<ReturnType<typeof freshDatabase>>;
    let database: Database;
    beforeAll(async () => {
      fresh = await freshDatabase(server);
      database = openDatabase(fresh.url);
    });
    afterAll(async () => {
      await database.close();
      await fresh.drop();
    });

    test('reports whether it is reachable', async () => {
      expect(await database.isReachable()).toBe(true);
      const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
      expect(await nowhere.isReachable()).toBe(false);
      await nowhere.close();
    });

    test('a second migration has nothing to do', async () => {
      expect(await migrate(database.pool)).toEqual([]);
    });

    test('when processes migrate at the same time, only one applies the migrations', async () => {
      await database.pool.query('drop schema public cascade; create schema public');
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool)));
      expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    });

    test('refuses data that a newer version of Lectern has written, and changes nothing', async () => {
      await database.pool.query(`insert into migration (name, digest) values ('9999-later.sql', 'x')`);
      await expect(migrate(database.pool)).rejects.toThrow(NewerDatabase);
      const problem = await migrate(database.pool).catch(explainStartProblem);
      expect(problem).toBe(
        'The database was written by a newer version of Lectern (migration 9999-later.sql). Update Lectern, or restore a backup from this version.',
      );
      await database.pool.query(`delete from migration where name = '9999-later.sql'`);
      expect(await migrate(database.pool)).toEqual([]);
    });

    test('refuses a migration that was changed after it was applied', async () => {
      const { rows } = await database.pool.query<{ digest: string }>(`update migration set digest = 'other' returning digest`);
      expect(rows).not.toHaveLength(0);
      await expect(migrate(database.pool)).rejects.toThrow('was changed after it had been applied');
    });

    test('a listener receives notifications', async () => {
      const [heard, connected] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
      const stop = listenToDatabase(fresh.url, ['news'], {
        onMessage: (channel, payload) => heard.resolve(`${channel}: ${payload}`),
        onConnected: connected.resolve,
      });
      await connected.promise;
      await notify(database.pool, 'news', 'hello');
      expect(await heard.promise).toBe('news: hello');
      await stop();
    });

    test('a listener can be stopped while it connects', async () => {
      const silent = createServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const stop = listenToDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`, ['news'], {
        onMessage: () => undefined,
        onConnected: () => undefined,
      });
      const [socket] = (await once(silent, 'connection')) as [Socket];
      // Its greeting has arrived, and is never answered.
      await once(socket, 'data');
      expect(await stop()).toBeUndefined();
      silent.close();
    });

    test('a listener that loses its connection reconnects and reports it', async () => {
      const connections = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let count = 0;
      const stop = listenToDatabase(fresh.url, ['news'], {
        onMessage: () => undefined,
        onConnected: () => connections[count++]?.resolve(),
      });
      await connections[0]?.promise;
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
      );
      await connections[1]?.promise;
      expect(count).toBe(2);
      await stop();
    });

    test('distinguishes a lost connection from a failed query', async () => {
      const wrong = await database.pool.query('select * from nothing').catch((error: unknown) => error);
      expect(isDatabaseAway(wrong)).toBe(false);
      const lost = await database.pool.query('select pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => error);
      expect(isDatabaseAway(lost)).toBe(true);
      expect(isDatabaseAway(new Error('Failed query', { cause: lost }))).toBe(true);
      expect(await database.isReachable()).toBe(true);
    });
  });
}
