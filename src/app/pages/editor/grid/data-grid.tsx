import type { CellPlace, Sheet } from '#editor/tools/grid/sheet.ts';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import { media } from '../../../ui/media/media.ts';
import { useMatches } from '../parts/use-matches.ts';
import { placesIn, useWindow } from '../parts/use-window.ts';
import * as styles from './data-grid.css.ts';
import { DataRow, type Measures } from './data-row.tsx';
import { useCellClipboard } from './use-cell-clipboard.ts';
import type { DataSession } from './use-grid.ts';

interface DataGridProps {
  session: DataSession;
  label: string;
  /** Of what explains why something cannot be. */
  problemId: string | undefined;
}

/** The cells. Only those that are to be seen are on the page. */
export function DataGrid({ session, label, problemId }: DataGridProps) {
  const { sheet, hold } = session;
  const box = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);
  const measures = useMeasures(sheet);
  const { height, width, gutter, head } = measures;
  const rows = useWindow(box, height, 'y');
  const columns = useWindow(box, width, 'x');
  const { at, size } = hold;
  const clipboard = useCellClipboard(session);
  useInView(box, at, measures, sheet.heads.rows);

  const cellAt = (target: EventTarget | null): CellPlace | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!cell || !box.current?.contains(cell)) return undefined;
    return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
  };
  const onMouseDown = (event: MouseEvent) => {
    const place = cellAt(event.target);
    if (!place || event.button !== 0) return;
    const isHere = place.row === at.row && place.column === at.column;
    if (isHere && hold.mode !== 'still') return;
    // The field in the cell takes the focus, not what was pressed.
    event.preventDefault();
    if (isHere && isTouch.current) return hold.edit();
    if (Number.isNaN(place.column)) return void hold.select({ row: place.row, column: 0 }, { row: place.row, column: sheet.columns - 1 });
    hold.goTo(place, event.shiftKey);
    if (!isTouch.current) followMouse(place, (to) => hold.select(place, to), cellAt);
  };
  const shownRows = placesIn(rows, size.reachRows, at.row).filter((row) => row >= sheet.heads.rows);
  const shownColumns = placesIn(columns, size.reachColumns, at.column).filter((column) => column >= sheet.heads.columns);
  const across = gutter + (sheet.heads.columns > 0 ? head : 0) + (size.reachColumns - sheet.heads.columns) * width;
  const row = (index: number) => (
    <DataRow key={index} session={session} row={index} columns={shownColumns} measures={measures} problemId={problemId} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field of its active cell takes the focus
    <div
      ref={box}
      className={styles.box}
      role="grid"
      aria-label={label}
      aria-rowcount={size.reachRows}
      aria-colcount={size.reachColumns}
      aria-multiselectable
      onPointerDown={({ pointerType }) => (isTouch.current = pointerType === 'touch')}
      onMouseDown={onMouseDown}
      onDoubleClick={({ target }) => cellAt(target) && hold.edit()}
      {...clipboard}
    >
      <div
        className={styles.inner}
        role="presentation"
        style={{ height: size.reachRows * height, width: across, '--row': `${height}px` } as CSSProperties}
      >
        {sheet.heads.rows > 0 && row(0)}
        {shownRows.map(row)}
      </div>
    </div>
  );
}

/** Until the button is let go, wherever that is. */
function followMouse(from: CellPlace, extend: (to: CellPlace) => void, cellAt: (target: EventTarget | null) => CellPlace | undefined) {
  const leaving = new AbortController();
  let last = from;
  const move = ({ clientX, clientY }: globalThis.MouseEvent) => {
    const to = cellAt(document.elementFromPoint(clientX, clientY));
    if (!to || Number.isNaN(to.column) || (to.row === last.row && to.column === last.column)) return;
    last = to;
    extend(to);
  };
  addEventListener('mousemove', move, { signal: leaving.signal });
  addEventListener('mouseup', () => leaving.abort(), { signal: leaving.signal });
}

/** The active cell is never behind the names or beyond an edge. */
function useInView(
  box: React.RefObject<HTMLElement | null>,
  { row, column }: CellPlace,
  { height, width, gutter, head }: Measures,
  headRows: number,
) {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const top = row * height;
    const least = top + height - element.clientHeight;
    if (row >= headRows) element.scrollTo({ top: Math.min(Math.max(element.scrollTop, least), top - headRows * height) });
    if (head > 0 && column === 0) return;
    const before = gutter + head;
    const left = before + (column - (head > 0 ? 1 : 0)) * width;
    element.scrollTo({ left: Math.min(Math.max(element.scrollLeft, left + width - element.clientWidth), left - before) });
  }, [box, row, column, height, width, gutter, head, headRows]);
}

function useMeasures({ heads }: Sheet): Measures {
  const isPhone = useMatches(media.phone);
  const isCoarse = useMatches(media.coarse);
  const height = isCoarse || isPhone ? 44 : 31;
  const head = heads.columns === 0 ? 0 : isPhone ? 116 : 200;
  return { height, width: isPhone ? 112 : 160, gutter: isPhone ? 34 : 42, head };
}
