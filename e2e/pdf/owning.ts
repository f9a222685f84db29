import { password, signUp } from '../visitor.ts';
import {
  buy,
  call,
  checkout,
  expect,
  expectReady,
  inspect,
  open,
  openDialog,
  PAGES,
  payButton,
  pdfDialog,
  openedPdf,
  readPdf,
  test,
} from './journey.ts';

export function owningJourneys(): void {
  test('[PDF-12] [PDF-11] the owner exports without paying, and gets no mail', async ({ page, library, shelf, logIn, member }) => {
    const { path, oid } = await library.add({ privacy: 'private', ownerId: member.id });
    await logIn();
    await open(page, path);
    const questions: string[] = [];
    page.on('request', (request) => request.url().includes('/pdf-access/') && questions.push(request.url()));
    const begun = page.waitForRequest(`**/backend/export/${oid}/pdf/`);
    const opened = openedPdf(page);
    await openDialog(page);
    expect((await begun).postDataJSON()).toEqual({ preziIsMine: true });
    expect(inspect((await opened).bytes)?.pages ?? PAGES).toBe(PAGES);
    await expectReady(page);
    expect(questions).toEqual([]);
    expect(await shelf.purchasesOf(oid)).toEqual([]);
    expect(await call(page, '/pdf-access/create-checkout-session/', { 'putma-id': null, 'prezi-oid': oid })).toMatchObject({ status: 409 });
  });

  test('[PDF-8] [PDF-9] an export asked for without a body is made, and answers of only a status and an address are understood', async ({
    page,
    library,
    logIn,
    member,
  }) => {
    const { path, oid } = await library.add({ privacy: 'private', ownerId: member.id });
    // As a client that sends nothing at all does.
    await page.addInitScript(() => {
      const original = window.fetch;
      window.fetch = (address, options = {}) => {
        const { body: _body, headers: _headers, ...bare } = options;
        return original(address, String(address).endsWith('/pdf/') ? bare : options);
      };
    });
    const begun = page.waitForRequest(`**/backend/export/${oid}/pdf/`);
    const statuses: number[] = [];
    await page.route('**/backend/conversions/status/', async (route) => {
      const { status, results } = (await (await route.fetch()).json()) as { status: number; results: { uri: string }[] };
      statuses.push(status);
      await route.fulfill({ json: status === 5 ? { status, results: results.map(({ uri }) => ({ uri })) } : { status } });
    });
    await logIn();
    await open(page, path);
    const opened = openedPdf(page);
    await openDialog(page);
    expect((await begun).postData()).toBeNull();
    expect(inspect((await opened).bytes)?.pages ?? PAGES).toBe(PAGES);
    await expectReady(page);
    expect(statuses.at(-1)).toBe(5);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pdfDialog(page).getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    await readPdf(download);
  });

  test('[PDF-3] a purchase without an account survives a reload and moves to the new account; others have nothing', async ({
    page,
    library,
    elsewhere,
  }) => {
    const { path, oid } = await library.add();
    await buy(page, path);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await openDialog(page);
    await expectReady(page);
    const email = await signUp(page, { next: path });
    await expect(page).toHaveURL(path);

    const other = await elsewhere();
    await open(other, path);
    await openDialog(other);
    await expect(payButton(other)).toBeVisible();
    expect(await call(other, `/backend/export/${oid}/pdf/`, { preziIsMine: true }), 'claiming to own it has no effect').toMatchObject({
      status: 403,
    });
    await open(other, `/login?next=${encodeURIComponent(path)}`);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other).toHaveURL(path);
    await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const opened = openedPdf(other);
    await openDialog(other);
    await opened;
    await expectReady(other);
  });

  test('[PDF-3] a private presentation is bought through a view link, which every call includes; others get nothing', async ({
    page,
    library,
    shelf,
    elsewhere,
  }) => {
    const { path, oid } = await library.add({ title: 'For few', privacy: 'private' });
    const link = await shelf.addLink(oid);
    const linkId = link.split('/')[2] ?? '';
    const calls: URL[] = [];
    page.on(
      'request',
      (request) =>
        /\/(?:is-purchased|create-checkout-session|retrieve-checkout-session|backend\/export)\b/.test(request.url()) &&
        calls.push(new URL(request.url())),
    );
    await buy(page, link);
    await expect(page).toHaveURL(link);
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const { search } of calls) expect(search).toContain(`auth_key=${linkId}&key_type=prezilink`);
    const href = (await pdfDialog(page).getByRole('link', { name: 'Download', exact: true }).getAttribute('href')) ?? '';

    const stranger = await elsewhere();
    expect((await stranger.goto(path))?.status()).toBe(404);
    for (const [address, body] of [
      [`/pdf-access/is-purchased?prezi-oid=${oid}`],
      ['/pdf-access/create-checkout-session/', { 'putma-id': null, 'prezi-oid': oid }],
      [`/backend/export/${oid}/pdf/`, { preziIsMine: true }],
    ] as const)
      expect(await call(stranger, address, body), address).toMatchObject({ status: 404 });
    // A manipulated link to the file does not work.
    const forged = href.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? 'A' : '_'}`);
    for (const changed of [forged, href.replace(/expires=\d/, 'expires=9'), href.split('?')[0] ?? ''])
      expect((await stranger.request.get(changed)).status(), changed).toBe(404);
    // Another visitor with the link sees the presentation, but has not bought it.
    await open(stranger, link);
    await openDialog(stranger);
    await expect(payButton(stranger)).toBeVisible();
    await expect(checkout(stranger).getByLabel('Email for the receipt')).toHaveValue('');
  });

  test('[PDF-3] a forged visitor id is rejected', async ({ page, library, elsewhere }) => {
    const { path, oid } = await library.add();
    await buy(page, path);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'putma-id');
    const [visitor = '', signature = ''] = cookie?.value.split('.') ?? [];
    const other = await elsewhere();
    await open(other, path);
    expect(await call(other, `/pdf-access/is-purchased?prezi-oid=${oid}&putma-id=${cookie?.value}`), 'known, but not theirs').toMatchObject(
      { body: { isPurchased: false } },
    );
    const forged = `${visitor}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    await other.context().addCookies([{ name: 'putma-id', value: forged, url: new URL(page.url()).origin }]);
    expect(await call(other, `/pdf-access/is-purchased?prezi-oid=${oid}&putma-id=${forged}`)).toMatchObject({
      body: { isPurchased: false },
    });
    expect(await call(other, `/backend/export/${oid}/pdf/`, { preziIsMine: false })).toMatchObject({ status: 403 });
    await openDialog(other);
    await expect(payButton(other)).toBeVisible();
  });
}
