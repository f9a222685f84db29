import type { IncomingHttpHeaders } from 'node:http';
import type { Sessions } from '../../../http/visitor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';

interface Parts {
  sessions: Sessions;
  clock: Pick<Clock, 'now'>;
}

const KEPT = 30_000;
const MOST_REMEMBERED = 2000;
const LONGEST = 2048;

/** Caches who is logged in instead of looking it up for every event; a logout takes effect within half a minute. */
export function createKnownVisitors({ sessions, clock }: Parts) {
  const remembered = new Map<string, { until: number; personId: Promise<string | null> }>();
  const ask = async (headers: IncomingHttpHeaders) => (await sessions.read(headers))?.personId ?? null;
  return {
    /** Returns null synchronously if there is no session cookie. */
    personOf(headers: IncomingHttpHeaders): Promise<string | null> | null {
      const { cookie } = headers;
      if (!cookie?.includes(sessions.cookieName)) return null;
      const now = clock.now();
      const known = remembered.get(cookie);
      if (known && known.until > now) return known.personId;
      const personId = ask(headers);
      // Failed lookups are not cached. This also prevents an unhandled rejection if the promise is never awaited.
      personId.catch(() => remembered.delete(cookie));
      if (cookie.length > LONGEST) return personId;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(cookie, { until: now + KEPT, personId });
      return personId;
    },
  };
}

export type KnownVisitors = ReturnType<typeof createKnownVisitors>;
