import type { Page } from '@playwright/test';
import { heart, tool, toolbar, transcript } from '../view-page/journey.ts';
import { signUp } from '../visitor.ts';
import { eventsBy, eventsOf, expect, follow, idsOf, open, test } from './journey.ts';
import { clickEntry } from '../menu.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

export function actingJourneys(): void {
  test('[LOG-1] [LOG-2] [LOG-9] [SHARE-4] [SHARE-5] [TEXT-3] logs sharing, copying, embedding, reading, reporting and buying', async ({
    page,
    context,
    library,
    baseURL,
  }) => {
    const { path, oid } = await library.add({ title: 'Salt and light', tags: ['sea'] });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    await context.route(/facebook|linkedin|twitter|classroom/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    const { toTell } = follow(() => eventsBy(library, context));
    await open(page, path);

    await tool(page, 'Share').click();
    await toTell(['open-share']);
    for (const [name, network] of [
      ['Share on Facebook', 'FACEBOOK'],
      ['Share on LinkedIn', 'LINKEDIN'],
      ['Share on X (Twitter)', 'TWITTER'],
      ['Share to Google Classroom', 'GOOGLE_CLASSROOM'],
    ] as const) {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        dialog(page, 'Share this presentation').getByRole('link', { name }).click(),
      ]);
      await popup.close();
      await toTell(['share', { network }]);
    }
    await dialog(page, 'Share this presentation').getByRole('button', { name: 'Copy link' }).click();
    await toTell(['copy-share-link']);
    await page.keyboard.press('Escape');

    await tool(page, 'Embed').click();
    await expect(
      dialog(page, 'Embed on a web page')
        .frameLocator('iframe')
        .getByRole('button', { name: /^Present / }),
    ).toBeVisible();
    await toTell(['open-embed']);
    await dialog(page, 'Embed on a web page').getByRole('button', { name: 'Copy code' }).click();
    await toTell(['copy-embed-code']);
    await page.keyboard.press('Escape');

    await transcript(page).getByRole('button', { name: 'See full transcript' }).click();
    await toTell(['open-transcript']);
    await transcript(page).getByRole('button', { name: 'Hide full transcript' }).click();

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      toolbar(page)
        .getByRole('link', { name: /^Report/ })
        .click(),
    ]);
    await tab.waitForURL(`/contact/abuse/${oid}/`);
    await toTell(['report']);
    await tab.close();

    await toolbar(page).getByRole('link', { name: /PDF$/ }).click();
    await expect(dialog(page, 'Download PDF')).toBeVisible();
    const last = await toTell(['pdf-download-click'], ['pdf-checkout-started', { provider: 'test' }]);

    expect(
      (await eventsOf(library, oid)).filter(({ source }) => source === 'embed'),
      'the preview in the dialog does not count as an embed',
    ).toEqual([]);

    const { session, visitor } = await idsOf(context);
    for (const event of await eventsBy(library, context)) {
      expect(event).toMatchObject({ session_id: session, visitor_id: visitor, language: 'en', person_id: null });
      if (event.page === 'view')
        expect(event).toMatchObject({ presentation_oid: oid, page_id: last[0]?.page_id, url: baseURL + path, referer: '' });
    }
  });

  test('[LOG-1] [LOG-4] [LOG-9] logs every way of leaving the page, and goes to the right address', async ({
    page,
    context,
    library,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { path, oid } = await library.add({ tags: ['harbours'] });
    await library.add();
    const { toTell } = follow(() => eventsBy(library, context));
    const header = page.getByRole('banner');
    const leave = async (press: () => Promise<unknown>, address: string | RegExp, name: string, body: Record<string, unknown> = {}) => {
      await open(page, path);
      await press();
      await expect(page).toHaveURL(address);
      expect(await toTell([name, body])).toMatchObject([
        { page: 'view', presentation_oid: oid, url: baseURL + path, referer: '', event_type: 'user' },
      ]);
    };

    await leave(() => header.getByRole('link', { name: 'Log in' }).click(), /\/login/, 'log-in', { place: 'header' });
    await leave(() => header.getByRole('link', { name: 'Get started' }).click(), /\/signup\//, 'sign-up', { place: 'header' });
    await leave(() => header.getByRole('link').first().click(), `${baseURL}/`, 'logo');
    await leave(
      () => page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'harbours' }).click(),
      /\/explore\/search\/\?search=harbours$/,
      'suggested-term',
      { term: 'harbours' },
    );
    await leave(() => heart(page).click(), `/signup/?next=${encodeURIComponent(path)}`, 'like', { is_logged_in: false });
    await leave(
      async () => {
        await page.getByRole('searchbox').fill('  spring tide & moon ');
        await page.keyboard.press('Enter');
      },
      /\/explore\/search\/\?search=spring/,
      'search',
      { term: 'spring tide & moon' },
    );
    await leave(() => page.getByRole('link', { name: 'View profile' }).click(), /\/user\//, 'owner-link');
    await leave(() => page.getByRole('link', { name: 'See all, Sample videos' }).click(), /\/video\/explore\/$/, 'cta', {
      place: 'videos',
      address: `${baseURL}/video/explore/`,
    });
    await leave(() => page.locator('[data-place=end]').getByRole('link').nth(1).click(), /\/signup\/\?next=/, 'sign-up', { place: 'end' });

    await open(page, path);
    const card = page.locator('aside [data-event=sidebar-card]').first();
    const address = await card.evaluate((link) => (link as HTMLAnchorElement).href);
    const place = await card.evaluate((link) => link.closest<HTMLElement>('[data-place]')?.dataset['place']);
    await card.click();
    await expect(page).toHaveURL(address);
    await toTell(['sidebar-card', { place, address }]);
    // The next page reports where the visitor came from.
    const seen = async () => (await eventsBy(library, context)).findLast(({ name }) => name === 'page-seen');
    await expect.poll(seen).toMatchObject({ url: address, referer: baseURL + path });
  });

  test('[LOG-4] [LOG-9] logs cards of lists, the links of the header, and a search before the page is hydrated', async ({
    library,
    elsewhere,
    baseURL,
  }) => {
    const { path } = await library.add();
    const page = await elsewhere();
    const context = page.context();
    const { toTell } = follow(() => eventsBy(library, context));
    const seen = () => page.waitForRequest((request) => request.postData()?.includes('page-seen') === true);
    const visit = async (address: string) => {
      const told = seen();
      await page.goto(address);
      await told;
    };
    await visit('/explore/?order=new');
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(path);
    await toTell(['list-card', { place: 'main', address: `${baseURL}${path}` }]);
    for (const [name, address] of [
      ['Explore', '/explore/'],
      ['Templates', '/presentation-template/'],
    ] as const) {
      await visit(path);
      await page.locator('header').getByRole('link', { name }).click();
      await page.waitForURL(address);
      await toTell(['cta', { place: 'header', address: `${baseURL}${address}` }]);
    }
    await page.route('**/client.js', (route) => route.abort());
    await visit('/explore/');
    await page.getByRole('searchbox').fill(' spring tide ');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=/);
    await toTell(['search', { term: 'spring tide' }]);
  });

  test('[LOG-1] [LIKE-3] logs likes, unlikes, a change of language and copies of a member with their id; the server logs the copy', async ({
    page,
    context,
    library,
    logIn,
    member,
  }) => {
    const { path, oid } = await library.add({ title: 'Tides to borrow', privacy: 'reusable' });
    await logIn();
    await context.clearCookies({ name: /^lectern_/ });
    const { toTell } = follow(() => eventsBy(library, context));
    await open(page, path);
    await heart(page).click();
    expect(await toTell(['like', { is_logged_in: true }])).toMatchObject([{ person_id: member.id, presentation_oid: oid }]);
    await heart(page).click();
    await toTell(['unlike']);
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await toTell(['language-changed', { chosen: 'de' }]);
    await library.pool.query('update person set language = null where id = $1', [member.id]);
    await context.clearCookies({ name: 'django_language' });

    await open(page, path);
    await tool(page, /copy$/i).click();
    await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]+\/$/);
    expect(await toTell(['make-a-copy'])).toMatchObject([{ presentation_oid: oid, person_id: member.id }]);
    const made = async () =>
      (
        await library.pool.query(
          `select source, person_id, presentation_oid from event where name = 'copy-made' and presentation_oid = $1`,
          [oid],
        )
      ).rows;
    await expect.poll(made).toEqual([{ source: 'server', person_id: member.id, presentation_oid: oid }]);
  });
  test('[LOG-1] [LOG-4] the server logs a confirmed account; logging out is logged before the page is left', async ({
    page,
    context,
    library,
  }) => {
    const email = await signUp(page);
    await page.waitForURL('/dashboard/next/');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const { rows } = await library.pool.query<{ id: string }>('select id from person where email = $1', [email]);
    const personId = rows[0]?.id;
    const told = async () =>
      (await library.pool.query(`select source, event_type from event where name = 'signed-up' and person_id = $1`, [personId])).rows;
    await expect.poll(told).toMatchObject([{ source: 'server' }]);
    await page.getByRole('button', { name: 'Your account' }).click();
    await clickEntry(page.getByRole('menuitem', { name: 'Log out' }));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const left = async () => (await eventsBy(library, context)).filter(({ name }) => name === 'log-out');
    await expect.poll(left).toMatchObject([{ page: 'dashboard', person_id: personId, body: {} }]);
  });
}
