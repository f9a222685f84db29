import { expect, type Page } from '@playwright/test';
import { answering, button, clickControl, expectColour, expectPosition, present, startButton, test } from './watch.ts';

const problem = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => button(page, 'Try again');
const BASE = /^\/assets\/[a-f0-9]{6,}\//;

/** Files are requested several times; skips the pauses in between. */
const untilGivenUp = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(problem(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });

export function failureJourneys(): void {
  test('reports when the presentation’s file does not load, and a retry opens it', async ({ page, open }) => {
    await page.clock.install();
    await page.route('**/files/contents/*', (route) => route.abort());
    await open('short');
    await answering(page);
    await startButton(page).click();
    await untilGivenUp(page);
    await expect(problem(page)).toContainText('Nothing is lost');
    await page.unroute('**/files/contents/*');
    await retry(page).click();
    await expectPosition(page, 1, 4);
    await expectColour(page, 'Red');
  });

  test('offline: opens automatically when the connection is back', async ({ page, open, context }) => {
    await page.clock.install();
    await page.route('**/files/contents/*', (route) => route.abort());
    await open('short');
    await answering(page);
    await startButton(page).click();
    await context.setOffline(true);
    await untilGivenUp(page);
    await expect(problem(page)).toContainText('You’re offline.');
    await page.unroute('**/files/contents/*');
    await context.setOffline(false);
    await expectPosition(page, 1, 4);
    await expect(problem(page)).toBeHidden();
  });

  for (const [how, fail] of [
    ['does not come', (page: Page, file: string) => page.route(file, (route) => route.abort())],
    [
      'is not there',
      (page: Page, file: string) =>
        page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Nothing here' })),
    ],
  ] as const)
    for (const chunk of ['viewer-lite-component', 'present-viewer'])
      test(`[VIEW-13] ${chunk} ${how}: reports its address, and a retry loads it`, async ({ page, open }) => {
        const file = `**/${chunk}.js`;
        await fail(page, file);
        await open('short');
        await expect(problem(page)).toBeVisible();
        await expect(problem(page)).toContainText('Part of the viewer didn’t load.');
        await expect(problem(page)).toContainText(new RegExp(`https?://\\S+/assets/\\S+/${chunk}\\.js`));
        await page.unroute(file);
        await retry(page).click();
        await expect(problem(page)).toBeHidden();
        // It either continues immediately or shows the start button again.
        await expect(startButton(page).or(page.getByText('1 of 4', { exact: true }))).toBeVisible();
        if (await startButton(page).isVisible()) await startButton(page).click();
        await expectPosition(page, 1, 4);
        await clickControl(page, 'Next');
        await expectPosition(page, 2, 4);
      });

  test('reports even when the first script does not load, and a retry loads it', async ({ page, open }) => {
    await page.route('**/embed.js', (route) => route.abort());
    await open('short');
    await expect(problem(page)).toContainText('Part of the viewer didn’t load.');
    await page.unroute('**/embed.js');
    await retry(page).click();
    await present(page);
    await expectPosition(page, 1, 4);
  });

  test('[VIEW-15] can be watched even if the WebGL viewer does not load', async ({ page, open }) => {
    await page.route('**/webgl-viewer-app.js', (route) => route.abort());
    await open('short');
    await present(page);
    await expectColour(page, 'Red');
    await clickControl(page, 'Next');
    await expectColour(page, 'Green');
    await expect(problem(page)).toBeHidden();
  });

  test('reports a missing picture, and shows everything else', async ({ page, open }) => {
    await open('broken');
    await present(page);
    const notice = page.getByText('1 image is missing. Everything else is here.');
    await expect(notice).toBeVisible();
    await expectPosition(page, 1, 2);
    await clickControl(page, 'Next');
    await expectPosition(page, 2, 2);
    await button(page, 'Dismiss').click();
    await expect(notice).toBeHidden();
    await clickControl(page, 'Next');
    await expect(button(page, 'Present again')).toBeVisible();
  });

  test('[VIEW-12] the viewer is loaded in files named after their chunks, under a versioned path', async ({ page, open }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await open('short');
    await present(page);
    await expect
      .poll(() => [...scripts].map((path) => path.replace(BASE, '')))
      .toEqual(
        expect.arrayContaining([
          'viewer-lite-component.js',
          'present-viewer.js',
          'webgl-viewer-app.js',
          'vendor-react.js',
          'vendor-painter.js',
        ]),
      );
    expect([...scripts].filter((path) => !BASE.test(path))).toEqual([]);
    expect(new Set([...scripts].map((path) => BASE.exec(path)?.[0])).size).toBe(1);
  });
}
