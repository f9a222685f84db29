// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import type { PageFrame, PageProps } from '#contract/pages.ts';
import { purchaseStates, type PurchaseSummary } from '#contract/pdf/purchases.ts';
import type { SignedInPerson } from '#contract/person.ts';
import { languages, type Language } from '#locale/language.ts';
import { compileTexts } from '#locale/translate.ts';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { FrameProvider } from '../../client/frame.tsx';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page as dashboardPage } from '../dashboard/dashboard-page.tsx';
import { sampleLibrary } from '../dashboard/sample-library.ts';
import { page as purchasesPage } from './purchases/purchases-page.tsx';
import { page as receiptPage } from './purchase-receipt/purchase-receipt-page.tsx';

const purchase: PurchaseSummary = {
  sessionId: 'cs_live_1',
  provider: 'stripe',
  isTest: false,
  state: 'paid',
  price: '€2.90',
  presentation: { oid: 'demolightdee', title: 'Light <in> the Deep', address: '/p/demolightdee/light/' },
  email: 'jun@example.org',
  avatar: { initials: 'JC', colour: 2, picture: null },
  buyer: { name: 'Jun & Co', address: '/user/jun/' },
  createdAt: '2026-05-12T10:05:00Z',
  paidAt: '2026-05-13T11:00:00Z',
  refundedAt: null,
  receiptAddress: 'https://pay.example/receipt/1',
};
const props: PageProps['purchases'] = {
  purchases: [purchase],
  state: null,
  total: 1,
  page: 1,
  pageCount: 1,
  takings: ['€2.90', '¥300'],
  message: null,
};

const pageOf = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
};
const list = (changes: Partial<PageProps['purchases']> = {}, language: Language = 'en') =>
  pageOf(
    renderInFrame(<purchasesPage.Component {...props} {...changes} />, {
      csrfToken: 'token',
      language,
      texts: compileTexts(['site', 'ui', ...purchasesPage.areas], language),
    }),
  );
const receipt = (changes: Partial<PurchaseSummary> = {}, language: Language = 'en') =>
  pageOf(
    renderInFrame(<receiptPage.Component purchase={{ ...purchase, ...changes }} />, {
      csrfToken: 'token',
      language,
      texts: compileTexts(['site', 'ui', ...receiptPage.areas], language),
    }),
  );
