import { readSvg } from '#convert/import/svg/read-svg.ts';

/** A piece of a document in wire format; `parsePresentation` reads it like any other. */
export type Wire = Readonly<Record<string, unknown>>;

/** A demonstration presentation or template. */
export interface Deck {
  /** Twelve letters and digits; never changes. */
  oid: string;
  /** The owner's user name. */
  owner: string;
  tags: readonly string[];
  document: Wire;
}

/** Centre and size in the parent's coordinates. */
export const at = (x: number, y: number, width: number, height: number, more: Wire = {}): Wire => ({ x, y, width, height, ...more });

/** The same, by left and top edge. */
export const box = (left: number, top: number, width: number, height: number, more: Wire = {}): Wire =>
  at(left + width / 2, top + height / 2, width, height, more);

type StyleClass = 'title' | 'subtitle' | 'subtitle_2' | 'body' | 'body_2';

/** In a string, each line is a paragraph, and `- ` begins a list item. Richer paragraphs are passed through. */
export const words = (styleClass: StyleClass, text: string | readonly Wire[], place: Wire, more: Wire = {}): Wire => ({
  kind: 'text',
  styleClass,
  paragraphs: typeof text === 'string' ? text.split('\n').map((line) => paragraph(line, more['align'])) : text,
  ...place,
  ...without(more, 'align'),
});

const paragraph = (line: string, align: unknown): Wire => ({
  ...(align !== undefined && { align }),
  ...(line.startsWith('- ') ? { listType: 'BULLET', runs: [{ text: line.slice(2) }] } : { runs: [{ text: line }] }),
});

const without = (record: Wire, key: string): Wire => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Vector art. `alt` is the text alternative; empty for decoration. */
export function art(svg: string, place: Wire, alt = ''): Wire {
  const { drawing, problems } = readSvg(svg);
  const [problem] = problems;
  if (problem) throw new Error(`Demonstration art: ${JSON.stringify(problem)}`);
  return { kind: 'drawing', drawing, ...place, alt };
}

/** A place the path can visit. */
export const topic = (id: string, title: string, place: Wire, children: readonly Wire[], more: Wire = {}): Wire => ({
  kind: 'topic',
  id,
  title,
  ...place,
  children,
  ...more,
});

/** Moves the camera to an object. `hold` is how many milliseconds autoplay stays there. */
export const stop = (to: string, title: string, caption: string, more: Wire = {}): Wire => ({
  id: `to-${to}`,
  to,
  title,
  caption,
  ...more,
});

/** Reveals hidden objects without moving the camera. */
export const reveal = (id: string, objects: readonly string[], caption: string, more: Wire = {}): Wire => ({
  id,
  title: '',
  reveal: objects,
  caption,
  ...more,
});
