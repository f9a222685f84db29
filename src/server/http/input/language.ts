import type { FastifyRequest } from 'fastify';
import type { ParsedUrlQuery } from 'node:querystring';
import { defaultLanguage, negotiateLanguage, parseLanguage, type Language } from '#locale/language.ts';
import { splitAddress } from './query.ts';

export const languageCookie = 'django_language';

const cookiePattern = /(?:^|;\s*)django_language=([A-Za-z_-]{2,8})/;
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, Language>();

interface LanguageHeaders {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/** The visitor's choice on this device, else `own`, which they chose for all devices, else the browser's preference, else English. */
export function languageOf(headers: LanguageHeaders, own?: string | null): Language {
  const chosen = parseLanguage((headers.cookie && cookiePattern.exec(headers.cookie)?.[1]) || undefined) ?? parseLanguage(own ?? undefined);
  if (chosen) return chosen;
  const wish = headers['accept-language'] ?? '';
  let language = remembered.get(wish);
  if (!language) {
    language = negotiateLanguage(wish) ?? defaultLanguage;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (wish.length < 200) remembered.set(wish, language);
  }
  return language;
}

/** `?lang=de` asks for this language regardless of the visitor. Search engines index each page under nine such addresses. */
export const languageAsked = ({ lang }: ParsedUrlQuery): Language | undefined =>
  typeof lang === 'string' ? parseLanguage(lang) : undefined;

/** Removes `lang` from an address, for visitors who have just chosen another language. */
export function withoutLanguage(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  const [page, query = ''] = path.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !/^lang(?:=|$)/.test(part));
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`);
}

/** The language in the address, else that of the visitor. */
export const languageOfRequest = ({ session, headers, url }: FastifyRequest): Language =>
  languageAsked(splitAddress(url).query) ?? languageOf(headers, session?.language);
