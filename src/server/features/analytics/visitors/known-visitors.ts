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

/** Who is logged in, asked once in a while and not with every event: whoever logs out is nobody half a minute later. */
export function createKnownVisitors({ sessions, clock }: Parts) {
  const remembered = new Map<string, { until: number; personId: Promise<string | null> }>();
  const ask = async (headers: IncomingHttpHeaders) => (await sessions.read(headers))?.personId ?? null;
  return {
    /** Nobody at once, where the cookie is not there. */
    personOf(headers: IncomingHttpHeaders): Promise<string | null> | null {
      const { cookie } = headers;
      if (!cookie?.includes(sessions.cookieName)) return null;
      const now = clock.now();
      const known = remembered.get(cookie);
      if (known && known.until > now) return known.personId;
      const personId = ask(headers);
      // A question that failed is asked again; and nobody need wait for the answer.
      personId.catch(() => remembered.delete(cookie));
      if (cookie.length > LONGEST) return personId;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(cookie, { until: now + KEPT, personId });
      return personId;
    },
  };
}

export type KnownVisitors = ReturnType<typeof createKnownVisitors>;
