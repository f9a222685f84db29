import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { exportPptxPath } from '../../src/contract/pdf/pdf-routes.ts';
import { detailsPath } from '../../src/contract/presentation/presentation-address.ts';
import { expectNoViolation } from '../axe.ts';
import { signUp } from '../visitor.ts';
import { startButton, tool } from '../view-page/journey.ts';
import { expect, open, test } from './journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
/** The data that the server sends to the page's scripts. */
const dataOf = (page: Page) =>
  page.locator('script#page').evaluate((script) => (JSON.parse(script.textContent) as { props: Record<string, unknown> }).props);

test('when two windows change the details, nothing is overwritten silently, and both names are shown', async ({
  page,
  context,
  owner,
  library,
}) => {
  const { oid } = await library.add({ title: 'Tides', ownerId: owner.id });
  const other = await context.newPage();
  for (const each of [page, other]) await open(each, detailsPath(oid));
  await page.getByLabel('Title', { exact: true }).fill('Ebb');
  await save(page).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await other.getByLabel('Title', { exact: true }).fill('Flood');
  await other.getByLabel('Description').fill('Written meanwhile.');
  const answered = other.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith(detailsPath(oid)));
  await save(other).click();
  expect((await answered).status()).toBe(409);
  await expect(other.getByText('Someone else has changed this in the meantime. It’s now called “Ebb”.')).toBeVisible();
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Flood');
  await expect(other.getByLabel('Description')).toHaveValue('Written meanwhile.');
  expect((await library.pool.query('select title from presentation where oid = $1', [oid])).rows).toEqual([{ title: 'Ebb' }]);
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await save(other).click();
  await expect(other.getByText('Your changes have been saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Flood');
});

test('rearranging the stops creates a version, and an earlier one can be restored', async ({ page, owner, library }) => {
  const { oid, path } = await library.add({ title: 'Tides', ownerId: owner.id });
  const versions = async () =>
    (
      await library.pool.query<{ made_by: string; content_hash: string }>(
        'select made_by, content_hash from presentation_version join presentation on presentation.id = presentation_id where oid = $1 order by number',
        [oid],
      )
    ).rows;
  await open(page, detailsPath(oid));
  const list = page.locator('#versions');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Version 1Current']);
  await page.locator('#arrangement').getByRole('button', { name: 'Spiral' }).click();
  await expect(page.getByText('The stops have been rearranged.')).toBeVisible();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Version 2Current', 'Version 1']);
  await expect(list.getByRole('listitem').first()).toContainText('Rearranged');
  const [first, second] = await versions();
  expect(second?.content_hash).not.toBe(first?.content_hash);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await list.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('The earlier version has been restored.')).toBeVisible();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Version 3Current', 'Version 2', 'Version 1']);
  expect((await versions()).map(({ made_by, content_hash }) => [made_by, content_hash === first?.content_hash])).toEqual([
    ['save', true],
    ['arrange', false],
    ['restore', true],
  ]);
  // The title is not versioned.
  await open(page, path);
  await expect(heading(page)).toHaveText('Tides');
  await startButton(page).click();
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
});

