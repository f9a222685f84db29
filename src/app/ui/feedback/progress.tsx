import { useText } from '#app/client/frame.tsx';
import { classNames } from '../class-names.ts';
import * as styles from './progress.css.ts';
import { Spinner } from './spinner.tsx';

export interface ProgressProps {
  label: string;
  /** From 0 to 1; omit if unknown. */
  value?: number | undefined;
  /** Beside the label, such as "18 of 24 slides". */
  detail?: string;
  isLabelHidden?: boolean;
}

/** A progress bar. */
export function Progress({ label, value, detail, isLabelHidden }: ProgressProps) {
  return (
    <div className={styles.wrap}>
      {!isLabelHidden && (
        <div className={styles.row}>
          <span className={styles.label}>{label}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </div>
      )}
      <progress className={styles.bar} aria-label={label} max={1} {...(value !== undefined && { value })} />
    </div>
  );
}

export interface CircularProgressProps {
  label?: string;
  value?: number | undefined;
  size?: number;
  tone?: 'accent' | 'lamp';
}

/** A progress ring that spins while the value is unknown. */
export function CircularProgress({ label, value, size = 56, tone = 'accent' }: CircularProgressProps) {
  const text = useText();
  const name = label ?? text('ui.loading');
  if (value === undefined) {
    return (
      <span className={styles.turning} role="progressbar" aria-label={name}>
        <Spinner size={size} />
      </span>
    );
  }
  return (
    <svg
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <circle className={styles.track} cx="28" cy="28" r="25" />
      <circle
        className={classNames(styles.arc, tone === 'lamp' && styles.lamp)}
        cx="28"
        cy="28"
        r="25"
        pathLength={100}
        strokeDasharray="100 200"
        strokeDashoffset={100 - 100 * value}
      />
    </svg>
  );
}
