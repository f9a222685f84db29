import { readFileSync } from 'node:fs';
import { parse } from 'pptxtojson/dist/index.js';
import { unplaced, type PlacedWord } from './words.ts';

/** The words pptxtojson finds on each slide: in texts, tables, diagrams and charts. */
export async function peerWords(file: string): Promise<PlacedWord[][]> {
  const bytes = readFileSync(file);
  const { slides } = await parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  return slides.map((slide) => unplaced([...textsIn([slide.layoutElements, slide.elements])].join(' ')));
}

const named = new Set(['content', 'text', 'textList', 'xlabels', 'key']);

function* textsIn(value: unknown): Iterable<string> {
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string') {
        if (named.has(key)) yield plain(inner);
      } else if (named.has(key)) yield* labels(inner);
      else yield* textsIn(inner);
    }
}

function* labels(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield plain(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* labels(inner);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };
/** Strips HTML tags; blocks separate words. */
const plain = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|ul|ol|div|br|tr|td)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|\w+);/g, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? whole),
    );
