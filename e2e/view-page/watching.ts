import type { Page } from '@playwright/test';
import { stopTitles } from '../library.ts';
import { expect, open, startButton, test, viewer } from './journey.ts';

/** The viewer's files: its scripts by the names of their chunks, and its contents. */
const ofViewer =
  /\/assets\/.*\/(?:present-viewer|viewer-lite|webgl-viewer|mount|stage|shell|outline)[^/]*\.js$|\/files\/(?:contents|fonts)\//;

/** Collects the viewer's files that are requested from now on. */
function watchViewer(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ofViewer.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const at = (page: Page, stop: number) => expect(page.getByText(`${stop} of ${stopTitles.length}`, { exact: true })).toBeVisible();
const viewsOf = (html: string) => /(\d+) views?</.exec(html)?.[1];

export function watchingJourneys(): void {
  test('[PAGE-6] the viewer is loaded on hover, not before; pressing starts it, keys move it, and the view is counted', async ({
    page,
    library,
    request,
  }) => {
    const { path, oid } = await library.add();
    expect(viewsOf(await (await request.get(path)).text())).toBe('0');
    const asked = watchViewer(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(asked).toEqual([]);

    await viewer(page).hover();
    await expect.poll(() => asked.join(' ')).toMatch(/present-viewer.*\.js/);
    await expect(startButton(page)).toBeVisible();
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/log/json') && request.postData()?.includes('viewer-started') === true,
    );
    await startButton(page).click();
    await at(page, 1);
    expect((await told).postDataJSON()).toMatchObject([{ body: { event_name: 'viewer-started', presentation_oid: oid } }]);
    for (const stop of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await at(page, stop);
    }
    await page.keyboard.press('ArrowLeft');
    await at(page, 2);
    await expect(page).toHaveURL(/#step=2$/);
    // Pages are cached; the number on them is at most a few seconds old.
    await expect.poll(async () => viewsOf(await (await request.get(path)).text())).toBe('1');
  });

  test('[PAGE-6] keyboard focus loads it too, and an address can point to a stop', async ({ page, library }) => {
    const { path } = await library.add();
    const asked = watchViewer(page);
    await open(page, `${path}#step=3`);
    expect(asked).toEqual([]);
    await startButton(page).focus();
    await expect.poll(() => asked.join(' ')).toMatch(/present-viewer.*\.js/);
    await page.keyboard.press('Enter');
    await at(page, 3);
    await page.keyboard.press('End');
    await at(page, 4);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Present again' })).toBeVisible();
    const more = page.getByRole('navigation', { name: 'More to watch' }).getByRole('link');
    for (const link of await more.all()) await expect(link).toHaveAttribute('href', /^\/p\/[a-z0-9]+\/[^/]+\/$/);
    await viewer(page).getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share this presentation' })).toBeVisible();
  });

  test('[VIEW-7] the preview comes with the page: it shows though no other file arrives', async ({ page, library }) => {
    const { path } = await library.add();
    await page.route(/\.(js|css|webp|woff2)$/, (route) => route.abort());
    await page.goto(path);
    const shown = () =>
      viewer(page)
        .locator('[data-preview="show"]')
        .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0 && one.checkVisibility()).length);
    await expect.poll(shown).toBe(1);
  });

  test('[VIEW-13] reports when the viewer’s script does not load, and a retry opens it', async ({ page, library }) => {
    const { path } = await library.add();
    await page.route('**/present-viewer*.js', (route) => route.abort());
    await open(page, path);
    await startButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Part of the viewer didn’t load.');
    await page.unroute('**/present-viewer*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(startButton(page).or(page.getByText('1 of 4', { exact: true }))).toBeVisible();
    if (await startButton(page).isVisible()) await startButton(page).click();
    await at(page, 1);
  });

  test('[VIEW-13] the same for its first script: reports the address, logs the chunk, and a retry goes on to presenting', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    const told = page.waitForRequest((request) => request.postData()?.includes('chunk-failed') === true);
    await page.route('**/mount*.js', (route) => route.abort());
    await open(page, path);
    await startButton(page).click();
    await expect(page.getByRole('alert')).toContainText(/https?:\/\/\S+\/assets\/\S+\/mount\d*\.js/);
    expect((await told).postDataJSON()).toMatchObject([{ body: { event_name: 'chunk-failed', chunk: 'mount' } }]);
    await page.unroute('**/mount*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await at(page, 1);
  });
}
