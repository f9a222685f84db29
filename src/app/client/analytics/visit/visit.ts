import { createId } from '../event/event-id.ts';
import type { EventContext } from '../event/web-event.ts';
import { readCookie, writeCookie } from './cookies.ts';

const SESSION = 'lectern_session';
const VISITOR = 'lectern_visitor';
const HALF_AN_HOUR = 1800;
/** 13 months from the first visit, never extended. */
const YEAR_AND_MONTH = 395 * 86_400;

const attributes = (domain: string) => `secure; samesite=none${domain && `; domain=${domain}`}`;

function remember(name: string, age: number, domain: string, isRenewed?: boolean): string {
  const known = readCookie(name);
  if (isRenewed || !known) writeCookie(name, known || createId(Date.now()), age, attributes(domain));
  // If the browser does not keep the cookie, send no id: a new one per event would identify nothing.
  return readCookie(name) ?? '';
}

/** Called for each event with its page id; returns the ids of the visitor, as far as cookies are allowed. */
export type Visit = (page_id: string) => EventContext['visit'];

export function createVisit(areCookiesAllowed: () => boolean, domain: string): Visit {
  let page: string | undefined;
  let visitor_id = '';
  return (page_id) => {
    const isAllowed = areCookiesAllowed();
    // Fixed by the first event of a page view: otherwise a visitor who allows cookies midway would count as two.
    if (!isAllowed) visitor_id = '';
    else if (page !== page_id) visitor_id = remember(VISITOR, YEAR_AND_MONTH, domain);
    page = page_id;
    return { session_id: isAllowed ? remember(SESSION, HALF_AN_HOUR, domain, true) : '', visitor_id };
  };
}

/** Deletes the cookies of a visitor who withdraws consent, also those from before the domain was set. */
export const forgetVisit = (domain: string): void =>
  [domain, location.hostname].forEach((each) => [SESSION, VISITOR].forEach((name) => writeCookie(name, '', 0, attributes(each))));
