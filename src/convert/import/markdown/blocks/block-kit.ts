import type { ImportTools } from '../../imported.ts';
import type { Dialect } from '../deck/slide-source.ts';
import type { FindPicture } from '../pictures.ts';

/** What reading one slide needs, and counts. */
export interface BlockKit {
  dialect: Dialect;
  /** From 1. */
  slide: number;
  findPicture: FindPicture;
  warn: ImportTools['warn'];
  /** The id of the slide that a name in the deck stands for. */
  slideNamed(name: string): string | undefined;
  /** Clicks so far. */
  clicks: { count: number };
  /** Footnotes in the order in which they are named. */
  footnotes: string[];
  /** What elements say to the speaker. */
  notes: string[];
}
