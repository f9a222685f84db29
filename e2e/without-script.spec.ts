import { expect, test } from '@playwright/test';
import { newAddress, password, signUp } from './visitor.ts';

test.use({ javaScriptEnabled: false });

test('all account forms work without scripts', async ({ page }) => {
  const email = await signUp(page);
  await expect(page).toHaveURL('/dashboard/next/');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/settings/');
  await page.getByLabel('About you').fill('No script needed');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('That email and password don’t match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/next/');

  await page.goto('/settings/');
  await page.locator('#delete summary').click();
  await page.locator('#delete').getByLabel('Your password').fill(password);
  await page.locator('#delete').getByRole('button', { name: 'Delete my account' }).last().click();
  await expect(page).toHaveURL('/');
});

test('errors are shown next to their field', async ({ page }) => {
  await page.goto('/signup/');
  await page.getByLabel('Name', { exact: true }).fill('Wren');
  await page.getByLabel('Email', { exact: true }).fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('Password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('too easy to guess')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wren');
});

test('the header searches, the footer changes the language', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('deep sea');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/explore/search/?search=deep+sea');
  await page.locator('footer select').selectOption('de');
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/explore/search/?search=deep+sea');
});
