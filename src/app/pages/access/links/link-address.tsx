import { linkIcon } from '#app/ui/icon/page-icons.ts';
import { wait } from '#app/sharing/wait.ts';
import { useText } from '#app/client/frame.tsx';
import { useRef, useState } from 'react';
import { copyText, type CopyStatus } from '../../../sharing/embed-code/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { needsScript, visuallyHidden } from '../../../ui/type.css.ts';
import { address as addressStyle, copy as copyStyle, failed } from './links-section.css.ts';

/** An address to copy: with a button when scripts run, by hand otherwise. */
export function LinkAddress({ address, label }: { address: string; label: string }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<CopyStatus>('idle');
  const show = (next: CopyStatus) => {
    setStatus(next);
    if (next === 'failed') field.current?.select();
  };
  // There is no clipboard at all without a secure connection.
  const copy = () => copyText(address, { write: async (words) => navigator.clipboard.writeText(words), wait, show });
  return (
    <div className={addressStyle}>
      <TextField
        ref={field}
        label={label}
        isLabelHidden
        icon={linkIcon}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        tone="outline"
        icon={status === 'copied' ? 'check' : 'copy'}
        className={classNames(needsScript, copyStyle)}
        onClick={() => void copy()}
      >
        {text(status === 'copied' ? 'access.links.copied' : 'access.links.copy')}
      </Button>
      <p role="status" className={status === 'failed' ? failed : visuallyHidden}>
        {status === 'failed' ? text('access.links.copyFailed') : status === 'copied' && text('access.links.copied')}
      </p>
    </div>
  );
}
