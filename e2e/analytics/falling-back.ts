import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { heart, tool } from '../view-page/journey.ts';
import { eventsBy, expect, follow, ms, open, present, test } from './journey.ts';

const fallback = '**/log/json/fallback';

const withoutBeacon = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined }));

/** All complete requests to the log. */
function requestsOf(context: BrowserContext): Request[] {
  const found: Request[] = [];
  context.on('request', (request) => new URL(request.url()).pathname.startsWith('/log/') && found.push(request));
  return found;
}

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox').fill(term);
  await page.keyboard.press('Enter');
}

export function fallingBackJourneys(): void {
  test('[LOG-2] [LOG-4] without beacons all events use the fallback, including those sent while the page is left', async ({
    page,
    context,
    library,
    baseURL,
  }) => {
    const { path, oid } = await library.add({ tags: ['harbours'] });
    await library.add();
    await withoutBeacon(page);
    await context.route(/linkedin/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    const requests = requestsOf(context);
    const { toTell } = follow(() => eventsBy(library, context));
    await open(page, path);
    await present(page);
    await toTell(['viewer-started'], ['step-entered', { step: 0, stop: 0 }]);
    await page.keyboard.press('ArrowRight');
    await toTell(['step-left', { step: 0, stop: 0, ms }], ['step-entered', { step: 1, stop: 1 }]);
    await tool(page, 'Share').click();
    await toTell(['open-share']);
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Share on LinkedIn' }).click()]);
    await popup.close();
    await toTell(['share', { network: 'LINKEDIN' }]);
    await page.keyboard.press('Escape');

    // The end of the last step is sent along when the page is left.
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'harbours' }).click();
    await expect(page).toHaveURL(/\/explore\/search\/\?search=harbours$/);
    expect(await toTell(['suggested-term', { term: 'harbours' }], ['step-left', { step: 1, stop: 1, ms }])).toMatchObject([
      { presentation_oid: oid },
      { presentation_oid: oid },
    ]);
    await open(page, path);
    await search(page, 'moon');
    await expect(page).toHaveURL(/search=moon$/);
    await toTell(['search', { term: 'moon' }]);
    await open(page, path);
    await heart(page).click();
    await expect(page).toHaveURL(/\/signup\//);
    await toTell(['like', { is_logged_in: false }]);
    await open(page, path);
    const card = page.locator('aside [data-event=sidebar-card]').first();
    const address = await card.evaluate((link) => (link as HTMLAnchorElement).href);
    const place = await card.evaluate((link) => link.closest<HTMLElement>('[data-place]')?.dataset['place']);
    await card.click();
    await expect(page).toHaveURL(address);
    await toTell(['sidebar-card', { place, address }]);

    expect(requests.length).toBeGreaterThan(10);
    for (const request of requests) {
      expect(request.url()).toBe(`${baseURL}/log/json/fallback`);
      expect(request.method()).toBe('POST');
      expect(request.headers()['content-type']).toBe('application/json');
      expect(request.postDataJSON()).toHaveLength(1);
    }
  });

  test('[LOG-2] uses the fallback if the beacon queue is full or broken', async ({ page, context, library }) => {
    const { path } = await library.add();
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false;
    });
    const { toTell } = follow(() => eventsBy(library, context));
    await open(page, path);
    await tool(page, 'Share').click();
    await toTell(['open-share']);
  });

  const failures: [how: string, fail: (route: Route) => unknown][] = [
    ['fails', (route) => route.abort()],
    ['says 503', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } })],
    // Longer than this test waits.
    ['never answers', () => undefined],
  ];
  for (const [how, fail] of failures)
    test(`[LOG-2] [LOG-5] without beacons, when the fallback ${how}, links, search and like still work without an error`, async ({
      page,
      library,
      baseURL,
    }) => {
      const { path } = await library.add({ tags: ['harbours'] });
      const asked: string[] = [];
      await withoutBeacon(page);
      await page.route(fallback, (route) => {
        asked.push(route.request().postData() ?? '');
        return fail(route);
      });
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      const leave = async (press: () => Promise<unknown>, address: string | RegExp) => {
        await open(page, path);
        await press();
        await expect(page).toHaveURL(address, { timeout: 10_000 });
      };
      await leave(() => page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'harbours' }).click(), /\?search=harbours$/);
      await leave(() => search(page, 'moon'), /\?search=moon$/);
      await leave(() => heart(page).click(), /\/signup\//);
      await leave(() => page.getByRole('banner').getByRole('link').first().click(), `${baseURL}/`);
      for (const name of ['suggested-term', 'search', 'like', 'logo'])
        expect(
          asked.filter((body) => body.includes(`"event_name":"${name}"`)),
          name,
        ).toHaveLength(1);
      expect(problems).toEqual([]);
    });
}
