import { RichText } from '#app/client/frame.tsx';
import type { TextKey } from '#locale/catalogue.ts';
import { routes } from '#contract/routes.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import * as styles from './pdf-dialog.css.ts';

export interface PanelProps {
  /** Above the title; hidden from screen readers. */
  picture: ReactNode;
  title: string;
  children?: ReactNode;
  /** Side by side at the bottom; the last is the most common choice. */
  actions: ReactNode;
  /** False if a control takes the focus instead. */
  hasFocus?: boolean;
}

/** Spread on the element that takes the focus when it appears, so that screen readers announce it and continue from there. */
export const takesFocus = { 'data-autofocus': '', ref: (element: HTMLElement | null) => element?.focus() };

/** One view of the dialog: what is going on, and the available actions. */
export function Panel({ picture, title, children, actions, hasFocus = true }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.middle}>
        {picture}
        <h3 tabIndex={-1} className={styles.heading} {...(hasFocus && takesFocus)}>
          {title}
        </h3>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

export const Disc = ({ of, tone }: { of: IconName; tone: keyof typeof styles.discs }) => (
  <span className={styles.discs[tone]}>
    <Icon name={of} size={32} />
  </span>
);

export const Turning = () => (
  <span className={styles.turning}>
    <Spinner size={60} />
  </span>
);

/** A text that links to support. */
export const SupportText = ({ text }: { text: TextKey }) => (
  <p>
    <RichText text={text} elements={{ support: <TextLink href={routes.contactBilling} target="_blank" rel="noopener" /> }} />
  </p>
);
