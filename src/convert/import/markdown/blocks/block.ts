import type { DrawingContent } from '#model/presentation/drawing.ts';
import type { Paragraph, Run } from '#model/presentation/texts.ts';

/** The role of a paragraph, which decides its size and weight; the layout has the actual sizes. */
export type Role = 'body' | 'h1' | 'h2' | 'h3' | 'h4' | 'small' | 'math';

export interface Words extends Omit<Paragraph, 'spaceBefore' | 'spaceAfter' | 'lineHeight' | 'runs'> {
  runs: readonly Run[];
  role: Role;
}

export type Picture =
  | { kind: 'asset'; asset: string; width: number; height: number }
  | { kind: 'drawing'; drawing: DrawingContent; width: number; height: number }
  /** Remote or lost: a box with its name takes its place. */
  | { kind: 'missing'; width: number; height: number };

export interface ImageBlock {
  kind: 'image';
  picture: Picture;
  alt: string;
  link?: Run['link'];
  /** The share of the available width, where the deck states one. */
  share?: number | undefined;
}

export type BlockContent =
  | { kind: 'words'; words: Words[] }
  | { kind: 'quote'; words: Words[] }
  | { kind: 'code'; code: string; language: string; highlightedLines: number[]; hasLineNumbers: boolean }
  | { kind: 'table'; rows: { words: Words[]; columnSpan: number; rowSpan: number }[][]; hasHeader: boolean }
  | ImageBlock
  | { kind: 'columns'; columns: Block[][] };

/** An item on a slide; `step` is the number of clicks until it appears, from 0. */
export type Block = BlockContent & { step: number };

/** A picture behind a slide or beside its text. */
export interface Backdrop {
  picture: Picture;
  alt: string;
  side?: 'left' | 'right' | undefined;
  /** The share of the slide that a side picture takes. */
  share: number;
  isWhole: boolean;
}

export interface SlideContent {
  /** The heading it begins with. */
  title?: { words: Words; level: number } | undefined;
  blocks: Block[];
  /** Small, at the bottom. */
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
