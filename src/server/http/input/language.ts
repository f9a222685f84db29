import type { FastifyRequest } from 'fastify';
import { defaultLanguage, negotiateLanguage, parseLanguage, type Language } from '#locale/language.ts';

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

/** Somebody who is logged in has chosen for every device; for everybody else the headers tell. */
export const languageOfRequest = ({ session, headers }: FastifyRequest): Language => parseLanguage(session?.language ?? undefined) ?? languageOf(headers);
