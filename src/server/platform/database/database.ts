import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Every connection of this process says so, to PostgreSQL and to the other processes. */
export const ownApplicationName = `lectern ${process.pid}`;

/** One pool of connections to PostgreSQL, and typed queries over it. */
export interface Database {
  url: string;
  pool: pg.Pool;
  orm: NodePgDatabase;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  connections?: number;
  /** A connection at rest broke; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

export function openDatabase(url: string, { connections = 20, onConnectionLost = () => undefined }: Options = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: ownApplicationName,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener a restart of the server would end this process (57P01): the pool listens while a connection is at
  // rest, we while it is in use.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    url,
    pool,
    orm: drizzle({ client: pool }),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
// Connection exceptions, out of resources, and the server stopping or starting.
const awayStates = /^(08|53|57P0)/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** Did this fail because PostgreSQL cannot be reached, rather than because of what was asked? */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    const { code = '' } = cause as { code?: unknown };
    if (typeof code === 'string' && (awayCodes.has(code) || awayStates.test(code))) return true;
    if (awayMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
