import type { DrawingNode, DrawingPath } from '../../presentation/drawing.ts';
import type { DrawingObject } from '../../presentation/presentation.ts';
import { type Box, placed } from './parts.ts';

const SIZE = 400;
const RADIUS = 186;
/** Of a circle as four curves. */
const CURVE = 0.5523;

const short = (value: number): string => String(Math.round(value * 10) / 10);

const circle = (x: number, y: number, radius: number): string => {
  const c = radius * CURVE;
  const at = (...points: number[]) => points.map(short).join(' ');
  return (
    `M${at(x, y - radius)}C${at(x + c, y - radius, x + radius, y - c, x + radius, y)}C${at(x + radius, y + c, x + c, y + radius, x, y + radius)}` +
    `C${at(x - c, y + radius, x - radius, y + c, x - radius, y)}C${at(x - radius, y - c, x - c, y - radius, x, y - radius)}Z`
  );
};

const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const wave = (y: number, height: number, length: number): string =>
  steps(Math.ceil(SIZE / length) + 1)
    .map((step) => {
      const x = step * length - length / 2;
      const side = step % 2 === 0 ? -height : height;
      return `${step === 0 ? `M${short(x)} ${short(y)}` : ''}Q${short(x + length / 2)} ${short(y + side)} ${short(x + length)} ${short(y)}`;
    })
    .join('');

/** Lines of 400 × 400, and how wide they are; those of width 0 are filled. */
const patterns: readonly { d: string; width: number }[] = [
  {
    d: steps(9)
      .flatMap((row) => steps(9).map((column) => [column * 50 + (row % 2) * 25, row * 48]))
      .map(([x = 0, y = 0]) => `M${x + 10} ${y}L${x} ${y + 26}`)
      .join(''),
    width: 7,
  },
  {
    d: steps(11)
      .map((row) => wave(row * 42, 20, 56))
      .join(''),
    width: 8,
  },
  { d: [26, 62, 98, 134, 170].map((radius) => circle(200, 200, radius)).join(''), width: 10 },
  {
    d: steps(9)
      .flatMap((row) => steps(9).map((column) => circle(column * 50 + (row % 2) * 25, row * 46 + 16, 9)))
      .join(''),
    width: 0,
  },
  {
    d: steps(17)
      .map((line) => `M${line * 50 - 400} 400L${line * 50} 0`)
      .join(''),
    width: 9,
  },
  {
    d: steps(9)
      .map(
        (row) =>
          `M0 ${row * 52 + 26}${steps(8)
            .map((column) => `L${column * 52 + 26} ${row * 52}L${column * 52 + 52} ${row * 52 + 26}`)
            .join('')}`,
      )
      .join(''),
    width: 8,
  },
  {
    d: steps(8)
      .flatMap((row) => steps(8).map((column) => [column * 56 + (row % 2) * 28, row * 52 + 18]))
      .map(([x = 0, y = 0]) => `M${x - 12} ${y}L${x + 12} ${y}M${x} ${y - 12}L${x} ${y + 12}`)
      .join(''),
    width: 7,
  },
  { d: [60, 110, 160, 210, 260, 310, 360].map((radius) => circle(90, 330, radius)).join(''), width: 9 },
];

const stroked = {
  fillRule: 'nonzero',
  strokeWidth: 0,
  dash: [],
  dashOffset: 0,
  cap: 'round',
  join: 'round',
  miterLimit: 4,
  opacity: 1,
} as const;

/** A disc in the topic's colour with a pattern of its own: topics without pictures can be told apart from far away. */
export function patternDisc(id: string, index: number, box: Box, color: string, ring: string): DrawingObject {
  const { d, width } = patterns[index % patterns.length] ?? { d: '', width: 1 };
  const light = { kind: 'color', color: '#ffffff', opacity: 0.34 } as const;
  const lines: DrawingPath = { kind: 'path', d, ...stroked, ...(width > 0 ? { stroke: light, strokeWidth: width } : { fill: light }) };
  const disc = circle(SIZE / 2, SIZE / 2, RADIUS);
  const nodes: DrawingNode[] = [
    { kind: 'path', d: disc, ...stroked, fill: { kind: 'color', color, opacity: 1 } },
    { kind: 'group', children: [lines], opacity: 1, clip: [{ d: disc, rule: 'nonzero' }] },
    { kind: 'path', d: disc, ...stroked, stroke: { kind: 'color', color: ring, opacity: 1 }, strokeWidth: 12 },
  ];
  return { ...placed(box), kind: 'drawing', id, drawing: { viewBox: { x: 0, y: 0, width: SIZE, height: SIZE }, nodes } };
}
