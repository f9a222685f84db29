import { useText } from '#app/client/frame.tsx';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { surface } from '../panels/panel.css.ts';
import type { Change } from '../words/changes.ts';
import { NoData } from './no-data.tsx';
import * as styles from './tiles.css.ts';

export interface Tile {
  label: string;
  /** Null if there is no value. */
  value: string | null;
  /** Compared with the previous period; absent if there is nothing to compare. */
  change?: Change | undefined;
}

export interface TilesProps {
  tiles: readonly Tile[];
  label: string;
  /** The length of the period, and of the previous one. */
  days?: number;
  /** Shown in the first tile, beside its number. */
  children?: ReactNode;
}

/** A few large numbers. */
export function Tiles({ tiles, label, days, children }: TilesProps) {
  const text = useText();
  return (
    <dl className={classNames(surface, styles.tiles)} aria-label={label}>
      {tiles.map(({ label: name, value, change }, place) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.numbers}>
            <span className={styles.value} suppressHydrationWarning>
              {value ?? <NoData />}
            </span>
            {change && (
              <span className={change.isMore ? styles.more : styles.less} suppressHydrationWarning>
                {change.words}
              </span>
            )}
            {change && days !== undefined && <span className={visuallyHidden}> {text('insights.against', { count: days })}</span>}
            {place === 0 && children}
          </dd>
        </div>
      ))}
    </dl>
  );
}
