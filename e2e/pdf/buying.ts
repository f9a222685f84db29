import { newAddress } from '../visitor.ts';
import {
  call,
  checkout,
  expect,
  expectReady,
  holdBack,
  inspect,
  listen,
  open,
  openDialog,
  openedPdf,
  PAGES,
  pay,
  payButton,
  pdfDialog,
  PRICE,
  readPdf,
  test,
  titleOf,
} from './journey.ts';

export function buyingJourneys(): void {
  test('[PDF-2] [PDF-3] [PDF-4] [PDF-9] [PDF-13] checks, pays, exports and keeps the file, and asks nothing twice', async ({
    page,
    library,
    shelf,
  }) => {
    const { path, oid, title } = await library.add({ title: 'Tides for sale: 100 % “öne”' });
    await expect.poll(() => shelf.isPainted(oid), { timeout: 45_000 }).toBe(true);
    await open(page, path);
    const letGo = await holdBack(page, '**/pdf-access/is-purchased?*');
    const asked = page.waitForRequest('**/pdf-access/is-purchased?*');
    await openDialog(page);
    await expect(titleOf(page, 'Checking this presentation')).toBeFocused();
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ 'prezi-oid': oid });
    const begun = page.waitForRequest('**/pdf-access/create-checkout-session/');
    await letGo();

    await expect(titleOf(page, title)).toBeFocused();
    await expect(pdfDialog(page).getByText(PRICE, { exact: true })).toBeVisible();
    await expect(pdfDialog(page).getByText(`PDF, ${PAGES} pages`)).toBeVisible();
    await expect(checkout(page).getByRole('heading', { name: 'Test payment' })).toBeVisible();
    await expect(checkout(page).getByText('no money moves')).toBeVisible();
    // It has its own styles.
    await expect(checkout(page).locator('form')).toHaveCSS('display', 'grid');
    // No card is requested where none is charged.
    await expect(checkout(page).getByRole('textbox')).toHaveCount(1);
    expect((await begun).postDataJSON()).toEqual({ 'putma-id': null, 'prezi-oid': oid });
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'putma-id');
    expect(cookie).toMatchObject({ sameSite: 'Lax', httpOnly: false, value: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{43}$/) });

    const opened = openedPdf(page);
    const email = await pay(page);
    const { name, bytes: file } = await opened;
    await expectReady(page);
    await expect(page).toHaveURL(path);
    expect(name).toBe('tides-for-sale-100-one.pdf');
    await expect(pdfDialog(page).getByText(name)).toBeVisible();
    await expect(pdfDialog(page).getByText(new RegExp(`^${PAGES} pages, [\\d.]+ kB$`))).toBeVisible();
    await expect(pdfDialog(page).getByText(`We also sent the link to ${email}.`, { exact: true })).toBeVisible();
    const seen = inspect(file);
    if (seen) {
      expect(seen.pages).toBe(PAGES);
      expect(seen.text).toContain('Les grandes marées d’équinoxe découvrent l’estran jusqu’au phare.');
    }
    // It can also be saved.
    const again = page.waitForEvent('download');
    await pdfDialog(page).getByRole('link', { name: 'Download', exact: true }).click();
    expect(await readPdf(await again)).toEqual(file);

    await open(page, path);
    const reopened = openedPdf(page);
    await openDialog(page);
    await expectReady(page);
    expect((await reopened).bytes, 'the same version is exported once').toEqual(file);
    expect(await call(page, '/pdf-access/create-checkout-session/', { 'putma-id': cookie?.value ?? '', 'prezi-oid': oid })).toMatchObject({
      status: 409,
    });
    expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
  });

  test('[PDF-8] [PDF-9] shows the page count during the export; closed and reopened, it rejoins the export', async ({ page, shelf }) => {
    const STOPS = 120;
    const { path, oid } = await shelf.addLong(`A long way ${Date.now()}`, STOPS);
    await open(page, path);
    await openDialog(page);
    // Nobody can tell how soon it is over.
    const [goOn] = await Promise.all([shelf.pauseExport(oid), pay(page)]);
    try {
      await expect(titleOf(page, 'Making your PDF')).toBeVisible();
      await expect(pdfDialog(page).getByText(new RegExp(`^Page \\d+ of ${STOPS + 1}$`))).toBeVisible();
      await expect(pdfDialog(page).getByRole('progressbar')).toHaveAttribute('value', /^0\.\d/);
      await pdfDialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(pdfDialog(page)).toBeHidden();
    } finally {
      await goOn();
    }
    const opened = openedPdf(page);
    await openDialog(page);
    expect(inspect((await opened).bytes)?.pages ?? STOPS + 1).toBe(STOPS + 1);
    await expectReady(page);
    await expect(pdfDialog(page).getByText(`${STOPS + 1} pages`)).toBeVisible();
  });

  test('[PDF-4] after a declined payment the form can be paid; after an expired one a new form is created', async ({
    page,
    library,
    shelf,
  }) => {
    const { path, oid } = await library.add();
    await open(page, path);
    await openDialog(page);
    await checkout(page).getByRole('button', { name: 'Decline' }).click();
    await expect(checkout(page).getByText('The payment was declined, as you chose.')).toBeVisible();
    await expect(payButton(page)).toBeVisible();
    await checkout(page).getByRole('button', { name: 'Let it expire' }).click();
    await expect(checkout(page).getByRole('heading', { name: 'This test payment has expired' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    // As its page says: opening the dialog again creates a new one.
    await pdfDialog(page).getByRole('button', { name: 'Close' }).click();
    await openDialog(page);
    await expect(payButton(page)).toBeVisible();
    const opened = openedPdf(page);
    await checkout(page).getByLabel('Email for the receipt').fill('not an address');
    await payButton(page).click();
    expect(
      await checkout(page)
        .getByLabel('Email for the receipt')
        .evaluate((field) => (field as HTMLInputElement).validity.valid),
      'the browser reports this before anything is sent',
    ).toBe(false);
    await pay(page);
    await opened;
    await expectReady(page);
    expect((await shelf.purchasesOf(oid)).map(({ state }) => state)).toEqual(['expired', 'paid']);
  });

  test('[PDF-6] waits for a pending payment, also elsewhere in the same browser, and prevents a second one', async ({
    page,
    context,
    library,
    shelf,
  }) => {
    const { path, oid } = await library.add();
    await open(page, path);
    await openDialog(page);
    await pay(page, { by: 'Pay later' });
    await expect(titleOf(page, 'Your payment is on its way')).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'processing' }]);
    const other = await context.newPage();
    await open(other, path);
    await openDialog(other);
    await expect(titleOf(other, 'Your payment is on its way')).toBeVisible();
    await expect(checkout(other).locator('form')).toHaveCount(0);
    await other.close();
    await pdfDialog(page).getByRole('button', { name: 'Check again' }).click();
    await expect(titleOf(page, 'Your payment is on its way')).toBeVisible();
    await expect.poll(() => shelf.purchasesOf(oid), { timeout: 30_000 }).toMatchObject([{ state: 'paid' }]);
    const opened = openedPdf(page);
    await pdfDialog(page).getByRole('button', { name: 'Check again' }).click();
    await opened;
    await expectReady(page);
  });

  test('[PDF-4] paying in two tabs at the same time: one form, one purchase, and the PDF in both', async ({
    page,
    context,
    library,
    shelf,
  }) => {
    const { path, oid } = await library.add();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await open(tab, path);
      await openDialog(tab);
      await expect(payButton(tab)).toBeVisible();
      await checkout(tab).getByLabel('Email for the receipt').fill('robin@example.org');
    }
    await Promise.all([page, other].map((tab) => payButton(tab).click()));
    await Promise.all([page, other].map(expectReady));
    expect(await shelf.purchasesOf(oid)).toMatchObject([{ state: 'paid' }]);
  });

  test('[PDF-4] a second payment through another link is refunded', async ({ page, context, library, shelf, logIn }) => {
    const { oid } = await library.add({ privacy: 'private' });
    const links = [await shelf.addLink(oid), await shelf.addLink(oid)] as const;
    await logIn();
    const other = await context.newPage();
    for (const [place, tab] of [page, other].entries()) {
      await open(tab, links[place] ?? '');
      await openDialog(tab);
      await expect(payButton(tab)).toBeVisible();
    }
    for (const tab of [page, other]) {
      await pay(tab);
      await expectReady(tab);
    }
    await expect(other).toHaveURL(links[1]);
    await expect.poll(async () => (await shelf.purchasesOf(oid)).map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded']);
    await expect
      .poll(
        async () =>
          (
            await shelf.pool.query('select from test_checkout where state ->> $1 = $2 and state ->> $3 = $4', [
              'oid',
              oid,
              'isRefunded',
              'true',
            ])
          ).rowCount,
      )
      .toBe(1);
    await open(page, links[1]);
    await openDialog(page);
    await expectReady(page);
  });

  test('[LOG-4] [PDF-7] clicks are announced in order, and the dialog can be opened repeatedly', async ({ page, library }) => {
    const { path } = await library.add();
    const all = listen(page);
    const told = () => all().filter(({ event_name: name }) => String(name).startsWith('pdf-'));
    await open(page, path);
    await openDialog(page);
    await expect(payButton(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pdfDialog(page)).toBeHidden();
    await openDialog(page);
    await expect(payButton(page)).toBeVisible();
    await expect
      .poll(told)
      .toMatchObject([
        { event_name: 'pdf-download-click' },
        { event_name: 'pdf-checkout-started', provider: 'test' },
        { event_name: 'pdf-download-click' },
        { event_name: 'pdf-checkout-started', provider: 'test' },
      ]);
    await pay(page, { email: newAddress() });
    await expectReady(page);
    await expect.poll(told).toMatchObject([
      { event_name: 'pdf-payment-returned', state: 'VALID' },
      { event_name: 'pdf-export-started', is_mine: false },
      { event_name: 'pdf-export-succeeded', pages: PAGES },
    ]);
  });
}
