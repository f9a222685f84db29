import { parse, type ParsedUrlQuery } from 'node:querystring';

/** The one parser of queries, for routes and for the page cache: if they read an address differently, they would mix up pages. */
export const parseQuery = (query: string): ParsedUrlQuery => parse(query);

export function splitAddress(url: string): { path: string; query: ParsedUrlQuery } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: {} } : { path: url.slice(0, at), query: parseQuery(url.slice(at + 1)) };
}
