import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { expect, test } from './view-page/journey.ts';
import { open, signUp } from './visitor.ts';

const widths = [1440, 390];

/** Nothing is wider than the screen. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function look(page: Page, path: string) {
  for (const width of widths)
    for (const language of ['en', 'ja']) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await fits(page), `${path} at ${width} in ${language}`).toBe(true);
      await expectNoViolation(page, `${path} at ${width} in ${language}`);
      await expectNoKeys(page);
    }
}

test('a person finds a stranger’s failed log-in in their activity, and the way to a new password', async ({ page, browser }) => {
  test.slow();
  const email = await signUp(page);
  const stranger = await (await browser.newContext({ locale: 'en' })).newPage();
  await stranger.goto('/login');
  await stranger.getByLabel('Email').fill(email);
  await stranger.getByLabel('Password', { exact: true }).fill('not the right one');
  await stranger.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(stranger.getByText('That email and password don’t match')).toBeVisible();
  await stranger.context().close();

  await open(page, '/settings/#activity');
  await page.getByRole('link', { name: 'Show activity' }).click();
  const entries = page.getByRole('list', { name: 'Activity, newest first' }).getByRole('listitem');
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText('Failed log-in');
  await expect(entries.first()).toContainText('Someone not logged in · Chrome on Linux · 127.0.0.0/24');
  await expect(entries.nth(1)).toContainText('Logged in');
  await expect(entries.last()).toContainText('Account created');
  await look(page, '/settings/activity/');
  await open(page, '/settings/activity/');
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page).toHaveURL('/settings/#password');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an administrator filters the audit log and downloads it; others may not', async ({ page, library }) => {
    test.slow();
    const email = await signUp(page);
    expect((await page.goto('/operator/audit/'))?.status()).toBe(403);
    await library.pool.query(`update person set role = 'admin' where email = $1`, [email]);
    await page.goto('/dashboard/next/');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('What').selectOption('Logging in and access');
    await page.getByLabel('Person').fill(email);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const rows = page.getByRole('table', { name: 'Audit log, newest first' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Access refused');
    await expect(rows.nth(1)).toContainText('/operator/audit/');
    await expect(rows.nth(2)).toContainText('Logged in');
    await expect(page.getByLabel('Person')).toHaveValue(email);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[2])).toEqual(['"kind"', '"access.refused"', '"login.done"']);
    await page.getByLabel('Person').fill('nobody');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(rows.nth(1)).toBeVisible();
  });
});

test('the audit log has no accessibility violations', async ({ page, library }) => {
  test.slow();
  const email = await signUp(page);
  await library.pool.query(`update person set role = 'admin' where email = $1`, [email]);
  await look(page, '/operator/audit/');
  await look(page, '/operator/audit/?person=nobody');
});
