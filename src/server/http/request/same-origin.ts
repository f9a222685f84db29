import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours sent this request. Browsers say where a request comes from; a client that says nothing is not a browser
 * that another site could misuse.
 */
export function isFromHere({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (site === 'same-origin' || site === 'none') return true;
  // One of our pages that writes to another of our host names.
  if (origin === publicOrigin) return true;
  if (site !== undefined) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** In a sandboxed frame our own viewer has no origin. Other pages may have none either, so such requests have no identity. */
export const isNameless = ({ origin }: IncomingHttpHeaders): boolean => origin === 'null';
