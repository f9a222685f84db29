import type { PoolClient } from 'pg';
import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import type { Database } from '../../platform/database/database.ts';
import { holdName, inTransaction } from '../../platform/database/transaction.ts';
import type { CheckoutSession, PaymentProvider, Price } from '../../platform/payments/payments.ts';
import type { Buyer } from './buyer.ts';

type ProviderName = PaymentProvider['name'];

export interface Purchase extends Buyer {
  sessionId: string;
  provider: ProviderName;
  state: PurchaseState;
  oid: string;
  title: string;
  price: Price;
  email: string | null;
  paymentId: string | null;
  receiptAddress: string | null;
  createdAt: Date;
  paidAt: Date | null;
  refundedAt: Date | null;
}

/** With who and what it is about, as far as they are still there. */
export interface BookedPurchase extends Purchase {
  buyerName: string | null;
  buyerOid: string | null;
  /** What it is called now. */
  titleNow: string | null;
  schemaVersion: SchemaVersion | null;
}

interface Begun {
  session: CheckoutSession;
  provider: ProviderName;
  buyer: Buyer;
  title: string;
  returnAddress: string;
}

interface Row extends Omit<Purchase, 'price'> {
  amount: string;
  currency: string;
}

const columns = `pdf_purchase.session_id as "sessionId", pdf_purchase.provider, pdf_purchase.state, pdf_purchase.presentation_oid as oid, pdf_purchase.presentation_title as title, pdf_purchase.person_id as "personId",
  pdf_purchase.visitor_id as "visitorId", pdf_purchase.amount, pdf_purchase.currency, pdf_purchase.email, pdf_purchase.payment_id as "paymentId", pdf_purchase.receipt_address as "receiptAddress",
  pdf_purchase.created_at as "createdAt", pdf_purchase.paid_at as "paidAt", pdf_purchase.refunded_at as "refundedAt"`;
const booked = `select ${columns}, person.name as "buyerName", person.oid as "buyerOid", presentation.title as "titleNow", presentation.schema_version as "schemaVersion"
  from pdf_purchase left join person on person.id = pdf_purchase.person_id left join presentation on presentation.oid = pdf_purchase.presentation_oid`;
const ofBuyer = '(person_id = $1 or visitor_id = $2) and presentation_oid = $3';

const listed = <Given extends Row>({ amount, currency, ...row }: Given) => ({ ...row, price: { amount: Number(amount), currency } });

