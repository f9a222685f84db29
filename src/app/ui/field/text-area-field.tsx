import type { ComponentPropsWithRef } from 'react';
import * as styles from './field.css.ts';
import { Field, splitFieldProps, type FieldProps } from './field.tsx';

export type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'className' | keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, textArea] = splitFieldProps(props);
  return <Field {...field}>{(wiring) => <textarea rows={4} {...textArea} {...wiring} className={styles.textArea} />}</Field>;
}
