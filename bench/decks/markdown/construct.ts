import type { Chance } from '../../../src/model/presentation/test-documents.ts';

export interface TextKit {
  chance: Chance;
  /** Words that the slide shows. */
  say: (count?: number) => string;
  /** Words that the slide contains but does not show. */
  hide: (count?: number) => string;
}

/** Writes the source of one slide. */
export type TextConstruct = (kit: TextKit) => string;

/** A way of writing slides in Markdown. */
export interface Dialect {
  /** Before the first slide. */
  head: string;
  between: string;
  constructs: Readonly<Record<string, TextConstruct>>;
}
