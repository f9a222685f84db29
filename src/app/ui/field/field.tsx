import { useText } from '#app/client/frame.tsx';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../type.css.ts';
import * as styles from './field.css.ts';

/** What every field has: a label above, a hint or a problem below, associated with the control for screen readers. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it, from the server or the browser. */
  problem?: string | undefined;
  isOptional?: boolean;
  isLabelHidden?: boolean;
  /** Beside the label, such as a link for a forgotten password. */
  aside?: ReactNode;
}

export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export function Field({
  label,
  hint,
  problem,
  isOptional,
  isLabelHidden,
  aside,
  children,
}: FieldProps & { children: (control: ControlWiring) => ReactNode }) {
  const text = useText();
  const id = useId();
  const hintId = `${id}hint`;
  const problemId = `${id}problem`;
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? visuallyHidden : styles.label}>
        <label htmlFor={id}>
          {label}
          {isOptional && <span className={styles.optional}> ({text('ui.optional')})</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': problem ? true : undefined })}
      {problem && (
        <p id={problemId} className={styles.problem}>
          <Icon name="problem" size={16} className={styles.problemIcon} />
          <span>{problem}</span>
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Separates the field's own props from those of the element. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, problem, isOptional, isLabelHidden, aside, ...control } = props;
  const field = { label, hint, problem, isOptional, isLabelHidden, aside } as FieldProps;
  return [field, control] as const;
}
