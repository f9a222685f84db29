import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import type { IconName } from '../ui/icon/icon.tsx';
import { visuallyHidden } from '../ui/type.css.ts';

interface FileButtonProps {
  accept: string;
  icon?: IconName;
  /** The button is busy until it is done. */
  onChoose: (file: File) => Promise<unknown>;
  children: ReactNode;
}

/** Asks for a file. */
export function FileButton({ accept, icon, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await onChoose(file);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button tone="outline" size="sm" isWide {...(icon && { icon })} isBusy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          void choose(file);
        }}
      />
    </>
  );
}
