import { isKey } from '#app/client/keys.ts';
import type { KeyboardEvent } from 'react';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useDraft } from './use-draft.ts';

interface WordsFieldProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: string;
  problem?: string | undefined;
  placeholder?: string | undefined;
  value: string;
  most: number;
  type?: 'text' | 'url';
  isLong?: boolean;
  isDisabled?: boolean;
  onCommit: (value: string) => void;
}

/** Words that count once they are finished: on Enter, in a long text on leaving it. Escape brings back what was there. */
export function WordsField({ value, most, isLong, isDisabled, type = 'text', onCommit, ...field }: WordsFieldProps) {
  const draft = useDraft(value, onCommit);
  const control = {
    ...field,
    value: draft.value,
    maxLength: most,
    disabled: isDisabled,
    dir: 'auto' as const,
    onBlur: draft.finish,
    onChange: ({ target }: { target: { value: string } }) => draft.type(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (isKey(event.nativeEvent, 'enter') && !isLong) draft.finish();
      if (!isKey(event.nativeEvent, 'escape') || !draft.isTyping) return;
      event.stopPropagation();
      draft.forget();
    },
  };
  return isLong ? <TextAreaField {...control} rows={2} /> : <TextField {...control} type={type} autoComplete="off" />;
}
