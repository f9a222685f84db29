import { spawnSync } from 'node:child_process';
import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newAddress } from '../visitor.ts';
import { expect, open, test as base, toolbar } from '../view-page/journey.ts';
import { openShelf, type Shelf } from './shelf.ts';

export { expect, open };

/** The fixtures of the view page, plus those for PDFs. */
export const test = base.extend<Record<never, never>, { shelf: Shelf }>({
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even for a fixture without dependencies
    async ({}, use) => {
      const shelf = await openShelf();
      await use(shelf);
      await shelf.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export const PRICE = '€2.90';
/** For presentations of the library: the overview, and a page for each stop. */
export const PAGES = 5;

export const downloadTool = (page: Page) => toolbar(page).getByRole('link', { name: /PDF$/ });
export const pdfDialog = (page: Page) => page.getByRole('dialog', { name: 'Download PDF' });
export const titleOf = (page: Page, name: string) => pdfDialog(page).getByRole('heading', { level: 3, name });
/** The test provider's page, in the dialog. */
export const checkout = (page: Page) => page.frameLocator('iframe[title="Payment form"]');
export const payButton = (page: Page) => checkout(page).getByRole('button', { name: `Pay ${PRICE}` });

export async function openDialog(page: Page) {
  await downloadTool(page).click();
  await expect(pdfDialog(page)).toBeVisible();
}

/** Submits the form in the dialog with one of its buttons. */
export async function pay(page: Page, { email = newAddress(), by = `Pay ${PRICE}` } = {}): Promise<string> {
  await checkout(page).getByLabel('Email for the receipt').fill(email);
  await checkout(page).getByRole('button', { name: by }).click();
  return email;
}

/** The complete purchase, up to the file. */
export async function buy(page: Page, path: string, email?: string): Promise<{ email: string; file: Buffer }> {
  await open(page, path);
  await openDialog(page);
  const opened = openedPdf(page);
  const payer = await pay(page, { ...(email !== undefined && { email }) });
  const file = (await opened).bytes;
  await expectReady(page);
  return { email: payer, file };
}

export const expectReady = (page: Page) => expect(titleOf(page, 'Your PDF is ready')).toBeVisible({ timeout: 20_000 });

/** The bytes of a download, which must be a PDF. */
export async function readPdf(download: Download): Promise<Buffer> {
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

const hasPoppler = spawnSync('pdfinfo', ['-v']).status === 0;

/** The next PDF that the page opens in a new tab. */
export async function openedPdf(page: Page): Promise<{ name: string; bytes: Buffer }> {
  // Without a PDF viewer of its own, the tab of a test browser saves the file; so it is read by its address.
  const [tab, request] = await Promise.all([
    page.waitForEvent('popup'),
    page.context().waitForEvent('request', (one) => one.isNavigationRequest() && new URL(one.url()).pathname.startsWith('/media/')),
  ]);
  const answer = await page.request.get(request.url());
  await tab.close();
  const [, name = ''] = /^inline; .*filename\*=UTF-8''(.*)$/.exec(answer.headers()['content-disposition'] ?? '') ?? [];
  const bytes = await answer.body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return { name: decodeURIComponent(name), bytes };
}

/** Page count and text of a file according to poppler; undefined where poppler is not installed. */
export function inspect(file: Buffer): { pages: number; text: string } | undefined {
  if (!hasPoppler) return undefined;
  const [info, text] = ['pdfinfo', 'pdftotext'].map(
    (tool) => spawnSync(tool, tool === 'pdfinfo' ? ['-'] : ['-', '-'], { input: file, encoding: 'utf8' }).stdout,
  );
  return { pages: Number(/^Pages: +(\d+)$/m.exec(info ?? '')?.[1]), text: text ?? '' };
}

/** Holds back the answers to these calls until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await gate.promise;
    // The page may have moved on.
    await route.continue().catch(() => undefined);
  };
  await page.route(address, hold);
  return async () => {
    gate.resolve();
    await page.unroute(address, hold);
  };
}

/** Calls the API like a script on the page; the body is null if the answer is not JSON. */
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

/** The text of the first mail to an address, and the links in it. */
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

/** Collects what this page sends to the log. */
export function listen(page: Page): () => Record<string, unknown>[] {
  const told: Record<string, unknown>[] = [];
  page.on('domcontentloaded', () => told.splice(0));
  page.on('request', (request) => {
    if (request.url().endsWith('/log/json'))
      told.push(...(request.postDataJSON() as { body: Record<string, unknown> }[]).map(({ body }) => body));
  });
  return () => told;
}
