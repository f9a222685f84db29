import { spawnSync } from 'node:child_process';
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newAddress } from '../visitor.ts';
import { expect, open, test as base, toolbar } from '../view-page/journey.ts';
import { openShelf, type Shelf } from './shelf.ts';

export { expect, open };

/** The journeys of the view page, and what those of the PDF need besides. */
export const test = base.extend<Record<never, never>, { shelf: Shelf }>({
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const shelf = await openShelf();
      await use(shelf);
      await shelf.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export const PRICE = '€2.90';
/** Of what the library has: the overview, and a page for each of its stops. */
export const PAGES = 5;

export const downloadTool = (page: Page) => toolbar(page).getByRole('link', { name: /PDF$/ });
export const pdfDialog = (page: Page) => page.getByRole('dialog', { name: 'Download PDF' });
export const titleOf = (page: Page, name: string) => pdfDialog(page).getByRole('heading', { level: 3, name });
/** The test provider's own page, in the dialog. */
export const checkout = (page: Page) => page.frameLocator('iframe[title="Payment form"]');
export const payButton = (page: Page) => checkout(page).getByRole('button', { name: `Pay ${PRICE}` });

export async function openDialog(page: Page) {
  await downloadTool(page).click();
  await expect(pdfDialog(page)).toBeVisible();
}

/** From the form in the dialog, in one of its ways. */
export async function pay(page: Page, { email = newAddress(), by = `Pay ${PRICE}` } = {}): Promise<string> {
  await checkout(page).getByLabel('Email for the receipt').fill(email);
  await checkout(page).getByRole('button', { name: by }).click();
  return email;
}

/** The whole way of somebody who buys: ends with the file. */
export async function buy(page: Page, path: string, email?: string): Promise<{ email: string; file: Buffer }> {
  await open(page, path);
  await openDialog(page);
  const downloaded = page.waitForEvent('download');
  const payer = await pay(page, { ...(email !== undefined && { email }) });
  const file = await readPdf(await downloaded);
  await expectReady(page);
  return { email: payer, file };
}

export const expectReady = (page: Page) => expect(titleOf(page, 'Your PDF is ready')).toBeVisible({ timeout: 20_000 });

/** The bytes of a file that is a PDF. */
export async function readPdf(download: Download): Promise<Buffer> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0;

/** What is said of a file from outside; undefined where nobody can say. */
export function inspect(file: Buffer): { pages: number; text: string } | undefined {
  if (!hasPoppler) return undefined;
  const [info, text] = ['pdfinfo', 'pdftotext'].map(
    (tool) => spawnSync(tool, tool === 'pdfinfo' ? ['-'] : ['-', '-'], { input: file, encoding: 'utf8' }).stdout,
  );
  return { pages: Number(/^Pages: +(\d+)$/m.exec(info ?? '')?.[1]), text: text ?? '' };
}

/** Keeps the answers to these calls back until it is told to let them go. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await gate.promise;
    // The page may have gone on without it.
    await route.continue().catch(() => undefined);
  };
  await page.route(address, hold);
  return async () => {
    gate.resolve();
    await page.unroute(address, hold);
  };
}

/** Calls as a script on the page makes them; an answer that is no JSON says null. */
export const call = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(
        String(address),
        sent === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) },
      );
      return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
    },
    [path, body] as const,
  );

/** The text of the first mail to somebody, and where its links lead. */
export async function readMail(page: Page, email: string): Promise<{ subject: string; text: string; links: string[] }> {
  await expect(async () => {
    await page.goto('/dev/mail');
    await page.locator('a[href*="open="]').filter({ hasText: email }).first().click({ timeout: 1000 });
    await page.locator('#message').waitFor({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const message = page.locator('#message');
  const links = await message.locator('pre a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return { subject: await message.locator('h2').innerText(), text: await message.locator('pre').innerText(), links };
}

/** What this page sends to the log, from its beginning on. */
export function listen(page: Page): () => Record<string, unknown>[] {
  const told: Record<string, unknown>[] = [];
  page.on('domcontentloaded', () => told.splice(0));
  page.on('request', (request) => {
    if (request.url().endsWith('/log/json'))
      told.push(...(request.postDataJSON() as { body: Record<string, unknown> }[]).map(({ body }) => body));
  });
  return () => told;
}
