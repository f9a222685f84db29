import type { Point } from '#model/geometry/matrix.ts';
import { type RefObject, useState } from 'react';
import { FindPlace } from '../commands/find-place.tsx';
import { TypingLayer } from '../typing/typing-layer.tsx';
import { CommandMenu } from '../commands/command-menu.tsx';
import { CropPlace } from '../objects/crop-place.tsx';
import { IconPlace } from '../objects/icon-place.tsx';
import { PenPlace } from '../objects/pen-place.tsx';
import { ComfortPlace } from '../parts/comfort-place.tsx';
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
      <ComfortPlace />
      <Toolbar />
      <Minimap />
      <ZoomBar />
      <CommandMenu at={menuAt} />
      <FindPlace />
      <PenPlace />
      <CropPlace />
      <IconPlace />
    </>
  );
}
