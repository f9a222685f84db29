import { strToU8, zipSync } from 'fflate';
import { document, type Markup, tag, words } from '../package/markup.ts';
import { packageRelationships, relationships, sheetNamespace } from '../package/namespaces.ts';

export type Cell = string | number | null | undefined;

const sheetName = 'Sheet1';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `AA` for 26. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** A range of a column, as a formula; rows count from 0. */
export const rangeOf = (column: number, from: number, to = from): string => {
  const cell = (row: number) => `$${columnName(column)}$${row + 1}`;
  return `${sheetName}!${cell(from)}${to > from ? `:${cell(to)}` : ''}`;
};

/** A workbook with one sheet, given column by column, from which the numbers of a chart can be edited. */
export function writeWorkbook(columns: readonly (readonly Cell[])[]): Uint8Array {
  const height = columns.reduce((most, { length }) => Math.max(most, length), 0);
  const rows = Array.from({ length: height }, (_, row) =>
    tag('row', { r: row + 1 }, ...columns.map((column, index) => cellMarkup(`${columnName(index)}${row + 1}`, column[row]))),
  );
  const parts: Record<string, Markup> = {
    '[Content_Types].xml': tag(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      tag('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }),
      tag('Override', { PartName: '/xl/workbook.xml', ContentType: `${types}.sheet.main+xml` }),
      tag('Override', { PartName: '/xl/worksheets/sheet1.xml', ContentType: `${types}.worksheet+xml` }),
    ),
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': tag(
      'workbook',
      { xmlns: sheetNamespace, 'xmlns:r': relationships },
      tag('sheets', {}, tag('sheet', { name: sheetName, sheetId: 1, 'r:id': 'rId1' })),
    ),
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': tag('worksheet', { xmlns: sheetNamespace }, tag('sheetData', {}, ...rows)),
  };
  const zipped = Object.fromEntries(Object.entries(parts).map(([name, root]) => [name, strToU8(document(root))]));
  return zipSync(zipped, { mtime: new Date(1980, 0, 1) });
}

function cellMarkup(place: string, cell: Cell): Markup | undefined {
  if (cell === null || cell === undefined || cell === '') return undefined;
  if (typeof cell === 'number') return tag('c', { r: place }, tag('v', {}, words(String(cell))));
  return tag('c', { r: place, t: 'inlineStr' }, tag('is', {}, tag('t', { 'xml:space': 'preserve' }, words(cell))));
}

const related = (type: string, target: string): Markup =>
  tag(
    'Relationships',
    { xmlns: packageRelationships },
    tag('Relationship', { Id: 'rId1', Type: `${relationships}/${type}`, Target: target }),
  );
