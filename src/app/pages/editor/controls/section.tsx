import { useId, type ReactNode } from 'react';
import * as styles from './controls.css.ts';

/** A part of a panel, with a heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.section} role="group" aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        {aside && <span className={styles.small}>{aside}</span>}
      </div>
      {children}
    </div>
  );
}

/** Fields side by side, two in a row. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
