import type { Decimal } from './numbers.ts';
import { type Cells, isTooLarge, type Most, readSeparated, type TooLarge } from './tabular.ts';

/** What is copied, in the forms that spreadsheets and pages give it. */
export interface Copied {
  readonly html?: string | undefined;
  readonly plain?: string | undefined;
}

export interface Pasted {
  readonly cells: Cells;
  /** The sign before fractions, if what was copied leaves no doubt about it. */
  readonly decimal?: Decimal | undefined;
}

/** Beyond this, parsing HTML would hold up the page; the same cells are there as text. */
const MOST_HTML = 4_000_000;

/** The cells that were copied; undefined if there is nothing to paste. `parse` must run nothing, as DOMParser does not. */
export function readCopied({ html = '', plain = '' }: Copied, most: Most, parse: (html: string) => Element): Pasted | TooLarge | undefined {
  const read = plain === '' ? undefined : readSeparated(plain, '\t', most);
  if (read && isTooLarge(read)) return read;
  const text = read && { cells: read };
  if (!/<table/i.test(html) || html.length > MOST_HTML) return text;
  return fromTable(parse(html).querySelector('table'), most) ?? text;
}

function fromTable(table: Element | null, most: Most): Pasted | TooLarge | undefined {
  const rows = [...(table?.querySelectorAll('tr') ?? [])].filter((row) => row.closest('table') === table);
  if (rows.length === 0) return undefined;
  if (rows.length > most.rows) return { tooLarge: 'rows' };
  const cells = rows.map((): string[] => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      // Cells of rows above may reach down here.
      while (cells[index]?.[column] !== undefined) column += 1;
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      if (column + across > most.columns) return { tooLarge: 'columns' };
      for (let below = 0; below < down && index + below < rows.length; below++)
        for (let beside = 0; beside < across; beside++) {
          const target = cells[index + below];
          if (target) target[column + beside] = below + beside === 0 ? wordsOf(cell) : '';
        }
      column += across;
    }
  }
  return { cells: cells.map((row) => Array.from(row, (cell) => cell ?? '')), decimal: decimalBehind(rows.flatMap(cellsOf)) };
}

const cellsOf = (row: Element): Element[] => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th');

const spanOf = (cell: Element, name: string): number =>
  Math.min(1000, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1));

const wordsOf = (cell: Element): string =>
  textOf(cell)
    .replace(/[ \t\u00a0]*\n\s*/g, '\n')
    .trim();

/** Where what is shown could be two numbers, LibreOffice and Google Sheets say which it is. */
function decimalBehind(cells: readonly Element[]): Decimal | undefined {
  for (const cell of cells) {
    const shown = /^\D*(\d{1,3})([.,])(\d{3})\D*$/.exec(cell.textContent ?? '');
    const exact = shown && exactOf(cell);
    if (!shown || exact === undefined || exact === null) continue;
    const [, before = '', sign = '', after = ''] = shown;
    if (exact === Number(before + after)) return sign === '.' ? ',' : '.';
    if (exact.toFixed(3) === `${before}.${after}`) return sign as Decimal;
  }
  return undefined;
}

function exactOf(cell: Element): number | undefined {
  const own = cell.getAttribute('sdval') ?? sheetsValue(cell.getAttribute('data-sheets-value'));
  const value = own === null || own === '' ? Number.NaN : Number(own);
  return Number.isFinite(value) ? Math.abs(value) : undefined;
}

/** `{"1":3,"3":1234.5}` */
const sheetsValue = (json: string | null): string | null => /"3":(-?[\d.]+(?:[eE][+-]?\d+)?)/.exec(json ?? '')?.[1] ?? null;

const breaking = new Set(['p', 'div', 'li', 'tr']);

function textOf(node: Node): string {
  if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/[ \t\r\n]+/g, ' ');
  if (node.nodeType !== 1) return '';
  const tag = (node as Element).localName;
  if (tag === 'br') return '\n';
  if (tag === 'style' || tag === 'script') return '';
  const inner = [...node.childNodes].map(textOf).join('');
  return breaking.has(tag) ? `\n${inner}\n` : inner;
}
