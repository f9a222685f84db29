import type { Point } from '#model/geometry/matrix.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useDesk, useDeskState } from '../editor-context.tsx';
import { FindPlace } from '../commands/find-place.tsx';
import { TypingLayer } from '../typing/typing-layer.tsx';
import { CropPlace } from '../objects/crop-place.tsx';
import { PenPlace } from '../objects/pen-place.tsx';
import { PickerPlace } from '../objects/picker-place.tsx';
import { PointsPlace } from '../../../editing/points/points-place.tsx';
import { ComfortPlace } from '../parts/comfort-place.tsx';
import { Overlay } from './overlay.tsx';
import { PointerArea } from './pointer-area.tsx';
import { Toolbar } from './toolbar.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { ZoomBar } from './zoom-bar.tsx';

const AfterOpening = onDemand(async () => (await import('../../../editing/after-opening.tsx')).AfterOpening);
const PathStage = onDemand(async () => (await import('../../../editing/on-path/path-stage.tsx')).PathStage);

/** What is above the canvas, and what a pointer does there. */
export function Stage({ canvas }: { canvas: RefObject<HTMLCanvasElement | null> }) {
  useStageSize(canvas);
  const isOnPath = useDeskState((state) => state.isOnPath);
  const [menuAt, setMenuAt] = useState<Point>();
  return (
    <>
      <PointerArea onMenu={setMenuAt} />
      <Overlay />
      <TypingLayer canvas={canvas} />
      <ComfortPlace />
      {isOnPath ? (
        <Later isQuiet>
          <PathStage />
        </Later>
      ) : (
        <Toolbar />
      )}
      <ZoomBar />
      <Later isQuiet>
        <AfterOpening menuAt={menuAt} />
      </Later>
      <FindPlace />
      <PenPlace />
      <CropPlace />
      <PointsPlace />
      <PickerPlace />
    </>
  );
}

/** Keeps the canvas as sharp and as large as its place on the page. */
function useStageSize(canvas: RefObject<HTMLCanvasElement | null>): void {
  const desk = useDesk();
  useEffect(() => {
    // The canvas itself gets its size from the surface.
    const place = canvas.current?.parentElement;
    if (!place) return;
    const fit = () => {
      const { width, height } = place.getBoundingClientRect();
      if (width > 0 && height > 0) desk.resize({ width, height }, devicePixelRatio);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [canvas, desk]);
}
