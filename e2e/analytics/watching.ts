import type { Page } from '@playwright/test';
import { atStop, eventsBy, expect, follow, idsOf, ms, open, startButton, test } from './journey.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const viewer = (page: Page) => page.locator('[data-viewer]');

/** The controls hide while the pointer is still, so it is moved first. */
async function control(page: Page, name: string): Promise<void> {
  for (const y of [0.4, 0.5]) await pointAt(page, 0.5, y);
  await button(page, name).click();
}

async function pointAt(page: Page, across: number, down: number, steps = 1): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await viewer(page).boundingBox()) ?? {};
  await page.mouse.move(x + width * across, y + height * down, { steps });
}

export function watchingJourneys(): void {
  test('[LOG-1] [LOG-2] [LOG-9] logs every step, the end, a restart and all controls of a viewer session', async ({
    page,
    context,
    library,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    // With nothing to watch next, the end would promote the product.
    await library.add();
    const { path, oid } = await library.add();
    const { toTell } = follow(() => eventsBy(library, context));
    const sent: string[] = [];
    context.on('request', (request) => request.url().endsWith('/log/json') && sent.push(request.postData() ?? ''));
    await page.goto(`${path}?from=a-friend#step=1`, { referer: `${baseURL}/explore/search/?search=tides` });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await startButton(page).click();
    await atStop(page, 1);
    const begun = await toTell(['viewer-started'], ['step-entered', { step: 0, stop: 0 }]);
    for (const step of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await toTell(['step-left', { step: step - 1, stop: step - 1, ms }], ['step-entered', { step, stop: step }]);
    }
    await page.keyboard.press('ArrowRight');
    await toTell(['step-left', { step: 3, stop: 3, ms }], ['viewer-finished', { ms }]);
    await button(page, 'Present again').click();
    await toTell(['viewer-restarted'], ['step-entered', { step: 0, stop: 0 }]);

    await control(page, 'Overview');
    await toTell(['overview', { is_on: true }]);
    await page.keyboard.press('Escape');
    await toTell(['overview', { is_on: false }]);

    for (const isOn of [true, false]) {
      await control(page, 'Captions');
      await toTell(['captions', { is_on: isOn }]);
    }
    await control(page, 'Full screen');
    await toTell(['fullscreen', { is_on: true }]);
    await control(page, 'Exit full screen');
    await toTell(['fullscreen', { is_on: false }]);

    // Exploring twice is logged once, until the visitor is back on the path.
    for (const _ of [1, 2]) {
      await pointAt(page, 0.6, 0.4);
      await page.mouse.down();
      await pointAt(page, 0.4, 0.4, 6);
      await page.mouse.up();
    }
    await toTell(['explored']);
    await button(page, 'Back to the path').click();
    await expect(button(page, 'Back to the path')).toBeHidden();
    await pointAt(page, 0.5, 0.4);
    await page.keyboard.down('Control');
    for (const _ of [1, 2]) await page.mouse.wheel(0, 120);
    await page.keyboard.up('Control');
    await expect(button(page, 'Back to the path')).toBeVisible();
    await toTell(['zoomed']);
    await button(page, 'Back to the path').click();
    await expect(button(page, 'Back to the path')).toBeHidden();

    await control(page, 'Autoplay');
    await expect(button(page, 'Autoplay')).toHaveAttribute('aria-pressed', 'true');
    await atStop(page, 2);
    await control(page, 'Autoplay');
    await expect(button(page, 'Autoplay')).toHaveAttribute('aria-pressed', 'false');
    const told = async () => (await eventsBy(library, context)).filter(({ name }) => name === 'autoplay').map(({ body }) => body);
    await expect.poll(told).toEqual([{ is_on: true }, { is_on: false }]);
    await page.goto('about:blank');

    // What all events have in common, and those sent without any action.
    const { session, visitor } = await idsOf(context);
    expect(session).not.toBe('');
    const names = async () => (await eventsBy(library, context)).map(({ name }) => name);
    await expect.poll(names).toEqual(expect.arrayContaining(['page-seen', 'page-stayed', 'paged-transcript', 'page-left']));
    const vitals = async () =>
      (await eventsBy(library, context)).filter(({ name }) => name === 'web-vital').map(({ body }) => body['vital']);
    await expect.poll(vitals).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
    const all = await eventsBy(library, context);
    for (const event of all)
      expect(event).toMatchObject({
        source: 'website',
        schema_id: `lectern/${event.name}/1`,
        page: 'view',
        page_id: begun[0]?.page_id,
        language: 'en',
        visitor_id: visitor,
        session_id: session,
        referer: `${baseURL}/explore/search/`,
        url: baseURL + path,
        person_id: null,
        presentation_oid: oid,
        link_id: null,
        is_bot: false,
        device: 'desktop',
      });
    // These are not even sent to the server.
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.filter((body) => /a-friend|search=|step=/.test(body))).toEqual([]);
    const count = (wanted: string) => all.filter(({ name }) => name === wanted).length;
    expect(['page-seen', 'page-stayed', 'page-left', 'paged-transcript', 'viewer-loaded'].map(count)).toEqual([1, 1, 1, 1, 1]);
    expect(all.find(({ name }) => name === 'viewer-started')?.event_type).toBe('user');
    expect(all.find(({ name }) => name === 'viewer-loaded')?.event_type).toBe('system');
    const measured = await vitals();
    expect(new Set(measured).size, 'each once').toBe(measured.length);
  });

  test('[LOG-1] a viewer in a video meeting says so in every event, and logs who joins and leaves', async ({ library, elsewhere }) => {
    const { oid } = await library.add();
    const page = await elsewhere();
    const asked = new URLSearchParams({ meeting_id: 'm-1', user_id: 'u-7', app_version: '5.1', os: 'Windows', os_version: '11' });
    await page.goto(`/p/embed/${oid}/?${asked}`);
    await expect(startButton(page)).toBeVisible();
    const agent = await page.evaluate(() => navigator.userAgent);
    const stored = async () =>
      (
        await library.pool.query<{ name: string; source: string; meeting: unknown }>(
          'select name, source, meeting from event where presentation_oid = $1',
          [oid],
        )
      ).rows;
    await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain('meeting-joined');
    await page.goto('about:blank');
    await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain('meeting-left');
    const meeting = { meeting_id: 'm-1', user_id: 'u-7', app_version: '5.1', os: 'Windows', os_version: '11', user_agent: agent };
    for (const event of await stored()) expect(event).toMatchObject({ source: 'meeting', meeting });

    // The same address without a meeting is not affected.
    await page.goto(`/p/embed/${oid}/`);
    await expect(startButton(page)).toBeVisible();
    await expect.poll(async () => (await stored()).filter(({ source }) => source === 'embed').length).toBeGreaterThan(0);
  });

  test('[LOG-1] events report the language, the phone and the view link', async ({ library, elsewhere }) => {
    const { oid } = await library.add({ privacy: 'private' });
    const linkId = crypto.randomUUID().replaceAll('-', '').slice(16);
    await library.pool.query('insert into view_link (link_id, presentation_id) select $2, id from presentation where oid = $1', [
      oid,
      linkId,
    ]);
    const page = await elsewhere({
      locale: 'ja',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    });
    await open(page, `/view/${linkId}/`);
    await page.locator('[data-start]').first().tap();
    const started = async () => (await eventsBy(library, page.context())).filter(({ name }) => name === 'viewer-started');
    await expect
      .poll(started)
      .toMatchObject([
        { presentation_oid: oid, link_id: linkId, page: 'view', language: 'ja', device: 'phone', is_bot: false, referer: '' },
      ]);
  });
}
