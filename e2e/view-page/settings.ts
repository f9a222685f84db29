import { ownProduct } from '../analytics/journey.ts';
import { expectNoViolation } from '../axe.ts';
import { expect, heart, open, test, tool } from './journey.ts';

export function settingsJourneys(): void {
  test.describe('where the settings allow no likes and only responsive embeds', () => {
    const own = ownProduct({ LIKES: 'off', EMBED_SIZES: 'responsive' });

    test('[LIKE-7] [SHARE-9] there is no like button, and the embed dialog has no sizes', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const { path, oid } = await library.add();
      await open(page, path);
      await expect(tool(page, 'Share')).toBeVisible();
      await expect(heart(page)).toHaveCount(0);
      expect((await page.request.put(`/api/v4/presentation/${oid}/like/`)).ok()).toBe(false);

      await tool(page, 'Embed').click();
      const dialog = page.getByRole('dialog', { name: 'Embed' });
      await expect(dialog.getByText('aspect-ratio: 16/9')).toBeVisible();
      await expect(dialog.getByRole('radio')).toHaveCount(0);
      for (const name of ['Width', 'Height']) await expect(dialog.getByLabel(name)).toHaveCount(0);
      await expectNoViolation(page, 'the dialog without sizes');
    });
  });

  test('[PAGE-1] the back button leads to the page a member comes from, also in a new tab', async ({ page, context, library, logIn }) => {
    const { path, title } = await library.add({ title: `Back ${Date.now()}` });
    await logIn();
    await open(page, path);
    const back = page.locator('header').getByRole('link', { name: 'Back' });
    await expect(back).toHaveCount(0);
    const from = `/explore/search/?search=${encodeURIComponent(title)}`;
    await expect(async () => {
      await open(page, from);
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('link', { name: title }).first().click();
    await page.waitForURL(path);
    await expectNoViolation(page, 'the header', 'header');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await back.press('Enter');
    await page.waitForURL(from);

    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: title })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await tab.locator('header').getByRole('link', { name: 'Back' }).click();
    await tab.waitForURL(from);
  });
}
