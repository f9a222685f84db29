import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';

/** How large and heavy a paragraph is; the layout knows in units. */
export type Role = 'body' | 'h1' | 'h2' | 'h3' | 'h4' | 'small' | 'math';

export interface Words extends Omit<Paragraph, 'spaceBefore' | 'spaceAfter' | 'lineHeight'> {
  role: Role;
}

export type Picture =
  | { kind: 'asset'; asset: string; width: number; height: number }
  | { kind: 'drawing'; drawing: DrawingContent; width: number; height: number }
  /** Elsewhere, or lost: a box with its name stands for it. */
  | { kind: 'missing'; width: number; height: number };

export interface ImageBlock {
  kind: 'image';
  picture: Picture;
  alt: string;
  link?: Run['link'];
  /** Of the room it has, where the deck says so. */
  share?: number | undefined;
}

export type BlockContent =
  | { kind: 'words'; words: Words[] }
  | { kind: 'quote'; words: Words[] }
  | { kind: 'code'; code: string; language: string; highlightedLines: number[]; hasLineNumbers: boolean }
  | { kind: 'table'; rows: { words: Words[]; columnSpan: number; rowSpan: number }[][]; hasHeader: boolean }
  | ImageBlock
  | { kind: 'columns'; columns: Block[][] };

/** Something on a slide; `step` counts the clicks until it appears, from 0. */
export type Block = BlockContent & { step: number };

/** A picture behind a slide, or beside its words. */
export interface Backdrop {
  picture: Picture;
  alt: string;
  side?: 'left' | 'right' | undefined;
  /** Of the slide that a side takes. */
  share: number;
  isWhole: boolean;
}

export interface SlideContent {
  /** The heading it begins with. */
  title?: { words: Words; level: number } | undefined;
  blocks: Block[];
  /** At the bottom, small. */
  footnotes: Words[];
  footer: Words[];
  backdrops: Backdrop[];
}

export const plainText = (words: readonly Words[]): string =>
  words
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
