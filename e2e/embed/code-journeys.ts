import type { Page } from '@playwright/test';
import { open } from '../visitor.ts';
import { expect, expectStop, test } from './journey.ts';

/** Opens the dialog on the page for developers, with access to the clipboard. */
async function openDialog(page: Page, oid: string) {
  const { origin } = new URL(await open(page, `/developers/embed/?oid=${oid}`).then(() => page.url()));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.getByRole('button', { name: 'Get the embed code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed on a web page' });
  await expect(dialog).toBeVisible();
  return { dialog, width: dialog.getByLabel('Width in pixels'), height: dialog.getByLabel('Height in pixels') };
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export function codeJourneys() {
  test('[SHARE-7] sizes keep 16:9 and accept at most four digits; an empty field or 0 clears both', async ({ page, oid }) => {
    const { dialog, width, height } = await openDialog(page, oid);
    const expectSize = async (one: string, other: string) => {
      await expect(width).toHaveValue(one);
      await expect(height).toHaveValue(other);
    };
    await expectSize('560', '315');
    await width.fill('');
    await expectSize('', '');
    await width.pressSequentially('8a0x0');
    await expectSize('800', '450');
    await height.fill('');
    await height.pressSequentially('100');
    await expectSize('178', '100');
    await width.fill('');
    await width.pressSequentially('12345');
    await expectSize('1234', '694');
    await height.fill('0');
    await expectSize('', '');
    await dialog.getByText('Large', { exact: true }).click();
    await expectSize('1120', '630');
  });

  test('[SHARE-8] copies the code, confirms it for three seconds, and the code works on another site', async ({
    page,
    abroad,
    oid,
    origin,
  }) => {
    const { dialog, width } = await openDialog(page, oid);
    await width.fill('720');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    const done = dialog.getByRole('button', { name: 'Copied' });
    await expect(done).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(2900);
    await expect(done).toBeVisible();
    await page.clock.runFor(100);
    await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await page.clock.resume();

    const code = await copied(page);
    expect(code).toBe(
      `<iframe src="${origin}/p/embed/${oid}/" width="720" height="405" style="border: 0" title="Four colours" allow="autoplay; fullscreen" allowfullscreen></iframe>`,
    );
    await abroad(code);
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ width: 720, height: 405 });
    await page.frameLocator('iframe').getByRole('button', { name: 'Present Four colours' }).click();
    await expectStop(page.frameLocator('iframe'), 1);
  });

  test('[SHARE-9] responsive code has no sizes, and fills the width of its container', async ({ page, abroad, oid }) => {
    const { dialog, width, height } = await openDialog(page, oid);
    await dialog.getByText('Fluid', { exact: true }).click();
    await expect(width).toHaveCount(0);
    await expect(height).toHaveCount(0);
    await dialog.getByLabel('Autoplay').check();
    await dialog.getByLabel('Show controls').uncheck();
    await dialog.getByRole('button', { name: 'Copy code' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const code = await copied(page);
    expect(code).toContain('?autoplay=1&amp;controls=0"');
    await abroad(`<div style="width: 480px">${code}</div>`);
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ width: 480, height: 270 });
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Read as text' })).toBeAttached();
    await expect(page.frameLocator('iframe').getByRole('toolbar')).toHaveCount(0);
  });

  test('[SHARE-9] closes on a click outside, its button and Escape; a click inside leaves it open', async ({ page, oid }) => {
    const { dialog, width } = await openDialog(page, oid);
    const button = page.getByRole('button', { name: 'Get the embed code' });
    await width.click();
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    const ways = [
      () => page.mouse.click(8, 400),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(dialog).toBeVisible();
    }
  });
}
