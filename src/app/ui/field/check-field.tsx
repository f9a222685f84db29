import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { box, row, words } from './check-field.css.ts';
import * as styles from './field.css.ts';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | undefined;
}

export type CheckboxFieldProps = CheckProps;
export type SwitchFieldProps = CheckProps;

/** A choice that takes effect when its form is submitted. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Check {...props} shape="checkbox" />;
}

/** A setting that is on or off. */
export function SwitchField(props: SwitchFieldProps) {
  return <Check {...props} shape="switch" />;
}

function Check({ label, hint, problem, shape, ...input }: CheckProps & { shape: keyof typeof box }) {
  const id = useId();
  const describedBy = [problem && `${id}problem`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={row}>
        <input
          {...input}
          type="checkbox"
          {...(shape === 'switch' && { role: 'switch' })}
          className={box[shape]}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem ? true : undefined}
        />
        <span className={words}>
          <span>{label}</span>
          {hint && (
            <span id={`${id}hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {problem && (
        <p id={`${id}problem`} className={styles.problem}>
          <Icon name="problem" size={16} className={styles.problemIcon} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
