import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session, Sessions } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AccountsStore } from './accounts.store.ts';
import { cookiePrefixOf, sessionCookie } from './auth.ts';
import { presentSignedIn } from './identity/present-person.ts';

interface Parts {
  /** The secret better-auth signs its cookies with. */
  secret: string;
  store: Pick<AccountsStore, 'findSession' | 'useSession'>;
  clock: Pick<Clock, 'now'>;
  isHttps: boolean;
}

const DAY = 24 * 60 * 60_000;
/** Sessions that nobody uses for this long end (docs/decisions/0033). */
const IDLE = 30 * DAY;

/** Sessions count if they last until after `now` and were used after `idleSince`. */
export const sessionTimes = ({ now }: Pick<Clock, 'now'>) => ({ now: new Date(now()), idleSince: new Date(now() - IDLE) });

/**
 * better-auth creates and ends sessions. Every request of a logged-in user reads one, so we do that ourselves with a single query.
 */
export function createSessions({ secret, store, clock, isHttps }: Parts): Sessions {
  // The exact name: another one could have been set by a neighbouring host.
  const pattern = new RegExp(`(?:^|;\\s*)${cookiePrefixOf(isHttps)}${sessionCookie.replace('.', '\\.')}([^;]+)`);
  const isSigned = (token: string, signature: string) => {
    const [given, ours] = [Buffer.from(signature, 'base64'), createHmac('sha256', secret).update(token).digest()];
    return given.length === ours.length && timingSafeEqual(given, ours);
  };
  return {
    cookieName: sessionCookie,
    async read({ cookie = '' }): Promise<Session | null> {
      const value = decode(pattern.exec(cookie)?.[1] ?? '');
      const at = value.lastIndexOf('.');
      const token = value.slice(0, Math.max(0, at));
      if (token === '' || !isSigned(token, value.slice(at + 1))) return null;
      const times = sessionTimes(clock);
      const found = await store.findSession(token, times);
      if (!found) return null;
      const { id, usedAt, provedAt, person } = found;
      // Noted once a day. A database that is full still shows people their pages.
      if (times.now.getTime() - usedAt.getTime() > DAY) await store.useSession(id, times.now).catch(() => undefined);
      return { id, personId: person.id, person: presentSignedIn(person), language: person.language, provedAt: provedAt.getTime() };
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
