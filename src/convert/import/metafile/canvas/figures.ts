import { arcCurves, between } from './arcs.ts';
import type { Look, MetafileCanvas } from './metafile-canvas.ts';
import { curvesThrough, linesThrough, spotAt, type Spot } from './outline.ts';

export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const drawEllipse = (canvas: MetafileCanvas, box: Sides): void => drawArc(canvas, box, 0, Math.PI * 2, 'chord');

/** Draws an open arc, a chord or a pie slice. */
export function drawArc(canvas: MetafileCanvas, box: Sides, start: number, sweep: number, kind: 'arc' | 'chord' | 'pie'): void {
  const at = canvas.matrix();
  const { from, curves } = arcCurves(box, start, sweep);
  const middle = kind === 'pie' ? linesThrough(at, [{ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }]) : '';
  const look: Look = kind === 'arc' ? { strokes: true } : { fills: true, strokes: true };
  canvas.draw(`M${spotAt(at, from)}${curvesThrough(at, curves.flat())}${middle}${kind === 'arc' ? '' : 'Z'}`, look);
}

export function drawArcBetween(canvas: MetafileCanvas, box: Sides, start: Spot, end: Spot, kind: 'arc' | 'chord' | 'pie'): void {
  const part = between(box, start, end, canvas.state.isClockwise);
  drawArc(canvas, box, part.start, part.sweep, kind);
}

/** Continues from the pen position to the start of the arc, and along it. */
export function arcTo(canvas: MetafileCanvas, box: Sides, start: number, sweep: number): void {
  const { from, curves } = arcCurves(box, start, sweep);
  canvas.lineTo([from]);
  canvas.curveTo(curves.flat());
}

export function drawRounded(canvas: MetafileCanvas, { left, top, right, bottom }: Sides, width: number, height: number): void {
  const at = canvas.matrix();
  const [rx, ry] = [Math.min(Math.abs(width), Math.abs(right - left)) / 2, Math.min(Math.abs(height), Math.abs(bottom - top)) / 2];
  const quarter = (x: number, y: number, start: number) => {
    const { from, curves } = arcCurves({ left: x - rx, top: y - ry, right: x + rx, bottom: y + ry }, start, Math.PI / 2);
    return `${spotAt(at, from)}${curvesThrough(at, curves.flat())}`;
  };
  const [a, b, c, d] = [
    quarter(left + rx, top + ry, Math.PI),
    quarter(right - rx, top + ry, -Math.PI / 2),
    quarter(right - rx, bottom - ry, 0),
    quarter(left + rx, bottom - ry, Math.PI / 2),
  ];
  canvas.draw(`M${a}L${b}L${c}L${d}Z`, { fills: true, strokes: true });
}
