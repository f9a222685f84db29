/** A number is written as it is; words are kept from being more than words. */
export type CsvCell = string | number | null;

/** Tells old spreadsheets that what follows is UTF-8. */
export const csvMark = '\ufeff';

export const csvType = 'text/csv; charset=utf-8; header=present';

/** As RFC 4180 has it. */
export const writeCsvRow = (cells: readonly CsvCell[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** What spreadsheets would take for a formula is made text by an apostrophe; also after what some of them take for the end of a cell. */
const guard = (words: string) => words.replaceAll(/(^|[;\t\r\n])(?=["'\s]*[=+\-@＝＋－＠])/g, "$1'");

const writeCell = (cell: CsvCell) => `"${(typeof cell === 'number' ? String(cell) : guard(cell ?? '')).replaceAll('"', '""')}"`;
