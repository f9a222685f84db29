import { expect } from '@playwright/test';
import {
  answering,
  bar,
  button,
  clickControl,
  differenceOf,
  expectColour,
  expectPosition,
  present,
  restingPicture,
  stage,
  startButton,
  test,
  viewer,
} from './watch.ts';

const layouts = {
  large: { viewport: { width: 1280, height: 720 } },
  middle: { viewport: { width: 800, height: 450 } },
  small: { viewport: { width: 560, height: 315 } },
} as const;

/** The start and end screens, and everything in between, in boxes of every size. */
export function layoutJourneys(): void {
  test('the title leaves the slide after two seconds, and returns with the controls', async ({ page, open }) => {
    await open('short');
    await present(page);
    const title = page.locator('[data-chrome]').getByText('Four colours').locator('..');
    await page.mouse.move(600, 200);
    await expect(title).toHaveCSS('opacity', '1');
    await bar(page).hover();
    await expect(title).toHaveCSS('opacity', '0');
    await expect(viewer(page)).not.toHaveAttribute('data-idle');
    await page.mouse.move(600, 200);
    await expect(viewer(page)).toHaveAttribute('data-idle');
    await page.mouse.move(600, 210);
    await expect(title).toHaveCSS('opacity', '1');
  });

  for (const [layout, use] of Object.entries(layouts))
    test.describe(`in a ${layout} box`, () => {
      test.use(use);

      test('[VIEW-1] [VIEW-2] [VIEW-4] [VIEW-8] [VIEW-14] from the first picture through every stop to the end, and again', async ({
        page,
        open,
      }) => {
        await open('short');
        const start = startButton(page);
        for (const words of ['Four colours', 'Marisol Okafor', /^Last modified \d/]) await expect(start.getByText(words)).toBeVisible();
        await expect(start.getByText('Present', { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: 'View on Lectern' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'View on Lectern' })).toHaveAttribute('href', /\/p\/journeyshort\/four-colours\/$/);
        await expect(page.locator('[data-overlay] img').first()).toHaveJSProperty('complete', true);
        // The whole stage is the button.
        await expect.poll(() => start.boundingBox()).toEqual({ x: 0, y: 0, ...use.viewport });

        await present(page);
        await expect(start).toBeHidden();
        await expect(viewer(page)).toHaveAttribute('data-layout', layout);
        await expect(bar(page).getByRole('slider', { name: 'Path' })).toBeVisible({ visible: layout === 'small' });
        await expect(button(page, 'Captions')).toBeVisible({ visible: layout !== 'small' });
        await expectPosition(page, 1, 4);
        await expectColour(page, 'Red');
        await clickControl(page, 'Next');
        await expectPosition(page, 2, 4);
        await expectColour(page, 'Green');
        const before = await restingPicture(page);
        await stage(page).click({ position: { x: 10, y: 100 } });
        await expect.poll(async () => differenceOf(before, await restingPicture(page))).toBeGreaterThan(0.01);
        await expectPosition(page, 2, 4);
        await clickControl(page, 'Next');
        await expectColour(page, 'Blue');
        await clickControl(page, 'Previous');
        await expectPosition(page, 2, 4);
        for (const stop of [3, 4]) {
          await clickControl(page, 'Next');
          await expectPosition(page, stop, 4);
        }
        await clickControl(page, 'Next');

        const again = button(page, 'Present again');
        await expect(again).toBeVisible();
        await expect(bar(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Learn more' })).toHaveCount(0);
        const more = page.getByRole('navigation', { name: 'More to watch' });
        await expect(more).toBeVisible({ visible: layout !== 'small' });
        if (layout !== 'small') await expect(more.getByRole('link').first()).toHaveAttribute('href', /\/p\/[a-z0-9]+\/[^/]+\/$/);
        // Filled where there is room, outlined where there is little.
        await expect(again).toHaveCSS('background-color', layout === 'small' ? /^rgba\(.*, 0(\.\d+)?\)$/ : /^rgb\(/);
        await again.click();
        await expect(again).toBeHidden();
        await expectPosition(page, 1, 4);
        await expectColour(page, 'Red');
      });
    });

  test.describe('on a phone in portrait', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('[VIEW-8] [VIEW-14] shows the text of each stop in a sheet, from the first to the last, and again', async ({ page, open }) => {
      await open('short');
      await answering(page);
      await startButton(page).tap();
      for (const [title, caption] of [
        ['Red', 'Fire is red.'],
        ['Green', 'Grass is green.'],
        ['Green', 'A leaf comes out.'],
        ['Blue', 'Water is blue.'],
        ['Violet', 'Dusk is violet.'],
      ] as const) {
        const sheet = page.getByRole('region', { name: title, exact: true });
        await expect(sheet.getByText(caption)).toBeVisible();
        // The last stop shows a video, which has not started.
        if (title !== 'Violet') await expectColour(page, title);
        await button(page, 'Next').tap();
      }
      await button(page, 'Present again').tap();
      await expect(page.getByRole('region', { name: 'Red', exact: true })).toBeVisible();
      await expectColour(page, 'Red');
    });
  });

  test('[VIEW-14] a click before the scripts have loaded is remembered', async ({ page, theatre }) => {
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route('**/embed.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(await theatre.decks.ready('short'), { waitUntil: 'commit' });
    await startButton(page).click();
    letScriptsCome();
    await answering(page);
    await expectPosition(page, 1, 4);
  });

  test('[VIEW-3] the percentage only grows, and reaches 100 only with the first picture', async ({ page, open }) => {
    const { promise: contentMayCome, resolve: letContentCome } = Promise.withResolvers<void>();
    await page.route('**/files/contents/*', async (route) => {
      await contentMayCome;
      await route.continue();
    });
    await page.addInitScript(() => {
      globalThis.percents = [];
      new MutationObserver(() => {
        const percent = Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'));
        if (percents.at(-1)?.percent !== percent)
          percents.push({ percent, hasPicture: document.querySelector('[data-stage] canvas') !== null });
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] });
    });
    await open('deep');
    await answering(page);
    await startButton(page).click();
    const progress = page.getByRole('progressbar', { name: 'Loading…' });
    await expect(progress).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(await page.evaluate(() => percents.at(-1))).toEqual({ percent: expect.any(Number), hasPicture: false });
    await expect(progress.getByText(/^\d+$/)).toHaveText((await progress.getAttribute('aria-valuenow')) ?? '');
    letContentCome();
    await expect(progress).toBeHidden();
    const seen = await page.evaluate(() => percents);
    expect(seen.map(({ percent }) => percent)).toEqual(seen.map(({ percent }) => percent).toSorted((one, other) => one - other));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.filter(({ percent }) => percent === 100)).toEqual([{ percent: 100, hasPicture: true }]);
  });
}

declare global {
  var percents: { percent: number; hasPicture: boolean }[];
}
