import { expect, type Page } from '@playwright/test';
import { begin, firstPicture, guarded, holdScripts, opening } from './first-picture.ts';
import { button, differenceOf, expectColour, expectPosition, restingPicture, startButton, test, viewer } from './watch.ts';

/** The stop whose picture is shown; undefined if none is. */
const stopInPicture = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('img[data-opening]');
    const { props } = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
    const { openings } = (props.stage ?? props).files;
    if (!image || getComputedStyle(image).visibility === 'hidden') return undefined;
    return (openings as { address: string }[]).findIndex(({ address }) => image.src.endsWith(address));
  });

/** The picture for portrait phones is painted after the first one. */
const hasUpright = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), { timeout: 30_000 }).toMatch(/<img[^>]* data-upright/);

const isPainted = (page: Page, path: string, stops: number) =>
  expect
    .poll(async () => ((await (await page.request.get(path)).text()).match(/"frameHeight"/g) ?? []).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(stops);

interface Box {
  name: 'deep' | 'slides' | 'short';
  width: number;
  height: number;
  surface: 'webgl' | 'lite';
  /** As on a dense screen, or at 200 % zoom. */
  deviceScaleFactor?: number;
  reducedMotion?: 'reduce';
  isPhone?: boolean;
}
const boxes: Box[] = [
  { name: 'deep', width: 1280, height: 720, surface: 'webgl' },
  { name: 'deep', width: 1280, height: 720, surface: 'lite', reducedMotion: 'reduce' },
  { name: 'short', width: 1280, height: 720, surface: 'webgl', reducedMotion: 'reduce' },
  { name: 'slides', width: 1024, height: 768, surface: 'lite' },
  { name: 'slides', width: 640, height: 360, surface: 'webgl', deviceScaleFactor: 2 },
  { name: 'deep', width: 390, height: 844, surface: 'webgl', deviceScaleFactor: 2, isPhone: true },
  { name: 'slides', width: 390, height: 844, surface: 'lite', deviceScaleFactor: 2, isPhone: true },
];
const titleOf = ({ name, width, height, surface, deviceScaleFactor = 1, reducedMotion }: Box) =>
  `${name}, ${width} × ${height} @${deviceScaleFactor}, ${surface}${reducedMotion ? ', reduced motion' : ''}`;

export function openingJourneys(): void {
  for (const { name, width, height, surface, deviceScaleFactor = 1, reducedMotion, isPhone = false } of boxes)
    test.describe(titleOf({ name, width, height, surface, deviceScaleFactor, ...(reducedMotion && { reducedMotion }) }), () => {
      test.use({
        viewport: { width, height },
        deviceScaleFactor,
        isMobile: isPhone,
        hasTouch: isPhone,
        ...(reducedMotion && { contextOptions: { reducedMotion } }),
      });
      test('[VIEW-14] the first stop is there before the viewer, which takes over without a visible change', async ({ page, theatre }) => {
        const path = `${await theatre.decks.ready(name)}?autoplay=3600000&surface=${surface}`;
        if (isPhone) await hasUpright(page, path);
        const go = await holdScripts(page);
        await begin(page, path);
        await expect(opening(page)).toBeVisible();
        const before = await firstPicture(page);
        go();
        await expect(viewer(page)).toHaveAttribute('data-presents', 'presenting', { timeout: 20_000 });
        await expect(button(page, 'Next')).toBeVisible();
        expect(await differenceOf(before, await restingPicture(page))).toBeLessThan(0.02);
      });
    });

  test.describe('on the presentation’s page on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    test('[VIEW-14] Present shows the first stop, and then fills the window with the same picture', async ({ page, theatre }) => {
      await hasUpright(page, await theatre.decks.ready('short'));
      const go = await holdScripts(page);
      await begin(page, '/p/journeyshort/four-colours/');
      await guarded(page);
      await startButton(page).tap();
      await expect(opening(page)).toBeVisible();
      go();
      await expect(page.getByRole('region', { name: 'Red', exact: true })).toBeVisible();
      const canvas = await restingPicture(page);
      await page.locator('[data-overlay]').evaluate((overlay) => overlay.setAttribute('data-mode', 'loading'));
      expect(await differenceOf(await firstPicture(page), canvas)).toBeLessThan(0.02);
    });
  });

  test('[VIEW-14] keys and taps while it loads are played in order', async ({ page, theatre }) => {
    const go = await holdScripts(page);
    await begin(page, await theatre.decks.ready('short'));
    await guarded(page);
    await startButton(page).click();
    await expect(opening(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.mouse.click(30, 30);
    go();
    // To the second stop, and to what appears there.
    await expectPosition(page, 2, 4);
    await expectColour(page, 'Green');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 3, 4);
  });

  test('[VIEW-14] a double click on Present starts, and goes no further', async ({ page, theatre }) => {
    const go = await holdScripts(page);
    await begin(page, await theatre.decks.ready('short'));
    await guarded(page);
    await startButton(page).dblclick();
    go();
    await expectPosition(page, 1, 4);
    await expectColour(page, 'Red');
  });

  test('[VIEW-14] Present on the page shows the first stop in the next frame', async ({ page, theatre }) => {
    await isPainted(page, await theatre.decks.ready('short'), 4);
    const go = await holdScripts(page);
    await begin(page, '/p/journeyshort/four-colours/');
    await guarded(page);
    await page.locator('img[data-opening]').evaluate((image: HTMLImageElement) => image.decode());
    expect(await stopInPicture(page)).toBeUndefined();
    const shown = await startButton(page).evaluate(
      (button) =>
        new Promise((resolve) => {
          (button as HTMLElement).click();
          requestAnimationFrame(() => resolve(getComputedStyle(document.querySelector('img[data-opening]') ?? button).visibility));
        }),
    );
    expect(shown).toBe('visible');
    go();
    await expectPosition(page, 1, 4);
  });

  test('[VIEW-14] Present on the page starts at the first stop, also once the page responds', async ({ page, theatre }) => {
    await theatre.decks.ready('short');
    await page.goto('/p/journeyshort/four-colours/');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await startButton(page).click();
    await expectPosition(page, 1, 4);
    await expectColour(page, 'Red');
  });

  test('[VIEW-14] a link to a stop shows that stop, and never the first one', async ({ page, theatre, open }) => {
    await isPainted(page, await theatre.decks.ready('short'), 4);
    await page.route('**/files/contents/**', () => undefined);
    await open('short', '#step=3');
    await expect.poll(() => page.evaluate(() => window.lecternEarly === undefined)).toBe(true);
    await startButton(page).click();
    expect(await stopInPicture(page)).toBe(2);
    await page.unroute('**/files/contents/**');
    await page.reload();
    await startButton(page).click();
    await expectPosition(page, 3, 4);
    await expectColour(page, 'Blue');
  });

  test('[VIEW-3] the ring appears only if it takes a while', async ({ page, open }) => {
    await page.route('**/files/contents/**', () => undefined);
    await open('short', '?autoplay=3600000');
    const around = page.locator('[data-loading]').locator('..');
    await expect(around).toHaveCSS('animation-delay', '0.6s');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(around).toHaveCSS('opacity', '1');
  });

  test('[VIEW-7] without the picture, the overlay looks as it does without any', async ({ page, open }) => {
    await page.route('**/files/pictures/**', (route) => route.abort());
    await page.route('**/files/contents/**', () => undefined);
    await open('short');
    await startButton(page).click();
    await expect(page.getByText('Loading…').filter({ visible: true })).toBeVisible();
  });
}
