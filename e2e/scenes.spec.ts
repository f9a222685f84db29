import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { open } from './visitor.ts';

const MOST = 0.01;
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
    await page.evaluate(axeSource);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const told = await page.evaluate(async () => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        );
      });
      expect(told, colorScheme).toEqual([]);
    }
  });
});