const addressesIn = (place: ParentNode) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const wordsOf = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the list of purchases', () => {
  test('is a table with a caption and headers, one row per purchase', () => {
    const page = list();
    expect(wordsOf(page, 'caption')).toEqual(['PDF purchases, newest first']);
    expect(wordsOf(page, 'thead th[scope="col"]')).toEqual(['Date', 'Presentation', 'Buyer', 'Price', 'Status', 'Paid via', 'Actions']);
    expect(wordsOf(page, 'tbody th[scope="row"]')).toEqual(['Light <in> the Deep']);
    expect(page.querySelector('tbody time')?.textContent).toBe('12 May 2026 10:05 UTC');
    expect(addressesIn(page.querySelector('tbody') ?? page)).toEqual([
      '/p/demolightdee/light/',
      '/user/jun/',
      '/operator/purchases/cs_live_1/',
      '/operator/purchases/cs_live_1/#refund',
    ]);
    expect(page.querySelector('tbody')?.textContent).toContain('jun@example.org');
    expect(page.innerHTML).not.toContain('style=');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  test('shows the revenue per currency, and nothing when there is none', () => {
    expect(wordsOf(list(), 'dd')).toEqual(['€2.90', '¥300']);
    expect(list({ takings: [] }).querySelector('dl')).toBeNull();
  });

  test.each(purchaseStates)('marks %s with an icon and a word, and offers a refund only while paid or refunding', (state) => {
    const row = list({ purchases: [{ ...purchase, state }] }).querySelector('tbody tr');
    const badge = row?.querySelector('td:nth-child(5) svg')?.parentElement;
    expect(badge?.textContent).toMatch(/^(Started|Processing|Paid|Failed|Expired|Refund pending|Refunded)$/);
    expect(addressesIn(row ?? document).some((address) => address?.endsWith('#refund'))).toBe(state === 'paid' || state === 'refunding');
    expect(row?.textContent?.includes('Receipt')).toBe(['paid', 'refunding', 'refunded'].includes(state));
  });

  test('marks test payments, deleted presentations and unknown buyers', () => {
    const words = list({
      purchases: [
        {
          ...purchase,
          provider: 'test',
          isTest: true,
          buyer: null,
          email: null,
          presentation: { ...purchase.presentation, address: null },
        },
      ],
    }).querySelector('tbody')?.textContent;
    for (const told of ['Test', 'No longer available', 'Unknown']) expect(words).toContain(told);
    expect(words).not.toContain('Stripe');
    expect(list({ purchases: [{ ...purchase, isTest: true }] }).querySelector('tbody td:nth-child(6)')?.textContent).toContain(
      'Stripe Test',
    );
  });

  test('has a tab for each state, and keeps the state from page to page', () => {
    const page = list({ state: 'paid', total: 60, page: 2, pageCount: 3 });
    expect(addressesIn(page.querySelector('nav[aria-label="Purchases by status"]') ?? page)).toEqual([
      '/operator/purchases/',
      ...purchaseStates.map((state) => `/operator/purchases/?state=${state}`),
    ]);
    expect(wordsOf(page, '[aria-current="page"]')).toEqual(['Paid']);
    expect(addressesIn(page)).toContain('/operator/purchases/?state=paid&page=3');
    expect(addressesIn(page)).toContain('/operator/purchases/?state=paid');
    expect(page.querySelector('a[download]')?.getAttribute('href')).toBe('/operator/purchases.csv?state=paid');
    expect(list().querySelector('a[download]')?.getAttribute('href')).toBe('/operator/purchases.csv');
  });

  test('reports the result of a refund', () => {
    expect(wordsOf(list({ message: 'refunded' }), '[role="status"]')).toEqual(['The purchase has been refunded.']);
    expect(wordsOf(list({ message: 'refundFailed' }), '[role="alert"]').join()).toContain('Nothing has changed');
    expect(list().querySelector('main [role="status"], main [role="alert"]')).toBeNull();
  });

  test('explains an empty list, and links back from a state without purchases', () => {
    const empty = list({ purchases: [], total: 0, takings: [] });
    expect(wordsOf(empty, 'main code')).toEqual(['PAYMENTS', 'PDF_PRICE', 'STRIPE_*']);
    expect(empty.querySelector('table, nav[aria-label="Purchases by status"], a[download]')).toBeNull();
    const none = list({ purchases: [], total: 0, state: 'failed' });
    expect(none.querySelector('h2 ~ * a')?.getAttribute('href')).toBe('/operator/purchases/');
    expect(wordsOf(none, 'main code')).toEqual([]);
  });

  test.each(languages)('is fully translated into %s', (language) => {
    const views: Partial<PageProps['purchases']>[] = [{}, { purchases: [], total: 0 }, { message: 'refundFailed' }];
    for (const view of views) expect(list(view, language).textContent).not.toContain('operator.');
  });

  test('with scripts, asks in a dialog before refunding', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const root = list();
    document.body.append(root);
    const texts = compileTexts(['site', 'ui', ...purchasesPage.areas], 'en');
    const frame: PageFrame = {
      page: 'purchases',
      props,
      language: 'en',
      texts,
      brand: 'Lectern',
      origin: 'https://lectern.example',
      address: '/',
      presentationCount: 360_000_000,
      user: null,
      csrfToken: 'token',
      evaluatedFeatures: featureDefaults,
      environment: 'development',
      analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
    };
    const mounted = await act(async () =>
      hydrateRoot(
        root,
        <FrameProvider frame={frame}>
          <purchasesPage.Component {...props} />
        </FrameProvider>,
      ),
    );
    expect(addressesIn(root).some((address) => address?.endsWith('#refund'))).toBe(false);
    await act(async () => root.querySelector<HTMLElement>('[aria-label="Refund €2.90 for Light <in> the Deep"]')?.click());
    const dialog = root.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    const form = dialog?.querySelector<HTMLFormElement>('form[method="post"]');
    expect(form?.getAttribute('action')).toBe('/operator/purchases/cs_live_1/refund/');
    expect(form?.querySelector('[name="csrfToken"]')?.getAttribute('value')).toBe('token');
    await act(async () => [...(form?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Cancel')?.click());
    expect(dialog?.open).toBe(false);
    await act(async () => mounted.unmount());
    root.remove();
  });
});

describe('a receipt', () => {
  test('shows what was bought, by whom, when, the price, the provider and its reference', () => {
    const page = receipt();
    const facts = Object.fromEntries(
      [...page.querySelectorAll('dl > div')].map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
    expect(facts).toEqual({
      Presentation: 'Light <in> the Deep',
      Buyer: 'Jun & Co',
      Email: 'jun@example.org',
      'Paid on': '13 May 2026 11:00 UTC',
      'Paid via': 'Stripe',
      'Session ID': 'cs_live_1',
      'Provider’s receipt': 'pay.example',
    });
    expect(wordsOf(page, 'h1')).toEqual(['Receipt']);
    expect(wordsOf(page, 'article p').join()).toContain('€2.90');
    expect(addressesIn(page)).toContain('https://pay.example/receipt/1');
    expect(addressesIn(page)).toContain('/operator/purchases/');
    expect(page.innerHTML).not.toContain('style=');
  });

  test('can be refunded without scripts if it is paid and not yet refunded', () => {
    const form = receipt().querySelector('#refund form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/operator/purchases/cs_live_1/refund/']);
    expect(form?.querySelector('[name="csrfToken"]')?.getAttribute('value')).toBe('token');
    expect(wordsOf(form ?? document, 'button[type="submit"]')).toEqual(['Refund €2.90']);
    for (const state of ['open', 'processing', 'failed', 'expired', 'refunded'] as const)
      expect(receipt({ state }).querySelector('#refund')).toBeNull();
    expect(receipt({ state: 'refunding' }).querySelector('#refund form')?.textContent).toContain('hasn’t gone through yet');
  });

  test('says plainly when it is a test', () => {
    const page = receipt({ provider: 'test', isTest: true });
    expect(page.querySelector('article')?.textContent).toContain('No money has moved');
    expect(page.querySelector('#refund')?.textContent).toContain('no money moves');
    expect(receipt().textContent).not.toContain('No money has moved');
  });

  test('does not claim to be a receipt for an unpaid purchase', () => {
    const page = receipt({ state: 'open', paidAt: null, receiptAddress: null });
    expect(wordsOf(page, 'h1')).toEqual(['Purchase']);
    expect(wordsOf(page, 'dt')).toContain('Started on');
    expect(wordsOf(receipt({ state: 'refunded', refundedAt: '2026-05-14T09:00:00Z' }), 'dt')).toContain('Refunded on');
  });

  test.each(languages)('is fully translated into %s', (language) => {
    const views: Partial<PurchaseSummary>[] = [
      {},
      { provider: 'test', isTest: true, buyer: null, email: null },
      { state: 'open', paidAt: null },
      { state: 'refunding' },
    ];
    for (const view of views) expect(receipt(view, language).textContent).not.toContain('operator.');
  });
});

test('only administrators see the link from their presentations', () => {
  const avatar = { initials: 'MO', colour: 3, picture: null } as const;
  const person = { oid: 'u1', username: 'marisol', publicDisplayName: 'Marisol Okafor', about: '', avatar, email: 'marisol@example.org' };
  const dashboard = (role: SignedInPerson['role']) =>
    renderInFrame(<dashboardPage.Component {...sampleLibrary} />, { user: { ...person, role } });
  expect(dashboard('admin')).toContain('href="/operator/purchases/"');
  for (const role of ['user', 'moderator'] as const) expect(dashboard(role)).not.toContain('/operator/');
});
