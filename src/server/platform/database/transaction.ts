import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './database.ts';

/** Runs a callback in a transaction: all of its queries take effect, or none. */
export async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A server that does not answer would not answer this either; it rolls back when the connection is gone.
    if (isDatabaseAway(error)) isBroken = true;
    else await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Locks a name until the transaction ends. Any number of transactions can share it; an exclusive lock waits for all of them. */
export async function holdName(client: PoolClient, name: string, how: 'shared' | 'alone'): Promise<void> {
  await client.query(`select pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}(hashtextextended($1, 0))`, [name]);
}
