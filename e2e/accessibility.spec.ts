import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { open, signUp } from './visitor.ts';

const languages = ['de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'ko', 'pt'];
const visited = ['/', '/login', '/signup/', '/login/forgot/', '/login/reset/?token=abc', '/signup/confirm/?token=abc&id=abc', '/explore/', '/explore/search/?search=deep', '/user/demomarisol1/', '/nothing'];
const ofOnesOwn = ['/dashboard/next/', '/settings/', '/logout'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Colours that are still on their way from one theme to the other are nobody's fault.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything in the light theme; of the dark one its colours, since nothing else differs. */
async function expectNoViolation(page: Page, what: string) {
  await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const told = await page.evaluate(async (rules) => {
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.all(changing.map(({ finished }) => finished));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, rules ? { runOnly: rules } : {});
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`);
    }, colorScheme === 'dark' ? ['color-contrast'] : null);
    expect(told, `${what}, ${colorScheme}`).toEqual([]);
  }
}

async function look(page: Page, paths: string[], language: string) {
  await page.context().addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoViolation(page, `${path} in ${language}`);
    // No key of the catalogue ever reaches a reader.
    expect(await page.locator('body').innerText()).not.toMatch(/\b(site|ui|landing|account|settings|problem|dev|mail)\.[a-z]\w+(\.\w+)?\b(?!\.(org|com|json))/);
  }
}

for (const language of languages) {
  test(`[BASE-1] no page has a violation in ${language}, in either theme`, async ({ page }) => {
    await look(page, visited, language);
  });
}

test('the pages of one\'s own have no violation in any language, in either theme', async ({ page }) => {
  test.slow();
  await signUp(page);
  // Follow the browser, so that the cookie decides again.
  await open(page, '/settings/');
  await page.locator('#language select').selectOption('');
  await page.locator('#language').getByRole('button').click();
  await expect(page.getByText('Your language is saved.')).toBeVisible();
  for (const language of languages) await look(page, ofOnesOwn, language);
});

test('the pages for developers have no violation in either theme', async ({ page }) => {
  test.slow();
  await look(page, ['/dev/ui', '/dev/mail'], 'en');
});

test('states that open on demand have no violation', async ({ page }) => {
  test.slow();
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
