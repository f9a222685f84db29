import { expect, test } from '@playwright/test';
import { open, signUp } from './visitor.ts';

test('[PAGE-1] the header is 49 pixels high, its logo links to the home page, and it has no back link without a target', async ({
  page,
}) => {
  await open(page, '/explore/');
  const box = await page.locator('header').boundingBox();
  expect(box?.height).toBe(49);
  await expect(page.getByLabel('Back', { exact: true })).toHaveCount(0);
  await page.locator('header').getByRole('link', { name: 'Lectern' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('[BASE-1] choosing a language in the footer', () => {
  test('applies at once', async ({ page }) => {
    await open(page, '/explore/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Change language' })).toBeHidden();
    await footer.getByRole('combobox', { name: 'Language' }).selectOption('ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page).toHaveURL('/explore/');
  });

  test('waits for its button if arrow keys pass through the list', async ({ page }) => {
    await open(page, '/explore/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('combobox', { name: 'Language' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await footer.getByRole('button', { name: 'Change language' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('[PAGE-2] the search field says how much there is to find', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByPlaceholder('Search over 360 million presentations...')).toBeVisible();
});

test.describe('[PAGE-3] searching', () => {
  test('Enter sends the term, encoded', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('searchbox').fill(' C# & más / 深海 ');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/search=/);
    expect(page.url()).toContain(`/explore/search/?search=${encodeURIComponent('C# & más / 深海')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('C# & más / 深海');
  });

  test('the button submits too, and an empty term opens explore', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/explore/');
  });

  test('a slash focuses the field', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test('[PAGE-4] logged out: shows log in and get started', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header');
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/signup/');
  await expect(header.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore/');
  await expect(header.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/presentation-template/');
});

test('[PAGE-5] logged in: shows a menu that closes on an outside click', async ({ page }) => {
  await signUp(page);
  await open(page, '/');
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Your account' });
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'My dashboard' })).toHaveAttribute('href', '/dashboard/next/');
  await expect(page.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute('href', '/settings/');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('href', '/logout');
  await page.mouse.click(20, 600);
  await expect(page.getByRole('menuitem', { name: 'My dashboard' })).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('[PAGE-18] searching on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first submit expands and focuses the field, the next one searches, and a button collapses it', async ({ page }) => {
    await open(page, '/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('deep sea');
    await field.press('Enter');
    await expect(page).toHaveURL('/explore/search/?search=deep%20sea');
  });
});
