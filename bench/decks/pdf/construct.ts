import type { Chance } from '../../../src/model/presentation/test-documents.ts';
import { literal, type PdfDocument } from './document.ts';

export interface PageKit {
  chance: Chance;
  document: PdfDocument;
  /** Words that the page shows. */
  say: (count: number) => string;
  hide: (count: number) => string;
  /** Notes text that is shown as it is. */
  saying: (text: string) => string;
}

export interface Page {
  content: string;
  /** Besides the usual fonts: `/Font` entries, and other entries of the resources. */
  fonts?: string;
  resources?: string;
  /** Other entries of the page: boxes, rotation. */
  entries?: string;
  annotations?: string[];
  /** The usual media box is replaced. */
  box?: string;
  /** Fields of the document's form, and its layers: references. */
  fields?: string[];
  layers?: { shown: string; off: string };
}

export type PageConstruct = (kit: PageKit) => Page;
export type PageTopic = Readonly<Record<string, PageConstruct>>;

export const [WIDTH, HEIGHT] = [720, 405];

/** A line of text; F1 is Helvetica, F2 bold, F3 Times, F4 Courier. */
export const text = (words: string, x: number, y: number, { font = 'F1', size = 20, before = '' } = {}): string =>
  `BT /${font} ${size} Tf ${before} 1 0 0 1 ${x} ${y} Tm ${literal(words)} Tj ET\n`;

/** Some lines from the top. */
export const lines = (kit: PageKit, count = 5, words = 5, options: Parameters<typeof text>[3] = {}): string =>
  Array.from({ length: count }, (_, place) => text(kit.say(words), 50, HEIGHT - 60 - place * 50, options)).join('');
