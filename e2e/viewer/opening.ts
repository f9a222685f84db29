import { expect, type Page } from '@playwright/test';
import { differenceOf, expectColour, expectPosition, restingPicture, startButton, test, viewer } from './watch.ts';

/** Holds back all scripts but the guard, which is small and comes first. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!.*(?:guard|starter)).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page whose scripts are held back never finishes loading. */
const begin = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const opening = (page: Page) => page.locator('img[data-opening]');

/** The picture of the first stop in its place, without what comes over it when it takes long. */
async function firstPicture(page: Page): Promise<Buffer> {
  await opening(page).evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-overlay] > :not([data-opening]) { visibility: hidden !important; animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const png = await page.screenshot();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return png;
}

/** The stop whose picture is shown; undefined if none is. */
const stopInPicture = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('img[data-opening]');
    const { props } = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
    const { openings } = (props.stage ?? props).files;
    if (!image || getComputedStyle(image).visibility === 'hidden') return undefined;
    return (openings as { address: string }[]).findIndex(({ address }) => image.src.endsWith(address));
  });

const isPainted = (page: Page, path: string, stops: number) =>
  expect
    .poll(async () => ((await (await page.request.get(path)).text()).match(/"frameHeight"/g) ?? []).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(stops);

export function openingJourneys(): void {
  for (const { name, width, height, surface } of [
    { name: 'deep', width: 1280, height: 720, surface: 'webgl' },
    { name: 'deep', width: 1280, height: 720, surface: 'lite' },
    { name: 'slides', width: 1024, height: 768, surface: 'lite' },
    { name: 'slides', width: 640, height: 360, surface: 'webgl' },
  ] as const)
    test.describe(`${name}, ${width} × ${height}, ${surface}`, () => {
      test.use({ viewport: { width, height } });
      test('[VIEW-14] the first stop is there before the viewer, which takes over without a visible change', async ({ page, theatre }) => {
        const go = await holdScripts(page);
        await begin(page, `${await theatre.decks.ready(name)}?autoplay=3600000&surface=${surface}`);
        await expect(opening(page)).toBeVisible();
        const before = await firstPicture(page);
        go();
        await expect(viewer(page)).toHaveAttribute('data-presents', 'presenting', { timeout: 20_000 });
        await expect(page.getByRole('toolbar', { name: 'Controls' })).toBeVisible();
        expect(await differenceOf(before, await restingPicture(page))).toBeLessThan(0.02);
      });
    });

  test('[VIEW-14] keys and taps while it loads are played in order', async ({ page, theatre }) => {
    const go = await holdScripts(page);
    await begin(page, await theatre.decks.ready('short'));
    await page.waitForFunction(() => window.lecternEarly);
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
    await page.waitForFunction(() => window.lecternEarly);
    await startButton(page).dblclick();
    go();
    await expectPosition(page, 1, 4);
    await expectColour(page, 'Red');
  });

  test('[VIEW-14] Present on the page shows the first stop in the next frame', async ({ page, theatre }) => {
    await isPainted(page, await theatre.decks.ready('short'), 4);
    const go = await holdScripts(page);
    await begin(page, '/p/journeyshort/four-colours/');
    await page.waitForFunction(() => window.lecternEarly);
    await opening(page).evaluate((image: HTMLImageElement) => image.decode());
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
    const ring = page.getByRole('progressbar');
    const delay = await ring.evaluate((element) => element.parentElement?.getAnimations()[0]?.effect?.getTiming().delay);
    expect(delay).toBe(600);
    await expect.poll(() => ring.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)).toBe('1');
  });

  test('[VIEW-7] without the picture, the overlay looks as it does without any', async ({ page, open }) => {
    await page.route('**/files/pictures/**', (route) => route.abort());
    await page.route('**/files/contents/**', () => undefined);
    await open('short');
    await startButton(page).click();
    await expect(page.getByText('Loading…').filter({ visible: true })).toBeVisible();
  });
}
