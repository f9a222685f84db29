import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addPerson('owner');
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
});
afterAll(() => shop.close());

const path = '/pdf-access/test-checkout/';

describe('the test provider’s page', () => {
  const open = async () => {
    const visitor = shop.visitor();
    const secret = await shop.begin(visitor, 'deck');
    const post = (action: string, email = 'wren@example.org') => visitor.post(path, { client_secret: secret, action, email });
    return { visitor, secret, post, page: await visitor.get(`${path}?client_secret=${secret}`) };
  };

  test('[PDF-4] shows the price, and can be framed by our pages only', async () => {
    const { page } = await open();
    expect(page.status).toBe(200);
    expect(page.text).toContain('€2.90');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  test('[PDF-4] returns to the presentation after payment, immediate or delayed', async () => {
    for (const action of ['succeed', 'later']) {
      const { post, visitor } = await open();
      const { status, location } = await post(action);
      expect(status).toBe(303);
      expect(location).toMatch(new RegExp(`^${shop.origin}/p/deck/deck/\\?session-id=\\w+$`));
      const answer = await shop.retrieve(visitor, new URL(location ?? '').searchParams.get('session-id') ?? '');
      expect(JSON.parse(answer.text)).toMatchObject({
        status: 'complete',
        payment_status: action === 'succeed' ? 'paid' : 'unpaid',
        customer_details: { email: 'wren@example.org' },
      });
    }
  });

  test('[PDF-4] reports a declined payment, which can be retried; payment requires an address', async () => {
    const { post } = await open();
    const declined = await post('decline');
    expect([declined.status, declined.text.includes('declined')]).toEqual([422, true]);
    for (const email of ['', 'wren', 'a@b@c']) expect((await post('succeed', email)).status).toBe(422);
    expect((await post('succeed')).status).toBe(303);
  });

  test('[PDF-4] accepts every address the browser accepts, because its form has left the frame', async () => {
    for (const email of ['a@b', 'wren.@example.org', "o'wren!#$%&*+/=?^_`{|}~-@example.org", 'wren@xn--bcher-kva.example']) {
      const { post } = await open();
      expect([email, (await post('succeed', email)).status]).toEqual([email, 303]);
    }
  });

  test('[PDF-4] an expired session says so, and takes no payment', async () => {
    const { post, secret, visitor } = await open();
    const { location } = await post('expire', '');
    expect(location).toBe(`${path}?client_secret=${secret}`);
    expect((await visitor.get(location ?? '')).text).toContain('has expired');
    await post('succeed');
    expect(await shop.isPurchased(visitor, 'deck')).toBe(false);
  });

  test('[PDF-4] rejects unknown secrets, unknown actions and requests from other sites', async () => {
    const { visitor, secret } = await open();
    for (const asked of ['', '?client_secret=', '?client_secret=none', '?client_secret=a&client_secret=b', '?client_secret=%00'])
      expect((await visitor.get(`${path}${asked}`)).status).toBe(404);
    expect((await visitor.post(path, { client_secret: secret, action: 'steal' })).status).toBe(400);
    const foreign = await visitor.send(path, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, action: 'succeed', email: 'a@example.org' }),
    });
    expect(foreign.status).toBe(403);
  });
});
