import { useText } from '#app/client/frame.tsx';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/type.css.ts';
import * as styles from './plot-table.css.ts';

export interface PlotTableProps {
  caption: string;
  /** The first column names the rows; the others are numbers. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** The data of a plot as a table. */
export function PlotTable({ caption, columns, rows }: PlotTableProps) {
  const text = useText();
  if (rows.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {text('insights.table.open')}
        <span className={visuallyHidden}> ({caption})</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the keyboard, too */}
      <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row" className={styles.name} suppressHydrationWarning>
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className={styles.cell} suppressHydrationWarning>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
