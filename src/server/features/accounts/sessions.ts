import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session, Sessions } from '../../http/visitor.ts';
import type { AccountsStore } from './accounts.store.ts';
import { sessionCookie } from './auth.ts';
import { presentSignedIn } from './identity/present-person.ts';

interface Parts {
  /** The secret better-auth signs its cookies with. */
  secret: string;
  store: Pick<AccountsStore, 'findSession'>;
}

// With or without the `__Secure-` prefix.
const pattern = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${sessionCookie.replace('.', '\\.')}([^;]+)`);

/**
 * better-auth creates and ends sessions. Every request of a logged-in user reads one, so we do that ourselves with a single query.
 */
export function createSessions({ secret, store }: Parts): Sessions {
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
      const found = await store.findSession(token);
      if (!found) return null;
      const { id, provedAt, person } = found;
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
