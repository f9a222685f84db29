import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { downloadPath, editPath } from '../../src/contract/presentation/presentation-address.ts';
import { documentFile } from '../../src/convert/export/lectern/lectern-format.ts';
import { openDraft } from '../../src/model/change/draft/draft.ts';
import { parsePresentation } from '../../src/model/presentation/parse.ts';
import type { ObjectId, Presentation, SceneObject } from '../../src/model/presentation/presentation.ts';
import { makeDeck, makeMarkdown, makePaper, makePez } from '../library/decks.ts';
import { type Brought, dashboard, drop, importRow } from '../library/journey.ts';
import { downloadTool, inspect, pdfDialog, titleOf } from '../pdf/journey.ts';
import { transcript } from '../view-page/journey.ts';
import { open } from '../visitor.ts';
import { canvas, edit, expect, objectsIn, outline, presentationOf, saved, test, wordsIn } from './journey.ts';

const corpus = process.env['LECTERN_CORPUS'];
const formats = ['pptx', 'md', 'pdf', 'pez'] as const;
const madeDecks = { pptx: makeDeck, md: makeMarkdown, pdf: makePaper, pez: makePez };

for (const format of formats) {
  test(`[SITE-5] a ${format} deck is changed on each slide, stays what it is, and is seen and exported as changed`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(300_000);
    await logIn();
    await changeEverywhere(page, await madeDecks[format](`Harvest.${format}`));
  });
  for (const path of realDecks(format))
    test(`[SITE-5] so is the real deck ${basename(path)}`, async ({ page, logIn }) => {
      test.setTimeout(600_000);
      await logIn();
      await changeEverywhere(page, { name: basename(path), bytes: readFileSync(path) });
    });
}
test('[SITE-5] of a classic deck, only the words that were changed are written back, and what nobody knows stays', async ({
  page,
  library,
  member,
  logIn,
}) => {
  await logIn();
  const { oid } = await library.addDocument(member.id, classicDocument);
  const { presentation: before } = await downloaded(page, oid);
  expect(JSON.stringify(before).match(/barnacles/g)).toHaveLength(3);
  await edit(page, oid, 0);
  const text = objectsOf(before).get('words');
  if (text) await addTo(page, text, 'Changed0');
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/#present$/);
  const { presentation: after } = await downloaded(page, oid);
  expect(after.schemaVersion).toBe(0);
  expect(wordsIn(objectsOf(after).get('words'))).toBe('An old circle Changed0');
  expect(withoutChanges(after)).toEqual(drafted(before));
});
test('[SITE-5] real decks are tried', () => test.skip(!corpus, 'LECTERN_CORPUS does not say where they are'));

/** With fields that this version does not know. */
const classicDocument = {
  schemaVersion: 0,
  title: 'An old deck',
  barnacles: [1, 2],
  objects: [
    { kind: 'frame', id: 'frame', title: 'Circle', x: 400, y: 400, width: 600, height: 400, frame: { shape: 'circle' } },
    { kind: 'text', id: 'words', x: 400, y: 400, width: 900, height: 46.4, paragraphs: ['An old circle'], barnacles: 'many' },
    { kind: 'shape', shape: 'star', id: 'star', x: 1200, y: 400, width: 200, height: 200, fill: 'accent1', barnacles: { count: 3 } },
  ],
  path: [{ kind: 'move', to: 'frame', note: 'Slowly' }],
};

/** The smallest, and all in a soak. */
function realDecks(format: string): string[] {
  if (!corpus) return [];
  const paths = readdirSync(join(corpus, format)).map((name) => join(corpus, format, name));
  const bySize = paths.toSorted((one, other) => statSync(one).size - statSync(other).size);
  return bySize.slice(0, process.env['SOAK'] ? Infinity : 1);
}

