import { APIError } from 'better-auth/api';
import { Problem } from '../../http/problems.ts';
import type { Session, Sessions } from '../../http/visitor.ts';
import type { PersonRow } from './accounts.schema.ts';
import { sessionCookie, type Auth } from './auth.ts';
import { presentSignedIn } from './identity/present-person.ts';
import { toHeaders } from './outcome.ts';

export function createSessions(auth: Auth): Sessions {
  return {
    cookieName: sessionCookie,
    async read(headers): Promise<Session | null> {
      const found = await auth.api.getSession({ headers: toHeaders(headers), query: { disableRefresh: true } }).catch((cause: unknown) => {
        // It hides what happened; all that can happen here is that the database does not answer.
        throw cause instanceof APIError ? new Problem('away', { cause }) : cause;
      });
      if (!found) return null;
      const row = found.user as unknown as PersonRow;
      return { id: found.session.id, personId: row.id, person: presentSignedIn(row), language: row.language };
    },
  };
}
