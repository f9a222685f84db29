import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isAlive as isRunning } from '../src/server/platform/database/embedded/postmaster.ts';
import { findFreePort } from '../src/server/platform/database/embedded/free-port.ts';
import { databaseUrlOf, startProduct } from './product.ts';
import { findLost, signUpUntil } from './sign-ups.ts';

const root = new URL('..', import.meta.url).pathname;
// One after the other, in one worker: the ways of stopping share a data folder.
test.describe.configure({ mode: 'default' });

/** `npm start`, as the leader of a process group, as a terminal or a service manager starts it. */
async function npmStart(dataDirectory: string, command = ['npm', 'start']) {
  const port = await findFreePort();
  const [program = '', ...args] = command;
  const npm = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, DEMO: 'none' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of npm.stdout) {
    said += String(part);
    if (said.includes('ready')) break;
  }
  npm.stdout.resume();
  expect(said).toContain(`Lectern is ready at http://localhost:${port}`);
  const family = [npm.pid ?? 0, ...listDescendants(npm.pid ?? 0)];
  // The last: a shell around the launcher has the same words.
  const find = (words: string) => {
    const pid = family.findLast((pid) => readCommand(pid).includes(words));
    // A signal to 0 would reach these tests themselves.
    if (!pid) throw new Error(`No process runs ${words}`);
    return pid;
  };
  return { npm, port, launcher: find('scripts/start.mjs'), server: find('src/server/main.ts'), exit: once(npm, 'exit') };
}

const readCommand = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

function listDescendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

type Started = Awaited<ReturnType<typeof npmStart>>;

