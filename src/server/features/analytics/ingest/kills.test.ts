import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../platform/clock/system-clock.ts';
import { openEmbeddedPostgres } from '../../../platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { postgresSink } from '../../../platform/events/postgresql/postgres-sink.ts';
import { addPerson, addPresentation } from '../../../testing/test-rows.ts';
import { wireEvent } from '../events/test-events.ts';
import { createRoller } from '../rollup/roller.ts';

/** A dozen in the test suite, many in a soak (npm run soak). */
const KILLS = process.env['SOAK'] ? 200 : 12;
/** One is under load while the others start. */
const PROCESSES = 3;
const VISITORS = 48;
/** The most answers before the next process is killed. */
const MOST_ANSWERS = 60;
/** The share of acknowledged events that is sent again. */
const TOLD_AGAIN = 0.2;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const program = fileURLToPath(new URL('./test-ingest-process.ts', import.meta.url));
const Ready = z.object({ port: z.number() });

/** With PostgreSQL's default settings, so that committed data is on disk. */
async function openDurableDatabase() {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-durable-'));
  const postgres = await openEmbeddedPostgres({ directory });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // PostgreSQL may stop before the last connection has closed.
  pool.on('error', () => undefined);
  await migrate(pool);
  expect((await pool.query(`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`)).rows).toEqual([
    { fsync: 'on', commit: 'on' },
  ]);
  return {
    url: postgres.url,
    pool,
    async drop() {
      await pool.end();
      await postgres.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

test(
  `[LOG-9] after ${KILLS} kills of the server under load, every acknowledged event is stored and counted exactly once`,
  { timeout: 600_000 },
  async () => {
    const database = await openDurableDatabase();
    onTestFinished(() => database.drop());
    await addPerson(database.pool, 'owner');
    const { id: presentationId } = await addPresentation(database.pool, { oid: 'deck', owner: 'owner' });
    const supervisor = startProcesses(database.url);
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const sent = new Set<string>();
    const acknowledged = new Set<string>();
    let broken = 0;
    let again = 0;

    /** Like a browser, retries until the event is acknowledged: the same event may arrive twice. */
    const tellOne = async () => {
      const event = wireEvent('viewer-started', Date.now());
      const { event_id: id } = event.body;
      // A different visitor each time, so that each is a view.
      const body = JSON.stringify([{ ...event, platform: { ...event.platform, visitor_id: id } }]);
      sent.add(id);
      const isHeard = async () => (await post(agent, await supervisor.port(), body)) === 204;
      while (!(await isHeard())) broken += 1;
      acknowledged.add(id);
      supervisor.answered();
      if (Math.random() < TOLD_AGAIN && (await isHeard())) again += 1;
    };
    const tellSome = async () => {
      while (supervisor.kills() < KILLS) await tellOne();
    };
    await Promise.all(Array.from({ length: VISITORS }, tellSome));
    await supervisor.stop();
    agent.destroy();

    const { rows } = await database.pool.query<{ id: string }>('select id from event');
    const stored = rows.map(({ id }) => id);
    const there = new Set(stored);
    expect(there.size).toBe(stored.length);
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
    expect(stored.filter((id) => !sent.has(id))).toEqual([]);
    const sink = postgresSink({ pool: database.pool, clock: systemClock });
    const roller = createRoller({
      sink,
      database,
      clock: systemClock,
      onCounted: () => undefined,
      onProblem(error) {
        throw error;
      },
    });
    const sums = async () => {
      while (await roller.rollOnce());
      const { rows: counted } = await database.pool.query<{ of: string; count: number }>(
        `select presentation_id || ' ' || metric || ' ' || key as of, sum(count)::integer as count from insight_day where metric in ('event', 'views', 'started') group by 1`,
      );
      const { rows: tallies } = await database.pool.query<{ views: number }>('select views::integer as views from presentation_tally');
      return { ...Object.fromEntries(counted.map(({ of, count }) => [of, count])), tallies };
    };
    // PostgreSQL may still be finishing statements of a killed process.
    const each = [presentationId, 0].flatMap((id) =>
      ['event viewer-started', 'views ', 'started '].map((metric) => [`${id} ${metric}`, there.size]),
    );
    await expect.poll(sums, { timeout: 20_000 }).toEqual({ ...Object.fromEntries(each), tallies: [{ views: there.size }] });
    expect(again).toBeGreaterThan(KILLS);
    // Requests in flight were cut off, and not acknowledged.
    expect(broken).toBeGreaterThan(KILLS);
    expect(acknowledged.size).toBeGreaterThan(KILLS * 10);
  },
);

function post(agent: Agent, port: number, body: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sending = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: '/log/json',
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'user-agent': browser, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume().on('error', () => undefined);
        resolve(response.statusCode);
      },
    );
    sending.on('error', () => resolve(undefined)).end(body);
  });
}

/** Sends all load to one process until it is killed under that load, then to the next one that is ready. */
function startProcesses(url: string) {
  // Up to two hundred starts of the same sources: compile each file once.
  const compiled = mkdtempSync(join(tmpdir(), 'lectern-kills-'));
  const running = new Set<ChildProcess>();
  const ready: { child: ChildProcess; port: number }[] = [];
  let woken = Promise.withResolvers<void>();
  let kills = 0;
  let answersLeft = Math.random() * MOST_ANSWERS;
  let isOver = false;
  const startOne = () => {
    const child = fork(program, [], { env: { PATH: process.env['PATH'], DATABASE_URL: url, NODE_COMPILE_CACHE: compiled }, execArgv: [] });
    running.add(child);
    child.on('message', (told) => {
      ready.push({ child, port: Ready.parse(told).port });
      woken.resolve();
      woken = Promise.withResolvers();
    });
    child.on('exit', () => {
      running.delete(child);
      if (!isOver) startOne();
    });
  };
  for (let count = 0; count < PROCESSES; count += 1) startOne();
  return {
    kills: () => kills,
    async port(): Promise<number> {
      while (!ready[0]) await woken.promise;
      return ready[0].port;
    },
    answered(): void {
      answersLeft -= 1;
      if (answersLeft > 0 || kills >= KILLS) return;
      answersLeft = Math.random() * MOST_ANSWERS;
      ready.shift()?.child.kill('SIGKILL');
      kills += 1;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all([...running].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
      rmSync(compiled, { recursive: true, force: true });
    },
  };
}
