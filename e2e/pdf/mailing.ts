import { newAddress } from '../visitor.ts';
import { buy, call, expect, inspect, open, PAGES, pdfDialog, readMail, test } from './journey.ts';

export function mailingJourneys(): void {
  test('[PDF-11] the mail has a link that opens the file in any browser, and is only sent to the buyer', async ({
    page,
    library,
    shelf,
    elsewhere,
  }) => {
    const { path, oid, title } = await library.add({ title: 'Tides by mail' });
    const sent = page.waitForRequest('**/pdf-access/send-pdf-link-email/');
    const { email, file } = await buy(page, path);
    await expect(pdfDialog(page).getByText(`We also sent the link to ${email}.`, { exact: true })).toBeVisible();
    const body = (await sent).postDataJSON() as Record<string, string>;
    expect(body).toEqual({
      email,
      'prezi-link': new URL(path, page.url()).href,
      'prezi-title': title,
      'pdf-link': expect.stringContaining('/media/'),
    });
    const other = await elsewhere();
    const { subject, text, links } = await readMail(other, email);
    expect(subject).toContain(title);
    expect(text).toMatch(/The link works until \d+ \w+ \d{4}\./);
    const [pdfLink = ''] = links.filter((link) => link.includes('/media/'));
    expect(links).toContain(new URL(path, page.url()).href);
    const answer = await other.request.get(pdfLink);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline'),
    });
    expect(Buffer.compare(await answer.body(), file)).toBe(0);

    // Nothing else can be sent, and to nobody else.
    await open(other, path);
    for (const wrong of [
      { email: newAddress() },
      { 'pdf-link': 'https://example.org/malware.pdf' },
      { 'prezi-link': 'https://example.org/p/x/' },
      { email: `${email}\nBcc: all@example.org` },
    ]) {
      const { status } = await call(page, '/pdf-access/send-pdf-link-email/', { ...body, ...wrong });
      expect([403, 404, 422], JSON.stringify(wrong)).toContain(status);
    }
    expect(await call(other, '/pdf-access/send-pdf-link-email/', body), `${oid} was not bought in this browser`).toMatchObject({
      status: 403,
    });
    // Repeating the request sends no second mail.
    expect(await call(page, '/pdf-access/send-pdf-link-email/', body)).toMatchObject({ status: 204 });
    expect(await shelf.countMails(email)).toBe(1);
  });

  test('[PDF-11] [PDF-13] the dialog, the payment and the mail are in Japanese for a Japanese browser', async ({ library, elsewhere }) => {
    const page = await elsewhere({ locale: 'ja' });
    const { path, title } = await library.add({ title: '潮の暦' });
    await open(page, path);
    await page.getByRole('link', { name: 'PDF', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'PDFをダウンロード' });
    await expect(dialog.getByText('€2.90', { exact: true })).toBeVisible();
    const form = dialog.frameLocator('iframe');
    await expect(form.getByRole('heading', { name: 'テスト決済' })).toBeVisible();
    const email = newAddress();
    await form.locator('input[type=email]').fill(email);
    await form.getByRole('button', { name: '€2.90を支払う' }).click();
    await expect(dialog.getByRole('heading', { name: 'PDFができました' })).toBeVisible({ timeout: 20_000 });
    await expect(dialog.getByText(`リンクを${email}にも送信しました。`, { exact: true })).toBeVisible();
    const { subject, text, links } = await readMail(page, email);
    expect(subject).toContain(title);
    expect(subject).toMatch(/のPDF$/);
    expect(text).toMatch(/リンクは\d{4}年\d+月\d+日まで有効です。/);
    const answer = await page.request.get(links.find((link) => link.includes('/media/')) ?? '');
    expect(inspect(await answer.body())?.pages ?? PAGES).toBe(PAGES);
    expect(decodeURIComponent(answer.headers()['content-disposition'] ?? '')).toContain('潮の暦.pdf');
  });
}
