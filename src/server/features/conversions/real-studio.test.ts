import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { conversionStatus } from '#contract/pdf/pdf-access.ts';
import { parsePresentation } from '#model/presentation/parse.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStudio, type Studio } from '../../platform/pictures/studio/studio.ts';
import { starsWithArabicNames } from '../demo/presentations/stars-with-arabic-names.ts';
import { openTestExports, type TestExports } from './test-exports.ts';

let exports: TestExports;
let studio: Studio;
beforeAll(async () => {
  exports = await openTestExports();
  studio = openStudio();
  await exports.work(studio);
});
afterAll(async () => {
  await exports.close();
  await studio.close();
});

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

/** Checks the file and counts its pages; without qpdf, checks only how it begins and ends. */
async function countPages({ storage, store, folder }: TestExports, id: string): Promise<number> {
  const { fileKey = '', pages = 0 } = (await store.find(id)) ?? {};
  const stored = await storage.get(fileKey);
  const bytes = stored ? await buffer(stored.body) : Buffer.of();
  expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual(['%PDF-', '%%EOF']);
  const path = join(folder, '.checked.pdf');
  await writeFile(path, bytes);
  if (!hasQpdf) return pages;
  expect(spawnSync('qpdf', ['--check', path]).status).toBe(0);
  return Number(spawnSync('qpdf', ['--show-npages', path], { encoding: 'utf8' }).stdout);
}

test('[PDF-9] a demonstration deck becomes a file with a page per step and one for the overview', async () => {
  const { document } = starsWithArabicNames;
  const { presentation } = parsePresentation(document);
  const id = await exports.begin(
    await exports.add('stars', JSON.stringify(document), { title: presentation.title, language: presentation.language }),
  );
  const pages = presentation.path.length + 1;
  expect(await exports.untilOver(id)).toMatchObject({ status: conversionStatus.done, progress: { pagesDone: pages, pages } });
  expect(await countPages(exports, id)).toBe(pages);
});

test('[PDF-9] storage failing while a page is painted leaves this export and the next one whole', async () => {
  const other = await openTestExports();
  const asked = Promise.withResolvers<void>();
  const noting: Studio = {
    ...studio,
    open: (document, read, use, signal) =>
      studio.open(
        document,
        read,
        (sitting) =>
          use({
            ...sitting,
            make(order, time) {
              const making = sitting.make(order, time);
              if (order.kind === 'pdfPage') asked.resolve();
              return making;
            },
          }),
        signal,
      ),
  };
  let isAway = true;
  const storage: TestExports['storage'] = {
    ...other.storage,
    async put(key, bytes, options) {
      if (!isAway || bytes instanceof Uint8Array) return other.storage.put(key, bytes, options);
      isAway = false;
      bytes.on('error', () => undefined).resume();
      await asked.promise;
      throw new Error('The disk is full');
    },
  };
  const { document } = starsWithArabicNames;
  const pages = parsePresentation(document).presentation.path.length + 1;
  const ids = [
    await other.begin(await other.add('first', JSON.stringify(document))),
    await other.begin(await other.add('second', JSON.stringify(document))),
  ];
  await other.work(noting, { storage });
  for (const id of ids) {
    expect(await other.untilOver(id)).toMatchObject({ status: conversionStatus.done, progress: { pagesDone: pages, pages } });
    expect(await countPages(other, id)).toBe(pages);
  }
  await other.close();
});

test('[PDF-10] an unavailable picture: 6 with the stop that shows it; skipping it: 5', async () => {
  const box = (id: string, x: number) => ({ kind: 'shape', shape: 'rectangle', id, x, y: 540, width: 300, height: 300, fill: 'accent1' });
  const document = {
    schemaVersion: 2,
    title: 'A gap',
    assets: { lost: { kind: 'image', source: `/files/images/${'0'.repeat(64)}.jpg`, width: 640, height: 480 } },
    root: {
      id: 'root',
      width: 1920,
      height: 1080,
      children: [
        box('left', 300),
        { kind: 'image', id: 'picture', asset: 'lost', x: 960, y: 540, width: 320, height: 240 },
        box('right', 1600),
      ],
    },
    path: [{ to: 'left' }, { to: 'picture' }, { to: 'right' }],
  };
  const facts = await exports.add('gap', JSON.stringify(document));
  expect(await exports.untilOver(await exports.begin(facts))).toMatchObject({ status: conversionStatus.failed, missingImage: { stop: 2 } });
  expect(await exports.untilOver(await exports.begin(facts, true))).toMatchObject({
    status: conversionStatus.done,
    progress: { pagesDone: 4, pages: 4 },
  });
});

test('[PDF-10] a file that is not a document fails immediately', async () => {
  expect((await exports.untilOver(await exports.begin(await exports.add('broken', 'not JSON')))).status).toBe(conversionStatus.failed);
});
