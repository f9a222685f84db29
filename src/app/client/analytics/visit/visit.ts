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

/** Asked with each event, and of which page: who it is, as far as cookies are allowed. */
export type Visit = (page_id: string) => EventContext['visit'];

export function createVisit(areCookiesAllowed: () => boolean): Visit {
  let page: string | undefined;
  let visitor_id = '';
  return (page_id) => {
    const isAllowed = areCookiesAllowed();
    // Settled by the first event of a page: somebody who allows cookies half-way would otherwise be two who watched.
    if (!isAllowed) visitor_id = '';
    else if (page !== page_id) visitor_id = remember(VISITOR, YEAR_AND_MONTH);
    page = page_id;
    return { session_id: isAllowed ? remember(SESSION, HALF_AN_HOUR, true) : '', visitor_id };
  };
}

/** For whoever changes their mind. */
export const forgetVisit = (): void => [SESSION, VISITOR].forEach((name) => writeCookie(name, '', 0, attributes()));
