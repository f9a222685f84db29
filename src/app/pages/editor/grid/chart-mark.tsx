import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveState } from '../editor-context.tsx';
import * as styles from './data-sheet.css.ts';
import type { DataSession } from './use-grid.ts';

/** Lights the column or bar whose value is being edited. Decoration: the cell says the same. */
export function ChartMark({ session: { id, tools, grid, sheet, hold } }: { session: DataSession }) {
  const [stage] = useState(() => document.querySelector('[data-canvas]')?.parentElement);
  // It moves with the camera, and while the chart is dragged.
  useLiveState((state) => state);
  const series = sheet.lineAt('columns', hold.at.column);
  const point = sheet.lineAt('rows', hold.at.row);
  if (!stage || sheet.kind !== 'chart' || series === undefined || point === undefined) return null;
  const corners = tools.markPlace(id, series, point);
  if (!corners) return null;
  const [top] = [...corners].sort((one, other) => one.y - other.y);
  const middle = corners.reduce((sum, { x }) => sum + x / corners.length, 0);
  return createPortal(
    <div className={styles.lights} aria-hidden>
      <svg width="100%" height="100%">
        <polygon className={styles.light} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      <span className={styles.value} style={{ left: middle, top: top?.y }}>
        {grid.show(hold.at).words}
      </span>
    </div>,
    stage,
  );
}
