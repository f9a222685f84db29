import { useText } from '#app/client/frame.tsx';
import type { Mirror } from '#editor/typing/input/mirror.ts';
import type { PageAction, TypingView } from '#editor/typing/typing.ts';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';
import * as styles from './typing-layer.css.ts';

interface KeyFieldProps {
  view: TypingView;
  field: RefObject<HTMLTextAreaElement | null>;
  onAction: (action: PageAction) => void;
  onFocus: (hasFocus: boolean) => void;
}

/** Milliseconds in which the browser moves the focus to what was pressed. */
const SOON = 800;
/** CSS pixels. Browsers scroll to a caret that is out of view. */
const [LEAST_HEIGHT, MOST_HEIGHT] = [16, 80];

/**
 * Receives keys, input methods, dictation, spelling and the clipboard, and is what screen readers read: a field with the same text, which
 * nobody sees, at the caret.
 */
export function KeyField({ view, field, onAction, onFocus }: KeyFieldProps) {
  const text = useText();
  const help = useId();
  const { typing, desk, clipboard } = useEditor();
  useMirror(view, field);
  useFieldEvents(field);
  const focus = useFocus(view, field);

  const onKeyDown = (event: KeyboardEvent) => {
    // 229: the key belongs to an input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // The browser closes a panel of the toolbar first.
    if (event.key === 'Escape' && document.querySelector(':popover-open')) return event.stopPropagation();
    const done = typing.key(event.nativeEvent);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
    if (done !== 'done') onAction(done);
  };
  const onCopy = (event: ClipboardEvent) => {
    event.stopPropagation();
    if (typing.carrying.copy(event.clipboardData, event.type === 'cut')) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.stopPropagation();
    event.preventDefault();
    // What no text can take, such as a picture, comes onto the canvas.
    void clipboard.onBring(event.clipboardData);
  };
  const { name, language, drawn, format } = view;
  const { width, height } = desk.state().viewport;
  const caret = drawn?.caretArea;
  const tall = Math.min(Math.max(caret ? caret.bottom - caret.top : 0, LEAST_HEIGHT), MOST_HEIGHT);
  const place = {
    left: Math.min(Math.max(caret?.left ?? 0, 0), width - LEAST_HEIGHT),
    top: Math.min(Math.max(caret?.top ?? 0, 0), height - tall),
    height: tall,
    lineHeight: `${tall}px`,
  };
  const isCode = format === undefined;
  return (
    <>
      <textarea
        ref={field}
        data-key-field
        className={styles.field}
        style={place}
        defaultValue=""
        aria-label={
          name.kind === 'cell' ? text('editorTyping.field.cell', { ...name }) : text(`editorTyping.field.${name.kind}`, { ...name })
        }
        aria-describedby={help}
        lang={language}
        dir={drawn?.isRtl ? 'rtl' : 'ltr'}
        spellCheck={!isCode}
        autoCapitalize={isCode ? 'off' : 'sentences'}
        autoCorrect={isCode ? 'off' : 'on'}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        onFocus={() => onFocus(true)}
        onBlur={({ relatedTarget }) => {
          onFocus(false);
          focus.lost(relatedTarget);
        }}
      />
      <p id={help} hidden>
        {text('editorTyping.field.help', { keys: typing.isMac ? '⌥F10' : 'Alt+F10' })}
      </p>
    </>
  );
}

/** Shows in the field what is in the text, unless an input method is at work there. */
function useMirror({ mirror, isComposing }: TypingView, field: RefObject<HTMLTextAreaElement | null>): void {
  const { typing } = useEditor();
  useLayoutEffect(() => {
    if (!field.current || isComposing) return;
    show(field.current, mirror);
    typing.field.shown(mirror);
  });
}

/** Whatever is the same stays untouched: keyboards on screens begin anew otherwise. */
function show(element: HTMLTextAreaElement, { value, start, end, isBackward }: Mirror): void {
  if (element.value !== value) element.value = value;
  const isSame = element.selectionStart === start && element.selectionEnd === end;
  if (!isSame) element.setSelectionRange(start, end, isBackward ? 'backward' : 'forward');
}

const stateOf = ({ value, selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement) => ({
  value,
  start: selectionStart,
  end: selectionEnd,
  isBackward: selectionDirection === 'backward',
});

/** React has none of these as browsers have them. */
function useFieldEvents(field: RefObject<HTMLTextAreaElement | null>): void {
  const { typing } = useEditor();
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let composed = '';
    let isComposing = false;
    element.addEventListener('beforeinput', (event) => typing.field.before(event.inputType) && event.preventDefault(), { signal });
    element.addEventListener(
      'input',
      () => {
        typing.field.input(stateOf(element));
        if (isComposing) typing.field.compose(stateOf(element), composed);
      },
      { signal },
    );
    element.addEventListener(
      'compositionstart',
      () => {
        isComposing = true;
        typing.field.beginComposition();
      },
      { signal },
    );
    element.addEventListener('compositionupdate', ({ data }) => void (composed = data), { signal });
    element.addEventListener(
      'compositionend',
      () => {
        isComposing = false;
        typing.field.endComposition(stateOf(element));
      },
      { signal },
    );
    document.addEventListener(
      'selectionchange',
      () => document.activeElement === element && !isComposing && typing.field.selected(stateOf(element)),
      { signal },
    );
    return () => leaving.abort();
  }, [typing, field]);
}

/** Has the focus from the start, and after each press in the text. */
function useFocus({ key, presses }: TypingView, field: RefObject<HTMLTextAreaElement | null>) {
  const last = useRef({ key: '', presses: 0, at: 0 });
  useLayoutEffect(() => {
    if (last.current.key === key && last.current.presses === presses) return;
    last.current = { key, presses, at: performance.now() };
    // Whoever undoes by button, or searches, wants to stay there.
    if (!document.activeElement?.closest('header, [role=search]')) field.current?.focus({ preventScroll: true });
  }, [key, presses, field]);
  return {
    /** What was pressed is below the text: the browser takes the focus there. */
    lost(to: EventTarget | null): void {
      const isCanvas = to === null || (to instanceof Element && to.matches('[data-canvas]'));
      if (isCanvas && performance.now() - last.current.at < SOON) setTimeout(() => field.current?.focus({ preventScroll: true }));
    },
  };
}
