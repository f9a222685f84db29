import { placeCells, rowCountOf } from '#model/paint/forms/table-form.ts';
import type { TableCell, TableObject } from '#model/presentation/presentation.ts';
import type { TagNode } from './page-plan.ts';
import { tagParagraphs } from './tag-paragraphs.ts';

/** Makes every row as wide as the table, filling in empty cells where some are missing. */
export function tagTable(table: TableObject, language: string): TagNode {
  const rowCount = rowCountOf(table);
  const rows = Array.from({ length: rowCount }, () => new Map<number, TagNode | undefined>());
  for (const { cell, row, column, rows: down, columns: across } of placeCells(table, rowCount)) {
    for (const line of rows.slice(row, row + down)) for (let at = column; at < column + across; at += 1) line.set(at, undefined);
    rows[row]?.set(column, tagCell(cell, `${table.id}#r${row}c${column}`, language, across, down));
  }
  return {
    role: 'Table',
    ...(table.alt && { summary: table.alt }),
    children: rows.map((cells, row): TagNode => {
      const role = table.hasHeader && row === 0 ? 'TH' : 'TD';
      return {
        role: 'TR',
        children: table.columns
          .flatMap((_, column) => (cells.has(column) ? (cells.get(column) ?? []) : emptyCell))
          .map((cell) => ({ ...cell, role })),
      };
    }),
  };
}

const emptyCell: TagNode = { role: 'TD', children: [] };

function tagCell({ paragraphs }: TableCell, place: string, language: string, columnSpan: number, rowSpan: number): TagNode {
  const tags = tagParagraphs(paragraphs, place, language);
  const [only] = tags;
  const inner = tags.length === 1 && only?.role === 'P' ? only : { children: tags };
  return { ...inner, role: 'TD', ...(columnSpan > 1 && { columnSpan }), ...(rowSpan > 1 && { rowSpan }) };
}
