import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { teacher } from '../library.ts';
import { signUp } from '../visitor.ts';
import { tool } from '../view-page/journey.ts';
import { eventsBy, eventsOf, expect, follow, open, ownProduct, test } from './journey.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choice = (page: Page, name: 'Allow' | 'Decline') => banner(page).getByRole('button', { name });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const cookie = async (context: BrowserContext, name: string) => (await context.cookies()).find((one) => one.name === name);
const ours = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('lectern_'))
    .toSorted();
/** Whether a pointer hits every button and link of this part, where they are now. */
const canHitAll = (part: Locator) =>
  part.evaluate((node) => {
    const controls = [...node.querySelectorAll('a, button')].filter((control) => control.checkVisibility());
    return (
      controls.length > 0 &&
      controls.every((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
    );
  });
const fromNow = (expires: number | undefined) => (expires ?? 0) - Date.now() / 1000;

export function consentingJourneys(): void {
  test.describe('where the settings name a domain for cookies', () => {
    // Browsers trust names under localhost as they trust https.
    const own = ownProduct({ COOKIE_CONSENT: 'always', COOKIE_DOMAIN: 'talks.localhost' }, 'decks.talks.localhost');

    test('[LOG-6] the session is that of the whole domain, and withdrawing the consent ends it there', async ({ elsewhere }) => {
      const { product } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const context = page.context();
      await open(page, '/');
      await choice(page, 'Allow').click();
      await expect
        .poll(() => cookie(context, 'lectern_session'))
        .toMatchObject({ domain: '.talks.localhost', secure: true, sameSite: 'None' });
      const session = await cookie(context, 'lectern_session');
      // Another host of the provider has the same session.
      await page.goto(product.origin.replace('decks.', ''));
      expect(await page.evaluate(() => document.cookie)).toContain(`lectern_session=${session?.value}`);
      await open(page, '/');
      await settings(page).press('Enter');
      await choice(page, 'Decline').click();
      await expect.poll(() => ours(context)).toEqual(['lectern_consent']);
    });
  });

  test.describe('where all visitors are asked for cookie consent', () => {
    const own = ownProduct({ COOKIE_CONSENT: 'always' });

    test('[LOG-6] without a decision or after declining, events carry no ids and no cookie is set; by keyboard alone', async ({
      elsewhere,
    }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const context = page.context();
      const { path, oid } = await library.add();
      const { toTell } = follow(() => eventsOf(library, oid));
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      // It appears automatically and does not take the focus.
      await expect(page.locator('body')).toBeFocused();
      expect(await ours(context)).toEqual([]);
      await tool(page, 'Share').click();
      expect(await toTell(['open-share'])).toMatchObject([{ visitor_id: '', session_id: '' }]);
      await page.keyboard.press('Escape');
      expect(await ours(context)).toEqual([]);

      await page.reload();
      await expect(banner(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(choice(page, 'Decline')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(choice(page, 'Allow')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveCount(0);
      expect(await toTell(['consent', { allows_performance: false }])).toMatchObject([{ visitor_id: '', session_id: '' }]);
      expect(await ours(context)).toEqual(['lectern_consent']);
      const decided = await cookie(context, 'lectern_consent');
      expect(decided).toMatchObject({ value: 'necessary', sameSite: 'Lax' });
      expect(Math.abs(fromNow(decided?.expires) - 183 * 86_400)).toBeLessThan(600);

      const again = page.waitForRequest((request) => request.postData()?.includes('page-seen') === true);
      await page.reload();
      await again;
      await tool(page, 'Share').click();
      expect(await toTell(['open-share'])).toMatchObject([{ visitor_id: '', session_id: '' }]);
      await expect(banner(page)).toHaveCount(0);
      expect(await ours(context)).toEqual(['lectern_consent']);
    });

    test('[LOG-6] with consent a session lasts thirty minutes; withdrawing the consent forgets everything', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const context = page.context();
      const { path, oid } = await library.add();
      const { toTell } = follow(() => eventsOf(library, oid));
      await open(page, path);
      await choice(page, 'Allow').click();
      await expect(banner(page)).toHaveCount(0);
      await toTell(['consent', { allows_performance: true }]);
      expect((await cookie(context, 'lectern_consent'))?.value).toBe('all');
      const session = await cookie(context, 'lectern_session');
      expect(session).toMatchObject({ secure: true, sameSite: 'None', path: '/', domain: 'localhost' });
      expect(Math.abs(fromNow(session?.expires) - 1800)).toBeLessThan(600);

      await page.reload();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await tool(page, 'Share').click();
      const [shared] = await toTell(['open-share']);
      expect(shared?.session_id).toBe(session?.value);
      const visitor = await cookie(context, 'lectern_visitor');
      expect(visitor).toMatchObject({ secure: true, sameSite: 'None', value: shared?.visitor_id });
      expect(Math.abs(fromNow(visitor?.expires) - 395 * 86_400)).toBeLessThan(600);
      await page.keyboard.press('Escape');
      // The dialog gives the focus back, and must not take it from what comes next.
      await expect(tool(page, 'Share')).toBeFocused();
      await expect(banner(page)).toHaveCount(0);

      await settings(page).press('Enter');
      await expect(choice(page, 'Decline')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(banner(page)).toHaveCount(0);
      await expect(settings(page)).toBeFocused();
      expect((await cookie(context, 'lectern_consent'))?.value, 'closing does not decide').toBe('all');
      await page.keyboard.press('Enter');
      await expect(choice(page, 'Decline')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveCount(0);
      await expect(settings(page)).toBeFocused();
      expect(await toTell(['consent', { allows_performance: false }])).toMatchObject([{ visitor_id: '', session_id: '' }]);
      expect(await ours(context)).toEqual(['lectern_consent']);
    });

    test('[LOG-6] [BASE-1] the question is accessible in both themes, fits on a phone, has equal buttons, and is translated', async ({
      elsewhere,
    }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin, reducedMotion: 'reduce' });
      const { path } = await library.add();
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoViolation(page, `the question at ${width} pixels`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const sizes = await Promise.all((['Allow', 'Decline'] as const).map((name) => choice(page, name).boundingBox()));
        expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: sizes[1]?.height });
      }
      const japanese = await elsewhere({
        baseURL: product.origin,
        locale: 'ja',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await open(japanese, path);
      const question = japanese.getByRole('region', { name: 'Cookie' });
      await expect(question.getByRole('button')).toHaveText(['許可しない', '許可する']);
      for (const button of await question.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(question).toContainText('このブラウザーを見分けるためのCookie');
      await expectNoKeys(japanese);
      await expectNoViolation(japanese, 'the question in Japanese', 'section[aria-label]');
      await expect(japanese.getByRole('contentinfo').getByRole('button', { name: 'Cookieの設定' })).toBeAttached();
    });

    for (const width of [390, 1024])
      test(`at ${width} pixels the question covers no button of another banner`, async ({ elsewhere }) => {
        const { product, library } = own;
        const page = await elsewhere({ baseURL: product.origin, viewport: { width, height: 844 }, reducedMotion: 'reduce' });
        for (const flag of ['gm-view-page-banner-human-connection-edu', 'gm-promote-ai-on-viewpage'] as const)
          await library.setFlag(flag, true);
        const { path } = await library.add({ ownerId: teacher });
        const offers = page.locator('[data-banner][data-offered]:visible');
        await expect(async () => {
          await open(page, path);
          // The one about imports is hidden in narrow windows.
          await expect(offers).toHaveCount(width < 900 ? 1 : 2, { timeout: 500 });
        }).toPass();
        await expect(banner(page)).toBeVisible();
        for (const offer of [...(await offers.all()), banner(page)]) await expect.poll(() => canHitAll(offer)).toBe(true);
        await expectNoViolation(page, 'two banners', 'body');

        await signUp(page);
        await page.waitForURL('/dashboard/next/');
        const [id] = (await library.pool.query<{ id: string }>('select id from person order by created_at desc limit 1')).rows;
        await library.add({ title: 'Ebb', ownerId: id?.id ?? '' });
        await open(page, '/dashboard/next/');
        await expect(banner(page)).toBeVisible();
        await page.getByRole('checkbox', { name: 'Select Ebb' }).check();
        const bar = page.getByRole('form', { name: 'Selected presentations' });
        await expect.poll(() => canHitAll(bar)).toBe(true);
        await bar.getByRole('button', { name: 'Move to trash' }).click();
        const message = page.getByRole('region', { name: 'Messages' });
        await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
        for (const part of [message, banner(page)]) await expect.poll(() => canHitAll(part)).toBe(true);
        await choice(page, 'Decline').click();
        await expect(banner(page)).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.style.length), 'gives the place back').toBe(0);
      });

    test('[LOG-9] [PAGE-15] logs when a banner is seen, followed and dismissed', async ({ elsewhere }) => {
      const { product, library } = own;
      const page = await elsewhere({ baseURL: product.origin });
      const context = page.context();
      await context.addCookies([{ name: 'lectern_consent', value: 'all', url: product.origin }]);
      const { path } = await library.add({ ownerId: teacher });
      await library.setFlag('gm-view-page-banner-human-connection-edu', true);
      const advice = page.getByRole('complementary', { name: 'Teaching on video?' });
      await expect(async () => {
        await open(page, path);
        await expect(advice).toBeVisible({ timeout: 500 });
      }).toPass();
      const told = async () =>
        (await eventsBy(library, context)).flatMap(({ name, body }) =>
          // Another test may have turned this one on.
          /^(banner|cta)/.test(name) && body['place'] !== 'ai-promo' ? [[name, body]] : [],
        );
      await expect.poll(told).toEqual([['banner-seen', { place: 'video-edu' }]]);
      await advice.getByRole('link').click();
      await expect(page).toHaveURL(/\/edu\/prezi-video-edu/);
      await open(page, path);
      await advice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(advice).toBeHidden();
      const place = 'video-edu';
      await expect.poll(told).toEqual([
        ['banner-seen', { place }],
        ['cta', { place, address: `${product.origin}/edu/prezi-video-edu` }],
        ['banner-seen', { place }],
        ['banner-dismissed', { place }],
      ]);
    });
  });
}
