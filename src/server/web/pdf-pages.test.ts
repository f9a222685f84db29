import type { PageFrame } from '#contract/pages.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPicturesStore } from '../features/pictures/pictures.store.ts';
import { startStripeStandIn } from '../testing/stripe/stripe-stand-in.ts';
import { callApi, memberOf } from '../testing/test-member.ts';
import { addPerson, addPresentation } from '../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../testing/test-visitor.ts';

const password = 'three unrelated words';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.foundation.database;
  await addPresentation(pool, { oid: 'deck', owner: await addPerson(pool, 'owner') });
});
afterAll(() => server.close());
beforeEach(() => server.foundation.database.pool.query('delete from pdf_purchase'));

const isPurchased = async (visitor: TestVisitor) => {
  const given = visitor.cookies.get('putma-id');
  const { text } = await callApi(
    visitor,
    'GET',
    `/pdf-access/is-purchased?prezi-oid=deck${given === undefined ? '' : `&putma-id=${given}`}`,
  );
  return (JSON.parse(text) as { isPurchased: boolean }).isPurchased;
};

/** Like a browser: the test provider's form, then back to the page of the presentation. */
const buy = async (visitor: TestVisitor) => {
  const begun = await callApi(visitor, 'POST', '/pdf-access/create-checkout-session/', {
    'putma-id': visitor.cookies.get('putma-id') ?? null,
    'prezi-oid': 'deck',
  });
  const { client_secret } = JSON.parse(begun.text) as { client_secret: string };
  const { status, location } = await visitor.post('/pdf-access/test-checkout/', {
    client_secret,
    email: 'wren@example.org',
    action: 'succeed',
  });
  expect(status).toBe(303);
  const back = new URL(location ?? '', server.origin);
  expect(back.pathname).toBe('/p/deck/deck/');
  const session = await callApi(visitor, 'GET', `/pdf-access/retrieve-checkout-session?session-id=${back.searchParams.get('session-id')}`);
  expect(JSON.parse(session.text)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    metadata: { 'prezi-oid': 'deck' },
    customer_details: { email: 'wren@example.org' },
  });
};

test('[PDF-3] purchases made before logging in are available on every device afterwards', async () => {
  const elsewhere = await memberOf(server, 'bob');
  const visitor = visitorOf(server);
  await buy(visitor);
  expect([await isPurchased(visitor), await isPurchased(elsewhere)]).toEqual([true, false]);
  expect((await visitor.post('/login', { email: 'bob@example.org', password })).status).toBe(303);
  expect(await isPurchased(elsewhere)).toBe(true);
});

test('[PDF-8] only the buyer and the owner may export', async () => {
  const visitor = visitorOf(server);
  const start = async (who: TestVisitor) => (await callApi(who, 'POST', '/backend/export/deck/pdf/', { preziIsMine: true })).status;
  expect(await start(visitor)).toBe(403);
  await buy(visitor);
  expect(await start(visitor)).toBe(200);
  expect(await start(await memberOf(server, 'ada'))).toBe(403);
  await server.foundation.database.pool.query(`update presentation set owner_id = 'ada' where oid = 'deck'`);
  const ada = visitorOf(server);
  await ada.post('/login', { email: 'ada@example.org', password });
  expect(await start(ada)).toBe(200);
});

test('the data export lists purchases; removing an account anonymises them but keeps the payments', async () => {
  const carol = await memberOf(server, 'carol');
  await buy(carol);
  const { text } = await carol.get('/settings/data');
  expect(JSON.parse(text)).toMatchObject({
    purchases: [{ state: 'paid', presentation: { oid: 'deck' }, amount: 290, currency: 'EUR', email: 'wren@example.org' }],
  });
  await carol.post('/settings/delete', { password });
  const { rows } = await server.foundation.database.pool.query('select state, amount::integer, person_id, email from pdf_purchase');
  expect(rows).toEqual([{ state: 'paid', amount: 290, person_id: null, email: null }]);
});

