import type { ComponentPropsWithRef } from 'react';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type FileFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | keyof FieldProps>;

/** The browser's own file input, which also accepts dropped files. */
export function FileField(props: FileFieldProps) {
  const [field, input] = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <input {...input} {...wiring} type="file" className={styles.file} />}</Field>;
}