test('[PRIV-4] a view link with a password, an expiry date and identification is used, listed, expires and is revoked', async ({
  page,
  elsewhere,
  owner,
  library,
}) => {
  const { oid, title } = await library.add({ title: 'For the board', privacy: 'private', ownerId: owner.id });
  await open(page, detailsPath(oid));
  await page.getByLabel('Link name').fill('Spring meeting');
  await page.getByLabel('Password').fill('spring tide');
  await page.getByLabel('Expiry date').fill('2001-02-03');
  await page.getByLabel('Ask viewers for their name and email').check();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Choose today or a later date.')).toBeVisible();
  await expect(page.getByLabel('Link name')).toHaveValue('Spring meeting');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Expiry date').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  // A password is never sent back, so it must be entered again.
  await page.getByLabel('Password').fill('spring tide');
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Your view link is ready.')).toBeVisible();
  const link = page
    .locator('#links')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Spring meeting' }) });
  for (const fact of [/Until .*\d/, 'Asks for a password', 'Asks who is watching'])
    await expect(link.getByText(fact).first()).toBeVisible();
  const address = await page.getByLabel('Address of Spring meeting').inputValue();

  const guest = await elsewhere();
  await open(guest, address);
  expect(await guest.content(), 'nothing is revealed before').not.toContain(title);
  await guest.getByLabel('Your name').fill('Kim Oduya');
  await guest.getByLabel('Your email').fill('kim@example.org');
  await guest.getByLabel('Password', { exact: true }).fill('spring tide');
  await guest.getByRole('button', { name: 'Open presentation' }).click();
  await expect(heading(guest)).toHaveText(title);
  await guest.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await startButton(guest).click();
  await expect(guest.getByText('1 of 4', { exact: true })).toBeVisible();

  await page.reload();
  await link.getByText('1 viewer', { exact: true }).click();
  await expect(link.getByRole('row').last()).toContainText('Kim Oduya');
  await expect(link.getByRole('row').last()).toContainText('kim@example.org');

  // The day after it expired.
  await library.pool.query(`update view_link set expires_at = now() - interval '1 minute' where link_id = $1`, [
    new URL(address).pathname.split('/')[2],
  ]);
  expect((await guest.goto(address))?.status()).toBe(410);
  await page.reload();
  await expect(link.getByText(/^Expired on /)).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await link.getByText('Revoke…', { exact: true }).click();
  await link.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('The view link has been revoked.')).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
});

test('an owner who publishes shows visitors a new arrangement when it is ready, and names versions', async ({
  page,
  elsewhere,
  owner,
  library,
}) => {
  const { oid, path } = await library.add({ title: 'Tides in public', privacy: 'public', ownerId: owner.id });
  const guest = await elsewhere();
  const contentOf = async () => {
    await open(guest, path);
    const { stage } = (await dataOf(guest)) as { stage?: { state: string; files?: unknown } };
    return stage?.files ? JSON.stringify(stage.files) : null;
  };
  await open(page, detailsPath(oid));
  await page.getByLabel('Visitors see').selectOption('What I published last');
  await save(page).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await expect(page.getByText('Visitors see everything up to now.')).toBeVisible();
  const before = await contentOf();
  await page.getByRole('region', { name: 'Arrangement' }).getByRole('button').first().click();
  await expect(page.getByText('Visitors see version 1. You have made changes since.')).toBeVisible();
  expect(await contentOf()).toBe(before);

  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByText('Name', { exact: true }).first().click();
  await versions.getByLabel('Name of this version').first().fill('For the rehearsal');
  await versions.getByRole('button', { name: 'Save name' }).first().click();
  await expect(versions.getByRole('heading', { name: /^For the rehearsal/ })).toContainText('Newest');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expectNoViolation(page, 'versions to publish', '#versions');
  await versions.getByRole('button', { name: 'Publish changes' }).click();
  await expect(versions.getByText('Visitors now see the newest version.')).toBeVisible();
  await expect(versions.getByRole('heading', { name: /^For the rehearsal/ })).toContainText('Published');
  await expect(versions.getByRole('button', { name: 'Publish changes' })).toHaveCount(0);
  await expect.poll(contentOf).not.toBe(before);
});

