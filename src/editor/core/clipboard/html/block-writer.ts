import type { Block, Format, HtmlCell, HtmlParagraph, HtmlRun } from './styles.ts';

/** Of the whole page, and of any text. */
export const MOST_PARAGRAPHS = 10_000;
const MOST_RUNS = 50_000;

interface Counts {
  paragraphs: number;
  runs: number;
  isPartial: boolean;
}

/** Collects paragraphs as a page is read. Empty ones, and space that a browser would not show, are left out. */
export class BlockWriter {
  readonly #blocks: Block[] = [];
  readonly #counts: Counts;
  readonly isNested: boolean;
  #runs: HtmlRun[] = [];
  #listType: HtmlParagraph['listType'];
  #level = 0;

  constructor(outer?: BlockWriter) {
    this.isNested = outer !== undefined;
    this.#counts = outer ? outer.#counts : { paragraphs: 0, runs: 0, isPartial: false };
  }

  /** Whether the page has more than is kept of it. */
  get isPartial(): boolean {
    return this.#counts.isPartial;
  }

  set isPartial(isPartial: boolean) {
    this.#counts.isPartial = isPartial;
  }

  /** Whether nothing more will be kept. */
  get isDone(): boolean {
    return this.isPartial && this.#isFull;
  }

  get #isFull(): boolean {
    return this.#counts.paragraphs >= MOST_PARAGRAPHS || this.#counts.runs >= MOST_RUNS;
  }

  begin(listType: HtmlParagraph['listType'], level: number): void {
    this.#listType = listType;
    this.#level = Math.min(8, level);
  }

  markItem(listType: 'BULLET' | 'NUMBER'): void {
    this.#listType = listType;
  }

  write(text: string, format: Format, keepsSpace: boolean): void {
    const last = this.#runs.at(-1);
    const isAfterSpace = !last || /[ \n]$/.test(last.text);
    const shown = keepsSpace ? text.replace(/\r\n?/g, '\n') : text.replace(/[ \t\r\n\f]+/g, ' ');
    const words = !keepsSpace && isAfterSpace ? shown.replace(/^ /, '') : shown;
    if (words === '') return;
    if (this.#isFull) {
      this.isPartial ||= words.trim() !== '';
      return;
    }
    this.#counts.runs++;
    this.#runs.push({ text: words, ...present(format) });
  }

  /** The end of a line. An item whose first line is still to come stays one. */
  end(): void {
    const runs = trimmed(this.#runs);
    const isItem = this.#listType !== undefined;
    this.#runs = [];
    if (runs.length === 0) return;
    this.#add({ runs, level: isItem ? this.#level : 0, ...(isItem && { listType: this.#listType }) });
    this.begin(undefined, 0);
  }

  table(rows: HtmlCell[][], hasHeader: boolean): void {
    this.end();
    this.#blocks.push({ kind: 'table', rows, hasHeader });
  }

  finish(): Block[] {
    this.end();
    return this.#blocks;
  }

  #add(paragraph: HtmlParagraph): void {
    this.#counts.paragraphs++;
    const last = this.#blocks.at(-1);
    if (last?.kind === 'text') last.paragraphs.push(paragraph);
    else this.#blocks.push({ kind: 'text', paragraphs: [paragraph] });
  }
}

const present = (format: Format): Format => Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));

/** Without space at either end. */
function trimmed(runs: readonly HtmlRun[]): HtmlRun[] {
  const rest = [...runs];
  const trim = (index: 0 | -1, space: RegExp) => {
    for (let run = rest.at(index); run; run = rest.at(index)) {
      const text = run.text.replace(space, '');
      if (text !== '') {
        rest[index === 0 ? 0 : rest.length - 1] = { ...run, text };
        return;
      }
      if (index === 0) rest.shift();
      else rest.pop();
    }
  };
  trim(0, /^[ \n\u00a0]+/);
  trim(-1, /[ \n\u00a0]+$/);
  return rest;
}
