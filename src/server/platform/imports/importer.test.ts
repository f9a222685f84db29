import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Progress } from './guard/guarded-messages.ts';
import { openImporter } from './importer.ts';

const MB = 1024 * 1024;
const home = mkdtempSync(join(tmpdir(), 'lectern-importer-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const program = fileURLToPath(new URL('./test-importer-process.ts', import.meta.url));
const options = { arrangement: 'grid', includesHidden: false } as const;
let orders = 0;

function orderOf(content: string) {
  const workFolder = join(home, `work-${(orders += 1)}`);
  const file = join(home, `order-${orders}`);
  writeFileSync(file, content);
  return { file, name: 'Order.md', options, workFolder };
}

test('writes a deck to the work folder and reports progress', async () => {
  const request = orderOf('deck 3');
  const told: Progress[] = [];
  const deck = await openImporter({ program, isUrgent: true }).run(request, { onProgress: (progress) => told.push(progress) });
  expect(deck).toMatchObject({
    format: 'markdown',
    slides: 3,
    warnings: [
      { code: 'video', count: 1, slides: [2], details: [] },
      { code: 'fonts', count: 1, slides: [], details: ['Comic Relief'] },
    ],
  });
  const document: { title: string; assets: { photo: { source: string } } } = JSON.parse(readFileSync(deck.documentPath, 'utf8'));
  expect([document.title, document.assets.photo.source]).toEqual(['Order.md', deck.pictures[0]?.file]);
  expect(readdirSync(request.workFolder).sort()).toEqual(['images', 'presentation.json']);
  expect(existsSync(join(request.workFolder, deck.pictures[0]?.file ?? ''))).toBe(true);
  expect(told.map(({ stage }) => stage)).toContain('reading');
  expect(deck.spent.peakBytes).toBeGreaterThan(20 * MB);
});

const refusalOf = (content: string, limits = {}) =>
  openImporter({ program, limits, isUrgent: true })
    .run(orderOf(content))
    .then(
      () => undefined,
      (error: unknown) => error,
    );

test.each([
  ['encrypted', 'encrypted'],
  ['broken', 'broken'],
  ['something else', 'unknown-format'],
  ['', 'empty'],
])('rejects a file with content %j as %s', async (content, code) => {
  expect(await refusalOf(content)).toMatchObject({ name: 'ImportProblem', code });
});

describe('failures end only the importer process', () => {
  test.each([
    ['hang', { silence: 600 }, 'too-slow'],
    ['spin', { silence: 600 }, 'too-slow'],
    ['deck 1000 20', { time: 700 }, 'too-slow'],
    ['hoard', { memory: 200 * MB }, 'too-much-memory'],
    ['heap', { heap: 60 * MB }, 'too-much-memory'],
  ])('%s with %j: %s', async (content, limits, code) => {
    expect(await refusalOf(content, limits)).toMatchObject({ name: 'ImportProblem', code });
  });

  test('a killed process can be retried; a bug of ours is not worth a retry', async () => {
    expect(await refusalOf('die')).toMatchObject({ name: 'ImporterFailure', kind: 'crashed' });
    expect(await refusalOf('bug')).toMatchObject({
      name: 'ImporterFailure',
      kind: 'failed',
      message: expect.stringContaining('No such thing'),
    });
  });

  test('an aborted import is stopped', async () => {
    const stop = new AbortController();
    const running = openImporter({ program, isUrgent: true }).run(orderOf('deck 1000 20'), {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('not wanted')),
    });
    await expect(running).rejects.toThrow('not wanted');
  });
});

describe('a process that was started beforehand', () => {
  const spares = join(home, 'spares');
  const open = () => openImporter({ program, isUrgent: true, home: spares });

  test('reads the next file like any other, and leaves nothing behind', async () => {
    const importer = open();
    importer.prepare();
    const request = orderOf('deck 3');
    const deck = await importer.run(request);
    expect(deck).toMatchObject({ format: 'markdown', slides: 3, documentPath: join(request.workFolder, 'presentation.json') });
    expect(readdirSync(request.workFolder).sort()).toEqual(['images', 'presentation.json']);
    // It was moved to where the process can read it.
    expect([existsSync(request.file), readdirSync(spares)]).toEqual([false, []]);
    await importer.close();
  });

  test('has the same limits, and is used for one file only', async () => {
    const importer = open();
    importer.prepare();
    await expect(importer.run(orderOf(`write ${join(home, 'outside')}`))).rejects.toThrow('Access to this API has been restricted');
    const next = orderOf('deck 1');
    await importer.run(next);
    expect([existsSync(next.file), readdirSync(spares)]).toEqual([true, []]);
    await importer.close();
  });

  test.runIf(process.platform === 'linux')('is replaced if it has died', async () => {
    const importer = open();
    importer.prepare();
    const pid = await vi.waitFor(() => {
      const [found] = importersOf(process.pid);
      if (!found) throw new Error('Not started yet');
      return found;
    });
    process.kill(pid, 'SIGKILL');
    // Until then it may look alive.
    await vi.waitFor(() => expect(existsSync(`/proc/${pid}`)).toBe(false));
    expect(await importer.run(orderOf('deck 2'))).toMatchObject({ slides: 2 });
    await importer.close();
  });

  test('ends with the importer, or when its file is no longer wanted', async () => {
    const importer = open();
    importer.prepare();
    await expect(importer.run(orderOf('deck 1'), { signal: AbortSignal.abort(new Error('not wanted')) })).rejects.toThrow('not wanted');
    importer.prepare();
    await importer.close();
    expect(readdirSync(spares)).toEqual([]);
  });
});

const importersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .split(' ')
    .filter((child) => existsSync(`/proc/${child}/cmdline`) && readFileSync(`/proc/${child}/cmdline`, 'latin1').includes(program))
    .map(Number);

test('an importer cannot write outside its work folder', async () => {
  const outside = join(home, 'outside');
  expect(await refusalOf(`write ${outside}`)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('Access to this API has been restricted'),
  });
  expect(existsSync(outside)).toBe(false);
});

test.each(['fetch', 'request'])('blocks network requests: %s', async (way) => {
  let asked = 0;
  const server = createServer((_request, response) => (asked++, response.end())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await refusalOf(`${way} http://127.0.0.1:${port}/`)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('no network'),
  });
  server.close();
  expect(asked).toBe(0);
});
