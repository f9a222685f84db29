import { languages, type Language } from '#locale/language.ts';
import { translatorOf } from '#locale/translate.ts';
import type { PaintLabels } from '#model/paint/labels.ts';

/** The texts that the painter may need. */
export function paintLabels(language: Language): PaintLabels {
  const text = translatorOf(language);
  return { missingImage: text('viewer.missingImage'), unreadable: text('viewer.unreadable') };
}

export const allPaintLabels = (): PaintLabels[] => languages.map(paintLabels);
