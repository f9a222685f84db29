import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { newAddress, open, openLinkInMail, password, signUp } from './visitor.ts';

/** Presses Tab until the named element has the focus; an endless loop fails by the test's timeout. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string) {
  for (;;) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole(role, { name, exact: true })
        .first()
        .evaluate((element) => element === document.activeElement)
    )
      return;
  }
}

test('signs up, logs out and logs in by keyboard alone, with a visible focus', async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'link', 'Get started');
  const ring = await page.evaluate(
    () =>
      getComputedStyle(document.activeElement ?? document.body).boxShadow +
      getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(ring).not.toBe('nonenone');
  await page.keyboard.press('Enter');
  await page.waitForURL('/signup/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('Wren Adeyemi');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openLinkInMail(page, email);
  await page.waitForURL(/confirm/);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard/next/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await tabTo(page, 'button', 'Your account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await tabTo(page, 'link', 'Log in');
  await page.keyboard.press('Enter');
  await page.waitForURL('/login');
});

test('resets a password and changes settings by keyboard alone', async ({ page }) => {
  const email = await signUp(page);
  await open(page, '/settings/');
  await tabTo(page, 'textbox', 'About you, in one line (optional)');
  await page.keyboard.type('Maps, mostly');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await page.context().clearCookies();

  await open(page, '/login');
  await tabTo(page, 'link', 'Forgot your password?');
  await page.keyboard.press('Enter');
  await page.waitForURL('/login/forgot/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await openLinkInMail(page, email);
  await page.waitForURL(/reset/);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await tabTo(page, 'textbox', 'New password');
  await page.keyboard.type('quite another phrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type('quite another phrase');
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard/next/');

  await open(page, '/settings/');
  await tabTo(page, 'button', 'Delete my account…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'textbox', 'Enter your password to confirm');
  await page.keyboard.type('quite another phrase');
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
});

test('the / key goes to the search, and can be turned off and on again by keyboard', async ({ page }) => {
  await open(page, '/explore/');
  const search = page.getByRole('searchbox');
  const hint = page.locator('kbd');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Turn the / key for search on or off' });
  for (const isOn of [false, true]) {
    await change.focus();
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page).toHaveURL('/explore/');
    await expect(hint).toBeVisible({ visible: isOn });
    await page.keyboard.press('/');
    if (isOn) await expect(search).toBeFocused();
    else await expect(page.locator('body')).toBeFocused();
  }
  await expectNoViolation(page, 'the footer', 'footer');
});
