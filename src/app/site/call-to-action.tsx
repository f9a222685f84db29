import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { sectionTitle } from '../ui/type.css.ts';
import * as styles from './call-to-action.css.ts';

interface Action {
  label: string;
  href: string;
}

export interface CallToActionProps {
  title: string;
  children: ReactNode;
  action: Action;
  secondary?: Action;
}

/** The green panel at the end of a page. */
export function CallToAction({ title, children, action, secondary }: CallToActionProps) {
  return (
    <section className={styles.panel}>
      <img className={styles.art} src="/art/orbits.svg" width={736} height={367} alt="" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={sectionTitle}>{title}</h2>
        <p className={styles.lead}>{children}</p>
        <div className={styles.actions}>
          <Button href={action.href} size="xl" className={styles.paper}>
            {action.label}
          </Button>
          {secondary && (
            <Button href={secondary.href} tone="outline" size="xl" className={styles.glass}>
              {secondary.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
