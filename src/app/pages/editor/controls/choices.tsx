import { useRef, type KeyboardEvent } from 'react';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import * as styles from './controls.css.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Instead of the label, which is then its name. */
  icon?: IconName;
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | 'mixed' | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few, side by side. Arrow keys move between them; Enter and Space choose. */
export function Choices<Value extends string>({ label, choices, value, onChoose }: ChoicesProps<Value>) {
  const roving = useRoving();
  const current = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  return (
    <div className={styles.choices} role="radiogroup" aria-label={label} {...roving}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          className={styles.choice}
          aria-checked={choice.value === value}
          aria-label={choice.icon ? choice.label : undefined}
          title={choice.icon ? choice.label : undefined}
          tabIndex={choice.value === current ? 0 : -1}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon ? <Icon name={choice.icon} size={18} /> : choice.label}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus between the radio buttons of a group with arrow keys, Home and End. */
export function useRoving() {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const radios = [...(ref.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const place = radios.indexOf(document.activeElement as HTMLElement);
    if (place < 0) return;
    const next = { ArrowRight: place + 1, ArrowDown: place + 1, ArrowLeft: place - 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    radios.at(next % radios.length)?.focus();
  };
  return { ref, onKeyDown };
}

interface ActionsProps {
  label: string;
  actions: readonly { label: string; icon: IconName; isOn?: boolean; isDisabled?: boolean; onSelect: () => void }[];
}

/** Buttons with icons, side by side; those that can be on or off say which. */
export function Actions({ label, actions }: ActionsProps) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {actions.map(({ label, icon, isOn, isDisabled, onSelect }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={isOn}
          aria-label={label}
          title={label}
          disabled={isDisabled}
          onClick={onSelect}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
