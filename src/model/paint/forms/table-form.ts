import type { DrawingNode } from '../../presentation/drawing.ts';
import type { TableCell, TableObject } from '../../presentation/presentation.ts';
import { isRightToLeft } from '../../text/writing/right-to-left.ts';
import type { Form, FormKit } from './form.ts';
import { type Box, paintIn, path, pen, polyline, rectangle, strokeIn } from './parts/nodes.ts';
import { inkOn, layParagraphs } from './parts/words.ts';

const sidesOf = ['left', 'top', 'right', 'bottom'] as const;

/** A larger table would be unreadable. */
const MOST_CELLS = 2000;

/** As wide as its box and at least as high: rows that need more space push the others down. Its first column is where reading starts. */
export function layTable(table: TableObject, kit: FormKit) {
  const { width, fontSize } = table;
  const isMirrored = isRightToLeft(kit.language);
  const whole = sum(table.columns);
  const lefts = edges(table.columns.map((share) => (share / whole) * width));
  const rowCount = rowCountOf(table);
  const [padX, padY] = [Math.min(fontSize * 0.6, width / table.columns.length / 6), fontSize * 0.35];
  const usual = { left: padX, top: padY, right: padX, bottom: padY };

  const heights = table.rows.slice(0, rowCount).map(({ height = 0 }) => height);
  const cells = placeCells(table, rowCount).map((placed) => {
    const { fill, paragraphs, padding = usual, turn } = placed.cell;
    const [start = 0, end = width] = [lefts[placed.column], lefts[placed.column + placed.columns]];
    const [left, right] = isMirrored ? [width - end, width - start] : [start, end];
    const style = {
      size: fontSize,
      color: fill?.kind === 'color' ? inkOn(fill.color, kit) : 'text',
      weight: table.hasHeader && placed.row === 0 ? 700 : 400,
      lineHeight: 1.3,
    };
    // Text on its side is as long as its rows were made, and makes none of them higher.
    const long = sum(heights.slice(placed.row, placed.row + placed.rows)) - padding.top - padding.bottom;
    const isTurned = turn !== undefined && long > 0;
    const room = isTurned ? long : Math.max(0, right - left - padding.left - padding.right);
    const layout = layParagraphs(paragraphs, style, room, kit);
    return {
      ...placed,
      padding,
      left,
      width: right - left,
      room,
      style,
      layout,
      high: isTurned ? 0 : layout.height,
      turn: isTurned ? turn : undefined,
    };
  });
  // Short cells first: extra height for a cell that spans rows goes to its last row.
  for (const { row, rows, high, padding } of cells.toSorted((one, other) => one.rows - other.rows)) {
    const last = row + rows - 1;
    heights[last] = Math.max(heights[last] ?? 0, high + padding.top + padding.bottom - sum(heights.slice(row, last)));
  }
  const spare = Math.max(0, table.height - sum(heights)) / rowCount;
  const hasOwnLines = cells.some(({ cell }) => cell.lines);
  /** The line below the header, unless cells have lines of their own. */
  const headerLine = table.hasHeader && !hasOwnLines ? Math.max((table.lines?.width ?? 0) * 1.5, fontSize * 0.08) : undefined;
  return { cells, tops: edges(heights.map((height) => height + spare)), isMirrored, headerLine };
}

export function tableForm(table: TableObject, kit: FormKit): Form[] {
  const { width } = table;
  const { cells, tops, headerLine } = layTable(table, kit);
  const nodes: DrawingNode[] = [];
  const texts: Form[] = [];
  const own: DrawingNode[] = [];
  let lines = '';
  for (const placed of cells) {
    const { cell, row, column, layout } = placed;
    const box = boxOfCell(placed, tops);
    const { x: left, y, width } = box;
    if (cell.fill) nodes.push(path(rectangle(box), { fill: paintIn(box, cell.fill) }));
    lines += rectangle(box);
    const [right, bottom] = [left + width, y + box.height];
    const sides = {
      left: [
        [left, y],
        [left, bottom],
      ],
      top: [
        [left, y],
        [right, y],
      ],
      right: [
        [right, y],
        [right, bottom],
      ],
      bottom: [
        [left, bottom],
        [right, bottom],
      ],
    } as const;
    for (const side of sidesOf) if (cell.lines?.[side]) own.push(path(polyline(sides[side]), strokeIn(box, cell.lines[side])));
    texts.push({ kind: 'text', layout, ...seatInCell(placed, tops), part: `r${row}c${column}` });
  }
  nodes.push(path(lines, strokeIn({ x: 0, y: 0, width, height: tops.at(-1) ?? 0 }, table.lines)));
  const [, under = 0] = tops;
  nodes.push(...own);
  if (headerLine !== undefined)
    nodes.push(
      path(
        polyline([
          [0, under],
          [width, under],
        ]),
        { ...pen('text', headerLine), cap: 'butt' },
      ),
    );
  return [{ kind: 'drawing', nodes }, ...texts];
}

type LaidCell = ReturnType<typeof layTable>['cells'][number];

export function boxOfCell({ row, rows, left, width }: LaidCell, tops: readonly number[]): Box {
  const [y = 0, bottom = 0] = [tops[row], tops[row + rows]];
  return { x: left, y, width, height: bottom - y };
}

/** Where the text of a cell is, and how it is turned. */
export function seatInCell(placed: LaidCell, tops: readonly number[]): { x: number; y: number; turn?: number } {
  const { cell, left, width, padding, layout, turn } = placed;
  const { y, height } = boxOfCell(placed, tops);
  const [top, bottom] = [y + padding.top, y + height - padding.bottom];
  const align = cell.verticalAlign ?? 'middle';
  if (turn) {
    // Its lines begin at the right edge, or at the left one if they run upwards.
    const slack = (width - padding.left - padding.right - layout.height) * { top: 0, middle: 0.5, bottom: 1 }[align];
    return turn === 270 ? { x: left + padding.left + slack, y: bottom, turn } : { x: left + width - padding.right - slack, y: top, turn };
  }
  const foot = bottom - layout.height;
  return { x: left + padding.left, y: { top, middle: (top + foot) / 2, bottom: foot }[align] };
}

/** Number of rows drawn. */
export const rowCountOf = ({ columns, rows }: TableObject): number => Math.min(rows.length, Math.ceil(MOST_CELLS / columns.length));

/** Cells take the next free place in their row, as in HTML; anything beyond an edge or over another cell is cut off. */
export function placeCells({ columns: { length: columnCount }, rows: lines }: TableObject, rowCount: number) {
  const taken = Array.from({ length: rowCount }, () => new Set<number>());
  const placed: { cell: TableCell; row: number; column: number; rows: number; columns: number }[] = [];
  taken.forEach((here, row) => {
    let column = 0;
    for (const cell of lines[row]?.cells ?? []) {
      while (here.has(column)) column += 1;
      if (column >= columnCount) break;
      const rows = Math.min(cell.rowSpan, rowCount - row);
      let columns = 0;
      do here.add(column + columns++);
      while (columns < cell.columnSpan && column + columns < columnCount && !here.has(column + columns));
      for (const below of taken.slice(row + 1, row + rows)) for (let at = column; at < column + columns; at += 1) below.add(at);
      placed.push({ cell, row, column, rows, columns });
      column += columns;
    }
  });
  return placed;
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

/** Where each of the consecutive lengths starts, and where the last one ends. */
function edges(lengths: readonly number[]): number[] {
  let end = 0;
  return [0, ...lengths.map((length) => (end += length))];
}
