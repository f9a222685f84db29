import { useText } from '#app/client/frame.tsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { followTaps } from './follow-taps.ts';
import { keepInView } from './keep-in-view.ts';
import { SelectedHead } from './selected-head.tsx';
import { SheetHandle } from './sheet-handle.tsx';
import * as styles from './sheet-head.css.ts';
import type { Sheet, SheetProps, SheetSize } from './sheets.ts';

const canvasArea = () => document.querySelector<HTMLElement>('[data-canvas]');

/** Above the panel of a sheet: what sizes it. A tap on the canvas opens the properties of what it selects, until nothing is selected. */
export function SheetHead({ sheet, onChoose }: SheetProps) {
  const text = useText();
  const editor = useEditor();
  const [size, setSize] = useState<SheetSize>('medium');
  const before = useRef<Sheet>('path');
  useDeskState(({ presentation }) => presentation);
  useDeskState(({ selection }) => selection);
  const isAdding = useDeskState(({ tool }) => tool.kind === 'select' && tool.isAdding === true);
  const objects = editor.chosen();
  // On the path, the panel is about a step.
  const isOnPath = useDeskState((state) => state.isOnPath);
  const isEmpty = objects.length === 0 || isOnPath;

  const open = useEffectEvent(() => {
    if (sheet === 'selected') return;
    before.current = sheet;
    const canvas = canvasArea();
    const main = canvas?.closest('main');
    if (canvas && main) main.style.setProperty(styles.former, String(canvas.clientHeight / main.clientHeight));
    onChoose('selected');
  });
  const leave = useEffectEvent(() => sheet === 'selected' && onChoose(before.current));
  const close = () => {
    onChoose(sheet === 'selected' ? before.current : 'none');
    canvasArea()?.focus({ preventScroll: true });
  };
  useEffect(() => followTaps(editor, () => open()), [editor]);
  useEffect(() => keepInView(editor), [editor]);
  // Whoever has finished selecting several goes on with them.
  const wasAdding = useRef(isAdding);
  useEffect(() => {
    if (wasAdding.current && !isAdding && editor.chosen().length > 0) open();
    wasAdding.current = isAdding;
  }, [isAdding, editor]);
  const isSelected = sheet === 'selected';
  useLayoutEffect(() => {
    if (!isSelected || !isEmpty) return;
    // With what was deleted, the button is gone that had the focus.
    if (document.activeElement === document.body) canvasArea()?.focus({ preventScroll: true });
    leave();
  }, [isSelected, isEmpty]);
  // On a wider page there is no such sheet.
  useEffect(() => () => void leave(), []);

  if (sheet === 'none' || sheet === 'path') return null;
  return (
    <div className={styles.head} {...(isSelected && { role: 'region', 'aria-label': text('editorObjects.properties') })} data-side-panel>
      <SheetHandle size={size} onSize={setSize} onClose={close} />
      {isSelected && <SelectedHead objects={objects} onClose={close} />}
    </div>
  );
}
