import { multiply } from '#model/geometry/matrix.ts';
import type { Matrix } from '#model/presentation/drawing.ts';
import { brushOf, colorOf, penOf } from '../canvas/tools.ts';
import { sidesIn, spotIn } from './points.ts';
import type { EmfRecord } from './emf-record.ts';

const matrixIn = (record: DataView, at: number): Matrix => {
  const part = (place: number) => {
    const value = record.getFloat32(at + place * 4, true);
    return Number.isFinite(value) ? value : 0;
  };
  return [part(0), part(1), part(2), part(3), part(4), part(5)];
};

/** Records that change how things are drawn without drawing anything. */
export const stateRecords: [number, EmfRecord][] = [
  [9, (record, { state }) => (state.window = { ...state.window, width: record.getInt32(8, true), height: record.getInt32(12, true) })],
  [10, (record, { state }) => (state.window = { ...state.window, ...spotIn(record, 8) })],
  [11, (record, { state }) => (state.viewport = { ...state.viewport, width: record.getInt32(8, true), height: record.getInt32(12, true) })],
  [12, (record, { state }) => (state.viewport = { ...state.viewport, ...spotIn(record, 8) })],
  [17, (record, { state }) => (state.mapMode = record.getUint32(8, true))],
  [19, (record, { state }) => (state.fillRule = record.getUint32(8, true) === 2 ? 'nonzero' : 'evenodd')],
  [20, (record, { state }) => (state.isIdle = record.getUint32(8, true) === 11)],
  [22, (record, { state }) => (state.textAlign = record.getUint32(8, true))],
  [24, (record, { state }) => (state.textColor = colorOf(record.getUint32(8, true)))],
  [27, (record, canvas) => canvas.move(spotIn(record, 8))],
  [
    30,
    (record, canvas) => {
      const { left, top, right, bottom } = sidesIn(record, 8);
      canvas.clipTo([[left, top, right, bottom]], false, false);
    },
  ],
  [31, (record, { state }) => (state.viewport = scaled(state.viewport, record))],
  [32, (record, { state }) => (state.window = scaled(state.window, record))],
  [33, (_, canvas) => canvas.save()],
  [34, (record, canvas) => canvas.restore(record.getInt32(8, true))],
  [35, (record, { state }) => (state.world = matrixIn(record, 8))],
  [
    36,
    (record, { state }) => {
      const mode = record.getUint32(32, true);
      const matrix = matrixIn(record, 8);
      state.world =
        mode === 1 ? [1, 0, 0, 1, 0, 0] : mode === 2 ? multiply(state.world, matrix) : mode === 3 ? multiply(matrix, state.world) : matrix;
    },
  ],
  [37, (record, canvas) => canvas.select(record.getUint32(8, true))],
  [
    38,
    (record, canvas) =>
      canvas.setTool(record.getUint32(8, true), penOf(record.getUint32(12, true), record.getInt32(16, true), record.getUint32(24, true))),
  ],
  [39, (record, canvas) => canvas.setTool(record.getUint32(8, true), brushOf(record.getUint32(12, true), record.getUint32(16, true)))],
  [40, (record, canvas) => void canvas.deleteTool(record.getUint32(8, true))],
  [57, (record, { state }) => (state.isClockwise = record.getUint32(8, true) === 2)],
  [58, (record, { state }) => (state.miterLimit = Math.max(1, record.getUint32(8, true)))],
  [
    75,
    (record, canvas) => {
      const [size, mode] = [record.getUint32(8, true), record.getUint32(12, true)];
      if (size < 32) {
        canvas.unclip();
        return;
      }
      const count = Math.min(record.getUint32(24, true), Math.floor((record.byteLength - 48) / 16), 2000);
      const rectangles = Array.from({ length: Math.max(0, count) }, (_, place): [number, number, number, number] => {
        const { left, top, right, bottom } = sidesIn(record, 48 + place * 16);
        return [left, top, right, bottom];
      });
      if (mode === 1 || mode === 5) canvas.clipTo(rectangles, mode === 5, true);
    },
  ],
  [
    95,
    (record, canvas) => {
      const [style, width, color] = [record.getUint32(28, true), record.getUint32(32, true), record.getUint32(40, true)];
      // Cosmetic pens are as thin as possible, whatever width they claim.
      canvas.setTool(record.getUint32(8, true), penOf(style, style & 0x10000 ? width : 0, color));
    },
  ],
];

function scaled<Area extends { width: number; height: number }>(area: Area, record: DataView): Area {
  const [upX, downX, upY, downY] = [8, 12, 16, 20].map((at) => record.getInt32(at, true));
  return { ...area, width: (area.width * (upX ?? 1)) / (downX || 1), height: (area.height * (upY ?? 1)) / (downY || 1) };
}
