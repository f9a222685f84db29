import { startForeignSite } from '../embed/servers.ts';
import { tool } from '../view-page/journey.ts';
import { eventsOf, expect, open, present, test, watchLog } from './journey.ts';

export function refusingJourneys(): void {
  for (const [what, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const)
    test(`[LOG-6] ${what}: nothing is sent and no cookie is set, whatever the visitor does`, async ({
      page,
      context,
      library,
      baseURL,
    }) => {
      const { path, oid } = await library.add();
      await page.addInitScript(([name, given]) => Object.defineProperty(Navigator.prototype, name, { get: () => given }), [
        property,
        value,
      ] as const);
      const asked = watchLog(context);
      await open(page, path);
      await present(page);
      await tool(page, 'Share').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${baseURL}/`);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      expect(asked).toEqual([]);
      expect((await context.cookies()).filter(({ name }) => name.startsWith('lectern_'))).toEqual([]);
      expect(await eventsOf(library, oid)).toEqual([]);
    });

  test('[LOG-6] [LOG-9] embedded on another site, no cookie is set, and events name that site; watching is logged as usual', async ({
    page,
    context,
    library,
    baseURL,
  }) => {
    const { oid } = await library.add();
    const foreign = await startForeignSite();
    try {
      await page.goto(
        foreign.add(
          `<!doctype html><html lang="en"><title>Elsewhere</title><iframe id="talk" src="${baseURL}/p/embed/${oid}/" width="800" height="450" allow="autoplay; fullscreen"></iframe>`,
        ),
      );
      const frame = page.frameLocator('#talk');
      await frame.getByRole('button', { name: /^Present / }).click();
      const told = async () => (await eventsOf(library, oid)).map(({ name }) => name);
      await expect.poll(told).toContain('step-entered');
      await frame.getByRole('button', { name: 'Next', exact: true }).click();
      await expect
        .poll(told)
        .toEqual(
          expect.arrayContaining([
            'page-seen',
            'embed-seen',
            'viewer-loaded',
            'viewer-started',
            'step-entered',
            'step-left',
            'page-stayed',
          ]),
        );
      const events = await eventsOf(library, oid);
      for (const event of events)
        expect(event).toMatchObject({
          source: 'embed',
          page: 'embed',
          visitor_id: '',
          session_id: '',
          url: `${baseURL}/p/embed/${oid}/`,
          page_id: events[0]?.page_id,
          person_id: null,
          is_bot: false,
        });
      const host = new URL(foreign.origin).hostname;
      expect(events.filter(({ name }) => name === 'embed-seen')).toMatchObject([{ body: { embed_host: host } }]);
      // Only the origin of that page is sent, not its address.
      expect(new Set(events.map(({ referer }) => referer.replace(/\/$/, '')))).toEqual(new Set([foreign.origin]));
      expect(await context.cookies()).toEqual([]);
    } finally {
      foreign.stop();
    }
  });

  test('returning to a page counts as opening it again', async ({ page, library }) => {
    const { path, oid } = await library.add();
    await open(page, path);
    await present(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL('/');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(path));
    const openings = async () =>
      new Set((await eventsOf(library, oid)).filter(({ name }) => name === 'page-seen').map(({ page_id }) => page_id)).size;
    await expect.poll(openings).toBe(2);
  });
}
