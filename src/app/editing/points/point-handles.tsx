import { useText } from '#app/client/frame.tsx';
import type { Figure } from '#editor/tools/points/figure.ts';
import type { PointTools } from '#editor/tools/points/point-tools.ts';
import type { Point } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { type PointerEvent, useRef } from 'react';
import * as styles from './points.css.ts';

/** CSS pixels that a finger may move while it only chooses. */
const SLACK = 3;

interface PointHandlesProps {
  points: PointTools;
  matrix: Matrix;
  figure: Figure;
  chosen: number;
  onChoose: (index: number) => void;
  /** Before it is moved by a pointer. */
  onPull: () => void;
  /** In the coordinates of the figure. */
  onMove: (index: number, to: Point) => void;
  onRemove: (index: number) => void;
}

/** One for each point: pulled at, or moved by keys while it has the focus. */
export function PointHandles({ points, matrix, figure, chosen, onChoose, onPull, onMove, onRemove }: PointHandlesProps) {
  const text = useText();
  /** From the pointer to the point that is pulled at. */
  const grip = useRef<Point>(undefined);
  /** Where it was pressed, until it is pulled at. */
  const pressed = useRef<Point>(undefined);
  const { anchors } = figure;
  return anchors.map((anchor, index) => {
    const at = points.inView(matrix, anchor);
    return (
      <button
        key={index}
        type="button"
        className={styles.point}
        style={{ left: at.x, top: at.y }}
        aria-label={text('editorObjects.points.nth', { number: index + 1, count: anchors.length })}
        data-point={index}
        data-chosen={index === chosen || undefined}
        onFocus={() => onChoose(index)}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus({ preventScroll: true });
          pressed.current = { x: event.clientX, y: event.clientY };
          grip.current = { x: at.x - event.clientX, y: at.y - event.clientY };
        }}
        onPointerMove={(event) => {
          const { current } = grip;
          if (!current || !event.isPrimary) return;
          if (pressed.current) {
            if (Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y) < SLACK) return;
            pressed.current = undefined;
            onPull();
          }
          onMove(index, points.inFigure(matrix, { x: event.clientX + current.x, y: event.clientY + current.y }));
        }}
        onPointerUp={() => void (grip.current = undefined)}
        onPointerCancel={() => void (grip.current = undefined)}
        onDoubleClick={() => onRemove(index)}
      />
    );
  });
}
