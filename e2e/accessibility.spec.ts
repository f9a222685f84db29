import { expect, type Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from './axe.ts';
import { test } from './view-page/journey.ts';
import { open, signUp } from './visitor.ts';

// The longest words, the default, and a non-Latin script. src/server/web/markup.test.ts checks the markup in all nine languages.
const languages = ['de', 'en', 'ja'];
const visited = [
  '/',
  '/login',
  '/signup/',
  '/login/forgot/',
  '/login/reset/?token=abc',
  '/signup/confirm/?token=abc&id=abc',
  '/explore/',
  '/explore/search/?search=deep',
  '/user/demomarisol1/',
  '/nothing',
];
const shown = [
  '/presentation-template/',
  '/gallery/',
  '/product/',
  '/video',
  '/video/explore/',
  '/edu/prezi-video-edu',
  '/contact/billing/',
];
const ofOnesOwn = ['/dashboard/next/', '/settings/', '/logout'];

// Without reduced motion, axe would measure colours in the middle of a transition between themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, paths: string[], language: string) {
  await page.context().addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectNoViolation(page, `${path} in ${language}`);
    await expectNoKeys(page);
  }
}

for (const language of languages) {
  test(`[BASE-1] public pages have no accessibility violations in ${language}, in either theme`, async ({ page }) => {
    await look(page, visited, language);
  });

  test(`[BASE-1] templates, gallery, product, video and contact have no accessibility violations in ${language}, in either theme`, async ({
    page,
    library,
  }) => {
    await library.add({ isTemplate: true, privacy: 'reusable', description: 'Begin here.' });
    await library.add({ isStaffPick: true });
    await look(page, shown, language);
  });
}

test('signed-in pages have no accessibility violations in any language, in either theme', async ({ page }) => {
  test.slow();
  await signUp(page);
  // Follow the browser's language, so that the cookie decides again.
  await open(page, '/settings/');
  await page.locator('#language select').selectOption('');
  await page.locator('#language').getByRole('button').click();
  await expect(page.getByText('Your language has been saved.')).toBeVisible();
  for (const language of languages) await look(page, ofOnesOwn, language);
});

test('developer pages have no accessibility violations in either theme', async ({ page }) => {
  test.slow();
  await look(page, ['/dev/ui', '/dev/mail'], 'en');
});

test('the open menu, dialog, form errors and search have no accessibility violations', async ({ page }) => {
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
  await expectNoViolation(page, 'a form with errors');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectNoViolation(page, 'the expanded search');
});
