import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
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

const Asked = z.object({ lang: z.string().optional() }).catch({});

/** Somebody who is logged in has chosen for every device; for everybody else the headers tell. Where nobody is known, the address may. */
export const languageOfRequest = ({ session, headers, query, routeOptions }: FastifyRequest): Language => {
  if (routeOptions.config.audience === 'anyone') return parseLanguage(Asked.parse(query).lang) ?? languageOf({ 'accept-language': headers['accept-language'] });
  return parseLanguage(session?.language ?? undefined) ?? languageOf(headers);
};
