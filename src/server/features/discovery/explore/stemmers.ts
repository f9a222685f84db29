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

/** Search queries may be in any language. */
export const allStemmers: readonly string[] = [...byLanguage.values()];

/** None for an unknown language or one without a stemmer; words are then found only as written. */
export const stemmersOf = (language: string): readonly string[] => {
  const known = byLanguage.get(language);
  return known ? [known] : [];
};
