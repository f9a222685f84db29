import { truncateSync, writeFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { heart, startButton, transcript } from '../view-page/journey.ts';
import { signUp } from '../visitor.ts';
import { makeBroken, makeDeck, makeMarkdown, makePaper, makePez, makePictures } from './decks.ts';
import { bytesOf, card, choose, dashboard, drop, expect, expectReady, importRow, open, pick, test } from './journey.ts';

const MB = 1024 ** 2;
/** The browser sends a file in pieces of this size. */
const PIECE = 8 * MB;
const isPiece = (request: Request) => request.method() === 'PATCH';

test('[SITE-1] a new user drops a deck, presents and publishes it, and another user likes it', async ({ page, elsewhere }) => {
  test.slow();
  await signUp(page, { name: 'Linnea Ruiz' });
  await expect(page.getByRole('heading', { name: 'Drop your first deck here' })).toBeVisible();
  await expect(page.getByText(/Up to \d+ MB per file\./)).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const deck = await makeDeck('Harvest.pptx');
  // Records the reported progress: the upload in percent, then one stage after the other.
  await page.evaluate(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    new MutationObserver(() =>
      document.querySelectorAll('[aria-label="Imports"] > li').forEach((row) => told.add(row.textContent)),
    ).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await drop(page, [deck]);
  await expectReady(page, deck.name);
  const told = (await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])).join('\n');
  expect(told).toMatch(/Uploading, \d+%/);
  expect(told).toMatch(/Waiting|Checking|Reading|Pictures|Saving/);
  await expect(page.getByRole('status').filter({ hasText: 'Harvest.pptx is ready.' })).toBeAttached();
  // Differences from the file are listed in its row.
  await importRow(page, deck.name).getByText('1 note').click();
  await expect(importRow(page, deck.name)).toContainText('1 hidden slide was left out');

  const own = card(page, 'Harvest by moonlight');
  await expect(own).toContainText('Private');
  await expect(own.locator('img').first()).toHaveAttribute('src', /^\/files\//);
  await own.getByRole('link', { name: 'Present Harvest by moonlight' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\/[a-z0-9]+\/harvest-by-moonlight\/#present$/);
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  const address = page.url().replace(/#.*/, '');

  const guest = await elsewhere();
  expect((await guest.goto(address))?.status(), 'it is still private').toBe(404);

  await open(page, dashboard);
  await pick(page, 'Harvest by moonlight', 'Details');
  await expect(page.getByText('1 hidden slide was left out')).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Description').fill('What grows under the moon.');
  await page.getByRole('textbox', { name: 'Tags' }).fill('barley, moon');
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByRole('radio', { name: '2. Harvest by moonlight, part 2' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();

  await open(guest, address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Harvest by moonlight');
  await expect(guest.getByText('What grows under the moon.')).toBeVisible();
  await expect(transcript(guest)).toContainText('Barley, line 3');
  await expect(transcript(guest)).not.toContainText('Kept back');
  await startButton(guest).click();
  await expect(guest.getByText('1 of 3', { exact: true })).toBeVisible();

  // A user with an account likes it, and the owner sees that.
  const fan = await elsewhere();
  await signUp(fan, { name: 'Noor Petrov', next: new URL(address).pathname });
  await fan.waitForURL(address);
  await fan.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const liked = fan.waitForResponse((response) => response.url().endsWith('/like/') && response.request().method() === 'PUT');
  await heart(fan).click();
  expect((await liked).ok()).toBe(true);
  await open(page, dashboard);
  await expect(card(page, 'Harvest by moonlight')).toContainText('1 like');
  await expect(card(page, 'Harvest by moonlight')).toContainText('Public');
});

test('[SITE-1] of several files, unreadable ones show why, the others are imported, and oversized ones are never sent', async ({
  page,
  owner,
  library,
}, testInfo) => {
  test.slow();
  await open(page, dashboard);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/uploads/')) sent.push(request.headers()['upload-metadata'] ?? '');
  });
  const huge = testInfo.outputPath('Huge.pptx');
  writeFileSync(huge, '');
  truncateSync(huge, 250 * MB);
  await choose(page, huge);
  await expect(page.getByText(/Huge\.pptx is \d+ MB\. Files can be up to \d+ MB\./)).toBeVisible();
  expect(sent).toEqual([]);

  await drop(page, [
    await makeDeck('First.pptx', 'First light'),
    await makeBroken('Torn.pptx'),
    makeMarkdown('Second.md'),
    { name: 'Song.mp3', bytes: new Uint8Array([1, 2, 3]) },
    { name: 'Void.pdf', bytes: new Uint8Array() },
  ]);
  await expect(page.getByText('2 files were skipped')).toBeVisible();
  await expect(page.getByText('Song.mp3 isn’t a supported file type.')).toBeVisible();
  await expect(page.getByText('Void.pdf is empty.')).toBeVisible();
  await expect(page.getByText('Huge.pptx has')).toHaveCount(0);
  await expectReady(page, 'First.pptx');
  await expectReady(page, 'Second.md');
  await expect(importRow(page, 'Torn.pptx')).toContainText('This file is damaged and can’t be read.');
  await expect(card(page, 'First light')).toBeVisible();
  await expect(card(page, 'Bread and salt')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(sent).toHaveLength(3);

  await page.getByRole('button', { name: 'Dismiss Torn.pptx' }).click();
  await expect(importRow(page, 'Torn.pptx')).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (
          await library.pool.query(`select file_name from import where owner_id = $1 and dismissed_at is null order by file_name`, [
            owner.id,
          ])
        ).rows,
    )
    .toEqual([{ file_name: 'First.pptx' }, { file_name: 'Second.md' }]);
  await page.reload();
  await expect(importRow(page, 'First.pptx')).toBeVisible();
  await expect(importRow(page, 'Torn.pptx')).toHaveCount(0);
});

test('[SITE-1] an interrupted upload resumes where it stopped, even after the page was left', async ({
  page,
  owner,
  library,
}, testInfo) => {
  test.slow();
  await open(page, dashboard);
  const { bytes } = await makeDeck('Long.pptx', 'A long way', { ballast: 2.5 * PIECE });
  const path = testInfo.outputPath('Long.pptx');
  writeFileSync(path, bytes);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (isPiece(request)) offsets.push(Number(request.headers()['upload-offset']));
  });
  let [isLost, isHeld] = [false, true];
  await page.route('**/api/v4/uploads/*', async (route) => {
    const request = route.request();
    const offset = Number(request.headers()['upload-offset']);
    // The connection breaks after the first piece; after the second one the page is left.
    if (isLost || (isPiece(request) && offset === PIECE && offsets.filter((each) => each === PIECE).length === 1)) {
      isLost = true;
      return route.abort('connectionreset');
    }
    // A held request gets no answer while its page is open.
    return isHeld && offset === 2 * PIECE ? undefined : route.continue();
  });
  await choose(page, path);
  await expect(importRow(page, 'Long.pptx')).toContainText('Connection lost, trying again');
  isLost = false;
  await expect(importRow(page, 'Long.pptx')).toContainText(/Uploading, (7|8)\d%/);
  await expect.poll(() => offsets.at(-1)).toBe(2 * PIECE);
  expect(
    offsets.filter((offset) => offset === 0),
    'no received piece is sent again',
  ).toHaveLength(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  isHeld = false;
  await expect(importRow(page, 'Long.pptx')).toContainText('Choose or drop this file again to pick up where it stopped.');
  offsets.length = 0;
  await choose(page, path);
  await expectReady(page, 'Long.pptx');
  expect(offsets).toEqual([2 * PIECE]);
  await expect(card(page, 'A long way')).toBeVisible();
  expect((await library.pool.query('select count(*)::int as count from presentation where owner_id = $1', [owner.id])).rows).toEqual([
    { count: 1 },
  ]);
});

test('[SITE-1] a cancelled upload leaves nothing behind', async ({ page, owner, library }) => {
  await open(page, dashboard);
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  await page.route('**/api/v4/uploads/*', (route) => (isPiece(route.request()) ? hold() : route.continue()));
  await drop(page, [await makeDeck('Regretted.pptx')]);
  await held;
  await expect(importRow(page, 'Regretted.pptx')).toContainText('Uploading, 0%');
  await page.getByRole('button', { name: 'Cancel Regretted.pptx' }).click();
  await expect(importRow(page, 'Regretted.pptx')).toHaveCount(0);
  const left = () =>
    library.pool.query(
      'select (select count(*) from upload where owner_id = $1)::int as uploads, (select count(*) from import where owner_id = $1)::int as imports',
      [owner.id],
    );
  await expect.poll(async () => (await left()).rows).toEqual([{ uploads: 0, imports: 0 }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Drop your first deck here' })).toBeVisible();
  await expect(page.getByText('Regretted.pptx')).toHaveCount(0);
});

test('[SITE-1] Markdown, PDF, pictures in a ZIP and classic files are imported into the open folder, with their text', async ({
  page,
  owner: _owner,
}) => {
  test.slow();
  await open(page, dashboard);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old things');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Old things' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old things');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name: 'Spiral' }).check({ force: true });
  await drop(page, [makeMarkdown('Bread.md'), makePaper('Boats.pdf'), await makePictures('Colours.zip'), makePez('Circles.pez')]);
  for (const name of ['Bread.md', 'Boats.pdf', 'Colours.zip', 'Circles.pez']) await expectReady(page, name);
  await expect(page.getByRole('article')).toHaveCount(4);
  const addresses = new Map<string, string>();
  for (const name of ['Bread.md', 'Boats.pdf', 'Colours.zip', 'Circles.pez'])
    addresses.set(
      name,
      (await importRow(page, name)
        .getByRole('link', { name: `Open ${name}` })
        .getAttribute('href')) ?? '',
    );
  const expectWords = async (name: string, stops: number, ...words: string[]) => {
    await open(page, addresses.get(name) ?? '');
    for (const each of words) await expect(transcript(page).getByText(each, { exact: false }).first()).toBeAttached();
    await startButton(page).click();
    await expect(page.getByText(`1 of ${stops}`, { exact: true })).toBeVisible();
  };
  await expectWords('Bread.md', 2, 'flour', 'A pinch of it.');
  await expectWords('Boats.pdf', 2, 'Paper boats', 'Folded twice');
  await expectWords('Colours.zip', 3);
  await expectWords('Circles.pez', 2, 'An old circle', 'Another one');
  expect(new URL(page.url()).pathname, 'classic files have a classic address').not.toMatch(/^\/p\//);
});

test('[SITE-1] a presentation downloaded and imported into another account is the same file there, byte for byte', async ({
  page,
  owner: _owner,
  elsewhere,
}) => {
  test.slow();
  await open(page, dashboard);
  await drop(page, [await makeDeck('Harvest.pptx', 'Harvest to go')]);
  await expectReady(page, 'Harvest.pptx');
  const downloaded = page.waitForEvent('download');
  await pick(page, 'Harvest to go', 'Download');
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('harvest-to-go.lectern');
  const bytes = await bytesOf(download);

  const other = await elsewhere();
  await signUp(other, { name: 'Ines Halloran' });
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await drop(other, [{ name: 'harvest-to-go.lectern', bytes }]);
  await expectReady(other, 'harvest-to-go.lectern');
  await expect(importRow(other, 'harvest-to-go.lectern')).not.toContainText('note');
  await pick(other, 'Harvest to go', 'Details');
  const again = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Download file' }).click();
  expect((await bytesOf(await again)).equals(bytes)).toBe(true);
  // Only the owner can download it.
  const oid = /\/p\/details\/([a-z0-9]+)\//.exec(other.url())?.[1] ?? '';
  expect((await page.request.get(`/p/download/${oid}/`)).status()).toBe(404);
});
