import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { routes } from '../../src/contract/routes.ts';
import type { Library } from '../library.ts';
import { expect as impatient, type Member, open, test as base } from '../view-page/journey.ts';
import { clickEntry } from '../menu.ts';

export { open };

/** Files are sent, imported and painted, which takes time on a busy machine. */
export const expect = impatient.configure({ timeout: 20_000 });

export const dashboard = routes.dashboard;

/** A user who is logged in and has no presentations yet. */
export const test = base.extend<{ owner: Member }>({
  // Missing elements fail soon, not at the end of the test's time.
  actionTimeout: 15_000,
  owner: async ({ library, member, logIn }, use) => {
    await clearShelf(library, member);
    await logIn();
    await use(member);
  },
});

/** A worker's tests run one after another, and each starts with an empty account. */
async function clearShelf({ pool }: Library, { id }: Member): Promise<void> {
  for (const table of ['import', 'upload', 'presentation', 'folder']) await pool.query(`delete from ${table} where owner_id = $1`, [id]);
}

/** A file created by a test. */
export interface Brought {
  name: string;
  bytes: Uint8Array;
}

const types: Record<string, string> = { md: 'text/markdown', pdf: 'application/pdf', zip: 'application/zip' };
const payloadOf = ({ name, bytes }: Brought) => ({
  name,
  mimeType: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** Drops files on the page, as from the desktop. */
export async function drop(page: Page, files: readonly Brought[]): Promise<void> {
  const given = files.map(payloadOf).map(({ buffer, ...rest }) => ({ ...rest, content: buffer.toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, content } of all)
      transfer.items.add(new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name, { type: mimeType }));
    return transfer;
  }, given);
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

/** Chooses files with the button; a path is for a file too large to be passed to the browser. */
export async function choose(page: Page, files: readonly Brought[] | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).first().click();
  await (await chooser).setFiles(typeof files === 'string' ? files : files.map(payloadOf));
}

/** The row of a file that is being imported. */
export const importRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Imports' }).locator('> li').filter({ hasText: name });

export const expectReady = (page: Page, name: string) =>
  expect(importRow(page, name).getByText('Ready', { exact: true })).toBeVisible({ timeout: 45_000 });

/** A presentation in the grid. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A presentation in the list. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
/** The titles in the grid, in order. */
export const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

/** Chooses an entry in the menu of a presentation. */
export async function pick(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  const menu = page.getByRole('menu', { name: `More actions for ${title}`, exact: true });
  await clickEntry(menu.getByRole('menuitem', { name: entry, exact: true }));
}

export const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: words });

export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
