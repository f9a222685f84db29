import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import type { Library } from '../library.ts';
import { heart, tool } from '../view-page/journey.ts';
import { eventsOf, expect, open, present, test, watchToTheEnd } from './journey.ts';

/** Twice the polling interval of the page. */
const LIVE = { timeout: 30_000 };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
const robot = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, name: string) =>
  page
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const fact = (within: Locator, name: string) =>
  within
    .locator('div')
    .filter({ has: within.page().getByText(name, { exact: true }) })
    .locator('strong');

/** The rows of the table behind a chart. */
async function rowsOf(within: Locator): Promise<string[]> {
  const details = within.locator('details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return within
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')));
}

async function addLink({ pool }: Library, oid: string): Promise<string> {
  const linkId = crypto.randomUUID().replaceAll('-', '').slice(16);
  await pool.query(
    `insert into view_link (link_id, presentation_id, label, asks_identity) select $2, id, 'The board', true from presentation where oid = $1`,
    [oid, linkId],
  );
  return `/view/${linkId}/`;
}

/** Waits until all of its stored events have been counted. */
const expectViews = ({ pool }: Library, oid: string, views: number) =>
  expect
    .poll(async () =>
      Number(
        (
          await pool.query<{ sum: string }>(
            `select coalesce(sum(count), 0) as sum from insight_day join presentation on presentation.id = presentation_id where oid = $1 and metric = 'views'`,
            [oid],
          )
        ).rows[0]?.sum,
      ),
    )
    .toBe(views);

export function owningJourneys(): void {
  test('[LOG-9] the owner sees live who watches, from where, on what and how far; own views and robots are separate', async ({
    page,
    library,
    logIn,
    member,
    moderator,
    elsewhere,
    context,
  }) => {
    test.setTimeout(240_000);
    const { path, oid, title } = await library.add({ title: 'Tides <watched>', ownerId: member.id });
    const link = await addLink(library, oid);
    await context.route(/linkedin/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    await logIn();
    await open(page, `/p/insights/${oid}/`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No one has watched it yet' })).toBeVisible();
    await page.evaluate(() => void (globalThis.isTheSamePage = true));

    // Not counted: the owner and a robot.
    const own = await context.newPage();
    await open(own, path);
    await present(own);
    await own.close();
    const crawler = await elsewhere(robot);
    await open(crawler, path);
    await present(crawler);

    // Comes from another site, watches to the end, and shares it.
    const reader = await elsewhere();
    await reader.context().route(/linkedin/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
    await reader.goto(path, { referer: 'https://news.example.org/talks?of=today' });
    await reader.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await watchToTheEnd(reader);
    await tool(reader, 'Share').click();
    const [popup] = await Promise.all([reader.waitForEvent('popup'), reader.getByRole('link', { name: 'Share on LinkedIn' }).click()]);
    await popup.close();
    await expect(tile(page, 'Views'), 'without a reload').toHaveText(/^1/, LIVE);
    await expect(tile(page, 'Finished')).toHaveText(/^100\s?%/);

    // On a phone, in Japanese, only the first stop.
    const passenger = await elsewhere({ ...phone, locale: 'ja' });
    await open(passenger, path);
    await passenger.locator('[data-start]').first().tap();
    await expect
      .poll(async () => (await eventsOf(library, oid)).some(({ name, device }) => name === 'step-entered' && device === 'phone'))
      .toBe(true);
    // Through a view link, with a name.
    const guest = await elsewhere();
    await open(guest, link);
    await guest.getByLabel('Your name').fill('Kim <Oduya>');
    await guest.getByLabel('Your email').fill('kim@example.org');
    await guest.getByRole('button', { name: 'Open presentation' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
    await guest.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await watchToTheEnd(guest);
    // A user with an account who likes it.
    const fan = await elsewhere();
    await fan.context().addCookies(moderator.cookies);
    await open(fan, path);
    await present(fan);
    await heart(fan).click();
    await expect(heart(fan)).toHaveAttribute('aria-pressed', 'true');

    await expect(tile(page, 'Views')).toHaveText(/^4/, LIVE);
    await expect(tile(page, 'Finished')).toHaveText(/^50\s?%/, LIVE);
    await expect(tile(page, 'Typical time')).toContainText(/\d+ s|min/);
    await expect(fact(panel(page, 'Reactions'), 'Likes')).toHaveText('1', LIVE);
    await expect(fact(panel(page, 'Reactions'), 'Shares')).toHaveText('1');
    await expect(panel(page, 'Reactions')).toContainText('Not counted as views: 1 by the owner, 1 by a bot.');
    await expect(page.getByText(/^Live, as of/)).toBeVisible();
    expect(await page.evaluate(() => globalThis.isTheSamePage)).toBe(true);

    expect(await rowsOf(panel(page, 'How far people get'))).toEqual([
      expect.stringMatching(/^1\. Low water \| 4 \| 100\s?%/),
      expect.stringMatching(/^2\. The turn \| 2 \| 50\s?%/),
      expect.stringMatching(/^3\. High water \| 2 \| 50\s?%/),
      expect.stringMatching(/^4\. Spring tide \| 2 \| 50\s?%/),
    ]);
    await expect(panel(page, 'How far people get').locator('img')).toHaveCount(4);
    expect((await rowsOf(panel(page, 'Where viewers come from'))).toSorted()).toEqual([
      expect.stringMatching(/^Direct link \| 2 \| 50\s?%$/),
      expect.stringMatching(/^View links \| 1 \| 25\s?%$/),
      expect.stringMatching(/^news\.example\.org \| 1 \| 25\s?%$/),
    ]);
    expect(await rowsOf(panel(page, 'Languages'))).toEqual([
      expect.stringMatching(/^English \| 3 \| 75\s?%$/),
      expect.stringMatching(/^Japanese \| 1 \| 25\s?%$/),
    ]);
    expect(await rowsOf(panel(page, 'Devices'))).toEqual([
      expect.stringMatching(/^Computers \| 3 \| 75\s?%$/),
      expect.stringMatching(/^Phones \| 1 \| 25\s?%$/),
    ]);
    expect(await rowsOf(panel(page, 'Shares by network'))).toEqual([expect.stringMatching(/^LinkedIn \| 1 \| 100\s?%$/)]);
    expect((await rowsOf(panel(page, 'Views per day')))[0]).toMatch(/ \| 4\b/);
    await expect(panel(page, 'View links').getByRole('row').last()).toContainText(/The board.*1.*100\s?%/);
    const viewer = panel(page, 'Who watched').getByRole('row').last();
    for (const words of ['Kim <Oduya>', 'kim@example.org', 'The board', 'To the end']) await expect(viewer).toContainText(words);

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^insights-${oid}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    // No cell here contains a quotation mark.
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n').map((line) => line.replaceAll('"', ''));
    for (const line of [
      'summary,,views,,4,',
      'summary,,finished_share,,0.5,',
      'summary,,owner_views,,1,',
      'summary,,bot_views,,1,',
      'referrers,news.example.org,views,,1,',
      'networks,LINKEDIN,shares,,1,',
      'steps,2. The turn,views,,2,',
    ])
      expect(
        lines.filter((each) => each.startsWith(line)),
        line,
      ).toHaveLength(1);
    expect(lines.filter((line) => /^links,The board.*,views,,1,/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^viewers,Kim <Oduya> <kim@example\.org>.*The board.*,is_finished,[\d-]+,true,/.test(line))).toHaveLength(
      1,
    );

    await page.getByRole('button', { name: /^Date range/ }).click();
    await page.getByRole('link', { name: 'Last 7 days' }).click();
    await expect(page).toHaveURL(/\?days=7$/);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(tile(page, 'Views')).toHaveText(/^4/);
    expect(await rowsOf(panel(page, 'Views per day'))).toHaveLength(7);
    // The dates follow their button out of sight.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: /^Date range/ }).click();
    await expect(page.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'page');
    const [from, to] = [20, 10].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
    await page.getByLabel('First day').fill(from ?? '');
    await page.getByLabel('Last day').fill(to ?? '');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?from=${from}&to=${to}$`));
    await expect(tile(page, 'Views')).toHaveText(/^0/);
  });

  test('[LOG-9] [BASE-1] the insights are accessible on any screen, by keyboard, in Japanese and without scripts', async ({
    page,
    library,
    logIn,
    member,
    elsewhere,
    context,
  }) => {
    test.setTimeout(180_000);
    // With nothing to watch next, the end would promote the product.
    await library.add();
    const { path, oid } = await library.add({ ownerId: member.id });
    const visitor = await elsewhere();
    await open(visitor, path);
    await watchToTheEnd(visitor);
    await expectViews(library, oid, 1);
    await logIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/p/insights/${oid}/`);
    await expect(tile(page, 'Views')).toHaveText(/^1/);

    const slider = page.getByRole('slider', { name: 'Views per day' });
    await slider.focus();
    await expect(slider).toHaveAttribute('aria-valuetext', /\b1 view\b/);
    const today = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /\b0 views\b/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', today ?? '');
    await page.keyboard.press('Escape');

    for (const folded of await page.locator('main details > summary').all()) await folded.click();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolation(page, `insights at ${width} pixels`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} pixels`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await context.addCookies([{ name: 'django_language', value: 'ja', url: process.env['LECTERN_ORIGIN'] ?? '' }]);
    await open(page, `/p/insights/${oid}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expectNoKeys(page);
    expect(await page.locator('main').innerText()).not.toMatch(/\binsights\.\w+/);
    await expectNoViolation(page, 'insights in Japanese', 'main');

    const still = await elsewhere({ javaScriptEnabled: false });
    await still.context().addCookies(member.cookies);
    await still.goto(`/p/insights/${oid}/?days=7`);
    await expect(tile(still, 'Views')).toHaveText(/^1/);
    await expect(tile(still, 'Finished')).toHaveText(/^100\s?%/);
    await expect(still.getByRole('img', { name: /^1 view from / })).toBeVisible();
    await still.locator('summary').first().click();
    await expect(still.getByRole('table', { name: 'Views per day' }).getByRole('row')).toHaveCount(8);
    await expect(panel(still, 'How far people get')).toContainText('Spring tide');
    await still.getByRole('button', { name: /^Date range/ }).click();
    // By key: a click may miss a menu that is still opening.
    await still.getByRole('link', { name: 'Last 90 days' }).press('Enter');
    await expect(still).toHaveURL(/\?days=90$/);
    expect(
      (
        await still.request.get(await still.getByRole('link', { name: 'Export CSV' }).evaluate((one) => (one as HTMLAnchorElement).href))
      ).headers()['content-type'],
    ).toContain('text/csv');
  });

  test('[LOG-9] only the owner sees the insights: other members get a 404, and logged-out visitors log in first', async ({
    page,
    library,
    member,
    moderator,
    elsewhere,
  }) => {
    const { oid } = await library.add({ ownerId: member.id });
    const other = await elsewhere();
    await other.context().addCookies(moderator.cookies);
    for (const address of [`/p/insights/${oid}/`, `/p/insights/${oid}/numbers`, `/p/insights/${oid}/insights.csv`])
      expect((await other.request.get(address)).status(), address).toBe(404);
    expect((await other.goto(`/p/insights/${oid}/`))?.status()).toBe(404);
    await page.goto(`/p/insights/${oid}/`);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/p/insights/${oid}/`)}`);
    expect((await page.request.get(`/p/insights/${oid}/numbers`)).status()).toBe(401);
  });

  test('[LOG-9] the insights of a private presentation say so, and link to where that can be changed', async ({
    page,
    library,
    logIn,
    member,
  }) => {
    const { oid } = await library.add({ ownerId: member.id, privacy: 'private' });
    await logIn();
    await open(page, `/p/details/${oid}/`);
    await page.getByRole('main').locator(`a[href="/p/insights/${oid}/"]`).click();
    await expect(page.getByRole('heading', { name: 'No one else can see it yet' })).toBeVisible();
    await expectNoViolation(page, 'empty insights', 'main');
    await page.getByRole('link', { name: 'Create a view link' }).click();
    await expect(page).toHaveURL(`/p/details/${oid}/#links`);
    await expect(page.getByLabel('Link name')).toBeInViewport();
  });
}

declare global {
  var isTheSamePage: boolean | undefined;
}
