import type { Page } from '@playwright/test';
import { detailsPath } from '../src/contract/presentation/presentation-address.ts';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { lastWords, ownerName } from './library.ts';
import { expect, open, startButton, test, tool, transcript } from './view-page/journey.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[SITE-15] [PRIV-1] a copy of a reusable presentation belongs to the copier, and shows their changes', async ({
  page,
  library,
  logIn,
}) => {
  const { path, title } = await library.add({ title: 'Tides to borrow', privacy: 'reusable' });
  await logIn();
  await open(page, path);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await tool(page, /copy$/i).click();
  await expect(page).toHaveURL(/\/p\/edit\/[a-z0-9]+\/$/);
  const editor = page.url();
  await open(page, editor.replace('/p/edit/', '/p/details/'));
  await page.getByRole('link', { name: 'View presentation' }).click();
  await expect(page).toHaveURL(/\/p\/[a-z0-9]+\/copy-of-tides-to-borrow\/$/);
  await expect(heading(page)).toHaveText(`Copy of ${title}`);
  await expect(transcript(page).getByText(lastWords)).toBeAttached();
  const copy = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(editor);
  await open(page, editor.replace('/p/edit/', '/p/details/'));
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Tides <of> my own');
  await page.getByLabel('Description').fill('Written anew.');
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View presentation' }).click();
  await expect(page).toHaveURL(/\/tides-of-my-own\/$/);
  await expect(heading(page)).toHaveText('Tides <of> my own');
  await expect(page.getByText('Written anew.')).toBeVisible();
  // The old address redirects to the new one for all visitors.
  await page.context().clearCookies();
  await page.goto(copy);
  await expect(page).toHaveURL(/\/tides-of-my-own\/$/);
  // The original is unchanged.
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
});

test('[PAGE-9] a visitor without an account signs up first and returns to the copy; phones offer no copying', async ({ page, library }) => {
  const { path, oid } = await library.add({ privacy: 'reusable' });
  await open(page, path);
  const copy = page.getByRole('link', { name: /copy$/i });
  await expect(copy).toHaveAttribute('href', `/signup/?next=${encodeURIComponent(`/p/copy/${oid}/`)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(copy).toBeHidden();
});

test('[PRIV-4] a view link opens a private presentation after password and identity, and the owner sees the visit', async ({
  page,
  browser,
  library,
  logIn,
  member,
}) => {
  const { path, oid, title } = await library.add({ title: 'For few', privacy: 'private', ownerId: member.id });
  await logIn();
  await open(page, detailsPath(oid));
  await page.getByLabel('Link name').fill('The board');
  await page.getByLabel('Password').fill('spring tide');
  await page.getByLabel('Ask viewers for their name and email').check();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Your view link is ready.')).toBeVisible();
  const address = await page.getByLabel('Address of The board').inputValue();
  await expect(page.getByText('No one has opened this link yet.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: new URL(address).origin, locale: 'en' });
  const guest = await elsewhere.newPage();
  expect((await guest.goto(path))?.status()).toBe(404);
  await open(guest, address);
  // The title stays hidden until the password is entered.
  expect(await guest.content()).not.toContain(title);
  await guest.getByLabel('Your name').fill('Kim Oduya');
  await guest.getByLabel('Your email').fill('kim@example.org');
  await guest.getByLabel('Password', { exact: true }).fill('neap tide');
  await guest.getByRole('button', { name: 'Open presentation' }).click();
  await expect(guest.getByText('That’s not the password for this link.')).toBeVisible();
  await expect(guest.getByLabel('Your name')).toHaveValue('Kim Oduya');
  await guest.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await guest.getByLabel('Password', { exact: true }).fill('spring tide');
  await guest.getByRole('button', { name: 'Open presentation' }).click();
  await expect(heading(guest)).toHaveText(title);
  await expect(guest).toHaveURL(address);
  await expect(guest.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await guest.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const told = guest.waitForRequest(
    (request) => request.url().endsWith('/log/json') && request.postData()?.includes('viewer-started') === true,
  );
  await startButton(guest).click();
  await expect(guest.getByText('1 of 4', { exact: true })).toBeVisible();
  expect((await told).postDataJSON()).toMatchObject([
    { body: { presentation_oid: oid, link_id: new URL(address).pathname.split('/')[2] } },
  ]);
  // Sharing from here shares the link, since that is all others can open.
  await tool(guest, 'Share').click();
  await expect(guest.getByLabel('Or copy the link')).toHaveValue(address);
  expect((await guest.goto(path))?.status(), 'the link opens only its own address').toBe(404);

  await open(page, detailsPath(oid));
  await page.getByText('1 viewer', { exact: true }).click();
  await expect(page.getByRole('row').last()).toContainText('Kim Oduya');
  await expect(page.getByRole('row').last()).toContainText('kim@example.org');
  await page.getByText('Revoke…', { exact: true }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('The view link has been revoked.')).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
  await elsewhere.close();
});

test('[SITE-3] a billing question is stored, and missing fields are reported', async ({ page, library }) => {
  await open(page, '/contact/billing/');
  await page.getByLabel('Your name').fill('Robin Castellanos');
  await page.getByLabel('Your email address').fill('nonsense');
  await page.getByLabel('Message').fill('Too short');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter an email address like')).toBeVisible();
  await expect(page.getByLabel('Your email address')).toBeFocused();
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Message').fill('Where is the invoice of May?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(heading(page)).toHaveText('Thank you');
  const { rows } = await library.pool.query('select kind, message from contact_message where email = $1', [email]);
  expect(rows).toEqual([{ kind: 'billing', message: 'Where is the invoice of May?' }]);
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const language of ['en', 'ja'])
    test(`[BASE-1] copying, editing, links and reports have no accessibility violations in ${language}, and fit on a phone`, async ({
      page,
      context,
      library,
      logIn,
      member,
    }) => {
      const { oid, title } = await library.add({ privacy: 'private', ownerId: member.id });
      const linkId = crypto.randomUUID().replaceAll('-', '').slice(16);
      await library.pool.query(
        `insert into view_link (link_id, presentation_id, label, password_hash, asks_identity) select $2, id, 'The board', 'x', true from presentation where oid = $1`,
        [oid, linkId],
      );
      await library.pool.query(
        `insert into view_link_visit (link_id, viewer_name, viewer_email) values ($1, 'Kim Oduya', 'kim@example.org')`,
        [linkId],
      );
      await logIn();
      await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
      const look = async (path: string) => {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const folded of await page.locator('main details > summary').all()) await folded.click();
        await expectNoViolation(page, path);
        await expectNoKeys(page);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
        await page.setViewportSize({ width: 1280, height: 720 });
      };
      await look(detailsPath(oid));
      await expect(page.getByText(title).first()).toBeVisible();
      await look(`/p/copy/${oid}/`);
      await look(`/contact/abuse/${oid}/`);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expectNoViolation(page, 'a report with problems');
      await context.clearCookies();
      await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
      await look(`/view/${linkId}/`);
      await expect(page.getByRole('main').locator('input[name=viewerEmail]')).toBeVisible();
      await expect(page.getByText(ownerName)).toHaveCount(0);
    });
});
