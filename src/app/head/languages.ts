import { languages, parseLanguage, type Language } from '#locale/language.ts';

const territories: Record<Language, string> = { de: 'DE', en: 'US', es: 'ES', fr: 'FR', hu: 'HU', it: 'IT', ja: 'JP', ko: 'KR', pt: 'BR' };

/** The language in Open Graph's format. */
export const openGraphLocale = (language: Language) => `${language}_${territories[language]}`;

/** The language requested in an address. */
export const languageAsked = (address: string): Language | undefined =>
  parseLanguage(new URLSearchParams(address.split('?')[1]).get('lang') ?? undefined);

export const inLanguage = (address: string, language: Language) => `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The address in each language, plus the default one. */
export const alternates = (address: string): { hreflang: string; address: string }[] => [
  ...languages.map((language) => ({ hreflang: language, address: inLanguage(address, language) })),
  { hreflang: 'x-default', address },
];
