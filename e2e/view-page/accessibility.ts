import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { expect, open, test, viewer } from './journey.ts';

export function accessibilityJourneys(): void {
  test.describe('accessibility', () => {
    // Colours in the middle of a theme transition would be false violations.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const language of ['de', 'en', 'ja'])
      test(`[BASE-1] no state of the page has accessibility violations in ${language}, in either theme`, async ({
        page,
        context,
        library,
      }) => {
        const { path } = await library.add({ description: 'About the sea.', tags: ['tides', 'sea'], privacy: 'reusable' });
        await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoViolation(page, 'at first');
        await expectNoKeys(page);
        const opener = page.locator('section button[aria-expanded]');
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expectNoViolation(page, 'with the transcript open', 'section:has(> div button[aria-expanded])');
        const dialogs = page.locator('button[aria-haspopup="dialog"]');
        await expect(dialogs).toHaveCount(2);
        for (const dialog of await dialogs.all()) {
          await dialog.click();
          await expect(page.locator('dialog[open]')).toBeVisible();
          await expectNoKeys(page);
          await expectNoViolation(page, 'with a dialog open', 'dialog[open]');
          await page.keyboard.press('Escape');
        }
      });

    for (const language of ['en', 'ja'])
      test(`no violations for members and moderators, on a phone and while presenting, in ${language}`, async ({
        page,
        context,
        library,
        logIn,
        moderator,
      }) => {
        const { path } = await library.add({ privacy: 'private', ownerId: moderator.id });
        const { path: listed } = await library.add();
        await logIn(moderator);
        await context.addCookies([{ name: 'django_language', value: language, url: process.env['LECTERN_ORIGIN'] ?? '' }]);
        await open(page, path);
        await expectNoViolation(page, 'for the owner');
        await open(page, listed);
        await expectNoViolation(page, 'for a moderator');
        await page.setViewportSize({ width: 390, height: 844 });
        await page.locator('[popovertarget]').last().click();
        await expectNoViolation(page, 'on a phone, with the rest of the tools');
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 1280, height: 900 });
        await viewer(page).locator('[data-start]').click();
        await expect(page.getByRole('application')).toBeVisible();
        await expectNoViolation(page, 'while presenting');
      });
  });
}
