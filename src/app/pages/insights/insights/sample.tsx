import { useText } from '#app/client/frame.tsx';
import { useId, type ReactNode } from 'react';
import { metaText } from '../../../ui/type.css.ts';
import * as styles from './sample.css.ts';

/** Encloses numbers that nobody caused, so that they cannot be mistaken for real ones. */
export function Sample({ children }: { children: ReactNode }) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          <span className={styles.badge}>{text('insights.sample.badge')}</span> {text('insights.sample.title')}
        </h2>
        <p className={metaText}>{text('insights.sample.text')}</p>
      </header>
      {children}
    </section>
  );
}
