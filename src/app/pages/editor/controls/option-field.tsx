import { useText } from '#app/client/frame.tsx';
import type { ReactNode } from 'react';
import { SelectField } from '../../../ui/field/select-field.tsx';

interface OptionFieldProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value | 'mixed';
  onChoose: (value: Value) => void;
}

/** One of many. */
export function OptionField<Value extends string>({ options, value, onChoose, ...field }: OptionFieldProps<Value>) {
  const text = useText();
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {value === 'mixed' && (
        <option value="mixed" disabled>
          {text('editorObjects.mixed')}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