const ways: [string, (started: Started) => void, string[]?][] = [
  ['Ctrl-C in its terminal', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ['SIGTERM to npm, launcher and server at the same moment', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGTERM')],
  ['SIGTERM to npm alone', ({ npm }) => process.kill(npm.pid ?? 0, 'SIGTERM')],
  ['SIGTERM to the launcher alone', ({ launcher }) => process.kill(launcher, 'SIGTERM')],
  ['SIGINT to the launcher alone', ({ launcher }) => process.kill(launcher, 'SIGINT')],
  ['SIGTERM to the server alone', ({ server }) => process.kill(server, 'SIGTERM')],
  ['SIGKILL to the launcher', ({ launcher }) => process.kill(launcher, 'SIGKILL')],
  // script gives it a terminal; killed, the terminal is gone.
  ['closing its terminal', ({ npm }) => process.kill(npm.pid ?? 0, 'SIGKILL'), ['script', '-qefc', 'npm start', '/dev/null']],
];

const dataDirectory = join(tmpdir(), `lectern-start-${process.pid}`);
const postgresLog = join(dataDirectory, 'postgres/postgres.log');
test.afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

for (const [way, stop, command] of ways)
  test(`${way} stops everything that npm start has started, once and in order`, async () => {
    const earlier = existsSync(postgresLog) ? readFileSync(postgresLog, 'utf8').length : 0;
    const started = await npmStart(dataDirectory, command);
    expect((await fetch(`http://localhost:${started.port}/readyz`)).status).toBe(200);
    const postgres = readPostgresPid(dataDirectory);
    expect(isRunning(postgres)).toBe(true);
    stop(started);
    await started.exit;
    await expect.poll(() => [started.launcher, started.server, postgres].filter(isRunning), { timeout: 20_000 }).toEqual([]);
    const log = readFileSync(postgresLog, 'utf8').slice(earlier);
    expect(log.match(/received (fast|smart|immediate) shutdown request/g)).toEqual(['received fast shutdown request']);
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
  });

test('a second Ctrl-C stops waiting for a request that never ends, but not for PostgreSQL', async () => {
  const started = await npmStart(dataDirectory);
  const postgres = readPostgresPid(dataDirectory);
  const slow = connect(started.port, 'localhost');
  slow.on('error', () => undefined);
  slow.write(`POST /login HTTP/1.1\r\nHost: localhost:${started.port}\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n`);
  // The server waits for the body from here on.
  expect(String((await once(slow, 'data'))[0])).toContain('100 Continue');
  slow.resume();
  let asked = 0;
  await expect
    .poll(() => {
      if (isRunning(started.server)) asked += Number(process.kill(-(started.npm.pid ?? 0), 'SIGINT'));
      return isRunning(started.server);
    })
    .toBe(false);
  expect(asked).toBeGreaterThan(1);
  expect(isRunning(postgres)).toBe(false);
  expect(readFileSync(postgresLog, 'utf8').trim().split('\n').at(-1)).toContain('database system is shut down');
  slow.destroy();
});

test('the server stops when its launcher is gone', async () => {
  const product = await startProduct();
  const postgres = product.postgresPid();
  const exit = once(product.server, 'exit');
  product.server.disconnect();
  await exit;
  expect(isRunning(postgres)).toBe(false);
  rmSync(product.dataDirectory, { recursive: true, force: true });
});

test('a port in use ends the start with a sentence', async () => {
  const busy = createServer().listen(0, 'localhost');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-busy-'));
  const { status, stderr } = await runServer({ PORT: String(port), DATA_DIR: dataDirectory, DEMO: 'none' });
  busy.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is already in use.`);
  expect(stderr).not.toContain('    at ');
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function runServer(environment: Record<string, string>): Promise<{ status: number | null; stderr: string }> {
  const server = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'src/server/main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  server.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const [status] = (await once(server, 'exit')) as [number | null];
  return { status, stderr };
}

const endings: [string, (server: ChildProcess) => unknown][] = [
  ['SIGTERM', (server) => server.kill('SIGTERM')],
  ['SIGHUP', (server) => server.kill('SIGHUP')],
  ['the end of its launcher', (server) => server.disconnect()],
];
for (const [ending, end] of endings)
  test(`${ending} during the start leaves nothing running`, async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-early-'));
    const server = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'src/server/main.ts')], {
      env: { ...process.env, PORT: String(await findFreePort()), DATA_DIR: dataDirectory },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The file exists a moment before its first line does.
    await expect.poll(() => readPostgresPid(dataDirectory), { timeout: 30_000 }).toBeGreaterThan(0);
    const postgres = readPostgresPid(dataDirectory);
    const exit = once(server, 'exit');
    end(server);
    expect(await exit).toEqual([0, null]);
    expect(isRunning(postgres)).toBe(false);
    rmSync(dataDirectory, { recursive: true, force: true });
  });

function readPostgresPid(dataDirectory: string): number {
  const file = join(dataDirectory, 'postgres/cluster/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

test('wrong settings end the start with a list of all problems', async () => {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), [join(root, 'src/server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: 'eighty', ENVIRONMENT: 'production', DATABASE_URL: 'mysql://x' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'SMTP_URL']) expect(stderr).toContain(`- ${name}: `);
  expect(stderr).not.toContain('at ');
});

test('a sign-up that was acknowledged survives kill -9', async () => {
  test.slow();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-killed-'));
  const port = await findFreePort();
  const acknowledged = new Set<string>();
  for (const victim of ['server', 'postgres', 'server'] as const) {
    const product = await startProduct({ dataDirectory, port });
    const stop = new AbortController();
    const { acknowledged: now, done } = signUpUntil(product.origin, stop.signal, 4);
    await expect.poll(() => now.size, { timeout: 30_000 }).toBeGreaterThan(3);
    process.kill(victim === 'server' ? (product.server.pid ?? 0) : product.postgresPid(), 'SIGKILL');
    stop.abort();
    await done;
    for (const email of now) acknowledged.add(email);
    if (victim === 'postgres') await product.stop();
  }
  const product = await startProduct({ dataDirectory, port });
  expect(await findLost(databaseUrlOf(dataDirectory), acknowledged)).toEqual([]);
  expect(await product.stop()).toBe(0);
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('web and worker run as separate processes, and mail still goes out', async () => {
  const web = await startProduct({ args: ['--role', 'web'] });
  const worker = await startProduct({ args: ['--role', 'worker'], dataDirectory: web.dataDirectory });
  const { acknowledged, done } = signUpUntil(web.origin, AbortSignal.timeout(100), 1);
  await done;
  const [email = ''] = acknowledged;
  await expect.poll(async () => (await fetch(`${web.origin}/dev/mail`, { headers: { accept: 'text/html' } })).text()).toContain(email);
  await web.stop();
  expect(isRunning(worker.postgresPid())).toBe(true);
  expect(await worker.stop()).toBe(0);
  rmSync(web.dataDirectory, { recursive: true, force: true });
});
