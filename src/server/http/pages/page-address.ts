import type { ParsedUrlQuery } from 'node:querystring';
import { languageAsked } from '../input/language.ts';

/**
 * What a page reads from its query besides the language, in one spelling; everything else is ignored. Undefined: too many variants to
 * cache.
 */
export type ReadQuery = (query: ParsedUrlQuery) => string | undefined;

export const readsNothing: ReadQuery = () => '';

/** For pages that are cached only without their parameters. */
export const cachedWithout =
  (...names: string[]): ReadQuery =>
  (query) =>
    names.some((name) => name in query) ? undefined : '';

/** The address under which a page is cached: its path, what it reads and the language. Undefined: it is not cached. */
export function writeAddress(path: string, reads: ReadQuery, query: ParsedUrlQuery): string | undefined {
  const own = reads(query);
  if (own === undefined) return undefined;
  const language = languageAsked(query);
  const written = [own, language && `lang=${language}`].filter(Boolean).join('&');
  return written === '' ? path : `${path}?${written}`;
}
