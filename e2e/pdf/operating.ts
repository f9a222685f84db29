import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoKeys, expectNoViolation } from '../axe.ts';
import { buy, call, expect, open, openDialog, payButton, pdfDialog, PRICE, test, titleOf } from './journey.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

export function operatingJourneys(): void {
  test('[PDF-3] [BASE-4] the operator sees, exports and refunds a purchase; then the PDF is for sale again', async ({
    page,
    library,
    shelf,
    moderator,
    elsewhere,
  }) => {
    const { path, oid, title } = await library.add({ title: `=Tides, "returned" ${Date.now()}` });
    const { email } = await buy(page, path);
    const [bought] = await shelf.purchasesOf(oid);
    const sessionId = bought?.sessionId ?? '';

    const office = await elsewhere();
    expect((await office.goto('/operator/purchases/'))?.url()).toContain('/login');
    await office.context().addCookies(moderator.cookies);
    expect((await office.goto('/operator/purchases/'))?.status(), 'a moderator is not an operator').toBe(403);
    await library.pool.query(`update person set role = 'admin' where id = $1`, [moderator.id]);
    try {
      await expect(async () => expect((await office.goto('/operator/purchases/'))?.status()).toBe(200)).toPass();
      await open(office, '/operator/purchases/?state=paid');
      await expect(row(office, title)).toContainText(email);
      // A buyer without an account has no name.
      await expect(row(office, title).locator('span[aria-hidden]').getByText(email.charAt(0).toUpperCase(), { exact: true })).toBeVisible();
      await expect(row(office, title)).toContainText(PRICE);
      await expectNoViolation(office, 'the list of purchases', 'main');
      await expectNoKeys(office);
      const [download] = await Promise.all([office.waitForEvent('download'), office.getByRole('link', { name: 'Download CSV' }).click()]);
      expect(download.suggestedFilename()).toMatch(/^purchases-\d{4}-\d\d-\d\d\.csv$/);
      const line = (await readFile(await download.path(), 'utf8')).split('\r\n').find((each) => each.includes(sessionId)) ?? '';
      // Text that a spreadsheet would take for a formula is quoted.
      for (const cell of [sessionId, 'paid', '2.90', 'EUR', oid, `"'${title.replaceAll('"', '""')}"`, email]) expect(line).toContain(cell);

      await row(office, title)
        .getByRole('link', { name: `Receipt for ${title}` })
        .click();
      await office.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await expect(office.getByText(sessionId)).toBeVisible();
      await expect(office.getByText('This isn’t proof of payment.')).toBeVisible();
      await expectNoViolation(office, 'a receipt', 'main');
      await open(office, '/operator/purchases/?state=paid');
      await row(office, title)
        .getByRole('button', { name: `Refund ${PRICE} for ${title}` })
        .click();
      const sure = office.getByRole('dialog', { name: 'Refund this purchase?' });
      await expectNoViolation(office, 'the question before a refund', 'dialog[open]');
      await sure.getByRole('button', { name: 'Cancel' }).click();
      expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
      await row(office, title)
        .getByRole('button', { name: `Refund ${PRICE} for ${title}` })
        .click();
      await sure.getByRole('button', { name: `Refund ${PRICE}` }).click();
      await expect(office.getByText('The purchase has been refunded.')).toBeVisible();
      await expect(row(office, title)).toContainText('Refunded');
    } finally {
      await library.pool.query(`update person set role = 'moderator' where id = $1`, [moderator.id]);
    }

    // In the page that is still open, where it was just downloaded.
    await page.keyboard.press('Escape');
    await openDialog(page);
    await expect(titleOf(page, 'You haven’t bought this PDF')).toBeVisible();
    await expect(pdfDialog(page).getByText('charged')).toHaveCount(0);
    await expectNoViolation(page, 'a refused export', 'dialog[open]');
    await pdfDialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(payButton(page)).toBeVisible();
    await open(page, path);
    expect(await call(page, `/backend/export/${oid}/pdf/`, { preziIsMine: false })).toMatchObject({ status: 403 });
    await openDialog(page);
    await expect(payButton(page)).toBeVisible();
    // The old return address does not open it either.
    await open(page, `${path}?session-id=${sessionId}`);
    await expect(titleOf(page, 'We couldn’t confirm this payment')).toBeVisible();
  });
}
