import { useText } from '#app/client/frame.tsx';
import type { TypingView } from '#editor/typing/typing.ts';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { useEditor } from '../editor-context.tsx';
import { Later, onDemand, useSoon } from '../parts/later.tsx';
import { useMatches } from '../parts/use-matches.ts';
import { media } from '../../../ui/media/media.ts';
import { KeyField } from './key-field.tsx';
import { TextMarks } from './text-marks.tsx';
import type { ToolbarHandle } from './text-toolbar.tsx';
import * as styles from './typing-layer.css.ts';
import { useKeyboard } from './use-keyboard.ts';

const TextToolbar = onDemand(async () => (await import('./text-toolbar.tsx')).TextToolbar);

interface TypingLayerProps {
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** CSS pixels at the top of the canvas that the tools take, and on phones at its bottom those of the toolbar. */
const [HEAD, FOOT] = [88, 60];

/** The text that somebody edits: its caret, the field that receives keys, and the toolbar. */
export function TypingLayer({ canvas }: TypingLayerProps) {
  const { typing } = useEditor();
  useSoon(TextToolbar);
  const view = useSyncExternalStore(typing.subscribe, typing.view, typing.view);
  return view ? <OpenText view={view} canvas={canvas} /> : null;
}

function OpenText({ view, canvas }: TypingLayerProps & { view: TypingView }) {
  const text = useText();
  const { desk, typing } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const isPhone = useMatches(media.phone);
  const keyboard = useKeyboard();
  const [hasFocus, setFocus] = useState(true);
  const { drawn, format, ink, moves, name } = view;
  const movesAtFirst = useRef(moves);
  const goBack = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  useReturn(canvas, field);
  useEffect(() => {
    // Whoever comes into a text by pointer sees where.
    if (moves === movesAtFirst.current && keyboard === 0) return;
    const { width, height } = desk.state().viewport;
    // Where the canvas is takes a layout of the page, after each key.
    const top = keyboard === 0 ? 0 : (canvas.current?.getBoundingClientRect().top ?? 0);
    const bottom = (keyboard === 0 ? height : Math.min(height, innerHeight - keyboard - top)) - (isPhone ? FOOT : 0);
    typing.reveal({ left: 0, top: isPhone ? 0 : HEAD, right: width, bottom });
  }, [moves, keyboard, isPhone, canvas, typing, desk]);
  return (
    <div className={styles.layer}>
      {drawn && <TextMarks drawn={drawn} ink={ink} isStill={!hasFocus} />}
      <KeyField
        view={view}
        field={field}
        onFocus={setFocus}
        onAction={(action) => (action === 'link' ? toolbar.current?.openLink() : toolbar.current?.focus())}
      />
      {drawn && format && (
        <Later isQuiet>
          <TextToolbar ref={toolbar} format={format} drawn={drawn} head={HEAD} keyboard={keyboard} isPhone={isPhone} onReturn={goBack} />
        </Later>
      )}
      <p className={visuallyHidden} role="status">
        {name.kind === 'cell' && text('editorTyping.field.cell', { ...name })}
      </p>
    </div>
  );
}

/** Whoever leaves the text goes on with its object, by keys. */
function useReturn(canvas: RefObject<HTMLCanvasElement | null>, field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const [element, stage] = [field.current, canvas.current?.parentElement];
    return () => {
      const { activeElement } = document;
      if (activeElement === element || activeElement === document.body)
        stage?.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
    };
  }, [canvas, field]);
}
