import type { Page } from '@playwright/test';
import {
  call,
  checkout,
  downloadTool,
  expect,
  expectReady,
  holdBack,
  open,
  openDialog,
  openedPdf,
  payButton,
  pdfDialog,
  test,
  titleOf,
} from './journey.ts';

const support = (page: Page) => pdfDialog(page).getByRole('link', { name: 'contact support' });

async function expectUnconfirmed(page: Page) {
  await expect(titleOf(page, 'We couldn’t confirm this payment')).toBeVisible();
  await expect(support(page)).toHaveAttribute('href', '/contact/billing/');
  expect(new URL(page.url()).searchParams.has('session-id')).toBe(false);
}

/** Starts a payment, and returns the session id. */
async function begin(page: Page, oid: string): Promise<string> {
  const { body } = await call(page, '/pdf-access/create-checkout-session/', { 'putma-id': null, 'prezi-oid': oid });
  return /^(.+)_secret_/.exec(String((body as { client_secret: string }).client_secret))?.[1] ?? '';
}

export function returningJourneys(): void {
  test('[PDF-6] [PDF-2] LOADING, then VALID: the dialog opens, only the session leaves the address, and the export starts', async ({
    page,
    library,
  }) => {
    const { path } = await library.add();
    await open(page, path);
    await openDialog(page);
    await checkout(page).getByLabel('Email for the receipt').fill('robin@example.org');
    const letGo = await holdBack(page, '**/pdf-access/retrieve-checkout-session?*');
    await payButton(page).click();
    await expect(titleOf(page, 'Checking your payment')).toBeVisible();
    const back = new URL(page.url());
    const sessionId = back.searchParams.get('session-id') ?? '';
    expect(back.pathname + back.search).toBe(`${path}?session-id=${sessionId}`);

    const questions: string[] = [];
    page.on('request', (request) => request.url().includes('/pdf-access/') && questions.push(new URL(request.url()).pathname));
    const begun = page.waitForRequest('**/backend/export/*/pdf/*');
    const opened = openedPdf(page);
    await open(page, `${path}?a=1%2B1&session-id=${sessionId}&b=%C3%A9#transcript`);
    await expect(titleOf(page, 'Checking your payment')).toBeVisible();
    expect(page.url(), 'until the result is known, a reload checks again').toContain('session-id=');
    await letGo();
    expect((await begun).postDataJSON()).toEqual({ preziIsMine: false });
    await opened;
    await expectReady(page);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1%2B1&b=%C3%A9#transcript');
    expect(
      questions.filter((question) => question.includes('is-purchased')),
      'a visitor who has just paid is not asked again',
    ).toEqual([]);
    // The session does not reappear in the history.
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(downloadTool(page)).toBeVisible();
    await expect(pdfDialog(page)).toHaveCount(0);
    // The same session id is still the same purchase.
    await open(page, `${path}?session-id=${sessionId}`);
    await expectReady(page);
    await expect(page).toHaveURL(path);
  });

  test('[PDF-6] INVALID: of another presentation, open, expired, invented or empty; grants nothing and offers the form', async ({
    page,
    library,
    shelf,
  }) => {
    const [mine, other] = [await library.add(), await library.add({ title: 'Another one' })];
    await open(page, other.path);
    await openDialog(page);
    await checkout(page).getByLabel('Email for the receipt').fill('robin@example.org');
    await payButton(page).click();
    await expectReady(page);
    const [paid] = await shelf.purchasesOf(other.oid);
    const sessionId = await begin(page, mine.oid);
    const comeBack = async (session: string) => {
      await open(page, `${mine.path}?session-id=${session}`);
      await expectUnconfirmed(page);
    };
    for (const name of [paid?.sessionId ?? '', sessionId, 'test_session_0123456789abcdef', '', '..%2F%00']) await comeBack(name);
    await shelf.pool.query(`update test_checkout set state = jsonb_set(state, '{stage}', '"expired"') where id = $1`, [sessionId]);
    await comeBack(sessionId);
    expect((await shelf.purchasesOf(mine.oid)).map(({ state }) => state)).toEqual(['expired']);
    expect(await call(page, `/backend/export/${mine.oid}/pdf/`, { preziIsMine: true })).toMatchObject({ status: 403 });
    await pdfDialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(payButton(page)).toBeVisible();
  });

  test('[PDF-6] NON_EXISTENT: without a session nothing opens and nothing is requested', async ({ page, library }) => {
    const { path } = await library.add();
    const questions: string[] = [];
    page.on('request', (request) => /pdf-access|backend/.test(request.url()) && questions.push(request.url()));
    await open(page, `${path}?session=1&id=2`);
    await page.waitForLoadState('networkidle');
    await expect(pdfDialog(page)).toHaveCount(0);
    expect(questions).toEqual([]);
    await expect(page).toHaveURL(`${path}?session=1&id=2`);
  });

  test('[PDF-6] [BASE-9] retries when an answer is missing; if the dialog is closed meanwhile, the purchase is kept', async ({
    page,
    library,
    shelf,
  }) => {
    const { path, oid } = await library.add();
    await open(page, path);
    await openDialog(page);
    await checkout(page).getByLabel('Email for the receipt').fill('robin@example.org');
    let failures = 0;
    await page.route('**/pdf-access/retrieve-checkout-session?*', (route) =>
      failures++ === 0 ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await payButton(page).click();
    await expect(titleOf(page, 'Checking your payment')).toBeVisible();
    await pdfDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(pdfDialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect.poll(() => shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
    await openDialog(page);
    await expectReady(page);
    expect(failures).toBeGreaterThan(1);
  });
}
