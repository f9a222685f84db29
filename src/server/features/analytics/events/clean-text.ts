import { storableText } from '../../../platform/events/storable-text.ts';

/** As every database can keep it, and not longer than this. */
export const cleanText = (text: string, most: number): string =>
  storableText(text.length > most ? text.slice(0, isFirstHalf(text.charCodeAt(most - 1)) ? most - 1 : most) : text);

const isFirstHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Without query and fragment, where tokens and names are. */
export const cutQuery = (address: string): string => {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
};

// Up to the next blank or quote, whatever else stands there: other addresses, and their queries.
const queries = /[?#][^\s"'`]+/g;
/** Where in a script it happened is told behind its address. */
const position = /:\d+:\d+\)?$/;

/** Words without the queries and fragments of the addresses among them, whole or relative. */
export const withoutQueries = (words: string): string => words.replaceAll(queries, (query) => position.exec(query)?.[0] ?? '');

const pattern = /^((?:https?|android-app):\/\/)(?:[^/\\?#@]*@)*([^/\\?#@\s]+)(\/[^?#]*)?(?=[?#]|$)/i;

/** Origin and path of an address; empty where it is none. */
export function cutAddress(address: string, most: number): string {
  if (address === '') return '';
  const [, scheme, host, path = ''] = pattern.exec(address) ?? [];
  return scheme === undefined || host === undefined ? '' : cleanText(scheme + host + path, most);
}
