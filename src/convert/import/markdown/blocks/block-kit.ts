import type { ImportTools } from '../../imported.ts';
import type { Dialect } from '../deck/slide-source.ts';
import type { FindPicture } from '../pictures.ts';

/** The context and counters for reading one slide. */
export interface BlockKit {
  dialect: Dialect;
  /** From 1. */
  slide: number;
  findPicture: FindPicture;
  warn: ImportTools['warn'];
  /** Finds the id of a slide by its name in the deck. */
  slideNamed(name: string): string | undefined;
  /** Clicks so far. */
  clicks: { count: number };
  /** Footnotes in order of first reference. */
  footnotes: string[];
  /** Speaker notes found in elements. */
  notes: string[];
}
