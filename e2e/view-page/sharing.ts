import type { Page } from '@playwright/test';
import { expect, open, startButton, test, tool, toolbar } from './journey.ts';

const title = 'Salt & light: 100 % of it';
const tags = ['marine biology', 'Q3'];
const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share this presentation' });
const embedDialog = (page: Page) => page.getByRole('dialog', { name: 'Embed on a web page' });

async function openShare(page: Page) {
  await tool(page, 'Share').click();
  await expect(shareDialog(page)).toBeVisible();
  return shareDialog(page);
}

export function sharingJourneys(): void {
  test('[SHARE-1] [SHARE-2] the modal is 500 × 300 and has four networks with tooltips, the address to copy, and a close button', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    await open(page, path);
    const dialog = await openShare(page);
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 500, height: 300 });
    for (const name of ['Share on Facebook', 'Share on LinkedIn', 'Share on X (Twitter)', 'Share to Google Classroom']) {
      const network = dialog.getByRole('link', { name });
      await network.hover();
      await expect(dialog.getByText(name, { exact: true })).toHaveCSS('opacity', '1');
    }
    const link = dialog.getByLabel('Or copy the link');
    await expect(link).toHaveValue(new URL(path, page.url()).href);
    expect(await link.evaluate((input) => (input as HTMLInputElement).readOnly)).toBe(true);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('[SHARE-4] each network opens its address in a window of its size, without access to ours', async ({ page, context, library }) => {
    const { path } = await library.add({ title, tags });
    await context.route(/facebook|linkedin|twitter|classroom/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    await page.addInitScript(() => {
      globalThis.opened = [];
      const { open: openWindow } = window;
      window.open = (address, target, features) => {
        globalThis.opened.push(features ?? '');
        return openWindow.call(window, address, target, features);
      };
    });
    await open(page, path);
    const dialog = await openShare(page);
    const url = new URL(path, page.url()).href;
    const usual = /^popup,width=520,height=570,/;
    const cases = [
      ['Share on Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }, usual],
      ['Share on LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }, /^popup,width=1300,height=570,/],
      ['Share on X (Twitter)', 'https://twitter.com/intent/tweet', { text: title, url, hashtags: 'marinebiology,Q3' }, usual],
      ['Share to Google Classroom', 'https://classroom.google.com/share', { url, title }, usual],
    ] as const;
    for (const [name, address, query, features] of cases) {
      const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name }).click()]);
      await popup.waitForURL(`${address}?**`);
      expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual(query);
      expect(await popup.evaluate(() => window.opener)).toBeNull();
      expect(await page.evaluate(() => globalThis.opened.at(-1))).toMatch(features);
      await popup.close();
    }
    expect(await page.evaluate(() => globalThis.opened.length)).toBe(cases.length);
    await expect(page).toHaveURL(path);
  });

  test('[SHARE-5] copying puts the address on the clipboard and confirms it for three seconds', async ({ page, context, library }) => {
    const { path } = await library.add();
    await open(page, path);
    const url = page.url();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(url).origin });
    const dialog = await openShare(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    const done = dialog.getByRole('button', { name: 'Copied' });
    await expect(done).toBeDisabled();
    await expect(dialog.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    expect(await dialog.getByLabel('Or copy the link').evaluate((field) => (field as HTMLInputElement).selectionEnd)).toBe(url.length);
    await page.clock.runFor(2900);
    await expect(done).toBeVisible();
    await page.clock.runFor(100);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await expect(dialog.getByText('Link copied')).toBeHidden();
  });

  test('[SHARE-3] closes on a click outside, its button and Escape; a click inside leaves it open', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    const dialog = await openShare(page);
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    for (const close of [
      () => page.mouse.click(8, 400),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await expect(dialog).toBeHidden();
      await expect(tool(page, 'Share')).toBeFocused();
      await openShare(page);
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    for (const canShare of [true, false])
      test(`[SHARE-6] a device that ${canShare ? 'can share uses its own dialog' : 'cannot share gets the modal'}`, async ({
        page,
        library,
      }) => {
        const { path, title: name } = await library.add();
        await page.addInitScript((isAble) => {
          globalThis.shared = [];
          Object.assign(navigator, {
            canShare: () => isAble,
            share: async (data: unknown) => void globalThis.shared.push(data),
          });
        }, canShare);
        await open(page, path);
        await tool(page, 'Share').tap();
        if (canShare) {
          await expect.poll(() => page.evaluate(() => globalThis.shared)).toEqual([{ title: name, url: page.url() }]);
          await expect(shareDialog(page)).toBeHidden();
        } else {
          await expect(shareDialog(page)).toBeVisible();
          expect(await page.evaluate(() => globalThis.shared)).toEqual([]);
          // A sheet from below, as wide as the screen.
          await expect.poll(async () => (await shareDialog(page).boundingBox())?.width).toBe(390);
        }
      });
  });

  test('[SHARE-9] the embed dialog previews the embedded presentation, and closes in every way', async ({ page, library }) => {
    const { path, oid } = await library.add();
    await open(page, path);
    await tool(page, 'Embed').click();
    const dialog = embedDialog(page);
    const preview = dialog.locator('iframe');
    await expect(preview).toHaveAttribute('src', `/p/embed/${oid}/`);
    await expect(dialog.frameLocator('iframe').getByRole('button', { name: /^Present / })).toBeVisible();
    await expect(dialog.getByLabel('Width in pixels')).toHaveValue('560');
    await dialog.getByLabel('Width in pixels').fill('800');
    await expect(dialog.getByLabel('Height in pixels')).toHaveValue('450');
    expect(await preview.evaluate((frame) => [frame.clientWidth, frame.clientHeight])).toEqual([800, 450]);
    const code = dialog.getByRole('group', { name: 'Embed code' });
    await expect(code).toContainText(`/p/embed/${oid}/" width="800" height="450"`);
    await dialog.getByLabel('Show controls').uncheck();
    await expect(preview).toHaveAttribute('src', `/p/embed/${oid}/?controls=0`);
    await expect(code).toContainText('?controls=0"');
    await dialog.getByText('Fluid', { exact: true }).click();
    await expect(dialog.getByLabel('Width in pixels')).toHaveCount(0);
    for (const close of [
      () => page.mouse.click(4, 450),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await close();
      await expect(dialog).toBeHidden();
      await expect(tool(page, 'Embed')).toBeFocused();
      await tool(page, 'Embed').click();
      await expect(dialog).toBeVisible();
    }
  });

  test('[VIEW-16] the viewer offers what the page offers: both dialogs, or only sharing if the presentation is private', async ({
    page,
    library,
    logIn,
    member,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await logIn();
    const bar = page.getByRole('toolbar', { name: 'Controls' });
    const control = async (name: string) => {
      const isInBar = (await bar.getByRole('button', { name, exact: true }).count()) > 0;
      if (isInBar) return bar.getByRole('button', { name, exact: true });
      await bar.getByRole('button', { name: 'More', exact: true }).click();
      return page.getByRole('menuitem', { name, exact: true });
    };
    for (const privacy of ['public', 'private'] as const) {
      const { path } = await library.add({ privacy, ownerId: member.id });
      await open(page, path);
      await startButton(page).click();
      await expect(bar).toBeVisible();
      await (await control('Share')).click();
      await expect(shareDialog(page).getByLabel('Or copy the link')).toHaveValue(new URL(path, page.url()).href);
      await page.keyboard.press('Escape');
      await expect(shareDialog(page)).toBeHidden();
      if (privacy === 'private') await expect(await control('Embed')).toHaveCount(0);
      else {
        await (await control('Embed')).click();
        await expect(
          embedDialog(page)
            .frameLocator('iframe')
            .getByRole('button', { name: /^Present / }),
        ).toBeVisible();
      }
    }
  });

  test('[PAGE-19] events from the page around open and close the embed dialog; others are ignored', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    const send = (name: string, detail?: unknown) =>
      page.evaluate(([event, about]) => void window.dispatchEvent(new CustomEvent(String(event), { detail: about })), [name, detail]);
    for (const detail of [undefined, {}, { modal: 'NO_DIALOG' }, 'EMBED']) await send('show-modal', detail);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await send('show-modal', { modal: 'EMBED' });
    await expect(embedDialog(page)).toBeVisible();
    await send('close-modal');
    await expect(embedDialog(page)).toBeHidden();
    await send('show-modal', { modal: 'EMBED' });
    await page.keyboard.press('Escape');
    await expect(embedDialog(page)).toBeHidden();
    // After the visitor has closed it, it can be opened again.
    await send('show-modal', { modal: 'EMBED' });
    await expect(embedDialog(page)).toBeVisible();
  });

  test('[PAGE-7] like, share, embed, views, report and download are in two groups; a part that fails to load is reported, and loads the next time', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    await open(page, path);
    const names = await toolbar(page)
      .locator('button:visible, a:visible, span:visible')
      .evaluateAll((all) => all.map((one) => one.textContent?.trim()));
    for (const name of ['0', 'Share', 'Embed', '0 views', 'Report', 'PDF']) expect(names).toContain(name);
    await expect(toolbar(page).locator(':scope > div')).toHaveCount(2);
    await toolbar(page).getByRole('link', { name: /PDF$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Download PDF' }).getByText('€2.90', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.route('**/worded-share-modal*.js', (route) => route.abort());
    await tool(page, 'Share').click();
    await expect(page.getByText('This part of the page didn’t load. Check your connection and try again.')).toBeVisible();
    await page.unroute('**/worded-share-modal*.js');
    await tool(page, 'Share').click();
    await expect(page.getByRole('dialog', { name: 'Share this presentation' })).toBeVisible();
  });
}

declare global {
  var opened: string[];
  var shared: unknown[];
}
