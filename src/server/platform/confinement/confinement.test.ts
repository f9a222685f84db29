import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImporter } from '../imports/importer.ts';
import { startStudioProcess } from '../pictures/studio/studio.ts';

const home = mkdtempSync(join(tmpdir(), 'lectern-confined-'));
const file = join(home, 'secret');
let reached = 0;
let [tcp, unix]: Server[] = [];
let target = { port: 0, file };
beforeAll(async () => {
  writeFileSync(file, 'secret');
  const answer = (socket: Socket) => {
    reached += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\n\r\n');
  };
  tcp = createServer(answer).listen(0, '127.0.0.1');
  unix = createServer(answer).listen(`${file}.socket`);
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening')]);
  target = { port: (tcp.address() as AddressInfo).port, file };
});
afterAll(() => {
  tcp?.close();
  unix?.close();
  rmSync(home, { recursive: true, force: true });
});

const everything = 'connect unix-socket listen request fetch web-socket datagram lookup resolve binding worker spawn read write'.split(' ');
const allFailed = Object.fromEntries(everything.map((kind) => [kind, 'failed']));

test('the process that paints has no network, no threads, no programs and no files of others', async () => {
  const child = startStudioProcess(fileURLToPath(new URL('./test-confined-process.ts', import.meta.url)));
  const answered = once(child, 'message');
  child.send(target);
  expect((await answered)[0]).toEqual(allFailed);
  expect(reached).toBe(0);
  child.kill('SIGKILL');
});

test.each([false, true])('the process that imports has none of them either, started beforehand: %s', async (isPrepared) => {
  const order = join(home, 'order');
  writeFileSync(order, `try ${JSON.stringify(target)}`);
  const program = fileURLToPath(new URL('../imports/test-importer-process.ts', import.meta.url));
  const options = { arrangement: 'grid', includesHidden: false } as const;
  const importer = openImporter({ program, isUrgent: true, home: join(home, 'spares') });
  if (isPrepared) importer.prepare();
  const failure = await importer
    .run({ file: order, name: 'Order.md', options, workFolder: `${order}-work` })
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ImporterFailure', kind: 'failed' });
  expect(JSON.parse(/\{.*\}/.exec(String(failure))?.[0] ?? '')).toEqual(allFailed);
  expect(reached).toBe(0);
  await importer.close();
});

test('a busy confined process ends when its parent is killed', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./test-parent-process.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { interval: 10, timeout: 20_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
