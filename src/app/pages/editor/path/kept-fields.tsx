import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextAreaField } from '../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

interface Kept {
  value: string;
  /** Called when somebody leaves the field, presses Enter or closes what it is in, if they have changed it. */
  onKeep: (value: string) => void;
}

type Own = 'value' | 'onChange' | 'onBlur' | 'onKeyDown';

/** One line that is kept as a whole, so that it is one change. */
export function KeptField({ value, onKeep, ...field }: Kept & Omit<ComponentProps<typeof TextField>, Own>) {
  const { keep, ...control } = useKept(value, onKeep);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
  };
  return <TextField {...field} {...control} onBlur={keep} onKeyDown={onKeyDown} />;
}

/** Several lines that are kept as a whole. */
export function KeptArea({ value, onKeep, ...field }: Kept & Omit<ComponentProps<typeof TextAreaField>, Own>) {
  const { keep, ...control } = useKept(value, onKeep);
  return <TextAreaField {...field} {...control} onBlur={keep} />;
}

function useKept(value: string, onKeep: (value: string) => void) {
  /** What is being written; afterwards, what is kept is shown. */
  const [written, setWritten] = useState<string>();
  const unkept = useRef<string>(undefined);
  const give = () => {
    const { current } = unkept;
    unkept.current = undefined;
    if (current !== undefined && current !== value) onKeep(current);
  };
  const leave = useEffectEvent(give);
  useEffect(() => () => leave(), []);
  return {
    value: written ?? value,
    keep() {
      give();
      setWritten(undefined);
    },
    onChange({ target }: { target: { value: string } }) {
      unkept.current = target.value;
      setWritten(target.value);
    },
  };
}
