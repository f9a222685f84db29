import { curationEvents } from '../../src/contract/presentation/curation.ts';
import { teacher } from '../library.ts';
import { expect, open, test, tool, toolbar } from './journey.ts';
import { clickEntry } from '../menu.ts';

export function moderatingJourneys(): void {
  test('[PAGE-10] [SITE-3] a report opens in a new tab, and is stored', async ({ page, library }) => {
    const { path, oid, title } = await library.add();
    await open(page, path);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      toolbar(page)
        .getByRole('link', { name: /^Report/ })
        .click(),
    ]);
    await tab.waitForURL(`/contact/abuse/${oid}/`);
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(tab.getByRole('link', { name: title })).toHaveAttribute('href', path);
    await tab.getByRole('button', { name: 'Send report' }).click();
    await expect(tab.getByText('Choose a reason.')).toBeVisible();
    await tab.getByLabel('What is wrong?').selectOption('copyright');
    await tab.getByLabel('Your name').fill('Robin Castellanos');
    await tab.getByLabel('Your email address').fill('robin@example.org');
    await tab.getByLabel('Message').fill('The chart on the second stop is <b>mine</b>.');
    await tab.getByRole('button', { name: 'Send report' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Back to the presentation' })).toHaveAttribute('href', path);
    const { rows } = await library.pool.query(
      'select kind, reason, name, email, message from contact_message where presentation_oid = $1',
      [oid],
    );
    expect(rows).toEqual([
      {
        kind: 'abuse',
        reason: 'copyright',
        name: 'Robin Castellanos',
        email: 'robin@example.org',
        message: 'The chart on the second stop is <b>mine</b>.',
      },
    ]);
    // The first tab stays where it is.
    await expect(page).toHaveURL(path);
  });

  test('[PAGE-23] a moderator’s tools tag through an event and receive the result, and the page shows it', async ({
    page,
    library,
    logIn,
    moderator,
    request,
  }) => {
    const { path, title } = await library.add({ title: `Worth a look ${Date.now()}` });
    await logIn(moderator);
    await page.addInitScript((event) => {
      globalThis.told = [];
      window.addEventListener(event, (heard) => globalThis.told.push((heard as CustomEvent).detail));
    }, curationEvents.tagStatus);
    await open(page, path);
    await expect(tool(page, 'Curation tag')).toBeEnabled();
    const ask = (tag: unknown) =>
      page.evaluate(
        ([event, wish]) => void window.dispatchEvent(new CustomEvent(String(event), { detail: { tag: wish } })),
        [curationEvents.tag, tag],
      );
    await ask('best ever');
    await ask('staff-pick');
    // Before everything else: it disappears after some seconds.
    await expect(page.getByText('Saved: Staff pick')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => globalThis.told))
      .toEqual([
        { status: 'error', tag: null },
        { status: 'loading', tag: 'staff-pick' },
        { status: 'success', tag: 'staff-pick' },
      ]);
    await expect(tool(page, 'Curation tag: Staff pick')).toBeVisible();
    await expect.poll(async () => (await request.get('/gallery/')).text()).toContain(title);

    await tool(page, 'Curation tag: Staff pick').click();
    await clickEntry(page.getByRole('menuitem', { name: 'No tag' }));
    await expect.poll(() => page.evaluate(() => globalThis.told.at(-1))).toEqual({ status: 'success', tag: null });
    await page.reload();
    await expect(tool(page, /^Curation tag$/)).toBeEnabled();
  });

  test('[PAGE-23] other users have no such button, and their events are ignored', async ({ page, library, logIn }) => {
    const { path } = await library.add();
    await logIn();
    await open(page, path);
    await expect(tool(page, 'Share')).toBeVisible();
    await expect(tool(page, /Curation/)).toHaveCount(0);
  });

  test('[PAGE-15] [PAGE-16] banners depend on their flags; a dismissed one stays away', async ({ page, library }) => {
    const { path } = await library.add({ ownerId: teacher });
    const banner = page.getByRole('complementary', { name: 'Teaching on video?' });
    const strip = page.getByRole('complementary').filter({ hasText: 'Readable by machines, too.' });
    await open(page, path);
    await expect(banner).toHaveCount(0);
    await expect(strip).toHaveCount(0);
    try {
      await library.setFlag('gm-view-page-banner-human-connection-edu', true);
      await library.setFlag('gm-promote-ai-on-viewpage', true);
      await expect(async () => {
        await open(page, path);
        await expect(banner).toBeVisible({ timeout: 500 });
        await expect(strip).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(banner.getByRole('link')).toHaveAttribute('href', '/edu/prezi-video-edu');
      await page.setViewportSize({ width: 899, height: 844 });
      await expect(strip).toBeHidden();
      await page.setViewportSize({ width: 900, height: 844 });
      await expect(strip).toBeVisible();

      await banner.getByRole('button', { name: 'Dismiss' }).click();
      await expect(banner).toBeHidden();
      await open(page, path);
      await expect(strip).toBeVisible();
      await expect(banner).toBeHidden();
    } finally {
      await library.setFlag('gm-view-page-banner-human-connection-edu', false);
      await library.setFlag('gm-promote-ai-on-viewpage', false);
    }
    await expect(async () => {
      await open(page, path);
      await expect(strip).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}

declare global {
  var told: unknown[];
}
