/** Who the deck was written for; each reads the same letters a little differently. */
export type Dialect = 'marp' | 'slidev' | 'reveal' | 'remark' | 'plain';

/** What is said about a slide, or about all of them: names in small letters, as YAML gives the values. */
export type Properties = ReadonlyMap<string, unknown>;

export interface SlideSource {
  /** What appears at once, then what appears after it, one click each. */
  parts: string[];
  properties: Properties;
  notes: string;
  /** It lies below the one before, in the same stack. */
  isBelow: boolean;
}

export interface DeckSource {
  dialect: Dialect;
  /** Of the whole deck. */
  properties: Properties;
  slides: SlideSource[];
}

/** A word, a number or a truth, as a word; undefined for what is none. */
export function wordIn(properties: Properties, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = properties.get(name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value).trim();
  }
  return undefined;
}

export const isTrue = (properties: Properties, name: string): boolean => wordIn(properties, name) === 'true';

/** Classes, whether written as words or as a list. */
export function classesIn(properties: Properties): string[] {
  const value = properties.get('class');
  const words = Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(' ') : (wordIn(properties, 'class') ?? '');
  return words.split(/[\s,]+/).filter(Boolean);
}
