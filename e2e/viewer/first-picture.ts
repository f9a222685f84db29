import type { Page } from '@playwright/test';

/** Holds back all scripts but the guard, which is small and comes first. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!.*(?:guard|starter)).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page whose scripts are held back never finishes loading. */
export const begin = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** The guard keeps what visitors do from now on. */
export const guarded = (page: Page) => page.waitForFunction(() => window.lecternEarly);

/** The picture of the first stop; portrait phones have another one. */
export const opening = (page: Page) => page.locator('img:is([data-opening], [data-upright]):visible');

/** The picture of the first stop in its place, without what comes over it when it takes long. */
export async function firstPicture(page: Page): Promise<Buffer> {
  await opening(page).evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `[data-overlay] > :not([data-opening], [data-upright]) { visibility: hidden !important; animation: none !important }
      [data-overlay] { transition: none !important }
      [data-shell] { opacity: 0 !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
  const png = await page.screenshot();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return png;
}
