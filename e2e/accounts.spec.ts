import { expect, test } from '@playwright/test';
import { newAddress, open, openLinkInMail, password, signUp } from './visitor.ts';
import { clickEntry } from './menu.ts';

test('[SITE-1] signs up, confirms, and continues to the requested page', async ({ page }) => {
  await signUp(page, { next: '/explore/?from=somewhere' });
  await expect(page).toHaveURL(/\/explore\/\?from=somewhere$/);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('[SITE-1] logs out from the menu and in again', async ({ page }) => {
  const email = await signUp(page);
  await open(page, '/dashboard/next/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await clickEntry(page.getByRole('menuitem', { name: 'Log out' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/settings/');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/settings/');
});

test('reports a wrong password, keeps the address and focuses the field to correct', async ({ page }) => {
  const email = newAddress();
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the right one');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('That email and password don’t match')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('the browser reports invalid input without asking the server', async ({ page }) => {
  await open(page, '/signup/');
  await page.getByLabel('Email', { exact: true }).fill('nonsense');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter an email address like')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('resets a forgotten password', async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openLinkInMail(page, email);
  await page.getByLabel('New password').fill('quite another phrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quite another phrase');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/next/');
});

test('settings: profile, picture, language, data export and account deletion', async ({ page }) => {
  await signUp(page);
  await open(page, '/settings/');
  await page.getByLabel('About you').fill('Maps, mostly');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Your picture has been saved.')).toBeVisible();
  await expect(page.locator('header img')).toHaveAttribute('src', /^\/media\/pictures\//);

  await page.locator('#language select').selectOption('ja');
  await page.locator('#language').getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.locator('#language select').selectOption('en');
  await page.locator('#language').getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  await page.getByRole('button', { name: 'Delete my account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('[SITE-1] the profile page shows the user, and recognises its owner', async ({ page }) => {
  await page.goto('/user/demomarisol1/');
  await expect(page.getByRole('heading', { level: 1, name: 'Marisol Okafor' })).toBeVisible();
  await expect(page.getByText('Marine biologist, Lisbon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
});

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
