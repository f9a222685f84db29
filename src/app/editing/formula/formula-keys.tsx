import { type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './formula.css.ts';

export interface Key {
  readonly sign: string;
  /** Where the sign does not say it. */
  readonly label?: string;
  readonly title?: string;
  /** What is written around what is selected. */
  readonly before: string;
  readonly after: string;
}

/** One tab stop: arrow keys go from key to key. */
export function FormulaKeys({ label, keys, onChoose }: { label: string; keys: readonly Key[]; onChoose: (key: Key) => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: keys.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[(to + keys.length) % keys.length]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div ref={bar} className={styles.keys} role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {keys.map((key, place) => (
        <button
          key={key.sign}
          type="button"
          className={styles.key}
          aria-label={key.label}
          title={key.label ?? key.title}
          translate="no"
          tabIndex={place === here ? 0 : -1}
          onFocus={() => setHere(place)}
          onClick={() => onChoose(key)}
        >
          {key.sign}
        </button>
      ))}
    </div>
  );
}
