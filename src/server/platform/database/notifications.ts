import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ownApplicationName } from './database.ts';

interface Listener {
  onMessage(channel: string, payload: string): void;
  /** No message is missed from now on; earlier ones may have been. */
  onConnected(): void;
}

/** Listens for NOTIFY messages from any process, reconnecting whenever the connection is lost. Returns a function that stops it. */
export function listenToDatabase(url: string, channels: string[], { onMessage, onConnected }: Listener): () => Promise<void> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: ownApplicationName, connectionTimeoutMillis: 3000, keepAlive: true });
    const current = client;
    const lost = new Promise<void>((resolve) => current.once('end', () => resolve()).on('error', () => resolve()));
    current.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    const ready = async () => {
      await current.connect();
      for (const channel of channels) await current.query(`listen ${pg.escapeIdentifier(channel)}`);
    };
    // A client that is ended while it connects settles no promise of its own.
    await Promise.race([ready(), lost.then(() => Promise.reject(new Error('The connection was lost')))]);
    return { lost };
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const { lost } = await connect();
        onConnected();
        await lost;
      } catch {
        // Not reachable yet; the loop tries again.
      }
      void client?.end().catch(() => undefined);
      await delay(500, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = run();

  return async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await done;
  };
}

export const notify = (pool: pg.Pool, channel: string, payload: string) => pool.query('select pg_notify($1, $2)', [channel, payload]);
