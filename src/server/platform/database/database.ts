import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Identifies this process's connections to PostgreSQL and to our other processes. */
export const ownApplicationName = `lectern ${process.pid}`;

/** A PostgreSQL connection pool, with typed queries on top. */
export interface Database {
  url: string;
  pool: pg.Pool;
  orm: NodePgDatabase;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  connections?: number;
  /** Called when an idle connection breaks; the pool replaces it automatically. */
  onConnectionLost?: (error: Error) => void;
  /** Milliseconds until an unanswered query fails and its connection is discarded. */
  timeout?: number;
}

/** Longer than PostgreSQL's own limit for a statement, so that only a server that does not answer exceeds it. */
const TIMEOUT = 18_000;
/** Milliseconds for a question that takes no time at all. */
const AT_ONCE = 5000;

export function openDatabase(
  url: string,
  { connections = 20, onConnectionLost = () => undefined, timeout = TIMEOUT }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: ownApplicationName,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: timeout,
    keepAlive: true,
  });
  // An unhandled error event would crash this process when PostgreSQL restarts (57P01). The pool handles errors of idle connections;
  // connections in use need their own listener.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const presence = { text: 'select 1', query_timeout: Math.min(AT_ONCE, timeout) };
  return {
    url,
    pool,
    orm: drizzle({ client: pool }),
    isReachable: () =>
      pool.query(presence).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
// Connection exceptions, insufficient resources but for the disk, and the server shutting down or starting up.
const awayStates = /^(08|53(?!100)|57P0)/;
const awayMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** Whether the query failed because PostgreSQL is unreachable, rather than because of the query itself. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    const { code = '' } = cause as { code?: unknown };
    if (typeof code === 'string' && (awayCodes.has(code) || awayStates.test(code))) return true;
    if (awayMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
