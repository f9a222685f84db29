import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageProps } from '#contract/pages.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const person of ['owner', 'ada', 'admin']) await shop.addPerson(person);
  await shop.addPresentation({ oid: 'deck', owner: 'owner' });
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

/** Adds rows as they would accumulate over years. */
const fill = (count: number, values = `'deck', 'Deck'`) =>
  shop.query(
    `insert into pdf_purchase (session_id, provider, is_test, state, presentation_oid, presentation_title, amount, currency, return_address, expires_at, created_at)
     select 'session_' || lpad(n::text, 5, '0'), 'test', true, case when n % 2 = 0 then 'paid' else 'expired' end, ${values}, 290, 'EUR', '/', now(), '2026-01-01'::timestamptz + (n / 3) * interval '1 microsecond' from generate_series(1, $1) n`,
    [count],
  );
async function buy(): Promise<string> {
  const ada = shop.member('ada');
  const sessionId = await shop.act(await shop.begin(ada, 'deck'), 'succeed');
  await shop.retrieve(ada, sessionId);
  return sessionId;
}
const propsOf = ({ text }: { text: string }) =>
  (
    JSON.parse(/<script id="page"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as {
      props: PageProps['purchases'] & PageProps['purchaseReceipt'];
    }
  ).props;
const list = '/operator/purchases/';

describe('the list of purchases', () => {
  test('[PDF-3] is open to admins only', async () => {
    const sessionId = await buy();
    const paths = [list, '/operator/purchases.csv', `${list}${sessionId}/`];
    for (const path of paths) {
      expect(await shop.visitor().get(path)).toMatchObject({ status: 303, location: `/login?next=${encodeURIComponent(path)}` });
      expect((await shop.member('ada').get(path)).status).toBe(403);
      expect((await shop.member('ada', 'moderator').get(path)).status).toBe(403);
      expect((await shop.member('admin', 'admin').get(path)).status).toBe(200);
    }
    expect((await shop.visitor().post(`${list}${sessionId}/refund/`, {})).status).toBe(303);
    expect((await shop.member('ada').post(`${list}${sessionId}/refund/`, {})).status).toBe(403);
    const unsigned = await shop.member('admin', 'admin').send(`${list}${sessionId}/refund/`, { method: 'POST' });
    expect(unsigned.status).toBe(403);
    expect(shop.wire.refunds).toBe(0);
  });

  test('[PDF-3] shows what was bought, by whom and for how much', async () => {
    const sessionId = await buy();
    const admin = shop.member('admin', 'admin');
    const { purchases, takings, total } = propsOf(await admin.get(list));
    expect(purchases).toEqual([
      {
        sessionId,
        provider: 'test',
        isTest: true,
        state: 'paid',
        price: '€2.90',
        presentation: { oid: 'deck', title: 'deck', address: '/p/deck/deck/' },
        email: 'wren@example.org',
        avatar: { initials: '', colour: 'grey', picture: null },
        buyer: { name: 'ada', address: '/user/ada/' },
        createdAt: expect.stringMatching(/Z$/),
        paidAt: expect.stringMatching(/Z$/),
        refundedAt: null,
        receiptAddress: null,
      },
    ]);
    expect([takings, total]).toEqual([['€2.90'], 1]);
    expect(propsOf(await admin.get(`${list}${sessionId}/`)).purchase).toEqual(purchases[0]);
    expect((await admin.get(`${list}session_none/`)).status).toBe(404);
  });

  test('[PDF-3] has pages of fifty and a filter by state; nonsense gets the first page', async () => {
    await fill(101);
    const admin = shop.member('admin', 'admin');
    const page = async (search: string) => propsOf(await admin.get(`${list}${search}`));
    expect(await page('')).toMatchObject({ total: 101, page: 1, pageCount: 3, state: null });
    expect((await page('?page=3')).purchases.map(({ sessionId }) => sessionId)).toHaveLength(1);
    const seen = (await Promise.all(['', '?page=2', '?page=3'].map(page))).flatMap(({ purchases }) =>
      purchases.map(({ sessionId }) => sessionId),
    );
    expect(new Set(seen).size).toBe(101);
    expect(await page('?state=paid')).toMatchObject({ total: 50, pageCount: 1, state: 'paid' });
    expect(await page('?state=stolen&page=-1&done=x')).toMatchObject({ state: null, page: 1, message: null });
    expect((await admin.get(`${list}?page=4`)).status).toBe(404);
  });

  test('[PDF-3] as CSV is complete and quoted, and contains no formulas', async () => {
    await fill(1201, `'gone', E'=HYPERLINK("http://evil.example","x"), and\\n"more"'`);
    const answer = await shop.member('admin', 'admin').get('/operator/purchases.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="purchases-2026-05-12.csv"');
    // fetch strips the UTF-8 byte order mark when it reads text.
    const [head, ...rows] = answer.text.split('\r\n');
    expect(head).toBe(
      '"session_id","provider","is_test","state","amount","currency","presentation_oid","presentation_title","buyer","email","payment_id","receipt","created_at","paid_at","refunded_at"',
    );
    expect(rows.pop()).toBe('');
    expect(rows).toHaveLength(1201);
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(1201);
    expect(rows[0]).toBe(
      `"session_01200","test","true","paid","2.90","EUR","gone","'=HYPERLINK(""http://evil.example"",""x""), and\n""more""","","","","","2026-01-01T00:00:00.000Z","",""`,
    );
    const paid = await shop.member('admin', 'admin').get('/operator/purchases.csv?state=paid');
    expect(paid.text.split('\r\n')).toHaveLength(602);
  });

  test.each([
    ['x;=HYPERLINK("http://evil.example")', `x;'=HYPERLINK(""http://evil.example"")`],
    ['x;"=1+1"', `x;'""=1+1""`],
    ['x\ty\t@SUM(A1)', `x\ty\t'@SUM(A1)`],
    ['＝1+1', `'＝1+1`],
    ['＋1', `'＋1`],
    ['－1', `'－1`],
    ['＠SUM(A1)', `'＠SUM(A1)`],
    ['a - b = c; d', 'a - b = c; d'],
  ])('[PDF-3] the title %s stays text even where semicolons separate cells', async (title, written) => {
    await fill(1, `'gone', '${title}'`);
    expect((await shop.member('admin', 'admin').get('/operator/purchases.csv')).text).toContain(`,"${written}",`);
  });

  test('[PDF-3] as CSV begins with the UTF-8 byte order mark', async () => {
    const response = await fetch(`${shop.origin}/operator/purchases.csv`, { headers: { cookie: 'test-person=admin' } });
    expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

describe('a refund', () => {
  test('[PDF-3] returns the money once and withdraws access', async () => {
    const sessionId = await buy();
    const admin = shop.member('admin', 'admin');
    expect(await shop.isPurchased(shop.member('ada'), 'deck')).toBe(true);
    for (let count = 0; count < 2; count++)
      expect(await admin.post(`${list}${sessionId}/refund/`, {})).toMatchObject({ status: 303, location: `${list}?done=refunded` });
    expect(shop.wire.refunds).toBe(1);
    expect(await shop.isPurchased(shop.member('ada'), 'deck')).toBe(false);
    const { purchases, takings, message } = propsOf(await admin.get(`${list}?done=refunded`));
    expect([purchases[0]?.state, purchases[0]?.refundedAt, takings, message]).toEqual(['refunded', expect.any(String), [], 'refunded']);
  });

  test('[PDF-3] refused by the provider changes nothing, and can be retried', async () => {
    const sessionId = await buy();
    const admin = shop.member('admin', 'admin');
    shop.wire.isCut = true;
    expect((await admin.post(`${list}${sessionId}/refund/`, {})).location).toBe(`${list}?done=refundFailed`);
    expect(await shop.isPurchased(shop.member('ada'), 'deck')).toBe(true);
    shop.wire.isCut = false;
    expect((await admin.post(`${list}${sessionId}/refund/`, {})).location).toBe(`${list}?done=refunded`);
  });

  test('[PDF-3] that is still pending is shown as such, and can be retried', async () => {
    const sessionId = await buy();
    await shop.query(`update pdf_purchase set state = 'refunding'`);
    const admin = shop.member('admin', 'admin');
    expect(propsOf(await admin.get(`${list}?state=refunding`))).toMatchObject({
      total: 1,
      purchases: [{ state: 'refunding', refundedAt: null }],
    });
    shop.wire.isCut = true;
    expect((await admin.post(`${list}${sessionId}/refund/`, {})).location).toBe(`${list}?done=refundFailed`);
    expect(await shop.states()).toEqual({ [sessionId]: 'refunding' });
    shop.wire.isCut = false;
    expect((await admin.post(`${list}${sessionId}/refund/`, {})).location).toBe(`${list}?done=refunded`);
    expect(shop.wire.refunds).toBe(1);
    expect(await shop.only()).toMatchObject({ state: 'refunded', refunded_at: expect.any(Date) });
  });

  test('[PDF-3] fails for unpaid and unknown purchases', async () => {
    const admin = shop.member('admin', 'admin');
    await shop.begin(shop.visitor(), 'deck');
    const [open] = Object.keys(await shop.states());
    expect((await admin.post(`${list}${open}/refund/`, {})).location).toBe(`${list}?done=refundFailed`);
    for (const id of ['none', 'a%00b', "'"]) expect((await admin.post(`${list}${id}/refund/`, {})).status).toBe(404);
    expect(shop.wire.refunds).toBe(0);
  });
});