test('[PAGE-9] [PAGE-22] [SITE-15] the page follows the owner’s settings: copies, language, address, PDF sale', async ({
  page,
  elsewhere,
  owner,
  library,
}) => {
  const { oid, path } = await library.add({ title: 'Tides to lend', privacy: 'public', ownerId: owner.id });
  const guest = await elsewhere();
  await signUp(guest, { name: 'Ines Halloran', next: path });
  await guest.waitForURL(`**${path}`);
  await expect(tool(guest, /copy$/i)).toHaveCount(0);

  await open(page, detailsPath(oid));
  await page.getByLabel('Allow copies').check();
  await page.getByLabel('Sell the PDF').uncheck();
  await page.getByRole('main').getByLabel('Language').selectOption('pt');
  await page.getByLabel('What is it for?').selectOption('teacher');
  await page.getByLabel('URL ending').fill('Marés e luas');
  await save(page).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await expect(page.getByLabel('Allow copies')).toBeChecked();
  await expect(page.getByLabel('Sell the PDF')).not.toBeChecked();
  await expect(page.getByRole('main').getByLabel('Language')).toHaveValue('pt');
  await expect(page.getByLabel('What is it for?')).toHaveValue('teacher');

  await open(guest, path);
  await expect(guest).toHaveURL(new RegExp(`/p/${oid}/mar%C3%A9s-e-luas/$|/p/${oid}/mares-e-luas/$`));
  const { pdf, ...data } = await dataOf(guest);
  expect(data).toMatchObject({
    oid,
    title: 'Tides to lend',
    privacy: 'public',
    showMakeACopyButton: true,
    makeACopyRedirectUrl: `/p/copy/${oid}/`,
    contentLanguage: 'pt',
    authorSegment: 'teacher',
    preziIsMine: false,
  });
  expect(['{"price":"","checkout":{"provider":"off"}}', 'null'], 'its PDF is not for sale').toContain(JSON.stringify(pdf));
  await tool(guest, /copy$/i).click();
  await expect(heading(guest)).toHaveText('Edit Copy of Tides to lend');

  // A private presentation cannot be copied.
  await open(page, detailsPath(oid));
  await page.getByRole('radio', { name: 'Private' }).check();
  await save(page).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  expect((await guest.goto(`/p/copy/${oid}/`))?.status()).toBe(404);
});

test('[BASE-8] tags are added with Enter and comma, cleared with Escape and removed with the space key', async ({
  page,
  owner,
  library,
}) => {
  const { oid } = await library.add({ title: 'Tides', ownerId: owner.id, tags: ['sea'] });
  await open(page, detailsPath(oid));
  const field = page.getByRole('textbox', { name: 'Tags' });
  const tags = page.getByRole('button', { name: /^Remove tag / });
  await expect(tags).toHaveText(['sea']);
  await field.focus();
  await page.keyboard.type('low water,moon');
  await page.keyboard.press('Enter');
  await expect(tags).toHaveText(['sea', 'low water', 'moon']);
  await expect(field).toHaveValue('');
  await page.keyboard.type('never');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Remove tag sea' }).focus();
  await page.keyboard.press('Space');
  await expect(tags).toHaveText(['low water', 'moon']);
  await expect(field).toBeFocused();
  await expectNoViolation(page, 'tags', 'form');
  // What is typed last needs no key.
  await page.keyboard.type('harbour');
  await save(page).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  expect(await dataOf(page)).toMatchObject({ form: { values: { tags: 'low water, moon, harbour' } } });
});

test('the owner downloads a PowerPoint file with words that can be edited, and nobody else does', async ({
  page,
  owner,
  library,
  elsewhere,
}) => {
  const { oid, path } = await library.add({ title: 'Tides', ownerId: owner.id });
  await open(page, detailsPath(oid));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download as PowerPoint' }).click();
  await expect(page.getByText('Your PowerPoint file is ready.')).toBeVisible({ timeout: 60_000 });
  const download = await saved;
  expect(download.suggestedFilename()).toBe('tides.pptx');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(4);
  expect(strFromU8(files['ppt/slides/slide1.xml'] ?? new Uint8Array())).toContain('<a:t>');
  await expectNoViolation(page, 'a presentation with its PowerPoint file');
  const other = await elsewhere();
  await open(other, path);
  expect(await other.evaluate(async (address) => (await fetch(address, { method: 'POST' })).status, exportPptxPath(oid))).toBe(404);
});
