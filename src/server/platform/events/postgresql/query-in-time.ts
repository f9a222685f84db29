import type { Pool, QueryConfig } from 'pg';

/** More than the server itself lets a statement take. */
const LONGEST = 18_000;

/**
 * A connection that says nothing for so long has vanished, though nobody told us: the question fails, and the pool keeps no connection of
 * one that failed.
 */
export function queryInTime(pool: Pool, question: QueryConfig, longest = LONGEST) {
  const limited = { ...question, query_timeout: longest };
  return pool.query(limited);
}
