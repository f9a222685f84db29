import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { sectionTitle } from '../../ui/type.css.ts';
import * as styles from './feature.css.ts';

export interface FeatureProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
  isLast?: boolean;
}

/** One stop on the way down the page: text, a picture, and the path to the next one. */
export function Feature({ number, title, text, children, isLast = false }: FeatureProps) {
  const side = number % 2 === 1 ? 'start' : 'end';
  return (
    <li>
      <div className={styles.sides[side]}>
        <div className={classNames(styles.words, side === 'end' && styles.wordsAtEnd, isLast && styles.noWayOn)}>
          <div className={styles.inner}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <h2 className={sectionTitle}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
        <div className={styles.figure}>{children}</div>
      </div>
      {!isLast && <Connector from={side} />}
    </li>
  );
}

const WAY_OVER = 'M18 0C18 88 300 66 560 66S823 44 823 132';
const WAY_BACK = 'M823 0C823 88 600 66 320 66S18 44 18 132';

function Connector({ from }: { from: 'start' | 'end' }) {
  return (
    <>
      <svg className={styles.connector} viewBox="0 0 1312 132" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.path} d={from === 'start' ? WAY_OVER : WAY_BACK} />
      </svg>
      <span className={styles.straight} aria-hidden="true" />
    </>
  );
}
