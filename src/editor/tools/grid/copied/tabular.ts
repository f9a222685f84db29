/** Rows of cells, as they are copied from spreadsheets. */
export type Cells = readonly (readonly string[])[];

export interface Most {
  readonly rows: number;
  readonly columns: number;
}

/** More rows or columns than fit. Nothing beyond them was read. */
export interface TooLarge {
  readonly tooLarge: 'rows' | 'columns';
}

export const isTooLarge = (read: object): read is TooLarge => 'tooLarge' in read;

/** Cells of text with a sign between them; those in quotes may have line breaks and that sign in them. */
export function readSeparated(source: string, separator: string, most: Most): Cells | TooLarge {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = source.length;
  while (at <= end) {
    const [cell, next] = source.charAt(at) === '"' ? quoted(source, at, separator) : bare(source, at, separator);
    row.push(cell);
    if (row.length > most.columns) return { tooLarge: 'columns' };
    at = next;
    if (source.charAt(at) === separator) {
      at += 1;
      continue;
    }
    // What ends with a line break has no empty row after it.
    if (rows.push(row) > most.rows) return { tooLarge: 'rows' };
    row = [];
    if (source.startsWith('\r\n', at)) at += 2;
    else if (at < end) at += 1;
    if (at >= end) break;
  }
  return rows;
}

type Found = readonly [cell: string, next: number];

function bare(source: string, at: number, separator: string): Found {
  let next = at;
  while (next < source.length) {
    const sign = source.charAt(next);
    if (sign === separator || sign === '\n' || sign === '\r') break;
    next += 1;
  }
  return [source.slice(at, next), next];
}

/** Quotes that do not end where a cell does are part of the text. */
function quoted(source: string, at: number, separator: string): Found {
  let close = at + 1;
  for (;;) {
    close = source.indexOf('"', close);
    if (close < 0) return bare(source, at, separator);
    if (source.charAt(close + 1) !== '"') break;
    close += 2;
  }
  const after = source.charAt(close + 1);
  if (after !== '' && after !== separator && after !== '\n' && after !== '\r') return bare(source, at, separator);
  return [
    source
      .slice(at + 1, close)
      .replaceAll('""', '"')
      .replaceAll('\r\n', '\n'),
    close + 1,
  ];
}

/** What separates the cells of a file: whatever its first line has most of. */
export function separatorOf(source: string): string {
  const [line = ''] = source.split(/\r?\n/, 1);
  const counts = ['\t', ';', ','].map((sign) => [sign, line.split(sign).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const needsQuotes = /["\t\r\n]/;

export const writeTabbed = (cells: Cells): string =>
  cells.map((row) => row.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')).join('\n');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' };

export const writeHtml = (cells: Cells): string => {
  const cellOf = (cell: string) => `<td>${cell.replace(/[&<>"\n]/g, (sign) => escapes[sign] ?? sign)}</td>`;
  return `<table><tbody>${cells.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('')}</tbody></table>`;
};
