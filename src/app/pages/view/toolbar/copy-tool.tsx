import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import { signUpPath } from '#contract/routes.ts';
import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ToolLabel } from './tool.tsx';
import { atDesk, tool } from './toolbar.css.ts';

/** Makes a copy in one click; visitors without an account sign up first and return to it. */
export function CopyTool({ address, isAuthenticated }: { address: string; isAuthenticated: boolean }) {
  const text = useText();
  const { csrfToken } = useFrame();
  const [isSending, setSending] = useState(false);
  // The page may be restored from the back/forward cache.
  useEffect(() => {
    const onReturn = () => setSending(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  const label = <ToolLabel icon="copy" label={text('share.toolbar.copy')} short={text('share.toolbar.copyShort')} />;

  if (!isAuthenticated) {
    return (
      <a href={signUpPath(address)} className={classNames(tool, atDesk)} data-event="make-a-copy">
        {label}
      </a>
    );
  }
  return (
    <form method="post" action={address} className={atDesk} onSubmit={(event) => (isSending ? event.preventDefault() : setSending(true))}>
      {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
      <button type="submit" className={tool} aria-busy={isSending || undefined} data-event="make-a-copy">
        {label}
      </button>
    </form>
  );
}
