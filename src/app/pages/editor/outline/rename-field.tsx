import { type KeyboardEvent, useEffect, useRef } from 'react';
import { renaming } from './outline-row.css.ts';

interface RenameFieldProps {
  label: string;
  value: string;
  placeholder: string;
  /** Without a name if nothing is to change; `byKey` if the focus should return. */
  onEnd: (name: string | undefined, byKey: boolean) => void;
}

/** A name that is being changed. Enter and leaving keep it, Escape does not. */
export function RenameField({ label, value, placeholder, onEnd }: RenameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (name: string | undefined, byKey: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(name, byKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === 'F2') end(event.currentTarget.value, true);
    else if (event.key === 'Escape') end(undefined, true);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      className={renaming}
      aria-label={label}
      defaultValue={value}
      placeholder={placeholder}
      maxLength={1000}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, false)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
