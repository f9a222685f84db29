import type { SceneObject, Topic } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** Objects with all their descendants. */
export const allOf = (objects: readonly SceneObject[]): SceneObject[] =>
  objects.flatMap((object) => (object.kind === 'group' ? [object, ...allOf(object.children)] : [object]));

/** Replaces provisional pictures by their assets; drops pictures that turned out to be invalid, and groups left empty. */
export function withPictures(objects: readonly SceneObject[], settle: (asset: string) => string | undefined): SceneObject[] {
  return objects.flatMap((object): SceneObject[] => {
    if (object.kind === 'image') {
      const asset = settle(object.asset);
      return asset === undefined ? [] : [{ ...object, asset }];
    }
    if (object.kind !== 'group') return [object];
    const children = withPictures(object.children, settle);
    return children.length > 0 ? [{ ...object, children }] : [];
  });
}

const lettersOf = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whole words of the first non-empty text, up to sixty letters. */
export function firstWords(objects: readonly SceneObject[]): string {
  for (const object of allOf(objects)) {
    const letters = object.kind === 'text' ? lettersOf(object.paragraphs) : '';
    if (letters !== '') return letters.length <= 60 ? letters : `${letters.slice(0, 60).replace(/\s+\S*$/, '')}…`;
  }
  return '';
}

/** The language of most texts. */
export function languageOf(topics: readonly Topic[]): string {
  const counts = new Map<string, number>();
  for (const object of allOf(topics.flatMap(({ children }) => children))) {
    if (object.kind !== 'text') continue;
    for (const { language = object.language, runs } of object.paragraphs)
      if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + runs.reduce((sum, { text }) => sum + text.length, 0));
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['en', 0])[0];
}
