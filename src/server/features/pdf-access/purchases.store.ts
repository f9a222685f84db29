import type { PoolClient } from 'pg';
import type { PurchaseState } from '#contract/pdf/purchases.ts';
import type { SchemaVersion } from '#contract/presentation/presentation-address.ts';
import { byJob, type AuditNote, type AuditTrail } from '../../http/security/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { holdName, inTransaction } from '../../platform/database/transaction.ts';
import type { CheckoutSession, PaymentProvider, Price } from '../../platform/payments/payments.ts';
import type { Buyer } from './buyer.ts';

type ProviderName = PaymentProvider['name'];

export interface Purchase extends Buyer {
  sessionId: string;
  provider: ProviderName;
  /** No money moves. */
  isTest: boolean;
  state: PurchaseState;
  oid: string;
  title: string;
  price: Price;
  email: string | null;
  paymentId: string | null;
  receiptAddress: string | null;
  createdAt: Date;
  /** When the provider was last asked, for lack of a notification. */
  askedAt: Date | null;
  paidAt: Date | null;
  refundedAt: Date | null;
  /** Paid within the hour or still processing, and the buyer has not come back yet. */
  awaitsReturn: boolean;
}

/** With its buyer and presentation, if they still exist. */
export interface BookedPurchase extends Purchase {
  buyerName: string | null;
  buyerOid: string | null;
  buyerUsername: string | null;
  /** The presentation's current title. */
  titleNow: string | null;
  schemaVersion: SchemaVersion | null;
}

interface Begun {
  session: CheckoutSession;
  provider: Pick<PaymentProvider, 'name' | 'isTest'>;
  buyer: Buyer;
  title: string;
  returnAddress: string;
}

interface Row extends Omit<Purchase, 'price'> {
  amount: string;
  currency: string;
}

const columns = `pdf_purchase.session_id as "sessionId", pdf_purchase.provider, pdf_purchase.is_test as "isTest", pdf_purchase.state, pdf_purchase.presentation_oid as oid, pdf_purchase.presentation_title as title, pdf_purchase.person_id as "personId",
  pdf_purchase.visitor_id as "visitorId", pdf_purchase.amount, pdf_purchase.currency, pdf_purchase.email, pdf_purchase.payment_id as "paymentId", pdf_purchase.receipt_address as "receiptAddress",
  pdf_purchase.created_at as "createdAt", pdf_purchase.asked_at as "askedAt", pdf_purchase.paid_at as "paidAt", pdf_purchase.refunded_at as "refundedAt",
  pdf_purchase.returned_at is null and (pdf_purchase.state = 'processing' or (pdf_purchase.state = 'paid' and pdf_purchase.paid_at > now() - interval '1 hour')) as "awaitsReturn"`;
const booked = `select ${columns}, person.name as "buyerName", person.oid as "buyerOid", person.username as "buyerUsername", presentation.title as "titleNow", presentation.schema_version as "schemaVersion"
  from pdf_purchase left join person on person.id = pdf_purchase.person_id left join presentation on presentation.oid = pdf_purchase.presentation_oid`;
const ofBuyer = '(person_id = $1 or visitor_id = $2 or bearer_person_id = $1 or bearer_visitor_id = $2) and presentation_oid = $3';

/** The current payment provider. Test payments count only while the same test provider is in use. */
type Seller = Pick<PaymentProvider, 'name' | 'isTest'> | undefined;
const testsOf = (seller: Seller) => (seller?.isTest ? seller.name : null);

const listed = <Given extends Row>({ amount, currency, ...row }: Given) => ({ ...row, price: { amount: Number(amount), currency } });

