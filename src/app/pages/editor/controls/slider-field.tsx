import { useFrame, useText } from '#app/client/frame.tsx';
import { formatPercent } from '#locale/number.ts';
import type { ChangeKind } from '#editor/core/history/history.ts';
import { useId, type CSSProperties } from 'react';
import * as styles from './controls.css.ts';

interface SliderFieldProps {
  label: string;
  /** From 0 to 1. */
  value: number | 'mixed';
  onChange: (value: number, kind: ChangeKind) => void;
  onSettle: () => void;
}

export function SliderField({ label, value, onChange, onSettle }: SliderFieldProps) {
  const text = useText();
  const { language } = useFrame();
  const id = useId();
  const share = value === 'mixed' ? 1 : value;
  const words = value === 'mixed' ? text('editorObjects.mixed') : formatPercent(value, language);
  return (
    <div className={styles.sliderField}>
      <label htmlFor={id} className={styles.small}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        value={Math.round(share * 100)}
        aria-valuetext={words}
        style={{ '--share': `${share * 100}%` } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value) / 100, 'dragging')}
        onPointerUp={onSettle}
        onBlur={onSettle}
      />
      <span className={styles.sliderValue} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
