import { useText } from '#app/client/frame.tsx';
import { isKey } from '#app/client/keys.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { dismissToast, readToasts, watchToasts, type ShownToast } from './toast-list.ts';
import { action as actionStyle, button, list, region, toast as toastStyle, words } from './toast.css.ts';

const SHORT = 6_000;
/** Time to find and reach the action. */
const LONG = 12_000;

const none: readonly ShownToast[] = [];

/** Present on every page from the start, because screen readers only announce changes in a region they already know. */
export function ToastRegion() {
  const text = useText();
  const toasts = useSyncExternalStore(watchToasts, readToasts, () => none);
  return (
    <div className={region} {...(toasts.length > 0 && { role: 'region', 'aria-label': text('ui.messages') })}>
      <ol className={list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </ol>
    </div>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dismissToast(toast.id);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? LONG : SHORT);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects whether someone is reading it
    <li
      className={toastStyle}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => isKey(event, 'escape') && dismiss()}
    >
      <Icon name={toast.tone === 'problem' ? 'problem' : 'done'} size={20} />
      <span className={words}>{toast.text}</span>
      {toast.action && (
        <Button
          tone="ghost"
          size="sm"
          className={actionStyle}
          onClick={() => {
            toast.action?.onSelect();
            dismiss();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" size="sm" label={text('ui.dismiss')} className={button} onClick={dismiss} />
    </li>
  );
}
