import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** What could be here, and how to get it. */
  children?: ReactNode;
  action?: ReactNode;
  /** The level of the title's heading. */
  level?: 1 | 2 | 3;
}

/** An empty list or page, drawn as a path not yet walked. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.emptyState}>
      <svg className={styles.drawing} width="122" height="52" viewBox="0 0 122 52" fill="none" aria-hidden="true">
        <path
          className={styles.path}
          d="M10 38C22 18 38 24 50 30M66 33C76 30 80 2 104 10"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray=".1 5"
        />
        <circle className={styles.stop} cx="10" cy="38" r="9" />
        <circle className={styles.stop} cx="64" cy="32" r="12.5" />
        <circle className={styles.lamp} cx="112" cy="10" r="8" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
