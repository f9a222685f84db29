import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open, signUp } from './visitor.ts';

const languages = ['de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'ko', 'pt'];
const themes = ['light', 'dark'] as const;
const visited = ['/', '/login', '/signup/', '/login/forgot/', '/login/reset/?token=abc', '/signup/confirm/?token=abc&id=abc', '/explore/', '/explore/search/?search=deep', '/user/demomarisol1/', '/nothing', '/dev/ui', '/dev/mail'];
const ofOnesOwn = ['/dashboard/next/', '/settings/', '/logout'];

async function expectNoViolation(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
  expect(told, what).toEqual([]);
}

async function look(page: Page, paths: string[], language: string) {
  await page.context().addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoViolation(page, `${path} in ${language}, ${colorScheme}`);
    }
    // No key of the catalogue ever reaches a reader.
    expect(await page.locator('body').innerText()).not.toMatch(/\b(site|ui|landing|account|settings|problem|dev|mail)\.[a-z]\w+(\.\w+)?\b(?!\.(org|com|json))/);
  }
}

for (const language of languages) {
  test(`[BASE-1] no page has a violation in ${language}, in either theme`, async ({ page }) => {
    test.slow();
    await look(page, visited, language);
  });
}

test('the pages of one\'s own have no violation in any language, in either theme', async ({ page }) => {
  test.slow();
  await signUp(page);
  for (const language of languages) await look(page, ofOnesOwn, language);
});

test('states that open on demand have no violation', async ({ page }) => {
  await signUp(page);
  await open(page, '/settings/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expectNoViolation(page, 'the open menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).first().click();
  await expectNoViolation(page, 'the open dialog');
  await page.context().clearCookies();
  await open(page, '/signup/');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectNoViolation(page, 'a form with problems');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectNoViolation(page, 'the unfolded search');
});
