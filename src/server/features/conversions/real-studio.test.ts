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

test('[PDF-9] a deck of the demonstration becomes a file with a page for each step, and one for the overview', async () => {
  const { document } = starsWithArabicNames;
  const { presentation } = parsePresentation(document);
  const id = await exports.begin(await exports.add('stars', JSON.stringify(document), { title: presentation.title, language: presentation.language }));
  const pages = presentation.path.length + 1;
  expect(await exports.untilOver(id)).toMatchObject({ status: conversionStatus.done, progress: { pagesDone: pages, pages } });
  const stored = await exports.storage.get((await exports.store.find(id))?.fileKey ?? '');
  const bytes = stored ? await buffer(stored.body) : Buffer.of();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const path = join(exports.folder, '.checked.pdf');
  await writeFile(path, bytes);
  const counted = hasQpdf ? spawnSync('qpdf', ['--check', path]).status === 0 && Number(spawnSync('qpdf', ['--show-npages', path], { encoding: 'utf8' }).stdout) : pages;
  expect(counted).toBe(pages);
});

test('[PDF-10] a picture that is nowhere to be had: 6 with the stop that shows it; without it: 5', async () => {
  const box = (id: string, x: number) => ({ kind: 'shape', shape: 'rectangle', id, x, y: 540, width: 300, height: 300, fill: 'accent1' });
  const document = {
    schemaVersion: 2,
    title: 'A gap',
    assets: { lost: { kind: 'image', source: `/files/images/${'0'.repeat(64)}.jpg`, width: 640, height: 480 } },
    root: { id: 'root', width: 1920, height: 1080, children: [box('left', 300), { kind: 'image', id: 'picture', asset: 'lost', x: 960, y: 540, width: 320, height: 240 }, box('right', 1600)] },
    path: [{ to: 'left' }, { to: 'picture' }, { to: 'right' }],
  };
  const facts = await exports.add('gap', JSON.stringify(document));
  expect(await exports.untilOver(await exports.begin(facts))).toMatchObject({ status: conversionStatus.failed, missingImage: { stop: 2 } });
  expect(await exports.untilOver(await exports.begin(facts, true))).toMatchObject({ status: conversionStatus.done, progress: { pagesDone: 4, pages: 4 } });
});

test('[PDF-10] what is no document at all has failed at once', async () => {
  expect((await exports.untilOver(await exports.begin(await exports.add('broken', 'not JSON')))).status).toBe(conversionStatus.failed);
});
