import type { Page } from '@playwright/test';
import { fillInSignUp } from '../visitor.ts';
import { expect, heart, open, test } from './journey.ts';

const isLike = (url: URL) => url.pathname.endsWith('/like/');
const expectLikes = async (page: Page, isLiked: boolean, likes: string) => {
  await expect(heart(page)).toHaveAttribute('aria-pressed', String(isLiked));
  await expect(heart(page)).toHaveAccessibleName(`Like, ${likes}`);
};
/** The heart's animation, which may have finished already. */
const motion = (page: Page) =>
  heart(page)
    .locator('span')
    .first()
    .evaluate((element) => getComputedStyle(element).animationName);

export function likingJourneys(): void {
  test('[LIKE-3] a like shows immediately, before the server answers, and is there after a reload', async ({ page, library, logIn }) => {
    const { path, oid } = await library.add();
    await logIn();
    await open(page, path);
    const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(isLike, async (route) => {
      await mayGo;
      await route.continue();
    });
    await expectLikes(page, false, '0 likes');
    const saved = page.waitForResponse(`**/api/v4/presentation/${oid}/like/`);
    await heart(page).click();
    await expectLikes(page, true, '1 like');
    await expect(page.getByRole('status').filter({ hasText: 'You like this. 1 like now.' })).toBeAttached();
    letGo();
    expect((await saved).ok()).toBe(true);
    expect((await saved).request().method()).toBe('PUT');
    await page.reload();
    await expectLikes(page, true, '1 like');
  });

  test('[LIKE-5] an unlike shows immediately, animates for two seconds, and is there after a reload', async ({
    page,
    library,
    logIn,
    member,
  }) => {
    const { path, oid } = await library.add();
    await library.pool.query('insert into presentation_like (presentation_id, person_id) select id, $2 from presentation where oid = $1', [
      oid,
      member.id,
    ]);
    await logIn();
    await page.clock.install();
    await open(page, path);
    await expectLikes(page, true, '1 like');
    await page.clock.pauseAt(Date.now() + 60_000);
    const saved = page.waitForResponse(`**/api/v4/presentation/${oid}/like/`);
    await heart(page).click();
    await expectLikes(page, false, '0 likes');
    expect(await motion(page)).not.toBe('none');
    expect((await saved).request().method()).toBe('DELETE');
    await page.clock.runFor(1900);
    expect(await motion(page)).not.toBe('none');
    await page.clock.runFor(100);
    await expect.poll(() => motion(page)).toBe('none');
    await page.reload();
    await expectLikes(page, false, '0 likes');
  });

  for (const [how, answer] of [
    ['says 500', { status: 500 }],
    ['does not answer', undefined],
  ] as const)
    test(`[LIKE-4] the server ${how}: the like is reverted, with another animation and a message`, async ({ page, library, logIn }) => {
      const { path } = await library.add();
      await logIn();
      await open(page, path);
      const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>();
      await page.route(isLike, async (route) => {
        await mayFail;
        await (answer ? route.fulfill(answer) : route.abort());
      });
      await heart(page).click();
      await expectLikes(page, true, '1 like');
      const liking = await motion(page);
      letFail();
      await expectLikes(page, false, '0 likes');
      const failing = await motion(page);
      expect(new Set(['none', liking, failing]).size).toBe(3);
      await expect(page.getByText('We couldn’t save that, so we undid it. Try again.')).toBeVisible();
      await page.unroute(isLike);
      await heart(page).click();
      await expectLikes(page, true, '1 like');
    });

  test('[LIKE-6] logged out: the heart leads to sign-up and back to the page, where it works', async ({ page, library }) => {
    const { path, oid } = await library.add({ title: 'Crème & salt' });
    await open(page, path);
    await heart(page).click();
    await expect(page).toHaveURL(`/signup/?next=${encodeURIComponent(path)}`);
    await fillInSignUp(page);
    await expect(page).toHaveURL(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const saved = page.waitForResponse(`**/api/v4/presentation/${oid}/like/`);
    await heart(page).click();
    expect((await saved).ok()).toBe(true);
    await expectLikes(page, true, '1 like');
  });
}
