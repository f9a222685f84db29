import { between } from '../canvas/arcs.ts';
import { arcTo, drawArcBetween, drawEllipse, drawRounded } from '../canvas/figures.ts';
import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import type { Spot } from '../canvas/outline.ts';
import { pointsAt, sidesIn, spotIn } from './points.ts';
import type { EmfRecord } from './emf-record.ts';

/** After the bounds: the count, then the points. */
const spotsOf = (record: DataView, isShort: boolean) => pointsAt(record, 28, record.getUint32(24, true), isShort);

function figuresOf(record: DataView, isShort: boolean): Spot[][] {
  const count = Math.min(record.getUint32(24, true), Math.floor((record.byteLength - 32) / 4));
  let at = 32 + count * 4;
  return Array.from({ length: count }, (_, place) => {
    const length = record.getUint32(32 + place * 4, true);
    const spots = pointsAt(record, at, length, isShort);
    at += length * (isShort ? 4 : 8);
    return spots;
  });
}

/** A mix of lines and curves, with a type for each point. */
function polyDraw(record: DataView, canvas: MetafileCanvas, isShort: boolean): void {
  const spots = spotsOf(record, isShort);
  const kinds = 28 + record.getUint32(24, true) * (isShort ? 4 : 8);
  for (let place = 0; place < spots.length; place += 1) {
    const kind = record.getUint8(kinds + place);
    const spot = spots[place];
    if (!spot) continue;
    if ((kind & 6) === 6) canvas.move(spot);
    else if ((kind & 6) === 2) canvas.lineTo([spot]);
    else if ((kind & 6) === 4) canvas.curveTo(spots.slice(place, (place += 2) + 1));
    if (record.getUint8(kinds + place) & 1) canvas.closeFigure();
  }
}

const both = (
  of16: number,
  of32: number,
  draw: (record: DataView, canvas: MetafileCanvas, isShort: boolean) => void,
): [number, EmfRecord][] => [
  [of32, (record, canvas) => draw(record, canvas, false)],
  [of16, (record, canvas) => draw(record, canvas, true)],
];

const arc =
  (kind: 'arc' | 'chord' | 'pie'): EmfRecord =>
  (record, canvas) =>
    drawArcBetween(canvas, sidesIn(record, 8), spotIn(record, 24), spotIn(record, 32), kind);

/** Records that draw lines and areas. */
export const figureRecords: [number, EmfRecord][] = [
  ...both(85, 2, (record, canvas, isShort) => canvas.curves(spotsOf(record, isShort))),
  ...both(86, 3, (record, canvas, isShort) => canvas.polygons([spotsOf(record, isShort)], true)),
  ...both(87, 4, (record, canvas, isShort) => canvas.polygons([spotsOf(record, isShort)], false)),
  ...both(88, 5, (record, canvas, isShort) => canvas.curveTo(spotsOf(record, isShort))),
  ...both(89, 6, (record, canvas, isShort) => canvas.lineTo(spotsOf(record, isShort))),
  ...both(90, 7, (record, canvas, isShort) => canvas.polygons(figuresOf(record, isShort), false)),
  ...both(91, 8, (record, canvas, isShort) => canvas.polygons(figuresOf(record, isShort), true)),
  ...both(92, 56, polyDraw),
  [
    41,
    (record, canvas) => {
      const [{ x, y }, radius] = [spotIn(record, 8), record.getUint32(16, true)];
      const angle = (at: number) => (-record.getFloat32(at, true) * Math.PI) / 180 || 0;
      arcTo(
        canvas,
        { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
        angle(20),
        Math.max(-7, Math.min(7, angle(24))),
      );
    },
  ],
  [42, (record, canvas) => drawEllipse(canvas, sidesIn(record, 8))],
  [
    43,
    (record, canvas) => {
      const { left, top, right, bottom } = sidesIn(record, 8);
      canvas.rectangle(left, top, right, bottom);
    },
  ],
  [44, (record, canvas) => drawRounded(canvas, sidesIn(record, 8), record.getInt32(24, true), record.getInt32(28, true))],
  [45, arc('arc')],
  [46, arc('chord')],
  [47, arc('pie')],
  [54, (record, canvas) => canvas.lineTo([spotIn(record, 8)])],
  [
    55,
    (record, canvas) => {
      const box = sidesIn(record, 8);
      const { start, sweep } = between(box, spotIn(record, 24), spotIn(record, 32), canvas.state.isClockwise);
      arcTo(canvas, box, start, sweep);
    },
  ],
  [59, (_, canvas) => canvas.beginPath()],
  [60, (_, canvas) => canvas.endPath()],
  [61, (_, canvas) => canvas.closeFigure()],
  [62, (_, canvas) => canvas.paintPath({ fills: true })],
  [63, (_, canvas) => canvas.paintPath({ fills: true, strokes: true })],
  [64, (_, canvas) => canvas.paintPath({ strokes: true })],
  [67, (record, canvas) => canvas.clipToPath(record.getUint32(8, true))],
  [68, (_, canvas) => canvas.dropPath()],
];
