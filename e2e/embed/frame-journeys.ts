import type { Page, Response } from '@playwright/test';
import { signUp } from '../visitor.ts';
import { expect, expectStop, frameCode, test } from './journey.ts';
import { middleColour } from './pixel.ts';

/** Collects all cookies sent to or set by the product, from now on until they are asked for. */
function watchCookies(page: Page, origin: string): () => Promise<string[]> {
  const found: Promise<string[]>[] = [];
  const collect = (response: Response) => {
    if (!response.url().startsWith(origin)) return;
    found.push(
      Promise.all([response.request().headerValue('cookie'), response.headerValue('set-cookie')]).then((values) =>
        values.filter((value) => value !== null),
      ),
    );
  };
  page.on('response', collect);
  return async () => {
    page.off('response', collect);
    return (await Promise.all(found)).flat();
  };
}

export function frameJourneys() {
  test('[SHARE-10] shows only the viewer, with its colours, and exchanges no cookies', async ({
    page,
    context,
    embedded,
    talk,
    origin,
  }) => {
    const cookies = watchCookies(page, origin);
    const answered = page.waitForResponse(origin + talk);
    const frame = await embedded();
    const headers = await (await answered).allHeaders();
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    await expect(frame.locator('header, footer')).toHaveCount(0);
    expect(await frame.locator('[data-viewer]').boundingBox()).toMatchObject({ width: 800, height: 450 });

    await frame.getByRole('button', { name: 'Present Four colours' }).click();
    await expectStop(frame, 1);
    await expect.poll(() => middleColour(page)).toBe('#911');
    await frame.getByRole('button', { name: 'Next', exact: true }).click();
    await expectStop(frame, 2);
    await expect.poll(() => middleColour(page)).toBe('#163');
    expect(await cookies()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test('[SHARE-10] answers as if signed out, even for a user who is logged in', async ({ page, context, site, talk, origin }) => {
    await signUp(page);
    await page.waitForURL('/dashboard/next/');
    // The previous page may still renew its session.
    const known = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).toSorted();
    await expect.poll(known).toContainEqual(expect.stringMatching(/^lectern_session=/));
    const before = await known();
    expect((await context.cookies()).map(({ httpOnly }) => httpOnly)).toContain(true);

    // What the dashboard sends when it is left does not count.
    await page.goto('about:blank');
    const cookies = watchCookies(page, origin);
    await page.goto(site.foreign.add(frameCode(origin + talk)));
    await page.frameLocator('#talk').getByRole('button', { name: 'Present Four colours' }).click();
    await expectStop(page.frameLocator('#talk'), 1);
    // A browser that allows third-party cookies sends the ids of the analytics, but nothing that says who is logged in.
    expect((await cookies()).filter((sent) => !/^(lectern_(visitor|session)=[\w-]+(; |$))+$/.test(sent))).toEqual([]);
    expect(await known()).toEqual(before);
    // Opened directly, with all cookies, its answer is still the same.
    const strangers = async () => (await fetch(origin + talk, { headers: { 'accept-language': 'en' } })).text();
    // Pictures of suggested presentations may appear in between.
    await expect.poll(async () => (await (await page.goto(origin + talk))?.text()) === (await strangers())).toBe(true);
    expect(await (await page.goto(origin + talk))?.headerValue('set-cookie')).toBeNull();
  });

  test('[SHARE-10] works in a sandbox without an origin, and in a frame within a frame', async ({ page, site, abroad, origin, talk }) => {
    const within = site.foreign.add(frameCode(origin + talk));
    await abroad(
      `<iframe src="${origin}${talk}" sandbox="allow-scripts" width="800" height="450"></iframe><iframe src="${within}" width="820" height="480"></iframe>`,
    );
    for (const frame of [page.frameLocator('iframe').first(), page.frameLocator('iframe').last().frameLocator('#talk')]) {
      await frame.getByRole('button', { name: 'Present Four colours' }).click();
      await expectStop(frame, 1);
    }
  });
}
