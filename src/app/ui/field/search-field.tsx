import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export interface SearchFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'className' | keyof FieldProps> {
  size?: styles.FieldSize;
}

export function SearchField(props: SearchFieldProps) {
  const [field, { size = 'md', ...input }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.frame}>
          <input {...input} {...wiring} type="search" className={classNames(styles.input[size], styles.calm, styles.withLead)} />
          <Icon name="search" className={styles.lead} />
        </div>
      )}
    </Field>
  );
}
