import { useFrame, useText } from '#app/client/frame.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ChangeKind } from '#editor/core/history/history.ts';
import * as styles from './controls.css.ts';
import { readNumber, writeNumber } from './numbers.ts';
import { useDraft } from './use-draft.ts';

interface NumberFieldProps {
  /** Its whole name; `prefix` is what is there to see. */
  label: string;
  prefix: ReactNode;
  unit?: string;
  value: number | 'mixed';
  onChange: (value: number, kind: ChangeKind) => void;
  /** After the last of several changes in a row. */
  onSettle: () => void;
  step?: number;
  least?: number;
  most?: number;
  isDisabled?: boolean;
}

/** Done on Enter or when it is left; arrows change it step by step, with Shift by ten. What is no number is forgotten. */
export function NumberField(props: NumberFieldProps) {
  const { label, prefix, unit, value, onChange, onSettle, step = 1, least = -1e9, most = 1e9, isDisabled = false } = props;
  const text = useText();
  const { language } = useFrame();
  const clamp = (next: number) => Math.min(most, Math.max(least, next));
  const isMixed = value === 'mixed';
  const draft = useDraft(isMixed ? '' : writeNumber(value, language), (typed) => {
    const next = readNumber(typed, language);
    if (next !== undefined && next !== value) onChange(clamp(next), 'change');
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction) {
      event.preventDefault();
      const from = draft.isTyping ? readNumber(draft.value, language) : isMixed ? undefined : value;
      draft.forget();
      if (from !== undefined) onChange(clamp(tidy(from + direction * step * (event.shiftKey ? 10 : 1))), 'dragging');
    } else if (event.key === 'Enter') {
      draft.finish();
      onSettle();
      event.currentTarget.select();
    } else if (event.key === 'Escape' && draft.isTyping) {
      event.stopPropagation();
      draft.forget();
    }
  }

  return (
    <label className={styles.numberBox} data-disabled={isDisabled || undefined}>
      <span className={styles.prefix} aria-hidden="true">
        {prefix}
      </span>
      <input
        className={styles.number}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={isMixed ? undefined : value}
        aria-valuetext={isMixed ? text('editorObjects.mixed') : `${writeNumber(value, language)}${unit ?? ''}`}
        placeholder={isMixed ? text('editorObjects.mixed') : undefined}
        disabled={isDisabled}
        value={draft.value}
        onChange={({ target }) => draft.type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          draft.finish();
          onSettle();
        }}
        onKeyDown={onKeyDown}
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </label>
  );
}

/** Without what adding fractions leaves behind. */
const tidy = (value: number): number => Number(value.toPrecision(12));
