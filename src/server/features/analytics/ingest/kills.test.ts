import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../platform/database/test-database.ts';
import { wireEvent } from '../events/test-events.ts';

const KILLS = 200;
/** One is under load while the others start. */
const PROCESSES = 3;
const VISITORS = 48;
/** So many answers, at most, before the next one is killed. */
const MOST_ANSWERS = 60;

const program = fileURLToPath(new URL('./test-ingest-process.ts', import.meta.url));
const Ready = z.object({ port: z.number() });

test('[LOG-9] 200 kills of the server under load: every event that was acknowledged is there, and none twice', { timeout: 400_000 }, async () => {
  const database = await freshDatabase();
  const supervisor = startProcesses(database.url);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let broken = 0;

  /** Like a browser that tries again until it hears that it was heard: the same event may come twice. */
  const tellOne = async () => {
    const event = wireEvent('step-left', Date.now(), { step: 1, stop: 1, ms: 1000 });
    const { event_id: id } = event.body;
    sent.add(id);
    for (;;) {
      const port = await supervisor.port();
      const status = await post(agent, port, JSON.stringify([event]));
      if (status === 204) break;
      broken += 1;
    }
    acknowledged.add(id);
    supervisor.answered();
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
  // Those under way were cut off, and were not told that all is well.
  expect(broken).toBeGreaterThan(KILLS);
  expect(acknowledged.size).toBeGreaterThan(KILLS * 10);
  await database.drop();
});

function post(agent: Agent, port: number, body: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sending = request({ agent, port, host: '127.0.0.1', path: '/log/json', method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) } }, (response) => {
      response.resume().on('error', () => undefined);
      resolve(response.statusCode);
    });
    sending.on('error', () => resolve(undefined)).end(body);
  });
}

/** All load goes to one process, until that is killed in the middle of it; then to the next one that is ready. */
function startProcesses(url: string) {
  // Two hundred starts of the same sources: each is compiled once.
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
