import { expect, type Locator, type Page } from '@playwright/test';
import { answering, button, expectPosition, present, startButton, test, viewer } from './watch.ts';

const boxes = {
  large: { width: 1200, height: 700, margin: 60 },
  middle: { width: 800, height: 450, margin: 30 },
  small: { width: 400, height: 300, margin: 12 },
} as const;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Nothing to watch next: the end promotes the product instead. */
const withoutSuggestions = (page: Page) =>
  page.route('**/p/embed/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"suggestions":\[.*?\](?=,")/, '"suggestions":[]') });
  });

/** Goes to the end from the last stop. */
async function finish(page: Page, count: number): Promise<void> {
  await present(page);
  await page.keyboard.press('End');
  await expectPosition(page, count, count);
  await page.keyboard.press('ArrowRight');
}

export function overlayJourneys(): void {
  for (const [layout, { width, height, margin }] of Object.entries(boxes))
    test.describe(`${layout}, ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } });

      test('[VIEW-2] [VIEW-6] title and owner keep the margins of the layout; the button is a disc, or small and filled', async ({
        page,
        open,
      }) => {
        await page.route('**/files/contents/**', () => undefined);
        await open('short');
        const expectMargins = async () => {
          const owner = viewer(page).getByText('Marisol Okafor').filter({ visible: true });
          const foot = await boxOf(owner.locator('xpath=..'));
          expect(Math.round(foot.x)).toBe(margin);
          expect(Math.round(height - foot.bottom)).toBe(margin);
        };
        await expectMargins();
        const label = startButton(page).getByText('Present', { exact: true });
        const icon = await boxOf(startButton(page).locator('svg').first());
        const words = await boxOf(label);
        if (layout === 'small') {
          const filled = label.locator('xpath=..');
          await expect(filled).toHaveCSS('background-color', /^rgb\(255, (190, 61|205, 102)\)$/);
          const { width: wide, height: high } = await boxOf(filled);
          expect(high).toBe(40);
          expect(wide).toBeLessThan(160);
          expect(icon.right, 'the icon is before the words').toBeLessThanOrEqual(words.x);
        } else expect(words.y, 'the words are below the disc').toBeGreaterThan(icon.bottom);
        await answering(page);
        await startButton(page).click();
        await expect(page.getByText('Loading…').filter({ visible: true })).toBeVisible();
        await expectMargins();
      });

      test('[VIEW-1] [VIEW-4] the end says when it was changed, and offers to learn more only if asked', async ({ page, open }) => {
        for (const query of ['', '?learn=1']) {
          await open('short', query);
          await finish(page, 4);
          await expect(button(page, 'Present again')).toBeVisible();
          await expect(
            viewer(page)
              .getByText(/^Last modified /)
              .filter({ visible: true }),
          ).toBeVisible();
          await expect(button(page, 'Learn more')).toHaveCount(query === '' ? 0 : 1);
        }
        const [site] = await Promise.all([page.waitForEvent('popup'), button(page, 'Learn more').click()]);
        await site.waitForURL((address) => address.pathname === '/');
      });

      test('[VIEW-5] the promotion shows its film, words and button in full, beside a link that presents again', async ({ page, open }) => {
        await withoutSuggestions(page);
        await open('short');
        await finish(page, 4);
        const again = page.getByRole('link', { name: 'Present again' });
        await expect(again).toBeFocused();
        await expect(
          viewer(page)
            .getByText(/^Last modified /)
            .filter({ visible: true }),
        ).toBeVisible();
        const start = page.getByRole('link', { name: 'Get started' });
        for (const part of [page.locator('video[poster]'), page.getByText('Your first canvas in two minutes'), start, again]) {
          await expect(part).toBeVisible();
          const { x, y, right, bottom } = await boxOf(part);
          expect(x >= margin - 1 && y >= 0 && right <= width - margin + 1 && bottom <= height).toBe(true);
        }
        await again.press('Enter');
        await expectPosition(page, 1, 4);
        await expect(again).toHaveCount(0);
      });
    });
}
