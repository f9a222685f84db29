import type { Pool, QueryConfig } from 'pg';

/** Longer than the server's own statement timeout. */
const LONGEST = 18_000;

/**
 * A connection that stays silent this long has been lost without notice: the query fails, and the pool discards a connection whose query
 * failed.
 */
export function queryInTime(pool: Pool, question: QueryConfig, longest = LONGEST) {
  const limited = { ...question, query_timeout: longest };
  return pool.query(limited);
}