const offerOn = async (from: Pick<TestServer, 'origin'>, oid: string) => {
  const { text } = await visitorOf(from).get(`/p/${oid}/${oid}/`);
  return (JSON.parse(/<script id="page" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as PageFrame<'view'>).props
    .pdf;
};
const order = (visitor: TestVisitor, oid: string) =>
  callApi(visitor, 'POST', '/pdf-access/create-checkout-session/', {
    'putma-id': visitor.cookies.get('putma-id') ?? null,
    'prezi-oid': oid,
  });

test('[PDF-6] workers ask the provider about payments without a webhook', async () => {
  const { rows } = await server.foundation.database.pool.query<{ state: string }>(
    `select state from pgboss.job where name = 'ask-about-purchases'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { state } of rows) expect(['created', 'active', 'completed']).toContain(state);
});

/** Stores the manifest of a presentation: a complete one, or a failed one. */
const keepMade = ({ foundation: { database } }: TestServer, oid: string, isShown: boolean) => {
  const content = { file: 'x.json', size: 1, language: 'en', isRich: false, stopCount: 1, stops: [], minutes: 1, videos: [] };
  const manifest = {
    isFinished: true,
    pictures: { thumbnails: [], steps: [], covers: [], softCovers: [], openings: [] },
    fonts: [],
    images: {},
    files: [],
    ...(isShown && { content }),
  };
  return createPicturesStore(database).keepManifest(oid, { painter: 'any', isComplete: isShown, manifest }, async () => undefined);
};

test('[PDF-4] a presentation that cannot be shown is not sold', async () => {
  const { pool } = server.foundation.database;
  for (const oid of ['shown', 'hopeless']) {
    await addPresentation(pool, { oid, owner: 'owner' });
    await keepMade(server, oid, oid === 'shown');
  }
  expect([await offerOn(server, 'shown'), await offerOn(server, 'hopeless')]).toEqual([
    { price: '€2.90', checkout: { provider: 'test' } },
    null,
  ]);
  expect([(await order(visitorOf(server), 'shown')).status, (await order(visitorOf(server), 'hopeless')).status]).toEqual([200, 403]);
});

test('[PDF-3] after sales end, purchases stay available and pending payments still complete', async () => {
  const keys = { secretKey: 'sk_test_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef' };
  const stripe = await startStripeStandIn(keys);
  const environment = {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_ADDRESS: stripe.address.origin,
  };
  const selling = await startTestServer({ environment });
  const { pool, url } = selling.foundation.database;
  await addPresentation(pool, { oid: 'talk', owner: await addPerson(pool, 'owner') });
  await keepMade(selling, 'talk', true);
  const withoutSales = await startTestServer({ environment: { PAYMENTS: 'off' }, changeDatabaseUrl: () => url });
  expect(await offerOn(withoutSales, 'talk')).toBeNull();
  await withoutSales.close();

  const visitor = visitorOf(selling);
  const sessionId = (JSON.parse((await order(visitor, 'talk')).text) as { client_secret: string }).client_secret.split('_secret_')[0] ?? '';
  stripe.pay(sessionId, { outcome: 'pay later', email: 'wren@example.org' });
  await callApi(visitor, 'GET', `/pdf-access/retrieve-checkout-session?session-id=${sessionId}`);
  const off = await startTestServer({ environment: { ...environment, PAYMENTS: 'off' }, changeDatabaseUrl: () => url });
  expect(await offerOn(off, 'talk')).toEqual({ price: '', checkout: { provider: 'off' } });
  expect((await order(visitorOf(off), 'talk')).status).toBe(403);
  expect((await stripe.sendWebhook(`${off.origin}/pdf-access/webhook/`, stripe.settle(sessionId, 'succeeded'))).status).toBe(200);
  expect((await pool.query('select state from pdf_purchase')).rows).toEqual([{ state: 'paid' }]);
  await Promise.all([off.close(), stripe.close()]);
  await selling.close();
});
