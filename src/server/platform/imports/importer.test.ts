import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
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
