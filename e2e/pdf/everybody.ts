import type { Locator, Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import {
  checkout,
  downloadTool,
  expect,
  expectReady,
  holdBack,
  open,
  openDialog,
  payButton,
  pdfDialog,
  openedPdf,
  test,
  titleOf,
} from './journey.ts';

const status = '**/backend/conversions/status/';
const answer = (code: number, more: object = {}) => ({
  json: { status: code, results: [], progress: { pagesDone: 2, pages: 5 }, missingImage: null, ...more },
});

/** Checks the same view on a desktop and on a phone, in both themes. */
async function look(page: Page, what: string) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoViolation(page, `${what} at ${width}`, 'dialog[open]');
    const box = await pdfDialog(page).boundingBox();
    expect(box?.width, `${what} fits`).toBeLessThanOrEqual(width);
    expect(
      await pdfDialog(page).evaluate(
        (dialog) =>
          [...dialog.querySelectorAll('*')].filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto',
          ).length,
      ),
      `${what} does not scroll sideways`,
    ).toBe(0);
  }
  await expectNoKeys(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

export function everybodyJourneys(): void {
  test('[PDF-2] by keyboard alone: opens, closes with Escape from anywhere, pays and downloads; the focus returns to the button', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    await open(page, path);
    await downloadTool(page).focus();
    await page.keyboard.press('Enter');
    await expect(payButton(page)).toBeVisible();
    await expect(pdfDialog(page).getByRole('heading', { level: 3 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pdfDialog(page)).toBeHidden();
    await expect(downloadTool(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(payButton(page)).toBeVisible();
    const email = checkout(page).getByLabel('Email for the receipt');
    await tabTo(page, email);
    await page.keyboard.type('robin@example.org');
    // A key pressed within the form must still reach the dialog.
    await page.keyboard.press('Escape');
    await expect(pdfDialog(page)).toBeHidden();
    await expect(downloadTool(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(payButton(page)).toBeVisible();
    await tabTo(page, email);
    await page.keyboard.type('robin@example.org');
    await page.keyboard.press('Enter');
    await expectReady(page);
    await expect(pdfDialog(page).getByRole('link', { name: 'Open', exact: true })).toBeFocused();
    const opened = openedPdf(page);
    await page.keyboard.press('Enter');
    await opened;
    // Nothing behind the dialog can be reached.
    await tabTo(page, pdfDialog(page).getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(pdfDialog(page)).toBeHidden();
    await downloadTool(page).focus();
    await page.keyboard.press('Enter');
    await expectReady(page);
    await page.keyboard.press('Escape');
    await expect(downloadTool(page)).toBeFocused();
  });

  test.describe('in either theme', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

    test('[PDF-2] [PDF-10] no view of the dialog has accessibility violations, on a desktop or a phone', async ({ page, library }) => {
      test.slow();
      const { path } = await library.add();
      await open(page, path);
      const letGo = await holdBack(page, '**/pdf-access/is-purchased?*');
      await openDialog(page);
      await expect(titleOf(page, 'Checking this presentation')).toBeVisible();
      await look(page, 'checking');
      await pdfDialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(pdfDialog(page)).toBeHidden();
      await letGo();
      await page.route('**/pdf-access/is-purchased?*', (route) => route.abort(), { times: 1 });
      await openDialog(page);
      await expect(titleOf(page, 'We couldn’t check this presentation')).toBeVisible();
      await look(page, 'a check that failed');
      await page.route('**/pdf-access/create-checkout-session/', (route) => route.abort(), { times: 1 });
      await pdfDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(titleOf(page, 'The payment form didn’t open')).toBeVisible();
      await look(page, 'a form that did not open');
      await pdfDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(payButton(page)).toBeVisible();
      await look(page, 'the payment form');
      const form = (await page.locator('iframe[title="Payment form"]').getAttribute('src')) ?? '';

      await page.goto(`${path}?session-id=invented`);
      await expect(titleOf(page, 'We couldn’t confirm this payment')).toBeVisible();
      await look(page, 'an unconfirmed payment');

      // The test provider's page, opened directly.
      await page.goto(form);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolation(page, `the test payment at ${width}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('The payment was declined')).toBeVisible();
      await expectNoViolation(page, 'a declined test payment');
      await page.getByLabel('Email for the receipt').fill('robin@example.org');
      await page.getByRole('button', { name: 'Pay later' }).click();
      await expect(titleOf(page, 'Your payment is on its way')).toBeVisible();
      await look(page, 'a pending payment');
      await page.goto(form);
      await expect(page.getByRole('heading', { name: 'This test payment is complete' })).toBeVisible();
      await expectNoViolation(page, 'a test payment that is complete');
    });

    test('[PDF-9] [PDF-10] the views of the export have no violations and no endless motion', async ({ page, library, logIn, member }) => {
      test.slow();
      const { path } = await library.add({ ownerId: member.id });
      await logIn();
      await open(page, path);
      let next = answer(2);
      await page.route(status, (route) => route.fulfill(next));
      await openDialog(page);
      await expect(pdfDialog(page).getByText('Page 3 of 5')).toBeVisible();
      await look(page, 'the progress');
      expect(
        await pdfDialog(page).evaluate(
          (dialog) =>
            dialog.getAnimations({ subtree: true }).filter((each) => each.effect?.getComputedTiming().iterations === Infinity).length,
        ),
        'with reduced motion nothing is animated endlessly',
      ).toBe(0);
      next = answer(6, { missingImage: { stop: 2 } });
      await expect(pdfDialog(page).getByText('An image at stop 2 didn’t load.')).toBeVisible();
      await look(page, 'a missing image');
      next = answer(8);
      await pdfDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(titleOf(page, 'Your PDF isn’t ready yet')).toBeVisible();
      await look(page, 'a time-out');
      await page.unroute(status);
      await pdfDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expectReady(page);
      await look(page, 'the result');
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('[PDF-1] the button links to the contact page', async ({ page, library }) => {
      const { path } = await library.add();
      await page.goto(path);
      await downloadTool(page).click();
      await expect(page).toHaveURL('/contact/billing/');
    });
  });
}

/** Presses Tab until the target has the focus, in any frame; a focus trap fails by the test's timeout. */
async function tabTo(page: Page, target: Locator) {
  while (!(await target.evaluate((element) => element === document.activeElement && document.hasFocus()))) await page.keyboard.press('Tab');
}
