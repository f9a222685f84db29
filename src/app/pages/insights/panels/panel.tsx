import { useId, type ReactNode } from 'react';
import * as styles from './panel.css.ts';

export interface PanelProps {
  title: string;
  /** Beside the title: what the lines mean, when it was counted. */
  aside?: ReactNode;
  span?: keyof typeof styles.spans;
  /** Of its title among the page's headings. */
  level?: 2 | 3;
  children: ReactNode;
}

/** One thing that the numbers tell, on a card of its own. */
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

/** Where there is nothing yet, and what would bring something. */
export const NothingYet = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;
