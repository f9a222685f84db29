import { useText } from '#app/client/frame.tsx';
import type { CellPlace } from '#editor/tools/grid/sheet.ts';
import { memo, type ReactNode } from 'react';
import { cssPaint } from '../controls/colours.ts';
import { useDeskState } from '../editor-context.tsx';
import { CellField } from './cell-field.tsx';
import * as styles from './data-grid.css.ts';
import type { DataSession } from './use-grid.ts';

/** In CSS pixels: of rows, of columns, of their numbers on the left, and of the column of names if there is one. */
export interface Measures {
  readonly height: number;
  readonly width: number;
  readonly gutter: number;
  readonly head: number;
}

interface DataRowProps {
  session: DataSession;
  row: number;
  /** Those to be seen, without the one of names. */
  columns: readonly number[];
  measures: Measures;
  problemId: string | undefined;
}

export function DataRow({ session, row, columns, measures, problemId }: DataRowProps) {
  const text = useText();
  const theme = useDeskState(({ presentation }) => presentation.theme);
  const { id, tools, grid, sheet, hold } = session;
  const { height, width, gutter, head } = measures;
  const isHead = row < sheet.heads.rows;
  const isNew = row >= sheet.rows;
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={isHead ? styles.headRow : styles.row}
      style={isHead ? { height } : { height, insetBlockStart: row * height }}
    >
      <span className={styles.number} style={{ width: gutter }} data-row={row} aria-hidden>
        {isNew ? '+' : row + 1}
      </span>
      {sheet.heads.columns > 0 && cell(0)}
      {columns.map(cell)}
    </div>
  );

  function cell(column: number) {
    const place = { row, column };
    const isStuck = column < sheet.heads.columns;
    const isActive = row === hold.at.row && column === hold.at.column;
    // The corner between the headers is none.
    const isFixed = sheet.takes(place) === 'nothing';
    const role = isFixed ? 'gridcell' : isHead ? 'columnheader' : isStuck ? 'rowheader' : 'gridcell';
    const { words, isNumber, isStray } = grid.show(place);
    return (
      <DataCell
        key={column}
        row={row}
        column={column}
        role={role}
        width={isStuck ? head : width}
        start={isStuck ? undefined : gutter + head + (column - sheet.heads.columns) * width}
        words={isActive ? '' : words}
        hint={isActive || words ? undefined : hintOf(column)}
        colour={isHead ? colourOf(column) : undefined}
        isSelected={isWithin(place, hold.range)}
        isNear={!isActive && !isFixed && role === 'gridcell' && column === hold.at.column && sheet.kind === 'chart'}
        isNumber={isNumber}
        isStray={isStray}
        isFixed={isFixed}
      >
        {isActive ? <CellField session={session} shown={words} isWrong={isStray} problemId={problemId} /> : undefined}
      </DataCell>
    );
  }

  function hintOf(column: number): string | undefined {
    if (row === sheet.rows && column === 0) return text('editorData.newRow');
    if (!isHead && row > 0) return undefined;
    if (column === sheet.columns + sheet.pitch - 1) return text(sheet.kind === 'chart' ? 'editorData.newSeries' : 'editorData.newColumn');
    return sheet.pitch === 2 && column % 2 === 0 ? text('editorData.across') : undefined;
  }

  /** Beside the name of a series, the colour it has in the chart. */
  function colourOf(column: number): string | undefined {
    const chart = tools.chartOf(id);
    const series = sheet.lineAt('columns', column);
    if (!chart || series === undefined || sheet.takes({ row, column }) === 'nothing') return undefined;
    return cssPaint(tools.colorsOf(chart)[series] ?? 'text', theme);
  }
}

interface DataCellProps {
  row: number;
  column: number;
  role: 'columnheader' | 'rowheader' | 'gridcell';
  width: number;
  /** From the left edge; undefined for names, which stay there. */
  start: number | undefined;
  words: string;
  hint: string | undefined;
  colour: string | undefined;
  isSelected: boolean;
  isNear: boolean;
  isNumber: boolean;
  isStray: boolean;
  isFixed: boolean;
  children: ReactNode;
}

/** Rendered again only when something about it is different: there are hundreds. */
const DataCell = memo(function DataCell({ row, column, role, width, start, words, hint, colour, children, ...is }: DataCellProps) {
  return (
    <div
      role={role}
      className={start === undefined ? styles.stuckCell : styles.cell}
      style={{ width, insetInlineStart: start }}
      aria-colindex={column + 1}
      aria-selected={is.isSelected}
      data-row={row}
      data-column={column}
      data-number={is.isNumber || undefined}
      data-head={role !== 'gridcell' || undefined}
      data-stray={is.isStray || undefined}
      data-fixed={is.isFixed || undefined}
      data-near={is.isNear || undefined}
    >
      {colour && <span className={styles.colour} style={{ background: colour }} aria-hidden />}
      {children ?? <span className={styles.words}>{words || (hint && <span className={styles.hint}>{hint}</span>)}</span>}
    </div>
  );
});

const isWithin = ({ row, column }: CellPlace, { from, to }: DataSession['hold']['range']): boolean =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column;
