const byLanguage = new Map(
  Object.entries({
    de: 'german_stem',
    en: 'english_stem',
    es: 'spanish_stem',
    fr: 'french_stem',
    hu: 'hungarian_stem',
    it: 'italian_stem',
    pt: 'portuguese_stem',
  }),
);

/** What somebody asks for may be in any language. */
export const allStemmers: readonly string[] = [...byLanguage.values()];

/** Of a text in a language that is not known, or that has none, words are found as they are written. */
export const stemmersOf = (language: string): readonly string[] => {
  const known = byLanguage.get(language);
  return known ? [known] : [];
};
