import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SendPdfLinkBody } from '#contract/pdf/pdf-access.ts';
import { languages } from '#locale/language.ts';
import { callApi } from '../../../testing/test-member.ts';
import type { TestVisitor } from '../../../testing/test-visitor.ts';
import { composePdfMail } from '../pdf-mail.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const DAY = 24 * 60 * 60_000;

let shop: TestShop;
let pdf = '';
beforeAll(async () => {
  shop = await openTestShop();
  await shop.workOnMail();
  for (const person of ['owner', 'ada']) await shop.addPerson(person);
  for (const oid of ['deck', 'other']) await shop.addPresentation({ oid, owner: 'owner' });
  await shop.addPresentation({ oid: 'hidden', owner: 'owner', privacy: 'private' });
  await shop.query(`update presentation set title = $1 where oid = 'deck'`, ['Light <b>in</b>\nthe "Deep"']);
  shop.viewLinks.set('linktohidden', 'hidden');
  pdf = await shop.addExport('export1', 'deck');
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

async function buyer(visitor: TestVisitor = shop.visitor(), oid = 'deck', beside = ''): Promise<TestVisitor> {
  const sessionId = await shop.act(await shop.begin(visitor, oid, beside), 'succeed', 'Wren@Example.org');
  expect((await shop.retrieve(visitor, sessionId)).status).toBe(200);
  return visitor;
}
const body = (change: Partial<Record<keyof SendPdfLinkBody, unknown>> = {}) => ({
  email: 'wren@example.org',
  'prezi-link': `${shop.origin}/p/deck/light/`,
  'prezi-title': 'Buy pills',
  'pdf-link': pdf,
  ...change,
});
const mail = (visitor: TestVisitor, change?: Parameters<typeof body>[0], beside = '') =>
  callApi(visitor, 'POST', `/pdf-access/send-pdf-link-email/${beside}`, body(change));
const mailed = async (count: number) => {
  while (shop.mails.length < count) await shop.query('select 1');
  return shop.mails;
};
const queued = async () => Number((await shop.query(`select count(*) from pgboss.job where name = 'send-mail'`))[0]?.['count']);

describe('mailing the link', () => {
  test('[PDF-11] reaches the buyer, with our title, picture and links, and the link works until the day it names', async () => {
    const { status } = await mail(await buyer());
    expect(status).toBe(204);
    const [sent] = await mailed(1);
    expect(sent).toMatchObject({ to: 'Wren@Example.org', subject: 'Your PDF of “Light <b>in</b> the "Deep"”' });
    expect(sent?.text).toContain('The link works until 19 May 2026.');
    expect(sent?.text).not.toContain('pills');
    expect(sent?.text).toContain(`${shop.origin}/p/deck/light-b-in-b-the-deep/`);
    expect(sent?.html).toContain(`<img src="${shop.origin}/files/deck.jpeg" alt="Light &lt;b&gt;in&lt;/b&gt; the &quot;Deep&quot;"`);
    const link = /http\S+\/media\/\S+/.exec(sent?.text ?? '')?.[0] ?? '';
    expect(shop.links.readAddress(link)).toMatchObject({ state: 'good', exportId: 'export1' });
    // The end of that day in the last time zone.
    expect(shop.links.readAddress(link)).toMatchObject({ expiresAt: Date.UTC(2026, 4, 20, 12) });
  });

  test('[PDF-11] happens once per purchase and export, however often it is requested', async () => {
    const visitor = await buyer();
    const before = await queued();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mail(visitor)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const second = await shop.addExport('export2', 'deck');
    await mail(visitor, { 'pdf-link': second });
    await mail(visitor);
    expect((await queued()) - before).toBe(2);
  });

  test('[PDF-11] logged-in users may choose the address of their account', async () => {
    expect((await mail(await buyer(shop.member('ada')), { email: 'ada@example.org' })).status).toBe(204);
    expect((await mailed(1))[0]?.to).toBe('ada@example.org');
  });

  test('[PDF-11] reaches only the buyer, whatever the form says', async () => {
    const visitor = await buyer();
    const before = await queued();
    expect((await mail(visitor, { email: 'victim@example.org' })).status).toBe(403);
    const hostile = [
      '',
      'wren',
      'wren@example.org, victim@example.org',
      'wren@example.org\r\nBcc: victim@example.org',
      '"a" <wren@example.org>',
      'wren@example.org\0',
      `${'w'.repeat(300)}@example.org`,
      ['wren@example.org'],
      null,
      7,
    ];
    for (const email of hostile) expect([email, (await mail(visitor, { email })).status]).toEqual([email, 422]);
    expect(await queued()).toBe(before);
  });

  test('[PDF-11] sends only our own links to an export of the purchased presentation', async () => {
    const visitor = await buyer();
    const before = await queued();
    const [address, search = ''] = pdf.split('?');
    const hostile = [
      '',
      'https://evil.example/malware.pdf',
      'javascript:alert(1)',
      pdf.replace(shop.origin, 'https://evil.example'),
      pdf.replace('export1', 'export2'),
      `${address}?${search.replace(/expires=\d+/, 'expires=99999999999')}`,
      `${address}`,
      `${pdf}x`,
      await shop.addExport('export3', 'other'),
      shop.links.make('nothing', 'deck.pdf', DAY),
    ];
    for (const link of hostile) expect([link, (await mail(visitor, { 'pdf-link': link })).status]).toEqual([link, 422]);
    for (const link of [
      'https://evil.example/p/deck/light/',
      `${shop.origin}/`,
      `${shop.origin}/settings/`,
      'nonsense',
      `${shop.origin}/p/hidden/hidden/`,
    ])
      expect([link, (await mail(visitor, { 'prezi-link': link })).status]).toEqual([link, 404]);
    expect(await queued()).toBe(before);
  });

  test('[PDF-11] an expired link is not mailed as a new one', async () => {
    const visitor = await buyer();
    const old = shop.links.make('export1', 'deck.pdf', 1000);
    await shop.clock.advance(2000);
    expect((await mail(visitor, { 'pdf-link': old })).status).toBe(422);
  });

  test('[PDF-11][PDF-12] is impossible without a purchase, or after a refund', async () => {
    for (const visitor of [shop.visitor(), shop.member('ada'), shop.member('owner')]) expect((await mail(visitor)).status).toBe(403);
    const visitor = await buyer();
    await shop.query(`update pdf_purchase set state = 'refunded'`);
    expect((await mail(visitor)).status).toBe(403);
  });

  test('[PDF-11] for a purchase through a view link names that link', async () => {
    const beside = '?auth_key=linktohidden&key_type=prezilink';
    const visitor = await buyer(shop.visitor(), 'hidden', beside);
    const link = await shop.addExport('export4', 'hidden');
    expect((await mail(visitor, { 'prezi-link': `${shop.origin}/view/linktohidden/`, 'pdf-link': link }, beside)).status).toBe(204);
    expect((await mailed(1))[0]?.text).toContain(`${shop.origin}/view/linktohidden/`);
  });
});

describe('the text of the mail', () => {
  const compose = (language: (typeof languages)[number], title = 'Deep') =>
    composePdfMail(
      {
        to: 'a@example.org',
        language,
        title,
        pdfLink: 'https://x.example/m',
        presentationLink: 'https://x.example/p',
        picture: null,
        lastDay: '2026-05-19T00:00:00.000Z',
      },
      { brand: 'Lectern', origin: 'https://x.example' },
    );

  test.each(languages)('[PDF-11] in %s has title, day and both links, as HTML and as plain text', (language) => {
    const { subject, text, html } = compose(language);
    const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, 4, 19),
    );
    expect(subject).toContain('Deep');
    for (const words of ['Deep', day, 'https://x.example/m', 'https://x.example/p', 'Lectern'])
      expect([text.includes(words), html.includes(words)]).toEqual([true, true]);
    expect(`${subject}${text}`).not.toMatch(/[{}]|mail\./);
    expect(html).not.toContain('<img');
  });

  test('[PDF-11] a title cannot break the mail, and is shortened for the subject', () => {
    const { subject } = compose('en', `One\r\nBcc: victim@example.org ${'x'.repeat(500)}`);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThan(150);
  });
});
