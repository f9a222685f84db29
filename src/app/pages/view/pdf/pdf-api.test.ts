import { HttpFailure } from '#app/client/http/http.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPdfApi, type PdfApi } from './pdf-api.ts';

const asked = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => asked.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });
const lastCall = () => {
  const [address, options] = asked.mock.lastCall ?? [];
  return {
    address,
    method: options?.method,
    headers: options?.headers,
    body: typeof options?.body === 'string' ? (JSON.parse(options.body) as unknown) : options?.body,
  };
};

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  cookies('a=1; putma-id=4b1c.s%2Big%3D; XSRF-TOKEN=token');
});
afterEach(() => vi.unstubAllGlobals());

const api = createPdfApi('demolightdee', undefined);
const never = new AbortController().signal;
const token = { url: '/backend/conversions/', header: 'Bearer abc' };
const status = { status: 2, results: [], progress: { pagesDone: 4, pages: 6 }, missingImage: null };
const session = {
  status: 'complete',
  payment_status: 'paid',
  metadata: { 'prezi-oid': 'demolightdee' },
  customer_details: { email: 'wren@example.org' },
};

describe('the API calls', () => {
  test('[PDF-3] check the purchase by the visitor’s cookie and the presentation', async () => {
    answer({ isPurchased: true });
    expect(await api.isPurchased()).toEqual({ isPurchased: true, isPending: false });
    expect(lastCall()).toMatchObject({ method: 'GET', address: '/pdf-access/is-purchased?putma-id=4b1c.s%2Big%3D&prezi-oid=demolightdee' });
    cookies('');
    answer({ isPurchased: false, isPending: true });
    expect(await api.isPurchased()).toEqual({ isPurchased: false, isPending: true });
    expect(lastCall().address).toBe('/pdf-access/is-purchased?prezi-oid=demolightdee');
  });

  test('[PDF-4] create a checkout with the visitor’s cookie or null', async () => {
    answer({ client_secret: 'cs_1' });
    expect(await api.createCheckout(never)).toBe('cs_1');
    expect(lastCall()).toMatchObject({
      method: 'POST',
      address: '/pdf-access/create-checkout-session/',
      body: { 'putma-id': '4b1c.s+ig=', 'prezi-oid': 'demolightdee' },
      headers: { 'X-XSRF-TOKEN': 'token' },
    });
    cookies('');
    answer({ client_secret: 'cs_1' });
    await api.createCheckout(never);
    expect(lastCall().body).toEqual({ 'putma-id': null, 'prezi-oid': 'demolightdee' });
  });

  test('[PDF-4] abort a checkout that is no longer needed', async () => {
    asked.mockImplementation(
      (_address, options) => new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))),
    );
    const controller = new AbortController();
    const created = api.createCheckout(controller.signal);
    controller.abort();
    await expect(created).rejects.toThrow(/abort/i);
  });

  test('[PDF-6] retrieve a session by its id', async () => {
    answer(session);
    expect(await api.retrieveCheckout('cs_a&b')).toEqual(session);
    expect(lastCall().address).toBe('/pdf-access/retrieve-checkout-session?session-id=cs_a%26b');
  });

  test('[PDF-8] start an export, its conversion and the status polling, each with the previous token', async () => {
    answer({ conversion_token: token });
    expect(await api.startExport({ preziIsMine: true, skipsMissingImages: true })).toEqual(token);
    expect(lastCall()).toMatchObject({
      method: 'POST',
      address: '/backend/export/demolightdee/pdf/',
      body: { preziIsMine: true, skipsMissingImages: true },
    });
    answer({ conversion_status_token: { url: '/status/', header: 'Bearer def' } });
    expect(await api.beginConversion(token)).toEqual({ url: '/status/', header: 'Bearer def' });
    expect(lastCall()).toMatchObject({ method: 'POST', address: '/backend/conversions/', headers: { Authorization: 'Bearer abc' } });
    answer(status);
    expect(await api.readStatus({ url: '/status/', header: 'Bearer def' })).toEqual(status);
    expect(lastCall()).toMatchObject({ method: 'POST', address: '/status/', headers: { Authorization: 'Bearer def' } });
  });

  test('[PDF-8] read the bare answer too: a status, and the address of the file', async () => {
    vi.stubGlobal('location', { href: 'https://lectern.example/p/x/' });
    answer({ status: 2 });
    expect(await api.readStatus(token)).toEqual({ status: 2, results: [], progress: { pagesDone: 0, pages: 0 }, missingImage: null });
    answer({ status: 5, results: [{ uri: 'https://media.example/media/1/Light%20in.pdf?signature=a' }] });
    expect((await api.readStatus(token)).results).toEqual([
      { uri: 'https://media.example/media/1/Light%20in.pdf?signature=a', name: 'Light in.pdf', bytes: null },
    ]);
  });

  test('[PDF-11] send the link, with the field names of the specification', async () => {
    asked.mockResolvedValue(new Response(null, { status: 204 }));
    const body = {
      email: 'wren@example.org',
      'prezi-link': 'https://lectern.example/p/x/',
      'prezi-title': 'X',
      'pdf-link': 'https://lectern.example/media/x.pdf',
    };
    await api.sendLink(body);
    expect(lastCall()).toMatchObject({ method: 'POST', address: '/pdf-access/send-pdf-link-email/', body });
  });

  test('name the view link through which the presentation is watched', async () => {
    const byLink = createPdfApi('demolightdee', 'a/b');
    answer({ client_secret: 'cs_1' });
    await byLink.createCheckout(never);
    expect(lastCall().address).toBe('/pdf-access/create-checkout-session/?auth_key=a%2Fb&key_type=prezilink');
    answer({ conversion_token: token });
    await byLink.startExport({ preziIsMine: false });
    expect(lastCall().address).toBe('/backend/export/demolightdee/pdf/?auth_key=a%2Fb&key_type=prezilink');
    answer({ isPurchased: false });
    await byLink.isPurchased();
    expect(lastCall().address).toContain('&prezi-oid=demolightdee&auth_key=a%2Fb&key_type=prezilink');
  });
});

const calls: Record<string, (api: PdfApi) => Promise<unknown>> = {
  isPurchased: (of) => of.isPurchased(),
  createCheckout: (of) => of.createCheckout(never),
  retrieveCheckout: (of) => of.retrieveCheckout('cs'),
  startExport: (of) => of.startExport({ preziIsMine: false }),
  beginConversion: (of) => of.beginConversion(token),
  readStatus: (of) => of.readStatus(token),
};

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test.each([302, 403, 404, 500])('treats %i as a failure', async (code) => {
    asked.mockResolvedValue(new Response('{}', { status: code }));
    await expect(call(api)).rejects.toEqual(new HttpFailure(code));
  });

  test.each([
    null,
    'words',
    [],
    {},
    { isPurchased: 'yes', client_secret: '', conversion_token: { url: '/x' }, conversion_status_token: null, status: 'complete' },
  ])('treats %j as a failure', async (body) => {
    answer(body);
    await expect(call(api)).rejects.toThrow();
  });
});

test.each([
  { ...status, status: '5' },
  { ...status, results: [{ uri: 5, name: 'x', bytes: 1 }] },
  { ...status, progress: { pagesDone: 1 } },
  { ...status, missingImage: {} },
])('treats the status %j as a failure', async (body) => {
  answer(body);
  await expect(api.readStatus(token)).rejects.toThrow();
});
