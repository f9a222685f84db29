/** A line of an outline, with the lines below it. */
export interface OutlineItem {
  /** One line, with its inline Markdown. */
  readonly words: string;
  readonly kind: 'words' | 'code';
  /** Of a list with numbers. */
  readonly isNumbered: boolean;
  readonly children: readonly OutlineItem[];
}

export interface Outline {
  /** May be empty. */
  readonly title: string;
  readonly subtitle: string;
  readonly topics: readonly OutlineItem[];
}

export type OutlineProblem = 'empty' | 'too-long' | 'too-many-lines' | 'too-many-topics';

export const outlineLimits = {
  /** Characters, lines with words, and topics and subtopics together. */
  characters: 100_000,
  lines: 2000,
  topics: 500,
} as const;

export const outlineArrangements = ['grid', 'spiral', 'tree', 'line', 'circle'] as const;
export type OutlineArrangement = (typeof outlineArrangements)[number];

export const outlineLooks = ['rain', 'paper', 'forest', 'sunrise', 'night', 'poster'] as const;
export type OutlineLook = (typeof outlineLooks)[number];
