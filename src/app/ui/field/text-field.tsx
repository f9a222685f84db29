import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'className' | keyof FieldProps>;

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'date';
  size?: styles.FieldSize;
  icon?: IconName;
}

export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', size = 'md', icon, ...input }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.frame}>
          {icon && <Icon name={icon} className={styles.lead} />}
          <input {...input} {...wiring} type={type} className={classNames(styles.input[size], icon && styles.withLead)} />
        </div>
      )}
    </Field>
  );
}
