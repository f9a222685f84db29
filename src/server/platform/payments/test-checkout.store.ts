import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

const State = z.object({
  oid: z.string(),
  title: z.string(),
  price: z.object({ amount: z.number(), currency: z.string() }),
  returnAddress: z.string(),
  email: z.string().nullable(),
  /** `awaiting`: complete, but the money has not arrived yet; `failed`: it never did. */
  stage: z.enum(['open', 'paid', 'awaiting', 'failed', 'expired']),
  paymentId: z.string().nullable(),
  isRefunded: z.boolean(),
  expiresAt: z.number(),
});
export type CheckoutState = z.output<typeof State>;

const Row = z.object({ id: z.string(), client_secret: z.string(), state: State });
export interface CheckoutRow {
  id: string;
  clientSecret: string;
  state: CheckoutState;
}

type Column = 'id' | 'client_secret' | 'idempotency_key' | "state ->> 'paymentId'";

/** Removes the payer's email address from these sessions. */
export async function forgetPayers(client: PoolClient, sessionIds: readonly string[]): Promise<void> {
  await client.query(`update test_checkout set state = jsonb_set(state, '{email}', 'null') where id = any ($1)`, [sessionIds]);
}

export function createTestCheckoutStore(pool: Pool) {
  const find = async (
    column: Column,
    value: string,
    { client, isLocked = false }: { client?: PoolClient; isLocked?: boolean } = {},
  ): Promise<CheckoutRow | undefined> => {
    const { rows } = await (client ?? pool).query(
      `select id, client_secret, state from test_checkout where ${column} = $1${isLocked ? ' for update' : ''}`,
      [value],
    );
    if (rows[0] === undefined) return undefined;
    const { id, client_secret: clientSecret, state } = Row.parse(rows[0]);
    return { id, clientSecret, state };
  };
  return {
    find,
    /** Returns the session that already has the key, or adds this one. */
    async findOrAdd(key: string, { id, clientSecret, state }: CheckoutRow): Promise<CheckoutRow> {
      const values = [id, clientSecret, key, state];
      await pool.query(
        'insert into test_checkout (id, client_secret, idempotency_key, state) values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing',
        values,
      );
      return (await find('idempotency_key', key)) ?? { id, clientSecret, state };
    },
    write: (client: PoolClient, id: string, state: CheckoutState) =>
      client.query('update test_checkout set state = $2 where id = $1', [id, state]),
  };
}
