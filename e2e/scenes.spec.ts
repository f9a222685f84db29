import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { open } from './visitor.ts';

const MOST = 0.01;

/** Waits until every scene on the page has been painted and compared. */
async function painted(page: Page): Promise<void> {
  await expect(page.locator('progress')).toHaveJSProperty('value', 1, { timeout: 150_000 });
}

test.describe('the scenes', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('look the same in the browser and on the server, and none is blank', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, '/dev/scenes');
    await painted(page);
    const scenes = await page.locator('main article').evaluateAll((articles) =>
      articles.map((article) => ({
        id: article.getAttribute('aria-labelledby'),
        share: Number(article.querySelector('data')?.value ?? 'NaN'),
        told: [...(article.querySelector('header')?.children ?? [])]
          .slice(2)
          .map(({ textContent }) => textContent)
          .join(', '),
      })),
    );
    expect(scenes.length).toBeGreaterThanOrEqual(80);
    const offenders = scenes.filter(({ share, told }) => !(share < MOST) || told.includes('blank'));
    expect(offenders.map(({ id, told }) => `${id}: ${told}`)).toEqual([]);
  });

  test('can be found by name and group, and each has its own address', async ({ page }) => {
    await open(page, '/dev/scenes');
    await page.getByLabel('Group', { exact: true }).selectOption('shape');
    await page.getByLabel('Find a scene').fill('star turned');
    await expect(page.locator('main article')).toHaveCount(1);
    await page.getByRole('link', { name: 'The shape “star”' }).click();
    await expect(page).toHaveURL('/dev/scenes?scene=shape-star');
    await expect(page.getByRole('img', { name: /Difference$/ })).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(3);
    expect((await page.request.get('/dev/scenes?scene=nobody')).status()).toBe(404);
    expect((await page.request.get('/dev/scenes/nobody.png')).status()).toBe(404);
  });

  test('have no accessibility violations in either theme', async ({ page }) => {
    await open(page, '/dev/scenes');
    await page.getByLabel('Group', { exact: true }).selectOption('reveal');
    await painted(page);
    await expectNoViolation(page, 'the scenes');
  });
});
