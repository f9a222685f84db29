import type { Chance } from '../../src/model/presentation/test-documents.ts';

export const formats = ['pptx', 'pdf', 'markdown', 'pez'] as const;
export type Format = (typeof formats)[number];

/** A generated file, and what it shows. */
export interface Deck {
  name: string;
  format: Format;
  /** The constructs it contains, as `format/topic/name`. */
  constructs: string[];
  bytes: Uint8Array;
  /** The words that each slide shows, numbers and labels that a program adds itself left out. */
  words: string[][];
}

/** What a format offers. */
export interface Generator {
  ending: string;
  names: readonly string[];
  /** Constructs that the reference program shows wrongly or not at all: only their words are compared, with those written. */
  unknown: ReadonlySet<string>;
  /** A deck with only this construct: a slide per variant. */
  alone: (name: string, chance: Chance) => Pick<Deck, 'bytes' | 'words'>;
  /** A deck with several constructs, chosen at random; says which. */
  mixed: (chance: Chance) => Pick<Deck, 'bytes' | 'words' | 'constructs'>;
}
