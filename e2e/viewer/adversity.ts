import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { colours } from '../decks.ts';
import { begin, guarded, holdScripts, opening } from './first-picture.ts';
import {
  button,
  clickControl,
  differenceOf,
  expectColour,
  expectPosition,
  present,
  restingPicture,
  startButton,
  surfaceOf,
  test,
  viewer,
} from './watch.ts';

const problem = (page: Page) => page.getByRole('alert');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff00ff' } })
    .webp()
    .toBuffer();
const rings = (page: Page) => page.getByRole('progressbar');

/** The first second when something is wrong. */
export function adversityJourneys(): void {
  test('[VIEW-7] a picture that comes after the canvas changes nothing', async ({ page, open }) => {
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    const came = Promise.withResolvers<void>();
    await page.route('**/files/pictures/**', async (route) => {
      await mayCome;
      await route.fulfill({ contentType: 'image/webp', body: await plain(1680, 1142) });
      came.resolve();
    });
    await open('short');
    await startButton(page).click();
    await expectPosition(page, 1, 4);
    letCome();
    await came.promise;
    await expectColour(page, 'Red');
    await expect(page.locator('[data-overlay]')).toBeHidden();
  });

  for (const surface of ['webgl', 'lite'] as const)
    test(`[VIEW-14] a picture of a later stop holds up neither the first stop nor a move; it appears when it comes: ${surface}`, async ({
      page,
      open,
    }) => {
      const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
      await page.route('**/files/images/**', async (route) => {
        await mayCome;
        await route.continue();
      });
      await open('distant', `?surface=${surface}`);
      await present(page);
      await expectColour(page, 'Red');
      await clickControl(page, 'Next');
      await expectPosition(page, 2, 2);
      const before = await restingPicture(page);
      letCome();
      await expectColour(page, 'Green');
      await expect.poll(() => surfaceOf(page)).toBe(surface);
      expect(await differenceOf(before, await restingPicture(page))).toBeGreaterThan(0.3);
      await clickControl(page, 'Previous');
      await expectColour(page, 'Red');
    });

  for (const [width, height] of [
    [40, 400],
    [1, 1],
  ] as const)
    test(`[VIEW-7] a picture of another size or version is never distorted, and gone with the canvas: ${width} × ${height}`, async ({
      page,
      theatre,
    }) => {
      await page.route('**/files/pictures/**', async (route) =>
        route.fulfill({ contentType: 'image/webp', body: await plain(width, height) }),
      );
      const go = await holdScripts(page);
      await begin(page, await theatre.decks.ready('short'));
      await guarded(page);
      await startButton(page).click();
      await expect(opening(page)).toHaveCSS('object-fit', 'cover');
      go();
      await expectPosition(page, 1, 4);
      await expectColour(page, 'Red');
      await expect(page.locator('[data-overlay]')).toBeHidden();
    });

  test('[VIEW-13] a version that has been replaced: says so, and a retry shows the current one', async ({ page, open }) => {
    await page.route('**/files/contents/*', (route) => route.fulfill({ status: 404, body: '' }));
    await open('short');
    await expect(problem(page)).toContainText('Nothing is lost');
    await page.unroute('**/files/contents/*');
    const reloaded = page.waitForEvent('domcontentloaded');
    await button(page, 'Try again').click();
    await reloaded;
    await startButton(page).click();
    await expectPosition(page, 1, 4);
  });

  for (const kind of ['the viewer’s page', 'the presentation’s page'])
    test(`[VIEW-12] [VIEW-13] the viewer never arrives: ${kind} offers to try again, gives up, and shows it if it comes after all`, async ({
      page,
      theatre,
    }) => {
      const embedded = await theatre.decks.ready('short');
      await page.clock.install();
      const go = await holdScripts(page);
      await begin(page, kind === 'the viewer’s page' ? embedded : '/p/journeyshort/four-colours/');
      await guarded(page);
      await startButton(page).click();
      const again = viewer(page).getByRole('link', { name: 'Try again' });
      await expect(again).toBeHidden();
      await again.evaluate((link) => link.parentElement?.getAnimations().forEach((animation) => animation.finish()));
      await expect(again).toBeVisible();
      await page.clock.fastForward(121_000);
      await expect(problem(page)).toContainText('Part of the viewer didn’t load.');
      await expect(rings(page)).toBeHidden();
      go();
      await expectPosition(page, 1, 4);
      await expect(problem(page)).toBeHidden();
    });

  test('[VIEW-14] a storm of clicks counts once', async ({ page, theatre }) => {
    const go = await holdScripts(page);
    await begin(page, await theatre.decks.ready('short'));
    await guarded(page);
    await startButton(page).click();
    for (let time = 0; time < 30; time += 1) await page.mouse.click(30, 30);
    go();
    await expectPosition(page, 2, 4);
    await expectColour(page, 'Green');
    await clickControl(page, 'Previous');
    await expectPosition(page, 1, 4);
  });

  test('[VIEW-14] a storm of keys leads to the last stop, and no further', async ({ page, theatre }) => {
    const go = await holdScripts(page);
    await begin(page, await theatre.decks.ready('short'));
    await guarded(page);
    await startButton(page).click();
    for (let time = 0; time < 80; time += 1) await page.keyboard.press('ArrowRight');
    go();
    await expectPosition(page, 4, 4);
    await expect(viewer(page)).toHaveAttribute('data-presents', 'presenting');
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, 3, 4);
  });

  for (const path of ['/p/embed/journeyshort/', '/p/journeyshort/four-colours/'])
    test(`[VIEW-14] going away and back finds the stop again, and keys move on: ${path}`, async ({ page, theatre }) => {
      await theatre.decks.ready('short');
      await page.goto(path);
      await startButton(page).click();
      await expectPosition(page, 1, 4);
      // Browsers under automation keep no page for later, so this one is only told that it was kept.
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await page.keyboard.press('ArrowRight');
      await expectPosition(page, 2, 4);
      await page.goto('/explore/');
      await page.goBack();
      await startButton(page).click();
      await expectPosition(page, 2, 4);
      await expectColour(page, 'Green');
    });

  test.describe('with forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('[VIEW-2] the button to present is a filled disc with an edge, and its focus shows', async ({ page, open }) => {
      await open('short');
      const disc = startButton(page).locator('svg').first().locator('..');
      const [face, words, edge] = await disc.evaluate((element) => {
        const { backgroundColor, color, borderColor } = getComputedStyle(element);
        return [backgroundColor, color, borderColor];
      });
      expect(face).toMatch(/^rgb\(/);
      expect(words).not.toBe(face);
      expect(edge).not.toBe(face);
      await page.keyboard.press('Tab');
      await expect(startButton(page)).toBeFocused();
      await expect(startButton(page)).toHaveCSS('outline-style', 'solid');
      await startButton(page).press('Enter');
      await expectPosition(page, 1, 4);
    });
  });

  test('on paper: the presentation without its controls, before and after the start', async ({ page, open }) => {
    await open('short');
    await page.emulateMedia({ media: 'print' });
    await expect(viewer(page)).toHaveCSS('print-color-adjust', 'exact');
    await expect(startButton(page).getByText('Present', { exact: true })).toBeHidden();
    await expect(startButton(page).getByText('Four colours')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await startButton(page).click();
    await expectPosition(page, 1, 4);
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, 'Next')).toBeHidden();
    // What WebGL has drawn does not reach the paper by itself.
    const copied = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const copy = [...document.querySelectorAll<HTMLCanvasElement>('[data-stage] canvas')].at(-1);
      const pixel = copy?.getContext('2d')?.getImageData(copy.width / 2, copy.height * 0.38, 1, 1).data;
      dispatchEvent(new Event('afterprint'));
      return [...(pixel ?? [])].slice(0, 3);
    });
    expect(copied).toEqual(colours.Red);
    await expect(page.locator('[data-stage] canvas')).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(button(page, 'Next')).toBeVisible();
  });
}
