import type { Color } from '#model/presentation/paints.ts';
import { writePng } from '../../metafile/bitmaps/write-png.ts';
import { attributeOf, type XmlElement } from '../../xml/xml.ts';
import { parseColor, printColor } from './colors.ts';

/** Eight rows of eight pixels, repeated in both directions; a set bit is the foreground, the highest one is on the left. */
type Rows = readonly number[];

export interface Pattern {
  rows: Rows;
  foreground: Color;
  background: Color;
}

/** Rows in hexadecimal; fewer than eight are repeated. */
const presets = new Map(
  Object.entries({
    pct5: '80 00 00 00 08 00 00 00',
    pct10: '80 00 08 00',
    pct20: '88 00 22 00',
    pct25: '88 22',
    pct30: 'aa 44 aa 11',
    pct40: 'aa 55 aa 51 aa 55 aa 15',
    pct50: 'aa 55',
    pct60: 'bb 55 ee 55',
    pct70: '77 dd',
    pct75: '77 ff dd ff',
    pct80: 'ff ef ff fe',
    pct90: 'ff ff ff f7 ff ff ff 7f',
    horz: 'ff 00 00 00 00 00 00 00',
    vert: '80',
    ltHorz: 'ff 00 00 00',
    ltVert: '88',
    dkHorz: 'ff ff 00 00',
    dkVert: 'cc',
    narHorz: 'ff 00',
    narVert: 'aa',
    dashHorz: 'f0 00 00 00 0f 00 00 00',
    dashVert: '80 80 80 80 08 08 08 08',
    cross: 'ff 80 80 80 80 80 80 80',
    dnDiag: '80 40 20 10 08 04 02 01',
    upDiag: '01 02 04 08 10 20 40 80',
    ltDnDiag: '88 44 22 11',
    ltUpDiag: '11 22 44 88',
    dkDnDiag: 'cc 66 33 99',
    dkUpDiag: 'cc 99 33 66',
    wdDnDiag: 'c1 e0 70 38 1c 0e 07 83',
    wdUpDiag: 'c1 83 07 0e 1c 38 70 e0',
    dashDnDiag: '00 00 88 44 22 11 00 00',
    dashUpDiag: '00 00 11 22 44 88 00 00',
    diagCross: '81 42 24 18 18 24 42 81',
    smCheck: '99 66 66 99',
    lgCheck: 'f0 f0 f0 f0 0f 0f 0f 0f',
    smGrid: 'ff 88 88 88',
    lgGrid: 'ff 80 80 80 80 80 80 80',
    dotGrid: 'aa 00 80 00 80 00 80 00',
    smConfetti: '80 08 40 02 10 01 20 04',
    lgConfetti: 'b1 30 03 1b d8 c0 0c 8d',
    horzBrick: 'ff 80 80 80 ff 08 08 08',
    diagBrick: '01 02 04 08 18 24 42 81',
    solidDmnd: '10 38 7c fe 7c 38 10 00',
    openDmnd: '82 44 28 10 28 44 82 01',
    dotDmnd: '80 00 22 00 08 00 22 00',
    plaid: 'aa 55 aa 55 f0 f0 f0 f0',
    sphere: '77 98 f8 f8 77 89 8f 8f',
    weave: '88 54 22 45 88 14 22 51',
    divot: '00 10 08 10 00 01 80 01',
    shingle: '03 84 48 30 0c 02 01 01',
    wave: '00 18 25 c0',
    trellis: 'ff 66 ff 99',
    zigZag: '81 42 24 18',
  }).map(([name, rows]): [string, Rows] => [name, rows.split(' ').map((row) => Number.parseInt(row, 16))]),
);
const unknown: Rows = [0xaa, 0x55];

export const readPattern = (element: XmlElement, foreground: Color, background: Color): Pattern => ({
  rows: presets.get(attributeOf(element, 'prst') ?? '') ?? unknown,
  foreground,
  background,
});

const isSet = (rows: Rows, x: number, y: number): boolean => ((rows[y % rows.length] ?? 0) & (0x80 >> (x % 8))) !== 0;

/** Its average colour, where there is no room for a pattern. */
export function averageColor({ rows, foreground, background }: Pattern): Color {
  const [fore, back] = [parseColor(foreground), parseColor(background)];
  if (!fore || !back) return foreground;
  let count = 0;
  for (let at = 0; at < rows.length * 8; at += 1) count += Number(isSet(rows, at % 8, Math.floor(at / 8)));
  const share = count / (rows.length * 8);
  const alpha = fore.alpha * share + back.alpha * (1 - share);
  const mix = (channel: 'red' | 'green' | 'blue') =>
    alpha ? (fore[channel] * fore.alpha * share + back[channel] * back.alpha * (1 - share)) / alpha : 0;
  return printColor({ red: mix('red'), green: mix('green'), blue: mix('blue'), alpha });
}

/** The side of a tile, in pixels of the pattern: many repetitions, so that few tiles fill a slide. */
export const TILE = 128;
/** Pixels of the picture per pixel of the pattern: people zoom in. */
const SHARPNESS = 4;

export function patternTile({ rows, foreground, background }: Pattern): Uint8Array {
  const side = TILE * SHARPNESS;
  const [fore, back] = [foreground, background].map((color) => {
    const { red, green, blue, alpha } = parseColor(color) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
    return new Uint8Array([red, green, blue, alpha].map((part) => Math.round(part * 255)));
  });
  const pixels = new Uint8Array(side * side * 4);
  if (fore && back)
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        pixels.set(isSet(rows, Math.floor(x / SHARPNESS), Math.floor(y / SHARPNESS)) ? fore : back, (y * side + x) * 4);
  return writePng(pixels, side, side);
}
