import type { FrameLocator, Locator } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { expect, expectStop, frameCode, test } from './journey.ts';

const titles = { Share: 'Share this presentation', Embed: 'Embed on a web page' } as const;
type Name = keyof typeof titles;
type Within = Pick<FrameLocator, 'getByRole'>;

/** In the bar if there is room, otherwise in its menu. */
async function openDialog(frame: Within, name: Name, width: number): Promise<{ opener: Locator; dialog: Locator }> {
  const isInBar = width >= 1024;
  const opener = frame.getByRole('button', { name: isInBar ? name : 'More', exact: true });
  await opener.click();
  if (!isInBar) await frame.getByRole('menuitem', { name, exact: true }).click();
  const dialog = frame.getByRole('dialog', { name: titles[name] });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

const start = (frame: Within) => frame.getByRole('button', { name: 'Present Four colours' }).click();
const isOnTop = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

export function sharingJourneys() {
  for (const [width, height] of [
    [1120, 630],
    [800, 450],
    [400, 300],
  ] as const)
    test(`a frame of ${width} × ${height} pixels offers both dialogs, which fit in it and keep the focus`, async ({
      page,
      abroad,
      origin,
      talk,
      oid,
    }) => {
      await page.setViewportSize({ width: 1200, height: 800 });
      const code = frameCode(origin + talk).replace('width="800" height="450"', `width="${width}" height="${height}"`);
      await abroad(`${code}<p><button>Elsewhere</button></p>`);
      const frame = page.frameLocator('#talk');
      await start(frame);
      await expectStop(frame, 1);
      for (const name of ['Share', 'Embed'] as const) {
        const { opener, dialog } = await openDialog(frame, name, width);
        await expect.poll(() => isOnTop(dialog)).toBe(true);
        const fits = () =>
          dialog.evaluate((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          });
        await expect.poll(fits).toBe(true);
        if (name === 'Share') await expect(dialog.getByLabel('Or copy the link')).toHaveValue(`${origin}/p/${oid}/four-colours/`);
        else await expect(dialog.getByRole('group', { name: 'Embed code' })).toContainText(`${origin}/p/embed/${oid}/" width="560"`);
        for (const key of ['Tab', 'Shift+Tab'])
          for (let press = 0; press < 13; press++) {
            await page.keyboard.press(key);
            expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `${key}, ${press}`).toBe(true);
          }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await expectStop(frame, 1);
    });

  test('copies where the page around does not allow the clipboard, and opens a network in a window', async ({
    page,
    context,
    embedded,
    origin,
    oid,
  }) => {
    await context.route(/facebook/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    const frame = await embedded('', '<p><label>Notes <input id="notes"></label></p>');
    await start(frame);
    const { dialog } = await openDialog(frame, 'Share', 800);
    expect(await dialog.evaluate(() => navigator.clipboard?.writeText('').then(String, ({ name }) => name))).toBe('NotAllowedError');
    const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: 'Share on Facebook' }).click()]);
    await popup.waitForURL(/^https:\/\/www\.facebook\.com\/sharer\//);
    expect(new URL(popup.url()).searchParams.get('u')).toBe(`${origin}/p/${oid}/four-colours/`);
    await popup.close();

    const pasted = async () => {
      await page.keyboard.press('Escape');
      await page.locator('#notes').fill('');
      await page.locator('#notes').press('ControlOrMeta+v');
      return page.locator('#notes').inputValue();
    };
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeFocused();
    expect(await pasted()).toBe(`${origin}/p/${oid}/four-colours/`);

    const { dialog: embed } = await openDialog(frame, 'Embed', 800);
    await embed.getByRole('button', { name: 'Copy code' }).click();
    await expect(embed.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await pasted()).toMatch(/^<iframe src=.*<\/iframe>$/);
  });

  test('[VIEW-13] a dialog whose script does not load can be tried again', async ({ page, embedded }) => {
    for (const file of ['viewer-dialogs', 'worded-share-modal']) {
      await page.route(`**/${file}*.js`, (route) => route.abort());
      const frame = await embedded();
      await start(frame);
      await frame.getByRole('button', { name: 'More', exact: true }).click();
      await frame.getByRole('menuitem', { name: 'Share' }).click();
      await expect(frame.getByText('This didn’t load. Check your connection and try again.')).toBeVisible();
      await page.unroute(`**/${file}*.js`);
      await frame.getByRole('button', { name: 'Try again' }).click();
      await expect(frame.getByRole('dialog', { name: titles.Share }), file).toBeVisible();
      await expect(frame.getByText('This didn’t load.')).toHaveCount(0);
    }
  });

  test('the dialogs show in fullscreen, pause autoplay, are logged, and are accessible', async ({ page, talk, oid }) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    const logged: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/log/json')) return;
      for (const { body } of request.postDataJSON() as { body: { event_name: string; presentation_oid: string } }[])
        if (body.presentation_oid === oid) logged.push(body.event_name);
    });
    await page.goto(`${talk}?autoplay=3600000`);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    for (const name of ['Share', 'Embed'] as const) {
      const { dialog } = await openDialog(page, name, 1200);
      await expect(page.getByRole('button', { name: 'Autoplay', includeHidden: true })).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => isOnTop(dialog)).toBe(true);
      expect(await dialog.evaluate((element) => document.fullscreenElement?.contains(element))).toBe(true);
      if (name === 'Embed') await dialog.getByRole('button', { name: 'Copy code' }).click();
      await expectNoViolation(page, name);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect.poll(() => logged).toEqual(expect.arrayContaining(['open-share', 'open-embed', 'copy-embed-code']));
  });
}
