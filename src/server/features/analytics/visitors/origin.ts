import type { IncomingHttpHeaders } from 'node:http';

/** Browsers tell where a request comes from; whoever tells nothing is no page of another site. */
export function isFromHere({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, publicOrigin: string): boolean {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === publicOrigin || (host !== undefined && (origin === `https://${host}` || origin === `http://${host}`));
}

/** In a frame with `sandbox` our own viewer has no origin. Nobody else has one there either: whoever asks so is nobody we know. */
export const isNameless = ({ origin }: IncomingHttpHeaders): boolean => origin === 'null';
