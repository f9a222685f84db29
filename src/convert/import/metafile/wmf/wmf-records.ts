import { fillArea, placeDib, type Placed } from '../bitmaps/place-dib.ts';
import { drawArcBetween, drawEllipse, drawRounded, type Sides } from '../canvas/figures.ts';
import { decodeLetters } from '../canvas/letters.ts';
import type { MetafileCanvas } from '../canvas/metafile-canvas.ts';
import type { Spot } from '../canvas/outline.ts';
import { brushOf, colorOf, penOf, type Tool } from '../canvas/tools.ts';
import { pointsAt } from '../emf/points.ts';

type WmfRecord = (record: DataView, canvas: MetafileCanvas) => void;

const word = (record: DataView, place: number): number => record.getInt16(place * 2, true);
/** Arguments come in reverse order: y before x, bottom before top. */
const spotIn = (record: DataView, place: number): Spot => ({ x: word(record, place + 1), y: word(record, place) });
const sidesIn = (record: DataView, place: number): Sides => ({
  left: word(record, place + 3),
  top: word(record, place + 2),
  right: word(record, place + 1),
  bottom: word(record, place),
});
const lettersIn = (record: DataView, from: number, count: number, { state }: MetafileCanvas): string =>
  decodeLetters(
    new Uint8Array(record.buffer, record.byteOffset + from, Math.max(0, Math.min(count, record.byteLength - from))),
    state.font,
  );

const arc =
  (kind: 'arc' | 'chord' | 'pie'): WmfRecord =>
  (record, canvas) =>
    drawArcBetween(canvas, sidesIn(record, 4), spotIn(record, 2), spotIn(record, 0), kind);
const polygon =
  (isClosed: boolean): WmfRecord =>
  (record, canvas) =>
    canvas.polygons([pointsAt(record, 2, word(record, 0), true)], isClosed);
const add =
  (toolOf: (record: DataView) => Tool): WmfRecord =>
  (record, canvas) =>
    canvas.addTool(toolOf(record));
const other = add(() => ({ kind: 'other' }));

/** Without a header, the window size also gives the size of what is shown. */
function setWindow(canvas: MetafileCanvas, width: number, height: number): void {
  const { state } = canvas;
  state.window = { ...state.window, width, height };
  if (state.viewport.width === 0) state.viewport = { x: 0, y: 0, width: Math.abs(width), height: Math.abs(height) };
}

function readFont(record: DataView): Tool {
  const name = decodeLetters(new Uint8Array(record.buffer, record.byteOffset + 18, Math.max(0, Math.min(32, record.byteLength - 18))), {
    charset: 0,
    typeface: '',
  });
  return {
    kind: 'font',
    font: {
      height: word(record, 0) || 12,
      escapement: word(record, 2),
      weight: word(record, 4),
      isItalic: record.getUint8(10) !== 0,
      charset: record.getUint8(13),
      typeface: name.split('\0', 1)[0] ?? '',
    },
  };
}

function writeExtended(record: DataView, canvas: MetafileCanvas): void {
  const [count, options] = [word(record, 2), word(record, 3)];
  canvas.write(lettersIn(record, options & 6 ? 16 : 8, count, canvas), spotIn(record, 0));
}

/** A bitmap after this many words. Without one, the target is filled. */
function bitmap(record: DataView, canvas: MetafileCanvas, words: number, placed: Omit<Placed, 'operation'>): void {
  const operation = record.getUint32(0, true);
  if (record.byteLength < words * 2 + 12) {
    fillArea(canvas, operation, placed.x, placed.y, placed.width, placed.height);
    return;
  }
  const dib = new DataView(record.buffer, record.byteOffset + words * 2, record.byteLength - words * 2);
  placeDib(canvas, dib, new DataView(dib.buffer, dib.byteOffset + Math.min(bitsAt(dib), dib.byteLength)), { ...placed, operation });
}

/** The bits follow the header, masks and palette. */
function bitsAt(dib: DataView): number {
  const size = dib.getUint32(0, true);
  if (size === 12) return 12 + (dib.getUint16(10, true) <= 8 ? 3 * 2 ** dib.getUint16(10, true) : 0);
  const [depth, compression, used] = [dib.getUint16(14, true), dib.getUint32(16, true), dib.getUint32(32, true)];
  return size + (compression === 3 && size === 40 ? 12 : 0) + 4 * (depth <= 8 ? used || 2 ** depth : used);
}

