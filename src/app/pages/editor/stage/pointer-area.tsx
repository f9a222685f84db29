import { useFrame, useText } from '#app/client/frame.tsx';
import type { Point } from '#model/geometry/matrix.ts';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { attachPointers } from './attach-pointers.ts';
import * as styles from './stage.css.ts';

/** Takes pointers, wheels, fingers and drops, and the focus while keys mean the canvas. */
export function PointerArea({ onMenu }: { onMenu: (at: Point) => void }) {
  const text = useText();
  const { language } = useFrame();
  const editor = useEditor();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? attachPointers(area.current, editor, onMenu) : undefined), [editor, onMenu]);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const ready = () => setReady(true);
    editor.load.commands().then(ready, ready);
  }, [editor]);
  return (
    <div
      ref={area}
      className={styles.area}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on what is selected there
      tabIndex={0}
      lang={language}
      aria-label={text('editor.canvas')}
      aria-describedby="canvas-help"
      // Keys are heard, and do something once all commands are there.
      aria-busy={!isReady}
      data-canvas
    >
      <p id="canvas-help" hidden>
        {text('editorCommands.canvasHelp')}
      </p>
    </div>
  );
}