/** All SQL of the purchases. */
export function createPurchasesStore({ pool }: Pick<Database, 'pool'>) {
  const findOne = async (on: Pick<PoolClient, 'query'>, rest: string, values: unknown[]): Promise<Purchase | undefined> => {
    const { rows } = await on.query<Row>(`select ${columns} from pdf_purchase ${rest}`, values);
    return rows[0] && listed(rows[0]);
  };
  return {
    find: (sessionId: string) => findOne(pool, 'where session_id = $1', [sessionId]),
    /** What somebody has paid for a presentation and has not got back, the latest first. Payments of the test count only where it is in use. */
    findPaid: ({ personId, visitorId }: Buyer, oid: string, countsTests: boolean, on: Pick<PoolClient, 'query'> = pool) =>
      findOne(on, `where ${ofBuyer} and state = 'paid' and (provider <> 'test' or $4) order by paid_at desc limit 1`, [personId, visitorId, oid, countsTests]),
    /** Complete, with the money still on its way. */
    findPending: ({ personId, visitorId }: Buyer, oid: string, countsTests: boolean) =>
      findOne(pool, `where ${ofBuyer} and state = 'processing' and (provider <> 'test' or $4) limit 1`, [personId, visitorId, oid, countsTests]),
    /** Begun by the same buyer on the same page at the same price, and open until then at least. */
    findOpen: ({ personId, visitorId }: Buyer, { oid, price, provider, returnAddress, until }: { oid: string; price: Price; provider: ProviderName; returnAddress: string; until: Date }) =>
      findOne(
        pool,
        `where ${ofBuyer} and state = 'open' and amount = $4 and currency = $5 and provider = $6 and return_address = $7 and expires_at > $8 order by created_at desc limit 1`,
        [personId, visitorId, oid, price.amount, price.currency, provider, returnAddress, until],
      ),
    /** How many of a buyer's sessions can no longer be paid, or hardly. One that has just been begun does not count, so that two who begin at once count the same. */
    countSpent: async ({ personId, visitorId }: Buyer, oid: string, until: Date): Promise<number> =>
      Number((await pool.query<{ count: string }>(`select count(*) as count from pdf_purchase where ${ofBuyer} and (state <> 'open' or expires_at <= $4)`, [personId, visitorId, oid, until])).rows[0]?.count ?? 0),
    /** Once, however often the provider names the same session. */
    add: async ({ session: { id, oid, price, expiresAt }, provider, buyer, title, returnAddress }: Begun): Promise<void> => {
      await pool.query(
        `insert into pdf_purchase (session_id, provider, presentation_oid, presentation_title, person_id, visitor_id, amount, currency, return_address, expires_at)
         values ($1, $2, $3, $4, (select id from person where id = $5 for key share), $6, $7, $8, $9, $10) on conflict (session_id) do nothing`,
        [id, provider, oid, title, buyer.personId, buyer.visitorId, price.amount, price.currency, returnAddress, expiresAt],
      );
    },

    /** Everything happens or nothing of it, while nobody else decides about the same presentation or hears of the same payment. */
    deciding: <Result>({ oid, paymentId }: { oid?: string; paymentId: string | null }, run: (client: PoolClient) => Promise<Result>): Promise<Result> =>
      inTransaction(pool, async (client) => {
        if (oid !== undefined) await holdName(client, `pdf purchases of ${oid}`, 'alone');
        if (paymentId !== null) await holdName(client, `payment ${paymentId}`, 'alone');
        return run(client);
      }),
    lock: (client: PoolClient, sessionId: string) => findOne(client, 'where session_id = $1 for update', [sessionId]),
    hasHeard: async (provider: ProviderName, eventId: string): Promise<boolean> =>
      (await pool.query({ name: 'payment_event_heard', text: 'select from payment_event where provider = $1 and id = $2', values: [provider, eventId] })).rowCount === 1,
    /** False: it was heard before. */
    hear: async (client: PoolClient | undefined, provider: ProviderName, eventId: string, refundedPayment: string | null = null): Promise<boolean> =>
      (await (client ?? pool).query('insert into payment_event (provider, id, refunded_payment) values ($1, $2, $3) on conflict do nothing', [provider, eventId, refundedPayment])).rowCount === 1,
    isGivenBack: async (client: PoolClient, provider: ProviderName, paymentId: string): Promise<boolean> =>
      ((await client.query('select from payment_event where refunded_payment = $1 and provider = $2 limit 1', [paymentId, provider])).rowCount ?? 0) > 0,
    /** Whoever has left with their account is not known by an address again. */
    move: async (client: PoolClient, sessionId: string, state: PurchaseState, { email, paymentId, receiptAddress }: CheckoutSession, isPaid: boolean): Promise<void> => {
      await client.query(
        `update pdf_purchase set state = $2, payment_id = coalesce($4, payment_id), receipt_address = coalesce($5, receipt_address),
           email = case when person_id is null and visitor_id is null then null else coalesce($3, email) end, paid_at = case when $6 then coalesce(paid_at, now()) else paid_at end
         where session_id = $1`,
        [sessionId, state, email, paymentId, receiptAddress, isPaid],
      );
    },
    /** Access ends, and the money is back. Of no payment that we know of: nothing. */
    markGivenBack: async (client: Pick<PoolClient, 'query'>, provider: ProviderName, paymentId: string): Promise<void> => {
      await client.query(`update pdf_purchase set state = 'refunded', refunded_at = coalesce(refunded_at, now()) where payment_id = $2 and provider = $1`, [provider, paymentId]);
    },
    /** False: this export was mailed already. */
    markMailed: async (client: PoolClient, sessionId: string, exportId: string): Promise<boolean> =>
      (await client.query('update pdf_purchase set mailed_exports = array_append(mailed_exports, $2) where session_id = $1 and not $2 = any (mailed_exports)', [sessionId, exportId])).rowCount === 1,

    claim: async (visitorId: string, personId: string): Promise<void> => {
      const text = 'update pdf_purchase set person_id = $2 where visitor_id = $1 and person_id is null and exists (select from person where id = $2 for key share)';
      await pool.query({ name: 'claim_purchases', text, values: [visitorId, personId] });
    },
    /** The books keep what was paid and when, not by whom. */
    forget: async (client: PoolClient, personId: string): Promise<void> => {
      await client.query('update pdf_purchase set email = null, visitor_id = null, person_id = null where person_id = $1', [personId]);
    },
    listOf: async (personId: string): Promise<Purchase[]> =>
      (await pool.query<Row>(`select ${columns} from pdf_purchase where person_id = $1 order by created_at desc, session_id`, [personId])).rows.map(listed),

    findBooked: async (sessionId: string): Promise<BookedPurchase | undefined> => (await pool.query<Row & BookedPurchase>(`${booked} where session_id = $1`, [sessionId])).rows.map(listed)[0],
    /** The latest first: those after this one, or after so many. */
    listBooked: async (state: PurchaseState | null, { count, skip = 0, after = null }: { count: number; skip?: number; after?: string | null }): Promise<BookedPurchase[]> => {
      const { rows } = await pool.query<Row & BookedPurchase>(
        `${booked} left join pdf_purchase last on last.session_id = $4
         where ($1::text is null or pdf_purchase.state = $1)
           and ($4::text is null or pdf_purchase.created_at < last.created_at or (pdf_purchase.created_at = last.created_at and pdf_purchase.session_id > last.session_id))
         order by pdf_purchase.created_at desc, pdf_purchase.session_id limit $2 offset $3`,
        [state, count, skip, after],
      );
      return rows.map(listed);
    },
    countBooked: async (state: PurchaseState | null): Promise<number> =>
      Number((await pool.query<{ count: string }>('select count(*) as count from pdf_purchase where $1::text is null or state = $1', [state])).rows[0]?.count ?? 0),
    /** What was taken in and not given back, a currency each. */
    sumPaid: async (countsTests: boolean): Promise<Price[]> =>
      (await pool.query<{ amount: string; currency: string }>(`select sum(amount) as amount, currency from pdf_purchase where state = 'paid' and (provider <> 'test' or $1) group by currency order by currency`, [countsTests])).rows.map(({ amount, currency }) => ({ amount: Number(amount), currency })),
  };
}

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;
