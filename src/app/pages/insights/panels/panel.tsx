import { useId, type ReactNode } from 'react';
import * as styles from './panel.css.ts';

export interface PanelProps {
  title: string;
  /** Beside the title, e.g. a legend or the time of counting. */
  aside?: ReactNode;
  span?: keyof typeof styles.spans;
  /** The level of the title's heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A card for one topic of the numbers. */
export function Panel({ title, aside, span = 'side', level = 2, children }: PanelProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={styles.spans[span]}>
      <div className={styles.head}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Shown while there is no data, with how to get some. */
export const NothingYet = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;
