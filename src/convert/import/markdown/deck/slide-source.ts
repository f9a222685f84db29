/** The tool the deck was written for; each reads the same syntax a little differently. */
export type Dialect = 'marp' | 'slidev' | 'reveal' | 'remark' | 'plain';

/** Properties of a slide or of the whole deck: names in lower case, values as parsed from YAML. */
export type Properties = ReadonlyMap<string, unknown>;

export interface SlideSource {
  /** What is visible at first, then what each click adds. */
  parts: string[];
  properties: Properties;
  notes: string;
  /** It is below the previous slide, in the same stack. */
  isBelow: boolean;
}

export interface DeckSource {
  dialect: Dialect;
  /** For the whole deck. */
  properties: Properties;
  slides: SlideSource[];
}

/** A string, number or boolean, as a string; undefined for anything else. */
export function wordIn(properties: Properties, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = properties.get(name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value).trim();
  }
  return undefined;
}

export const isTrue = (properties: Properties, name: string): boolean => wordIn(properties, name) === 'true';

/** Class names, written as a string or as a list. */
export function classesIn(properties: Properties): string[] {
  const value = properties.get('class');
  const words = Array.isArray(value) ? value.filter((each) => typeof each === 'string').join(' ') : (wordIn(properties, 'class') ?? '');
  return words.split(/[\s,]+/).filter(Boolean);
}