/** All SQL for purchases. */
export function createPurchasesStore({ pool }: Pick<Database, 'pool'>, audit?: AuditTrail) {
  const findAll = async (rest: string, values: unknown[], on: Pick<PoolClient, 'query'> = pool): Promise<Purchase[]> =>
    (await on.query<Row>(`select ${columns} from pdf_purchase ${rest}`, values)).rows.map(listed);
  const findOne = async (on: Pick<PoolClient, 'query'>, rest: string, values: unknown[]): Promise<Purchase | undefined> =>
    (await findAll(rest, values, on))[0];
  return {
    find: (sessionId: string) => findOne(pool, 'where session_id = $1', [sessionId]),
    /** The buyer's latest payment for a presentation that was not refunded. */
    findPaid: ({ personId, visitorId }: Buyer, oid: string, seller: Seller, on: Pick<PoolClient, 'query'> = pool) =>
      findOne(on, `where ${ofBuyer} and state = 'paid' and (not is_test or provider = $4) order by paid_at desc limit 1`, [
        personId,
        visitorId,
        oid,
        testsOf(seller),
      ]),
    /** Checkout is complete, but the money is still on its way. */
    findPending: ({ personId, visitorId }: Buyer, oid: string, seller: Seller) =>
      findOne(pool, `where ${ofBuyer} and state = 'processing' and (not is_test or provider = $4) limit 1`, [
        personId,
        visitorId,
        oid,
        testsOf(seller),
      ]),
    /** Whether any sale exists that was not refunded. */
    hasSold: async (seller: Seller): Promise<boolean> =>
      (
        await pool.query(`select from pdf_purchase where state in ('processing', 'paid') and (not is_test or provider = $1) limit 1`, [
          testsOf(seller),
        ])
      ).rowCount === 1,
    /** The buyer's purchases whose outcome is not known yet. */
    listUndecided: ({ personId, visitorId }: Buyer, oid: string) =>
      findAll(`where ${ofBuyer} and state in ('open', 'processing')`, [personId, visitorId, oid]),
    /**
     * Purchases of all buyers that have expired or are processing, and that the provider was not asked about since then. Goes back 60
     * days; those asked about longest ago come first.
     */
    listOverdue: ({ name, isTest }: NonNullable<Seller>, { now, since, count }: { now: Date; since: Date; count: number }) =>
      findAll(
        `where state in ('open', 'processing') and provider = $1 and is_test = $2 and (state = 'processing' or expires_at <= $3) and expires_at > $3::timestamptz - interval '60 days'
           and (asked_at is null or asked_at <= $4) order by asked_at nulls first, created_at limit $5`,
        [name, isTest, now, since, count],
      ),
    markAsked: async (sessionId: string, now: Date): Promise<void> =>
      void (await pool.query('update pdf_purchase set asked_at = $2 where session_id = $1', [sessionId, now])),
    /** Records the first return from paying; from then on, the bearer has access, too. */
    welcomeBack: async (sessionId: string, bearer: Buyer | null): Promise<void> => {
      await pool.query(
        `update pdf_purchase set returned_at = now(), bearer_person_id = (select id from person where id = $2 for key share), bearer_visitor_id = $3 where session_id = $1 and returned_at is null`,
        [sessionId, bearer?.personId ?? null, bearer?.visitorId ?? null],
      );
    },
    /** A session begun by the same buyer on the same page at the same price, and open until at least then. */
    findOpen: (
      { personId, visitorId }: Buyer,
      {
        oid,
        price,
        seller,
        returnAddress,
        until,
      }: { oid: string; price: Price; seller: NonNullable<Seller>; returnAddress: string; until: Date },
    ) =>
      findOne(
        pool,
        `where ${ofBuyer} and state = 'open' and amount = $4 and currency = $5 and provider = $6 and is_test = $7 and return_address = $8 and expires_at > $9 order by created_at desc limit 1`,
        [personId, visitorId, oid, price.amount, price.currency, seller.name, seller.isTest, returnAddress, until],
      ),
    /**
     * How many of a buyer's sessions can no longer be paid, or expire too soon to be. Sessions just begun do not count, so that two
     * begun at the same time get the same count.
     */
    countSpent: async ({ personId, visitorId }: Buyer, oid: string, until: Date): Promise<number> =>
      Number(
        (
          await pool.query<{ count: string }>(
            `select count(*) as count from pdf_purchase where ${ofBuyer} and (state <> 'open' or expires_at <= $4)`,
            [personId, visitorId, oid, until],
          )
        ).rows[0]?.count ?? 0,
      ),
    /** Adds a session once, however often the provider returns it. */
    add: async ({ session: { id, oid, price, expiresAt }, provider, buyer, title, returnAddress }: Begun): Promise<void> => {
      await pool.query(
        `insert into pdf_purchase (session_id, provider, is_test, presentation_oid, presentation_title, person_id, visitor_id, amount, currency, return_address, expires_at)
         values ($1, $2, $3, $4, $5, (select id from person where id = $6 for key share), $7, $8, $9, $10, $11) on conflict (session_id) do nothing`,
        [
          id,
          provider.name,
          provider.isTest,
          oid,
          title,
          buyer.personId,
          buyer.visitorId,
          price.amount,
          price.currency,
          returnAddress,
          expiresAt,
        ],
      );
    },

    /** Runs in a transaction, locking out other decisions about the same presentation and other news of the same payment. */
    deciding: <Result>(
      { oid, paymentId }: { oid?: string; paymentId: string | null },
      run: (client: PoolClient) => Promise<Result>,
    ): Promise<Result> =>
      inTransaction(pool, async (client) => {
        if (oid !== undefined) await holdName(client, `pdf purchases of ${oid}`, 'alone');
        if (paymentId !== null) await holdName(client, `payment ${paymentId}`, 'alone');
        return run(client);
      }),
    lock: (client: PoolClient, sessionId: string) => findOne(client, 'where session_id = $1 for update', [sessionId]),
    hasHeard: async (provider: ProviderName, eventId: string): Promise<boolean> =>
      (
        await pool.query({
          name: 'payment_event_heard',
          text: 'select from payment_event where provider = $1 and id = $2',
          values: [provider, eventId],
        })
      ).rowCount === 1,
    /** Returns false if the event was already handled. */
    hear: async (
      client: PoolClient | undefined,
      provider: ProviderName,
      eventId: string,
      refundedPayment: string | null = null,
    ): Promise<boolean> =>
      (
        await (client ?? pool).query(
          'insert into payment_event (provider, id, refunded_payment) values ($1, $2, $3) on conflict do nothing',
          [provider, eventId, refundedPayment],
        )
      ).rowCount === 1,
    isGivenBack: async (client: PoolClient, provider: ProviderName, paymentId: string): Promise<boolean> =>
      ((await client.query('select from payment_event where refunded_payment = $1 and provider = $2 limit 1', [paymentId, provider]))
        .rowCount ?? 0) > 0,
    /** After a buyer's account is deleted, does not store an email or receipt that would identify them again. */
    move: async (
      client: PoolClient,
      sessionId: string,
      state: PurchaseState,
      { email, paymentId, receiptAddress }: CheckoutSession,
      isPaid: boolean,
    ): Promise<void> => {
      await client.query(
        `update pdf_purchase set state = $2, payment_id = coalesce($4, payment_id), receipt_address = case when person_id is null and visitor_id is null then null else coalesce($5, receipt_address) end,
           email = case when person_id is null and visitor_id is null then null else coalesce($3, email) end, paid_at = case when $6 then coalesce(paid_at, now()) else paid_at end
         where session_id = $1`,
        [sessionId, state, email, paymentId, receiptAddress, isPaid],
      );
    },
    /** Marks the purchase as refunded, which ends access. Does nothing for an unknown payment. `by`: the person who decided it, if any. */
    markGivenBack: async (client: PoolClient, provider: ProviderName, paymentId: string, by = byJob): Promise<void> => {
      const owed = await findAll(
        'where payment_id = $2 and provider = $1 and refunded_at is null order by session_id for update',
        [provider, paymentId],
        client,
      );
      await client.query(
        `update pdf_purchase set state = 'refunded', refunded_at = coalesce(refunded_at, now()) where payment_id = $2 and provider = $1`,
        [provider, paymentId],
      );
      await audit?.add(
        owed.map(({ personId, oid, title, price }): AuditNote => {
          const { amount, currency } = price;
          return { kind: 'refund.made', by, personId, presentation: { oid, ownerId: null }, details: { title, amount, currency } };
        }),
        client,
      );
    },
    /** Returns false if this export was already mailed. */
    markMailed: async (client: PoolClient, sessionId: string, exportId: string): Promise<boolean> =>
      (
        await client.query(
          'update pdf_purchase set mailed_exports = array_append(mailed_exports, $2) where session_id = $1 and not $2 = any (mailed_exports)',
          [sessionId, exportId],
        )
      ).rowCount === 1,

    claim: async (visitorId: string, personId: string): Promise<void> => {
      const claiming = (person: string, visitor: string) =>
        `update pdf_purchase set ${person} = $2 where ${visitor} = $1 and ${person} is null and exists (select from person where id = $2 for key share)`;
      await pool.query({ name: 'claim_purchases', text: claiming('person_id', 'visitor_id'), values: [visitorId, personId] });
      await pool.query({
        name: 'claim_borne_purchases',
        text: claiming('bearer_person_id', 'bearer_visitor_id'),
        values: [visitorId, personId],
      });
    },
    /** Keeps what was paid and when, but not by whom. Returns the sessions of the person who leaves. */
    forget: async (client: PoolClient, personId: string): Promise<string[]> => {
      await client.query('update pdf_purchase set bearer_person_id = null, bearer_visitor_id = null where bearer_person_id = $1', [
        personId,
      ]);
      const { rows } = await client.query<{ sessionId: string }>(
        `update pdf_purchase set email = null, receipt_address = null, visitor_id = null, person_id = null, bearer_person_id = null, bearer_visitor_id = null
         where person_id = $1 returning session_id as "sessionId"`,
        [personId],
      );
      return rows.map(({ sessionId }) => sessionId);
    },
    listOf: (personId: string) => findAll('where person_id = $1 or bearer_person_id = $1 order by created_at desc, session_id', [personId]),

    findBooked: async (sessionId: string): Promise<BookedPurchase | undefined> =>
      (await pool.query<Row & BookedPurchase>(`${booked} where session_id = $1`, [sessionId])).rows.map(listed)[0],
    /** Latest first, starting after the session `after` or skipping `skip`. */
    listBooked: async (
      state: PurchaseState | null,
      { count, skip = 0, after = null }: { count: number; skip?: number; after?: string | null },
    ): Promise<BookedPurchase[]> => {
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
      Number(
        (await pool.query<{ count: string }>('select count(*) as count from pdf_purchase where $1::text is null or state = $1', [state]))
          .rows[0]?.count ?? 0,
      ),
    /** Total paid and not refunded, per currency. */
    sumPaid: async (seller: Seller): Promise<Price[]> =>
      (
        await pool.query<{ amount: string; currency: string }>(
          `select sum(amount) as amount, currency from pdf_purchase where state = 'paid' and (not is_test or provider = $1) group by currency order by currency`,
          [testsOf(seller)],
        )
      ).rows.map(({ amount, currency }) => ({ amount: Number(amount), currency })),
  };
}

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;
