import { createId } from '../event/event-id.ts';
import type { EventContext } from '../event/web-event.ts';
import { readCookie, writeCookie } from './cookies.ts';

const SESSION = 'lectern_session';
const VISITOR = 'lectern_visitor';
const HALF_AN_HOUR = 1800;
/** 13 months, counted from the first visit: what is remembered comes to an end. */
const YEAR_AND_MONTH = 395 * 86_400;

// Addresses and names without a dot take no domain.
const attributes = () => `secure; samesite=none${/\.[a-z]/.test(location.hostname) ? `; domain=${location.hostname}` : ''}`;

function remember(name: string, age: number, isRenewed?: boolean): string {
  const known = readCookie(name);
  if (isRenewed || !known) writeCookie(name, known || createId(Date.now()), age, attributes());
  // A browser that does not keep it is not told apart: an id for each event would be none.
  return readCookie(name) ?? '';
}

/** Asked with each event: who it is, as far as cookies are allowed. */
export function createVisit(areCookiesAllowed: () => boolean): () => EventContext['visit'] {
  let visitor: string | undefined;
  return () => {
    const isAllowed = areCookiesAllowed();
    // Settled by the first event of a page: somebody who allows cookies half-way would otherwise be two who watched.
    visitor ??= isAllowed ? remember(VISITOR, YEAR_AND_MONTH) : '';
    return isAllowed ? { session_id: remember(SESSION, HALF_AN_HOUR, true), visitor_id: visitor } : { session_id: '', visitor_id: '' };
  };
}

/** For whoever changes their mind. */
export const forgetVisit = (): void => [SESSION, VISITOR].forEach((name) => writeCookie(name, '', 0, attributes()));
