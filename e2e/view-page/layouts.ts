import { expect, open, startButton, test, toolbar, viewer } from './journey.ts';

export function layoutJourneys(): void {
  for (const width of [1440, 1024, 768, 390])
    test(`[PAGE-1] at ${width} pixels nothing overflows the screen, nothing shifts, and the header is 49 pixels high`, async ({
      page,
      library,
    }) => {
      const { path } = await library.add({
        tags: ['tides', 'sea'],
        privacy: 'reusable',
        description: 'Whoever lives at the sea knows it.',
      });
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
            const what = sources
              .map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120))
              .join(' | ');
            globalThis.shifts.push({ value, what });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(startButton(page)).toBeVisible();
      expect((await page.locator('header').first().boundingBox())?.height).toBe(49);
      // Two frames, so that all layout shifts have been reported.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      // A late font on a busy machine moves text by fractions of a pixel: zero to two decimals, as usually measured.
      const shifts = await page.evaluate(() => globalThis.shifts);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        shifts.map(({ what }) => what).join('\n'),
      ).toBeLessThan(0.005);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(messages).toEqual([]);
    });

  test('presenting on a narrow screen takes the room of the scrollbar too, and gives it back', async ({
    playwright,
    launchOptions,
    baseURL,
    library,
  }) => {
    const { path } = await library.add();
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    await open(page, path);
    const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    const around = await room();
    expect(around).toBeGreaterThan(0);
    await startButton(page).click();
    await expect.poll(async () => (await viewer(page).boundingBox())?.width).toBe(390);
    await page.keyboard.press('f');
    await expect.poll(room).toBe(around);
    await browser.close();
  });

  test('a word longer than the screen is broken, wherever it is', async ({ page, library }) => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
    // Unlisted: its tags do not appear among the suggested search terms.
    const { path } = await library.add({ title: word, description: word, tags: [word], privacy: 'unlisted' });
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  });

  test('on a phone, tools that do not fit are under More, and every target is large enough for a finger', async ({ page, library }) => {
    const { path } = await library.add();
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const report = toolbar(page).getByRole('link', { name: /^Report/ });
    await expect(report).toBeHidden();
    for (const control of await toolbar(page).getByRole('button').or(toolbar(page).getByRole('link')).all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await toolbar(page).getByRole('button', { name: 'More' }).click();
    await expect(report).toBeVisible();
    await expect(toolbar(page).getByText('0 views')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
  });
}

declare global {
  var shifts: { value: number; what: string }[];
}
