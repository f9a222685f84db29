import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

interface Listener {
  onMessage(channel: string, payload: string): void;
  /** Messages may have been missed: the connection was lost and is back. */
  onGap(): void;
}

/** Hears what any process says with NOTIFY, through losses of the connection. Returns its own undo. */
export function listenToDatabase(url: string, channels: string[], { onMessage, onGap }: Listener): () => Promise<void> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: 'lectern', connectionTimeoutMillis: 3000, keepAlive: true });
    const current = client;
    const lost = new Promise<void>((resolve) => current.once('end', () => resolve()).on('error', () => resolve()));
    current.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''));
    await current.connect();
    for (const channel of channels) await current.query(`listen ${pg.escapeIdentifier(channel)}`);
    return { lost };
  };

  const run = async () => {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      try {
        const { lost } = await connect();
        if (!isFirst) onGap();
        await lost;
      } catch {
        // Not there yet; the next round tries again.
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
