import type { Page } from '@playwright/test';
import { expect, heart, startButton, test, tool, toolbar } from './journey.ts';

const entry = '**/client.js';

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letCome;
}

const search = (page: Page) => page.locator('header').getByRole('searchbox');
const download = (page: Page) => toolbar(page).getByRole('link', { name: /PDF$/ });

/** What visitors do before the scripts have loaded. */
export function earlyJourneys(): void {
  test('pressing Present is remembered', async ({ page, library }) => {
    const { path } = await library.add();
    const letScriptsCome = await openWithoutScripts(page, path);
    await startButton(page).click();
    letScriptsCome();
    await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
  });

  test('whoever presses a button again and again means it once', async ({ page, library, logIn }) => {
    const { path, oid } = await library.add();
    await logIn();
    const letScriptsCome = await openWithoutScripts(page, path);
    for (let time = 0; time < 20; time += 1) await heart(page).click();
    const saved = page.waitForResponse(`**/api/v4/presentation/${oid}/like/`);
    letScriptsCome();
    expect((await saved).request().method()).toBe('PUT');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart(page)).toHaveAccessibleName('Like, 1 like');
  });

  test('of two dialogs, the one that was asked for last opens, by keyboard too', async ({ page, library }) => {
    const { path } = await library.add();
    const letScriptsCome = await openWithoutScripts(page, path);
    await tool(page, 'Share').click();
    await tool(page, 'Embed').press('Enter');
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Embed' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('the PDF is offered on this page, or where the link leads if no script comes', async ({ page, library }) => {
    const { path } = await library.add();
    const letScriptsCome = await openWithoutScripts(page, path);
    await download(page).click();
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Download PDF' })).toBeVisible();
    await expect(page).toHaveURL(path);

    await page.unroute(entry);
    const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>();
    await page.route(entry, async (route) => {
      await mayFail;
      await route.abort();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await download(page).click();
    letFail();
    await expect(page).toHaveURL('/contact/billing/');
  });

  test('a search keeps what is typed, and opens on a phone instead of searching for nothing', async ({ page, library }) => {
    const { path } = await library.add();
    let letScriptsCome = await openWithoutScripts(page, path);
    await search(page).pressSequentially('spring tide');
    letScriptsCome();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(search(page)).toHaveValue('spring tide');
    await expect(search(page)).toBeFocused();

    await page.unroute(entry);
    await page.setViewportSize({ width: 390, height: 844 });
    letScriptsCome = await openWithoutScripts(page, path);
    await page.locator('header').getByRole('button', { name: 'Search' }).click();
    letScriptsCome();
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}
