import { routes } from '#contract/routes.ts';
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

/** Links to the sign-up have their own event and need no attribute. */
const eventOf = ({ href }: Action) => (href.startsWith(routes.signUp) ? undefined : 'cta');

/** The green panel at the end of a page. */
export function CallToAction({ title, children, action, secondary }: CallToActionProps) {
  return (
    <section className={styles.panel} data-place="end">
      <img className={styles.art} src="/art/orbits.svg" width={736} height={367} alt="" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={sectionTitle}>{title}</h2>
        <p className={styles.lead}>{children}</p>
        <div className={styles.actions}>
          <Button href={action.href} size="xl" className={styles.paper} data-event={eventOf(action)}>
            {action.label}
          </Button>
          {secondary && (
            <Button href={secondary.href} tone="outline" size="xl" className={styles.glass} data-event={eventOf(secondary)}>
              {secondary.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
