import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../overlay/icon/icon.tsx';
import { buttons } from '../../overlay/restart/restart.css.ts';
import { useShell } from '../shell-context.ts';
import { dialog, dialogFoot, dialogHead, dialogTitle, dismiss, key, keys } from './notices.css.ts';

const rows = [
  ['viewer.keys.move', ['←', '→']],
  ['viewer.keys.ends', ['Home', 'End']],
  ['viewer.keys.overview', ['O']],
  ['viewer.keys.autoplay', ['A']],
  ['viewer.keys.captions', ['C']],
  ['viewer.keys.mute', ['M']],
  ['viewer.keys.videos', ['K']],
  ['viewer.keys.fullscreen', ['F']],
  ['viewer.keys.zoom', ['+', '−']],
  ['viewer.keys.pan', ['Shift', '← ↑ ↓ →']],
  ['viewer.keys.escape', ['Esc']],
  ['viewer.keys.help', ['?']],
] as const;

/** Keys that are labelled differently on the keyboards of some languages. */
const labels = new Map<string, 'viewer.key.home' | 'viewer.key.end' | 'viewer.key.shift'>([
  ['Home', 'viewer.key.home'],
  ['End', 'viewer.key.end'],
  ['Shift', 'viewer.key.shift'],
]);

/** A native dialog, which traps the focus and returns it on close. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { viewer, text, setReading } = useShell();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    element.current?.showModal();
    heading.current?.focus();
    // As with the dialogs of the page around: it does not scroll.
    const page = document.documentElement;
    page.toggleAttribute('data-held', true);
    return () => void page.removeAttribute('data-held');
  }, []);
  const labelOf = (name: string) => {
    const label = labels.get(name);
    return label ? text(label) : name;
  };
  const { isExplorable, files } = viewer.options;
  const shown = rows.filter(
    ([name]) =>
      (isExplorable || (name !== 'viewer.keys.zoom' && name !== 'viewer.keys.pan')) &&
      (files.videos.length > 0 || name !== 'viewer.keys.videos'),
  );
  return (
    // The keyboard equivalent is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
    >
      <div className={dialogHead}>
        <h2 ref={heading} id={id} className={dialogTitle} tabIndex={-1}>
          {text('viewer.keys')}
        </h2>
        <button type="button" className={dismiss} aria-label={text('viewer.close')} onClick={() => element.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <dl className={keys}>
        {shown.map(([name, names]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>
              {names.map((one) => (
                <kbd key={one} className={key}>
                  {labelOf(one)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={dialogFoot}>
        <button
          type="button"
          className={buttons.ghost}
          onClick={() => {
            element.current?.close();
            setReading(true);
          }}
        >
          <Icon name="text" />
          {text('viewer.read')}
        </button>
      </div>
    </dialog>
  );
}