const stretched = (record: DataView, canvas: MetafileCanvas, first: number, isFromBits: boolean): void => {
  const [sourceHeight = 0, sourceWidth = 0, sourceY = 0, sourceX = 0, height = 0, width = 0, y = 0, x = 0] = Array.from(
    { length: 8 },
    (_, place) => word(record, first + place),
  );
  bitmap(record, canvas, first + 8, {
    x,
    y,
    width,
    height,
    isFromBits,
    source: { x: sourceX, y: sourceY, width: sourceWidth, height: sourceHeight },
  });
};

export const wmfRecords: ReadonlyMap<number, WmfRecord> = new Map<number, WmfRecord>([
  [0x1e, (_, canvas) => canvas.save()],
  [0x127, (record, canvas) => canvas.restore(word(record, 0))],
  [0x104, (record, { state }) => (state.isIdle = word(record, 0) === 11)],
  [0x106, (record, { state }) => (state.fillRule = word(record, 0) === 2 ? 'nonzero' : 'evenodd')],
  [0x12d, (record, canvas) => canvas.select(record.getUint16(0, true))],
  [0x12e, (record, { state }) => (state.textAlign = word(record, 0))],
  [0x1f0, (record, canvas) => void canvas.deleteTool(record.getUint16(0, true))],
  [0x209, (record, { state }) => (state.textColor = colorOf(record.getUint32(0, true)))],
  [0x20b, (record, { state }) => (state.window = { ...state.window, ...spotIn(record, 0) })],
  [0x20c, (record, canvas) => setWindow(canvas, word(record, 1), word(record, 0))],
  [
    0x20f,
    (record, { state }) => (state.window = { ...state.window, x: state.window.x + word(record, 1), y: state.window.y + word(record, 0) }),
  ],
  [0x213, (record, canvas) => canvas.lineTo([spotIn(record, 0)])],
  [0x214, (record, canvas) => canvas.move(spotIn(record, 0))],
  [0x12c, (_, canvas) => canvas.unclip()],
  [
    0x416,
    (record, canvas) => {
      const { left, top, right, bottom } = sidesIn(record, 0);
      canvas.clipTo([[left, top, right, bottom]], false, false);
    },
  ],
  [0x2fa, add((record) => penOf(word(record, 0), word(record, 1), record.getUint32(6, true)))],
  [0x2fb, add(readFont)],
  [0x2fc, add((record) => brushOf(word(record, 0), record.getUint32(2, true)))],
  [0x142, add(() => ({ kind: 'brush', brush: { color: '#808080', opacity: 1 } }))],
  [0x1f9, add(() => ({ kind: 'brush', brush: { color: '#808080', opacity: 1 } }))],
  [0xf7, other],
  [0x6ff, other],
  [0x324, polygon(true)],
  [0x325, polygon(false)],
  [
    0x538,
    (record, canvas) => {
      const count = Math.max(0, Math.min(word(record, 0), Math.floor(record.byteLength / 2) - 1));
      let at = 2 + count * 2;
      const figures = Array.from({ length: count }, (_, place) => {
        const length = record.getUint16(2 + place * 2, true);
        const spots = pointsAt(record, at, length, true);
        at += length * 4;
        return spots;
      });
      canvas.polygons(figures, true);
    },
  ],
  [0x418, (record, canvas) => drawEllipse(canvas, sidesIn(record, 0))],
  [
    0x41b,
    (record, canvas) => {
      const { left, top, right, bottom } = sidesIn(record, 0);
      canvas.rectangle(left, top, right, bottom);
    },
  ],
  [0x61c, (record, canvas) => drawRounded(canvas, sidesIn(record, 2), word(record, 1), word(record, 0))],
  [0x817, arc('arc')],
  [0x81a, arc('pie')],
  [0x830, arc('chord')],
  [
    0x521,
    (record, canvas) => {
      const count = word(record, 0);
      const after = 2 + count + (count & 1);
      canvas.write(lettersIn(record, 2, count, canvas), { x: record.getInt16(after + 2, true), y: record.getInt16(after, true) });
    },
  ],
  [0xa32, writeExtended],
  [
    0x61d,
    (record, canvas) => fillArea(canvas, record.getUint32(0, true), word(record, 5), word(record, 4), word(record, 3), word(record, 2)),
  ],
  [
    0x940,
    (record, canvas) => {
      const [sourceY = 0, sourceX = 0, height = 0, width = 0, y = 0, x = 0] = Array.from({ length: 6 }, (_, place) =>
        word(record, 2 + place),
      );
      bitmap(record, canvas, 8, { x, y, width, height, isFromBits: false, source: { x: sourceX, y: sourceY, width, height } });
    },
  ],
  [0xb41, (record, canvas) => stretched(record, canvas, 2, false)],
  [0xf43, (record, canvas) => stretched(record, canvas, 3, true)],
]);
