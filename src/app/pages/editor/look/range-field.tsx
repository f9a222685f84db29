import { useId, type CSSProperties } from 'react';
import * as styles from '../controls/controls.css.ts';

interface RangeFieldProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  step?: number;
  /** The value as people say it. */
  words?: string;
  onChange: (value: number) => void;
}

/** A number on a slider. */
export function RangeField({ label, value, least = 0, most, step = 1, words = String(value), onChange }: RangeFieldProps) {
  const id = useId();
  const share = most > least ? ((value - least) / (most - least)) * 100 : 0;
  return (
    <div className={styles.sliderField}>
      <label htmlFor={id} className={styles.small}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        style={{ '--share': `${share}%` } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className={styles.sliderValue} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
