import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import * as styles from './records.css.ts';

export interface RecordsProps {
  caption: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  /** The first cell is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table if there is room for one, otherwise a card per row. */
export function Records({ caption, columns, rows }: RecordsProps) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={classNames(styles.head, isNumber && styles.number)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {cells.map((cell, at) => {
              const { label = '', isNumber } = columns[at + 1] ?? {};
              return (
                <td key={label} className={classNames(styles.cell, isNumber && styles.number)}>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.value}>{cell}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
