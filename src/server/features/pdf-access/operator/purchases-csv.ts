import type { PurchaseState } from '#contract/pdf/purchases.ts';
import { csvMark, writeCsvRow, type CsvCell } from '../../../http/csv.ts';
import { findCurrency } from '../../../platform/payments/currencies.ts';
import type { BookedPurchase, PurchasesStore } from '../purchases.store.ts';

const AT_A_TIME = 500;

const columns: Record<string, (purchase: BookedPurchase) => CsvCell> = {
  session_id: ({ sessionId }) => sessionId,
  provider: ({ provider }) => provider,
  is_test: ({ isTest }) => String(isTest),
  state: ({ state }) => state,
  amount: ({ price }) => writeAmount(price),
  currency: ({ price }) => price.currency,
  presentation_oid: ({ oid }) => oid,
  presentation_title: ({ title }) => title,
  buyer: ({ buyerName }) => buyerName,
  email: ({ email }) => email,
  payment_id: ({ paymentId }) => paymentId,
  receipt: ({ receiptAddress }) => receiptAddress,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  paid_at: ({ paidAt }) => paidAt?.toISOString() ?? null,
  refunded_at: ({ refundedAt }) => refundedAt?.toISOString() ?? null,
};

/** All purchases as RFC 4180 CSV, streamed. Begins with a byte order mark, which tells old spreadsheets that it is UTF-8. */
export async function* writePurchasesCsv(store: Pick<PurchasesStore, 'listBooked'>, state: PurchaseState | null): AsyncGenerator<string> {
  yield csvMark + writeCsvRow(Object.keys(columns));
  let after: string | null = null;
  do {
    const purchases: BookedPurchase[] = await store.listBooked(state, { count: AT_A_TIME, after });
    if (purchases.length > 0)
      yield purchases.map((purchase) => writeCsvRow(Object.values(columns).map((column) => column(purchase)))).join('');
    after = purchases.length < AT_A_TIME ? null : (purchases.at(-1)?.sessionId ?? null);
  } while (after !== null);
}

/** In whole units with a decimal point, for machines: 2.90. */
function writeAmount({ amount, currency }: BookedPurchase['price']): string {
  const { decimals = 2 } = findCurrency(currency) ?? {};
  return (amount / 10 ** decimals).toFixed(decimals);
}
