import type { Presentation, SceneObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** Letters of a text that serve as its name. */
const MOST = 80;

/** What an object is called: its title, its first words, or its description. Undefined if only its kind says what it is. */
export function nameOf(object: SceneObject, { assets }: Pick<Presentation, 'assets'>): string | undefined {
  return firstOf(ownWords(object), object.alt, 'asset' in object ? assets[object.asset]?.alt : undefined);
}

function ownWords(object: SceneObject): string | undefined {
  switch (object.kind) {
    case 'topic':
    case 'frame':
    case 'chart':
      return object.title;
    case 'link':
      return object.label;
    case 'text':
      return wordsOf(object.paragraphs);
    case 'code':
      return object.code;
    case 'table':
      return firstOf(...(object.rows[0]?.cells.map(({ paragraphs }) => wordsOf(paragraphs)) ?? []));
    default:
      return undefined;
  }
}

const wordsOf = (paragraphs: readonly Paragraph[]): string | undefined =>
  firstOf(...paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')));

function firstOf(...texts: readonly (string | undefined)[]): string | undefined {
  const found = texts.find((text) => text !== undefined && text.trim() !== '')?.trim();
  const line = found?.split('\n', 1)[0]?.trim();
  return line !== undefined && line.length > MOST
    ? `${line
        .slice(0, MOST)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : line;
}

/** The field that holds an object's name; undefined if it is called by what is written in it. */
export function nameField({ kind }: SceneObject): 'title' | 'label' | 'alt' | undefined {
  switch (kind) {
    case 'topic':
    case 'frame':
    case 'chart':
      return 'title';
    case 'link':
      return 'label';
    case 'text':
    case 'code':
    case 'table':
      return undefined;
    default:
      return 'alt';
  }
}

/** What is in that field, to be changed. */
export function writtenName(object: SceneObject): string {
  const field = nameField(object);
  const value: unknown = field && Reflect.get(object, field);
  return typeof value === 'string' ? value : '';
}
