import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { conversionStatus } from '#contract/pdf/pdf-access.ts';
import { expect, test } from 'vitest';
import type { Sitting, Studio } from '../../platform/pictures/studio/studio.ts';
import type { Exportable } from './conversions.routes.ts';
import { openTestExports } from './test-exports.ts';
import { studioOf } from './test-studio.ts';
import { writePdf } from './write-pdf.ts';

const KILLS = 50;
const WORKERS = 2;
const PAGES = 8;
const AT_A_TIME = 3;
/** Of the moments that a worker tells of, about one in so many is its last. */
const ONE_IN = 12;

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

test('[PDF-9] workers are killed fifty times in the middle of exports: each ends in success, once, with its file intact', { timeout: 240_000 }, async () => {
  const silence = 300;
  const exports = await openTestExports({ silence });
  const workers = new Set<ChildProcess>();
  const killedAt: string[] = [];
  let isOver = false;
  const startWorker = () => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: exports.database.url, STORAGE_FOLDER: exports.folder, SILENCE: String(silence), PAGES: String(PAGES), STUDIO: 'quick' };
    const worker = fork(fileURLToPath(new URL('./test-worker.ts', import.meta.url)), [], { env, execArgv: [] });
    workers.add(worker);
    worker.on('message', (moment) => {
      // Once it is killed, what it had said before is still heard.
      if (moment === 'ready' || worker.killed || killedAt.length >= KILLS || Math.random() * ONE_IN >= 1) return;
      worker.kill('SIGKILL');
      killedAt.push(String(moment));
    });
    worker.on('exit', () => {
      workers.delete(worker);
      if (!isOver) startWorker();
    });
  };
  for (let count = 0; count < WORKERS; count += 1) startWorker();

  const ids: string[] = [];
  const wholes = new Map<string, Buffer>();
  const { studio } = studioOf({ pages: PAGES });
  const exportOne = async () => {
    const words = `deck ${wholes.size}`;
    const facts = await exports.add(`deck-${wholes.size}`, words);
    wholes.set(facts.oid, await paintWhole(studio, words, facts));
    const [id = '', again] = await Promise.all([exports.begin(facts), exports.begin(facts)]);
    expect(again).toBe(id);
    ids.push(id);
    expect((await exports.untilOver(id, 120_000)).status).toBe(conversionStatus.done);
  };
  while (killedAt.length < KILLS) await Promise.all(Array.from({ length: AT_A_TIME }, exportOne));

  isOver = true;
  await Promise.all([...workers].map((worker) => (worker.kill('SIGKILL'), once(worker, 'exit'))));
  for (const id of ids) {
    const { fileKey = '', oid = '', fileBytes } = (await exports.store.find(id)) ?? {};
    const stored = await exports.storage.get(fileKey);
    const bytes = stored ? await buffer(stored.body) : Buffer.of();
    expect([bytes.equals(wholes.get(oid) ?? Buffer.of()), bytes.length]).toEqual([true, fileBytes]);
    expect(await isSound(exports.folder, bytes)).toBe(true);
  }
  expect([new Set(ids).size, await exports.count('pdf_export'), (await exports.listFiles()).length]).toEqual(Array(3).fill(wholes.size));
  expect(killedAt).toHaveLength(KILLS);
  expect(new Set(killedAt).size).toBeGreaterThan(4);
  await exports.close();
});

/** What a worker that nobody kills makes of it. */
async function paintWhole(studio: Studio, document: string, wanted: Exportable): Promise<Buffer> {
  const options = { labels: { missingImage: '', unreadable: '' }, onPage: async () => undefined, signal: AbortSignal.timeout(60_000) };
  const paint = (sitting: Sitting) => Readable.from(writePdf(sitting, { ...wanted, skipsMissingImages: false }, options)).toArray();
  return Buffer.concat(await studio.open(Buffer.from(document), async () => undefined, paint));
}

/** As far as can be told here. */
async function isSound(folder: string, bytes: Buffer): Promise<boolean> {
  const path = join(folder, '.checked.pdf');
  await writeFile(path, bytes);
  return bytes.toString('latin1').endsWith('%%EOF\n') && (!hasQpdf || spawnSync('qpdf', ['--check', path]).status === 0);
}
