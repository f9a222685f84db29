import type { Point } from '#model/geometry/matrix.ts';
import { type RefObject, useState } from 'react';
import { TypingLayer } from '../typing/typing-layer.tsx';
import { CommandMenu } from '../commands/command-menu.tsx';
import { Minimap } from './minimap.tsx';
import { Overlay } from './overlay.tsx';
import { PointerArea } from './pointer-area.tsx';
import { SelectionWords } from './selection-words.tsx';
import { Toolbar } from './toolbar.tsx';
import { useStageSize } from './use-stage-size.ts';
import { ZoomBar } from './zoom-bar.tsx';

/** What is above the canvas, and what a pointer does there. */
export function Stage({ canvas }: { canvas: RefObject<HTMLCanvasElement | null> }) {
  useStageSize(canvas);
  const [menuAt, setMenuAt] = useState<Point>();
  return (
    <>
      <PointerArea onMenu={setMenuAt} />
      <Overlay />
      <SelectionWords />
      <TypingLayer canvas={canvas} />
      <Toolbar />
      <Minimap />
      <ZoomBar />
      <CommandMenu at={menuAt} />
    </>
  );
}
