import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether one of our pages sent this request. Browsers say where a request comes from; a client that does not is no browser that
 * another site could misuse.
 */
export function isFromHere({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (site === 'same-origin' || site === 'none') return true;
  // One of our pages, posting to another of our host names.
  if (origin === publicOrigin) return true;
  if (site !== undefined) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Our own viewer has no origin in a sandboxed frame. Neither do some pages of other sites, so these requests carry no identity. */
export const isNameless = ({ origin }: IncomingHttpHeaders): boolean => origin === 'null';
