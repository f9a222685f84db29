import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../src/server/platform/database/free-port.ts';
import { databaseUrlOf, startProduct } from './product.ts';
import { findLost, signUpUntil } from './sign-ups.ts';

const root = new URL('..', import.meta.url).pathname;
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test.describe.configure({ mode: 'serial' });

test('npm start says where it is, and Ctrl-C stops the server and PostgreSQL', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-start-'));
  const port = await findFreePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of npm.stdout) {
    said += String(part);
    if (said.includes('ready')) break;
  }
  expect(said).toContain(`Lectern is ready at http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const postgres = Number(spawnSync('head', ['-1', join(dataDirectory, 'postgres/cluster/postmaster.pid')], { encoding: 'utf8' }).stdout);
  expect(isAlive(postgres)).toBe(true);
  const exit = once(npm, 'exit');
  // A terminal sends the signal to everything it started.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await exit;
  await expect.poll(() => isAlive(postgres)).toBe(false);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test('the server ends when whoever started it was killed', async () => {
  const product = await startProduct();
  const postgres = product.postgresPid();
  const exit = once(product.server, 'exit');
  product.server.disconnect();
  await exit;
  expect(isAlive(postgres)).toBe(false);
  rmSync(product.dataDirectory, { recursive: true, force: true });
});

for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  test(`${signal} while it starts leaves nothing running`, async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'lectern-early-'));
    const pidFile = join(dataDirectory, 'postgres/cluster/postmaster.pid');
    const server = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'src/server/main.ts')], {
      env: { ...process.env, PORT: String(await findFreePort()), DATA_DIR: dataDirectory },
      stdio: 'ignore',
    });
    const readPid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0);
    // The file is there a moment before its first line is.
    await expect.poll(readPid, { timeout: 30_000 }).toBeGreaterThan(0);
    const postgres = readPid();
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    // PostgreSQL says that it has stopped a moment before its process ends.
    await expect.poll(() => isAlive(postgres)).toBe(false);
    rmSync(dataDirectory, { recursive: true, force: true });
  });

test('wrong settings end the start with a list of every problem', async () => {
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), [join(root, 'src/server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: 'eighty', ENVIRONMENT: 'production', DATABASE_URL: 'mysql://x' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'SMTP_URL']) expect(stderr).toContain(`- ${name}: `);
  expect(stderr).not.toContain('at ');
});

test('killed while sign-ups are answered, nothing that was answered is lost', async () => {
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

test('web and worker run apart, and the mail still goes out', async () => {
  const web = await startProduct({ args: ['--role', 'web'] });
  const worker = await startProduct({ args: ['--role', 'worker'], dataDirectory: web.dataDirectory });
  const { acknowledged, done } = signUpUntil(web.origin, AbortSignal.timeout(100), 1);
  await done;
  const [email = ''] = acknowledged;
  await expect.poll(async () => (await fetch(`${web.origin}/dev/mail`, { headers: { accept: 'text/html' } })).text()).toContain(email);
  await web.stop();
  expect(isAlive(worker.postgresPid())).toBe(true);
  expect(await worker.stop()).toBe(0);
  rmSync(web.dataDirectory, { recursive: true, force: true });
});
