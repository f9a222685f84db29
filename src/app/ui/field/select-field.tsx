import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'size' | 'className' | keyof FieldProps> {
  size?: styles.FieldSize;
}

/** The browser's own list, familiar on every device. Its children are `<option>`s. */
export function SelectField(props: SelectFieldProps) {
  const [field, { size = 'md', ...select }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.frame}>
          <select {...select} {...wiring} className={classNames(styles.input[size], styles.select)} />
          <Icon name="chevronDown" size={16} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
