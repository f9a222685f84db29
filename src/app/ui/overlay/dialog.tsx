import { useText } from '#app/client/frame.tsx';
import { useEffect, useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { body, footer as footerStyle, header, sheet, title as titleStyle, widths } from './dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called when the user closes it: the button, Escape, a click on the background. */
  onClose: () => void;
  title: ReactNode;
  /** A control with `data-autofocus` takes the focus; otherwise the title does. */
  children: ReactNode;
  /** At most one primary button, and others that go with it. */
  footer?: ReactNode;
  width?: keyof typeof widths;
  /** Ignores clicks outside, because input would be lost. */
  isGuarded?: boolean;
}

/** The browser's own dialog: it traps and returns the focus, and makes the page behind it inert. A bottom sheet on phones. */
export function Dialog({ isOpen, onClose, title, children, footer, width = 'md', isGuarded = false }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  const pressedBackground = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      // The title, so that it is read out first, or the control the content asks for.
      (element.querySelector<HTMLElement>('[data-autofocus]') ?? titleElement.current)?.focus();
    }
    if (!isOpen && element.open) element.close();
    holdPage();
    return () => void holdPage();
  }, [isOpen]);

  // Both ends of the click: dragging a selection out of a field must not close the dialog.
  const onPointerDown = (event: PointerEvent) => {
    pressedBackground.current = isBackground(event);
  };
  const onClick = (event: MouseEvent) => {
    if (!isGuarded && pressedBackground.current && isBackground(event)) dialog.current?.close();
  };

  return (
    // Keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={widths[width]}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={sheet}>
        <div className={header}>
          <h2 ref={titleElement} id={titleId} tabIndex={-1} className={titleStyle}>
            {title}
          </h2>
          <form method="dialog">
            <IconButton icon="close" label={text('ui.close')} type="submit" />
          </form>
        </div>
        <div className={body}>{children}</div>
        {footer && <div className={footerStyle}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** The page behind does not scroll. In CSS, `html:has(dialog:modal)` would make browsers style the whole page again as it loads. */
const holdPage = () => document.documentElement.toggleAttribute('data-held', document.querySelector('dialog:modal') !== null);

// The sheet fills the dialog, so only clicks on the background hit the dialog itself.
const isBackground = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;