async function changeEverywhere(page: Page, deck: Brought): Promise<void> {
  const schemaVersion = deck.name.endsWith('.pez') ? 0 : 2;
  await open(page, dashboard);
  await drop(page, [deck]);
  // The worker may still be painting for other journeys.
  await expect(importRow(page, deck.name).getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 });
  const address = await importRow(page, deck.name)
    .getByRole('link', { name: `Open ${deck.name}` })
    .getAttribute('href');
  const [, isPitch, oid = ''] = /^\/(p\/)?([a-z0-9_-]+)\//.exec(address ?? '') ?? [];
  expect(isPitch ? 2 : 0).toBe(schemaVersion);
  await edit(page, oid, schemaVersion);
  expect(new URL(page.url()).pathname).toBe(editPath({ oid, schemaVersion }));

  const before = await presentationOf(page, oid);
  const { presentation: brought } = await downloaded(page, oid);
  const changes = await changeSlides(page, before, oid);
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/#present$/);
  const { presentation: after, problems } = await downloaded(page, oid);
  expect([after.schemaVersion, problems]).toEqual([schemaVersion, []]);
  const objects = objectsOf(after);
  for (const [id, words] of changes) expect(wordsIn(objects.get(id))).toContain(words);
  // Slides without words have been moved.
  if (changes.size === before.path.length) expect(withoutChanges(after)).toEqual(drafted(brought));

  await open(page, address ?? '');
  for (const words of changes.values()) await expect(transcript(page)).toContainText(words);
  const pdf = inspect(await exported(page));
  // One page for the overview, and one for each stop.
  expect(pdf?.pages ?? Infinity).toBeGreaterThan(new Set(before.path.map(({ to }) => to)).size);
  for (const words of changes.values()) expect(pdf?.text ?? words).toContain(words);
}

/** Writes into a text on each slide, and moves a slide without any. Answers what is written where. */
async function changeSlides(page: Page, before: Presentation, oid: string): Promise<Map<ObjectId, string>> {
  const objects = objectsOf(before);
  const changes = new Map<ObjectId, string>();
  for (const [place, { to }] of before.path.entries()) {
    const slide = to === undefined ? before.root : objects.get(to);
    if (!slide) continue;
    const on = [...objectsIn(slide), ...before.root.children.filter((object) => isUpon(object, slide))];
    const texts = on.filter((object) => wordsIn(object).trim() !== '' && !changes.has(object.id));
    const [text] = texts.toSorted((one, other) => wordsIn(other).length - wordsIn(one).length);
    if (text) {
      changes.set(text.id, `Changed${place}`);
      await addTo(page, text, `Changed${place}`);
    } else await move(page, slide, oid);
  }
  return changes;
}

/** Writes more at the end of a text. */
async function addTo(page: Page, text: SceneObject, more: string): Promise<void> {
  await choose(page, text.id, wordsIn(text));
  await canvas(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Text (of|in) / }).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${more}`);
  await page.keyboard.press('Escape');
  await saved(page);
}

/** Of classic decks, what is on a frame is not in it. */
const isUpon = ({ x, y }: SceneObject, { x: middle, y: centre, width, height, scale }: SceneObject): boolean =>
  Math.abs(x - middle) <= (width * scale) / 2 && Math.abs(y - centre) <= (height * scale) / 2;

async function move(page: Page, { id, kind, ...slide }: SceneObject, oid: string): Promise<void> {
  const before = JSON.stringify(await presentationOf(page, oid));
  await choose(page, id, ('title' in slide && slide.title) || slide.alt || kind);
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => JSON.stringify(await presentationOf(page, oid)) === before).toBe(false);
}

/** By its name in the outline. */
async function choose(page: Page, id: ObjectId, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search the outline' });
  if (!(await search.isVisible())) await page.getByRole('button', { name: 'Search the outline' }).click();
  await search.fill(name.trim().split('\n')[0]?.slice(0, 60) ?? '');
  await outline(page)
    .locator(`[data-row="${id}"]`)
    .click({ position: { x: 40, y: 10 } });
}

/** What the file has that owners download, and others can read. */
async function downloaded(page: Page, oid: string): Promise<ReturnType<typeof parsePresentation>> {
  const files = unzipSync(await (await page.request.get(downloadPath(oid))).body());
  return parsePresentation(JSON.parse(strFromU8(files[documentFile] ?? new Uint8Array())));
}

/** With the order of everything, which is written with the first change. */
const drafted = (presentation: Presentation): Presentation => openDraft(presentation).presentation;

/** As it was before anything was written into it. */
const withoutChanges = (presentation: Presentation): unknown => JSON.parse(JSON.stringify(presentation).replaceAll(/ Changed\d+/g, ''));

/** The PDF that the owner has made of the presentation, on its page. */
async function exported(page: Page): Promise<Buffer> {
  page.once('popup', (tab) => void tab.close());
  await downloadTool(page).click();
  // The worker may still be painting what was changed before.
  await expect(titleOf(page, 'Your PDF is ready')).toBeVisible({ timeout: 120_000 });
  const address = await pdfDialog(page).getByRole('link', { name: 'Download', exact: true }).getAttribute('href');
  const bytes = await (await page.request.get(address ?? '')).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

const objectsOf = ({ root }: Presentation): Map<ObjectId, SceneObject> => new Map(objectsIn(root).map((object) => [object.id, object]));
