/** Numbers are written unchanged; text is escaped so that it cannot become a formula. */
export type CsvCell = string | number | null;

/** A byte order mark: tells old spreadsheets that the file is UTF-8. */
export const csvMark = '\ufeff';

export const csvType = 'text/csv; charset=utf-8; header=present';

/** Follows RFC 4180. */
export const writeCsvRow = (cells: readonly CsvCell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** An apostrophe turns a would-be formula into text, also after characters that some spreadsheets treat as the end of a cell. */
const guard = (words: string) => words.replaceAll(/(^|[;\t\r\n])(?=["'\s]*[=+\-@＝＋－＠])/g, "$1'");

const writeCell = (cell: CsvCell) => `"${(typeof cell === 'number' ? String(cell) : guard(cell ?? '')).replaceAll('"', '""')}"`;
