import type { Page } from '@playwright/test';
import {
  buy,
  checkout,
  expect,
  expectReady,
  inspect,
  listen,
  open,
  openDialog,
  pay,
  payButton,
  pdfDialog,
  openedPdf,
  test,
  titleOf,
} from './journey.ts';

const status = '**/backend/conversions/status/';
const words = (page: Page) => pdfDialog(page).getByRole('paragraph');
const tryAgain = (page: Page) => pdfDialog(page).getByRole('button', { name: 'Try again' });

async function expectFailure(page: Page, text?: string) {
  await expect(titleOf(page, 'We couldn’t make the PDF')).toBeFocused({ timeout: 20_000 });
  if (text !== undefined) await expect(words(page).filter({ hasText: text })).toBeVisible();
  await expect(
    words(page).filter({
      hasText: 'There was a problem exporting the PDF. Please try again. If the problem persists, please reach out to contact support.',
    }),
  ).toBeVisible();
  await expect(pdfDialog(page).getByText('You won’t be charged again.')).toBeVisible();
  await expect(pdfDialog(page).getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact/billing/');
}

export function failingJourneys(): void {
  test('[PDF-10] [LOG-4] reports the stop of a missing picture; a retry fails again, and skipping it makes the PDF', async ({
    page,
    shelf,
  }) => {
    const { path, oid } = await shelf.addWithGap('A picture is gone');
    const told = listen(page);
    await open(page, path);
    await openDialog(page);
    await pay(page);
    await expectFailure(page, 'An image at stop 2 didn’t load.');
    await tryAgain(page).click();
    await expect(titleOf(page, 'Making your PDF')).toBeVisible();
    await expectFailure(page, 'An image at stop 2 didn’t load.');
    const opened = openedPdf(page);
    await pdfDialog(page).getByRole('button', { name: 'Skip image' }).click();
    expect(inspect((await opened).bytes)?.pages ?? 3).toBe(3);
    await expectReady(page);
    expect(told().filter(({ event_name: name }) => name === 'pdf-try-again' || name === 'pdf-export-failed')).toMatchObject([
      { event_name: 'pdf-export-failed', cause: 'missing-image' },
      { event_name: 'pdf-try-again', of: 'export' },
      { event_name: 'pdf-export-failed', cause: 'missing-image' },
      { event_name: 'pdf-try-again', of: 'export' },
    ]);
    expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
  });

  test('[PDF-10] once the picture is back, a retry makes the PDF with it', async ({ page, shelf }) => {
    const { path, bringPicture } = await shelf.addWithGap('A picture comes back');
    await open(page, path);
    await openDialog(page);
    await pay(page);
    await expectFailure(page, 'An image at stop 2 didn’t load.');
    await bringPicture();
    const opened = openedPdf(page);
    await tryAgain(page).click();
    await opened;
    await expectReady(page);
  });

  test('[PDF-10] an export that fails for an unknown reason can be retried without paying again', async ({ page, shelf }) => {
    const { path, oid } = await shelf.addSingle(`Lost and found ${Date.now()}`);
    await open(page, path);
    await openDialog(page);
    await expect(payButton(page)).toBeVisible();
    const bring = await shelf.takeDocument(oid);
    await pay(page);
    await expectFailure(page);
    await expect(pdfDialog(page).getByRole('button', { name: 'Skip image' })).toHaveCount(0);
    await bring();
    const opened = openedPdf(page);
    await tryAgain(page).click();
    expect(inspect((await opened).bytes)?.pages ?? 2).toBe(2);
    await expectReady(page);
    expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
  });

  test('[PDF-10] [PDF-9] a timeout has its own message; unknown status codes and lost answers are polled again', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    // The real timeout is ten minutes, too long for a test.
    const answers = [{ status: 8 }, { status: 3 }, { status: 502 }, 'lost'];
    let at = 0;
    await page.route(status, async (route) => {
      const answer = answers[at++];
      if (answer === undefined) return route.fallback();
      if (answer === 'lost') return route.abort();
      if (typeof answer === 'object' && answer.status > 100) return route.fulfill({ status: answer.status });
      return route.fulfill({ json: { ...(answer as object), results: [], progress: { pagesDone: 0, pages: 0 }, missingImage: null } });
    });
    await open(page, path);
    await openDialog(page);
    await pay(page);
    await expect(titleOf(page, 'Your PDF isn’t ready yet')).toBeFocused();
    await expect(
      words(page).filter({
        hasText: "Yikes, it's taking longer than expected. Please try again later. If the issue persists, please contact support.",
      }),
    ).toBeVisible();
    await expect(pdfDialog(page).getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact/billing/');
    const opened = openedPdf(page);
    await tryAgain(page).click();
    await opened;
    await expectReady(page);
    expect(at).toBeGreaterThan(answers.length);
  });

  test('[PDF-5] a form that does not open shows its error text, and opens on a retry', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    const answers = [{ status: 500 }, { json: {} }, { json: { client_secret: '' } }];
    let at = 0;
    await page.route('**/pdf-access/create-checkout-session/', (route) => {
      const answer = answers[at++];
      return answer ? route.fulfill(answer) : route.fallback();
    });
    await openDialog(page);
    for (const _ of answers) {
      await expect(titleOf(page, 'The payment form didn’t open')).toBeFocused();
      await expect(
        words(page).filter({ hasText: 'Something went wrong. Please try again. If the issue persists, please contact support.' }),
      ).toBeVisible();
      await expect(pdfDialog(page).getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/contact/billing/');
      await tryAgain(page).click();
    }
    await expect(payButton(page)).toBeVisible();
  });

  test('[PDF-3] [BASE-9] reports that the purchase could not be checked, and checks again', async ({ page, library }) => {
    const { path } = await library.add();
    await open(page, path);
    await page.route('**/pdf-access/is-purchased?*', (route) => route.abort(), { times: 1 });
    await openDialog(page);
    await expect(titleOf(page, 'We couldn’t check this presentation')).toBeFocused();
    await expect(checkout(page).locator('form')).toHaveCount(0);
    await tryAgain(page).click();
    await expect(payButton(page)).toBeVisible();
  });

  test('[PDF-11] [LOG-4] a failing mail and a failing log do not prevent the download', async ({ page, library }) => {
    const { path } = await library.add();
    await page.addInitScript(() => {
      navigator.sendBeacon = () => {
        throw new Error('The beacon is broken');
      };
    });
    await page.route('**/log/json/fallback', (route) => route.abort());
    await page.route('**/pdf-access/send-pdf-link-email/', (route) => route.fulfill({ status: 500 }));
    const { email } = await buy(page, path);
    await expect(pdfDialog(page).getByText(email)).toHaveCount(0);
  });

  test('if the dialog itself does not load, the page says so and stays usable', async ({ page, library }) => {
    const { path } = await library.add();
    await page.route('**/pdf-dialog*.js', (route) => route.abort());
    await open(page, path);
    await page.getByRole('link', { name: /PDF$/ }).click();
    await expect(page.getByText('This part of the page didn’t load. Check your connection and try again.')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
