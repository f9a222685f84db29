import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { displayText } from '../../../ui/type.css.ts';
import * as styles from './hero.css.ts';

interface Action {
  label: string;
  href: string;
}

export interface HeroProps {
  title: string;
  lead: string;
  action: Action;
  secondary: Action;
  layout?: keyof typeof styles.layouts;
  /** The picture or film. */
  children: ReactNode;
}

export function Hero({ title, lead, action, secondary, layout = 'beside', children }: HeroProps) {
  return (
    <div className={styles.layouts[layout]}>
      <div className={styles.words[layout]} data-place="hero">
        <h1 className={classNames(displayText, styles.titles[layout])}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <Button href={action.href} size="xl" data-event="cta">
            {action.label}
          </Button>
          <Button href={secondary.href} tone="outline" size="xl" data-event="cta">
            {secondary.label}
          </Button>
        </div>
      </div>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
