import type { Pool, PoolClient } from 'pg';

/** Everything that is done through the connection happens, or nothing of it. */
export async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Until the transaction ends: many may share a name, and somebody who has it alone waits for all of them. */
export async function holdName(client: PoolClient, name: string, how: 'shared' | 'alone'): Promise<void> {
  await client.query(`select pg_advisory_xact_lock${how === 'shared' ? '_shared' : ''}(hashtextextended($1, 0))`, [name]);
}
