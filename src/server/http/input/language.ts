import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, languages, negotiateLanguage, parseLanguage, type Language } from '#locale/language.ts';

export const languageCookie = 'django_language';

const cookiePattern = /(?:^|;\s*)django_language=([A-Za-z_-]{2,8})/;
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, Language>();

/** The language the headers ask for: the visitor's choice, else the browser's preference, else English. */
export function languageOf(headers: { cookie?: string | undefined; 'accept-language'?: string | undefined }): Language {
  const chosen = headers.cookie && parseLanguage(cookiePattern.exec(headers.cookie)?.[1]);
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

const Asked = z.object({ lang: z.string().optional() }).catch({});

/** `?lang=de` asks for this language regardless of the visitor. Search engines index each page under nine such addresses. */
export const languageAsked = (query: unknown): Language | undefined => parseLanguage(Asked.parse(query).lang);

const byEnding = new Map(languages.map((language) => [`?lang=${language}`, language]));
const ENDING = '?lang=de'.length;

/** The language of an address whose query is nothing but `?lang=`. */
export const languageOfAddress = (url: string): Language | undefined => byEnding.get(url.slice(-ENDING));

/** Removes `lang` from an address, for visitors who have just chosen another language. */
export function withoutLanguage(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  const [page, query = ''] = path.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !/^lang(?:=|$)/.test(part));
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`);
}

/** The language in the address, else the one a logged-in person chose for all devices, else the one the headers ask for. */
export const languageOfRequest = ({ session, headers, query, routeOptions }: FastifyRequest): Language => {
  const asked = languageAsked(query);
  if (asked) return asked;
  if (routeOptions.config.audience === 'anyone') return languageOf({ 'accept-language': headers['accept-language'] });
  return parseLanguage(session?.language ?? undefined) ?? languageOf(headers);
};
