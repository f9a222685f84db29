import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, languages, negotiateLanguage, parseLanguage, type Language } from '#locale/language.ts';

export const languageCookie = 'django_language';

const cookiePattern = /(?:^|;\s*)django_language=([A-Za-z_-]{2,8})/;
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, Language>();

/** The language of a request: what the visitor chose, else what the browser prefers, else English. */
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

/** `?lang=de`: a page in this language, whoever asks. Search engines know each page by nine such addresses. */
export const languageAsked = (query: unknown): Language | undefined => parseLanguage(Asked.parse(query).lang);

const byEnding = new Map(languages.map((language) => [`?lang=${language}`, language]));
const ENDING = '?lang=de'.length;

/** The language of an address that asks for nothing else. */
export const languageOfAddress = (url: string): Language | undefined => byEnding.get(url.slice(-ENDING));

/** For whoever has just chosen another one. */
export function withoutLanguage(address: string): string {
  const [path = '', hash] = address.split('#', 2);
  const [page, query = ''] = path.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !/^lang(?:=|$)/.test(part));
  return page + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`);
}

/** What the address asks for; else what somebody who is logged in has chosen for every device; for everybody else the headers tell. */
export const languageOfRequest = ({ session, headers, query, routeOptions }: FastifyRequest): Language => {
  const asked = languageAsked(query);
  if (asked) return asked;
  if (routeOptions.config.audience === 'anyone') return languageOf({ 'accept-language': headers['accept-language'] });
  return parseLanguage(session?.language ?? undefined) ?? languageOf(headers);
};
