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

    test('[BASE-5] [PAGE-11] beside a presentation are all templates while there are few, then fifteen different ones', async ({
      elsewhere,
    }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const templates = page.getByRole('region', { name: 'Templates' }).getByRole('list').getByRole('link');
      const addTemplates = async (from: number, to: number) => {
        for (let number = from; number <= to; number += 1) await library.add({ title: `Beginning ${number}`, isTemplate: true });
        await open(page, (await library.add()).path);
        return new Set(await templates.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)));
      };
      const few = await addTemplates(1, 2);
      await expect(templates.filter({ hasText: 'Beginning' })).toHaveCount(2);
      await expect(templates).toHaveCount(few.size);
      const many = await addTemplates(3, 17);
      expect(many.size).toBe(15);
      await expect(templates).toHaveCount(15);
    });
  });

  test.describe('on a site with a name of its own', () => {
    const own = ownProduct({ BRAND_NAME: 'Podium' });

    test('[BASE-1] its name is in the header, in the title and on the embedded viewer, in every language', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const { path, oid } = await library.add();
      await open(page, path);
      await expect(page.locator('header').getByRole('link', { name: /Podium/ })).toBeVisible();
      await expect(page).toHaveTitle(/Podium/);
      for (const [language, words] of [
        ['en', 'View on Podium'],
        ['de', 'Auf Podium ansehen'],
        ['ja', 'Podiumで見る'],
      ] as const) {
        await expect(async () => {
          await page.goto(`/p/embed/${oid}/?lang=${language}`);
          await expect(page.getByRole('link', { name: words })).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 45_000 });
        await expect(page.getByText('Lectern')).toHaveCount(0);
      }
    });
  });

  test('[BASE-1] the language of the cookie comes first, also embedded and for members; then the account’s', async ({
    page,
    context,
    library,
    logIn,
  }) => {
    const { path, oid } = await library.add();
    const speaks = async (language: string) => {
      for (const address of [path, `/p/embed/${oid}/`]) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    };
    await speaks('en');
    const cookie = { name: 'django_language', value: 'ja', url: new URL(page.url()).origin };
    await context.addCookies([cookie]);
    await speaks('ja');
    await logIn();
    await speaks('ja');
    await context.clearCookies({ name: 'django_language' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('[PRIV-1] embedded, a presentation shows its owner neither Edit nor Comment', async ({ page, library, logIn, member }) => {
    const { path, oid } = await library.add({ ownerId: member.id });
    await logIn();
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
    await page.goto(`/p/embed/${oid}/`);
    await expect(page.locator('[data-viewer]')).toBeVisible();
    for (const name of ['Edit', 'Comment']) await expect(page.getByRole('link', { name })).toHaveCount(0);
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
