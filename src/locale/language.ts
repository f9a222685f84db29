export const languages = ['de', 'en', 'es', 'fr', 'hu', 'it', 'ja', 'ko', 'pt'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  pt: 'Português',
};

/** `pt-BR` and `pt_BR` are `pt`; unsupported languages are undefined. */
export function parseLanguage(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The supported language that an `Accept-Language` header prefers. */
export function negotiateLanguage(header: string | undefined): Language | undefined {
  return (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag, ...parameters] = part.split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: parseLanguage(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0]?.language;
}
