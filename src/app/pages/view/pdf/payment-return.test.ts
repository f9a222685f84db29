import { HttpFailure } from '#app/client/http/http.ts';
import type { CheckoutSessionAnswer } from '#contract/pdf/pdf-access.ts';
import { describe, expect, test } from 'vitest';
import { checkReturn, type PaymentReturn } from './payment-return.ts';

const paid: CheckoutSessionAnswer = {
  status: 'complete',
  payment_status: 'paid',
  metadata: { 'prezi-oid': 'demo' },
  customer_details: { email: 'wren@example.org' },
};

/** Returns to the address; each answer is a session, or the error of the request. */
async function comeBack(search: string, ...answers: (CheckoutSessionAnswer | Error)[]) {
  const shown: PaymentReturn[] = [];
  const asked: string[] = [];
  const addresses: string[] = [];
  const waits: number[] = [];
  await checkReturn({
    oid: 'demo',
    async retrieve(sessionId) {
      asked.push(sessionId);
      const next = answers.shift() ?? new Error('too many requests');
      if (next instanceof Error) throw next;
      return next;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    show: (payment) => shown.push(payment),
    location: { pathname: '/p/demo/x/', search, hash: '#stop-2' },
    history: {
      state: { kept: true },
      replaceState: (state, _, address) => void addresses.push(`${JSON.stringify(state)} ${String(address)}`),
    },
  });
  return { shown, asked, addresses, waits };
}

describe('[PDF-6] returning from a payment', () => {
  test.each(['', '?a=1', '?session-identity=5'])('is NON_EXISTENT without the parameter: %j', async (search) => {
    expect(await comeBack(search)).toEqual({ shown: [{ state: 'NON_EXISTENT' }], asked: [], addresses: [], waits: [] });
  });

  test('is LOADING, then VALID if complete, paid and for this presentation', async () => {
    const { shown, asked } = await comeBack('?session-id=cs_1', paid);
    expect(asked).toEqual(['cs_1']);
    expect(shown).toEqual([{ state: 'LOADING' }, { state: 'VALID', email: 'wren@example.org' }]);
    expect((await comeBack('?session-id=cs_1', { ...paid, customer_details: null })).shown.at(-1)).toEqual({ state: 'VALID', email: null });
  });

  test.each<[string, CheckoutSessionAnswer | Error]>([
    ['open', { ...paid, status: 'open', payment_status: 'unpaid' }],
    ['expired', { ...paid, status: 'expired', payment_status: 'unpaid' }],
    ['open, though paid', { ...paid, status: 'open' }],
    ['for another presentation', { ...paid, metadata: { 'prezi-oid': 'other' } }],
    ['for another presentation and unpaid', { ...paid, payment_status: 'unpaid', metadata: { 'prezi-oid': 'other' } }],
    ['free of charge', { ...paid, payment_status: 'no_payment_required' }],
    ['not found', new HttpFailure(404)],
  ])('is INVALID if it is %s', async (_name, answer) => {
    const { shown, addresses } = await comeBack('?session-id=cs_1', answer);
    expect(shown).toEqual([{ state: 'LOADING' }, { state: 'INVALID', isOnItsWay: false }]);
    expect(addresses).toHaveLength(1);
  });

  test('is on its way if complete but not yet paid', async () => {
    const { shown } = await comeBack('?session-id=cs_1', { ...paid, payment_status: 'unpaid' });
    expect(shown.at(-1)).toEqual({ state: 'INVALID', isOnItsWay: true });
  });

  test.each([
    ['?session-id=cs_1', ''],
    ['?a=b%20c&session-id=cs_1&d', '?a=b%20c&d'],
    ['?session-id=cs_1&session-id=cs_2', ''],
  ])('removes the parameter from %s and keeps everything else', async (search, left) => {
    for (const answer of [paid, new HttpFailure(404)])
      expect((await comeBack(search, answer)).addresses).toEqual([`{"kept":true} /p/demo/x/${left}#stop-2`]);
  });

  test('requests the session at most three times if there is no response', async () => {
    const gone = new TypeError('Failed to fetch');
    expect((await comeBack('?session-id=cs_1', gone, new HttpFailure(503), paid)).shown.at(-1)).toMatchObject({ state: 'VALID' });
    const { shown, asked, waits } = await comeBack('?session-id=cs_1', gone, gone, gone, paid);
    expect(shown.at(-1)).toEqual({ state: 'INVALID', isOnItsWay: false });
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([1500, 1500]);
  });
});
