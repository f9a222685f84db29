import { storableText } from '../../../platform/events/storable-text.ts';

/** Truncates a text to `most` and makes it storable in any database. */
export const cleanText = (text: string, most: number): string =>
  storableText(text.length > most ? text.slice(0, isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most) : text);

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Drops query and fragment, which may hold tokens and names. */
export const cutQuery = (address: string): string => {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
};

// Up to the next blank or quote, whatever comes before that: other addresses and their queries included.
const queries = /[?#][^\s"'`]+/g;
/** Line and column in a script, which follow its address. */
const position = /:\d+:\d+\)?$/;

/** A text without the queries and fragments of the addresses in it, absolute or relative. */
export const withoutQueries = (words: string): string => words.replaceAll(queries, (query) => position.exec(query)?.[0] ?? '');

const pattern = /^((?:https?|android-app):\/\/)(?:[^/\\?#@]*@)*([^/\\?#@\s]+)(\/[^?#]*)?(?=[?#]|$)/i;

/** Origin and path of an address; empty for anything else. */
export function cutAddress(address: string, most: number): string {
  if (address === '') return '';
  const [, scheme, host, path = ''] = pattern.exec(address) ?? [];
  return scheme === undefined || host === undefined ? '' : cleanText(scheme + host + path, most);
}
