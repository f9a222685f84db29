import { useText } from '#app/client/frame.tsx';
import type { Cropping } from '#editor/tools/crop/cropping.ts';
import type { CropStart, CropTools } from '#editor/tools/crop/crop-tools.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import type { ImageObject } from '#model/presentation/presentation.ts';
import { type CSSProperties, type PointerEvent, useId, useRef } from 'react';
import * as styles from './crop.css.ts';

const handles = [
  { name: 'topLeft', x: -1, y: -1 },
  { name: 'top', x: 0, y: -1 },
  { name: 'topRight', x: 1, y: -1 },
  { name: 'right', x: 1, y: 0 },
  { name: 'bottomRight', x: 1, y: 1 },
  { name: 'bottom', x: 0, y: 1 },
  { name: 'bottomLeft', x: -1, y: 1 },
  { name: 'left', x: -1, y: 0 },
] as const;

type Change = (before: Cropping) => Cropping;

interface CropFrameProps {
  crop: CropTools;
  start: CropStart;
  matrix: Matrix;
  cropping: Cropping;
  onChange: (change: Change) => void;
}

/** The picture and its frame, turned as the object is. One unit is a pixel: styles are not made for the units of deep objects. */
export function CropFrame({ crop, start, matrix, cropping, onChange }: CropFrameProps) {
  const text = useText();
  const help = useId();
  const [a, b, c, d, e, f] = matrix;
  const unit = Math.hypot(a, b) || 1;
  const inPixels = ({ left, top, right, bottom }: Rectangle) => ({
    left: left * unit,
    top: top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  });
  const [box, whole] = [inPixels(cropping.box), inPixels(cropping.whole)];
  const follow = useFollow((x, y) => crop.wayIn(matrix, { x, y }), onChange);
  const picture = (offset: { left: number; top: number }) => (
    <img
      className={styles.picture}
      src={start.address}
      alt=""
      draggable={false}
      style={{ ...whole, left: whole.left - offset.left, top: whole.top - offset.top, transform: mirrorOf(start.image) }}
    />
  );
  return (
    <div className={styles.turned} style={{ transform: `matrix(${a / unit}, ${b / unit}, ${c / unit}, ${d / unit}, ${e}, ${f})` }}>
      <div className={styles.faded} aria-hidden="true">
        {picture({ left: 0, top: 0 })}
      </div>
      <div className={styles.shown} aria-hidden="true" style={{ ...box, ...maskStyle(start.image, box, unit) }}>
        {picture(box)}
      </div>
      <button
        type="button"
        className={styles.frame}
        style={box}
        aria-label={text('editorObjects.crop.picture')}
        aria-describedby={help}
        data-picture
        {...follow((before, way) => crop.slide(before, way))}
      />
      <p id={help} hidden>
        {text('editorObjects.crop.help')}
      </p>
      {handles.map(({ name, x, y }) => (
        <button
          key={name}
          type="button"
          className={styles.handle}
          style={{ left: box.left + (box.width * (x + 1)) / 2, top: box.top + (box.height * (y + 1)) / 2 }}
          aria-label={text(`editorObjects.crop.${name}`)}
          data-x={x}
          data-y={y}
          {...follow((before, way) => crop.pull(before, { x, y }, way))}
        />
      ))}
    </div>
  );
}

/** What a pointer does that has been pressed on an element. */
function useFollow(wayIn: (x: number, y: number) => { x: number; y: number }, onChange: (change: Change) => void) {
  const last = useRef<{ x: number; y: number }>(undefined);
  return (by: (before: Cropping, way: { x: number; y: number }) => Cropping) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = last;
      if (!current || !event.isPrimary) return;
      const way = wayIn(event.clientX - current.x, event.clientY - current.y);
      last.current = { x: event.clientX, y: event.clientY };
      onChange((before) => by(before, way));
    },
    onPointerUp: () => void (last.current = undefined),
    onPointerCancel: () => void (last.current = undefined),
  });
}

function mirrorOf({ flip }: ImageObject): string | undefined {
  if (!flip) return undefined;
  return `scale(${flip === 'y' ? 1 : -1}, ${flip === 'x' ? 1 : -1})`;
}

function maskStyle({ mask, width, height }: ImageObject, box: { width: number; height: number }, unit: number): CSSProperties {
  if (mask.kind === 'ellipse') return { clipPath: 'ellipse()' };
  if (mask.kind === 'rounded') return { clipPath: `inset(0 round ${mask.radius * unit}px)` };
  if (mask.kind !== 'path') return {};
  const path = encodeURIComponent(mask.d);
  const rule = mask.rule === 'evenodd' ? " fill-rule='evenodd'" : '';
  const svg = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'%3E%3Cpath d='${path}'${rule}/%3E%3C/svg%3E`;
  return { maskImage: `url("data:image/svg+xml,${svg}")`, maskSize: `${box.width}px ${box.height}px` };
}
