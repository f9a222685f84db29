import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { rememberedPort } from './remembered-port.ts';
import { isAlive } from './postmaster.ts';

const directory = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const pidFile = join(directory, 'postgres', 'cluster', 'postmaster.pid');
/** Never 0, which would stand for this process and those that started it. */
const asPid = (read: unknown): number => {
  if (!(Number(read) > 1)) throw new Error(`Not a process id: ${String(read)}`);
  return Number(read);
};
const readPid = () => asPid(readFileSync(pidFile, 'utf8').split('\n')[0]);

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'a test' });
  await client.connect();
  return client
    .query({ text: sql, rowMode: 'array' })
    .then(({ rows }) => rows.flat())
    .finally(() => client.end());
}

describe('PostgreSQL from npm', () => {
  test('keeps its data across restarts, and stops when closed', async () => {
    const first = await openEmbeddedPostgres({ directory });
    await ask(first.url, 'create table kept as select $$yes$$ as word');
    const pid = readPid();
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await openEmbeddedPostgres({ directory });
    expect(await ask(second.url, 'select word from kept')).toEqual(['yes']);
    await second.close();
  });

  test('takes over a server left running by a killed process; the last process to close stops it', async () => {
    const left = await openEmbeddedPostgres({ directory });
    const taken = await openEmbeddedPostgres({ directory });
    expect(taken.url).toBe(left.url);
    const client = new pg.Client({ connectionString: left.url, application_name: 'lectern of another process' });
    await client.connect();
    await taken.close();
    expect(await ask(left.url, 'select 1')).toEqual([1]);
    await client.end();
    await left.close();
  });

  test('restarts automatically with all committed data after being killed while Lectern runs', async () => {
    const back = Promise.withResolvers<void>();
    const server = await openEmbeddedPostgres({ directory, onRestart: () => back.resolve() });
    await ask(server.url, 'insert into kept values ($$still$$)');
    process.kill(readPid(), 'SIGKILL');
    await back.promise;
    expect(await ask(server.url, 'select word from kept order by word')).toEqual(['still', 'yes']);
    await server.close();
  });

  test('is on the same port again, whichever process starts it, so that the others find it', async () => {
    const first = await openEmbeddedPostgres({ directory });
    process.kill(readPid(), 'SIGKILL');
    // Before the first process has noticed.
    const [second, third] = await Promise.all([openEmbeddedPostgres({ directory }), openEmbeddedPostgres({ directory })]);
    expect([second.url, third.url]).toEqual([first.url, first.url]);
    expect(await ask(first.url, 'select count(*)::int from kept')).toEqual([2]);
    await Promise.all([first.close(), second.close(), third.close()]);
    const next = await openEmbeddedPostgres({ directory });
    expect(next.url).toBe(first.url);
    await next.close();
  });

  test('has another port if another program has taken its own; processes that start together agree on one', async () => {
    const own = mkdtempSync(join(tmpdir(), 'lectern-port-'));
    const none = () => undefined;
    const together = await Promise.all([rememberedPort(own, none), rememberedPort(own, none), rememberedPort(own, none)]);
    expect(new Set(together).size).toBe(1);
    const other = createServer().listen(together[0], '127.0.0.1');
    await once(other, 'listening');
    const moved = await rememberedPort(own, none);
    expect(moved).not.toBe(together[0]);
    other.close();
    expect(await rememberedPort(own, none)).toBe(moved);
    rmSync(own, { recursive: true, force: true });
  });

  test('recovers on the next start after being killed, even if another program now has its process id', async () => {
    const server = await openEmbeddedPostgres({ directory });
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await server.close();
    writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
    const next = await openEmbeddedPostgres({ directory });
    expect(await ask(next.url, 'select count(*)::int from kept')).toEqual([2]);
    await next.close();
  });

  test('a process that closes while PostgreSQL recovers does not stop it for the others', async () => {
    const server = await openEmbeddedPostgres({ directory });
    const stop = new AbortController();
    const connect = async () => {
      const client = new pg.Client({ connectionString: server.url, application_name: 'lectern of another process' });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    };
    const first = await connect();
    const [backend] = await ask(server.url, `select pid from pg_stat_activity where application_name = 'lectern of another process'`);
    const pid = readPid();
    const lost = new Promise<void>((resolve) => void first.once('end', () => resolve()));
    process.kill(asPid(backend), 'SIGKILL');
    await lost;
    // Comes back as our pools do.
    const other = (async () => {
      for (;;) {
        const client = await connect().catch(() => undefined);
        if (client) return client;
        await delay(50, undefined, { signal: stop.signal });
      }
    })();
    await server.close();
    expect(isAlive(pid)).toBe(true);
    expect(await ask(server.url, 'select count(*)::int from kept')).toEqual([2]);
    await (await other).end();
    stop.abort();
    await (await openEmbeddedPostgres({ directory })).close();
    expect(isAlive(pid)).toBe(false);
  });

  test('starts again although the last server never finished stopping', async () => {
    const server = await openEmbeddedPostgres({ directory });
    const pid = readPid();
    const [checkpointer] = await ask(server.url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
    process.kill(asPid(checkpointer), 'SIGSTOP');
    process.kill(pid, 'SIGINT');
    await expect.poll(() => ask(server.url, 'select 1').catch(String)).toContain('is shutting down');
    const next = await openEmbeddedPostgres({ directory, longestStop: 500 });
    expect(isAlive(pid)).toBe(false);
    expect(await ask(next.url, 'select count(*)::int from kept')).toEqual([2]);
    await Promise.all([server.close(), next.close()]);
  });

  test('says so when another program has its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const start = openEmbeddedPostgres({ directory, settings: [`port=${port}`] });
    await expect(start).rejects.toThrow(/Another program is using the port that PostgreSQL was given.*Address already in use/s);
    other.close();
  });

  test.runIf(process.getuid?.() === 0)('runs as an ordinary account when root has no user namespaces', async () => {
    const own = mkdtempSync(join(tmpdir(), 'lectern-root-'));
    const server = await openEmbeddedPostgres({ directory: own });
    expect(await ask(server.url, 'select 1')).toEqual([1]);
    await server.close();
    rmSync(own, { recursive: true, force: true });
  });
});
