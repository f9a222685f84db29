import type { Page } from '@playwright/test';
import { expectNoViolation } from '../axe.ts';
import { expect, open, test } from './journey.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('list').getByRole('link');

/** How many of the links can be scrolled to and hit with a pointer. */
const hits = (links: ReturnType<typeof list>) =>
  links.evaluateAll(
    (found) =>
      found.filter((link) => {
        link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );

export function sidebarJourneys(): void {
  test('[PAGE-11] nine sample videos and fifteen templates can be reached at every width, by pointer and by keyboard', async ({
    page,
    library,
  }) => {
    for (let count = 0; count < 15; count += 1) await library.add({ title: `Beginning ${count}`, isTemplate: true });
    const { path } = await library.add();
    const templates = list(page, 'Templates');
    const videos = list(page, 'Sample videos');
    await open(page, path);
    for (const width of [390, 434, 768, 992, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([await hits(templates), await hits(videos)], `at ${width} pixels`).toEqual([15, 9]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await videos.first().focus();
    for (let place = 0; place < 9; place += 1) {
      await expect(videos.nth(place)).toBeFocused();
      await expect(videos.nth(place)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
    }
    for (const picture of await page.locator('aside section img').all()) await expect(picture).toHaveAttribute('loading', 'lazy');
    await expectNoViolation(page, 'the sidebars', 'aside');
  });
}
