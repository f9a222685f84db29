import type { DrawingPath } from '../../presentation/drawing.ts';
import type { BackgroundLayer, DrawingObject } from '../../presentation/presentation.ts';
import type { OutlineLook } from '../outline.ts';

interface Canvas {
  width: number;
  height: number;
}

/** How far a layer reaches beyond the canvas on each side, in canvases: it moves against it, and screens are wider or higher. */
const BEYOND = 1.2;

/** Numbers from 0 to 1 that look random and are always the same. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const round = (value: number): number => Math.round(value);

const plain = {
  fillRule: 'nonzero',
  strokeWidth: 0,
  dash: [],
  dashOffset: 0,
  cap: 'round',
  join: 'round',
  miterLimit: 4,
  opacity: 1,
} as const;
const filled = (d: string, color: string, opacity: number): DrawingPath => ({
  kind: 'path',
  d,
  ...plain,
  fill: { kind: 'color', color, opacity },
});

function layer(id: string, depth: number, { width, height }: Canvas, paths: readonly DrawingPath[]): BackgroundLayer {
  const [x, y] = [-BEYOND * width, -BEYOND * height];
  const box = { width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) };
  const drawing: DrawingObject = {
    kind: 'drawing',
    id: `backdrop-${id}`,
    x: x + box.width / 2,
    y: y + box.height / 2,
    ...box,
    rotation: 0,
    scale: 1,
    opacity: 1,
    drawing: { viewBox: { x, y, ...box }, nodes: paths },
  };
  return { id: `backdrop-${id}`, depth, objects: [drawing] };
}

/** A curved line from one side to the other, and everything below it. */
function hills({ width, height }: Canvas, top: number, swing: number, count: number, phase: number): string {
  const [left, right, floor] = [-BEYOND * width, (1 + BEYOND) * width, (1 + BEYOND) * height];
  const length = (right - left) / count;
  const at = (step: number) => round(height * top + Math.sin(step * 1.7 + phase) * swing * height);
  let d = `M${round(left)} ${at(0)}`;
  for (let step = 1; step <= count; step += 1) {
    const [from, to] = [left + length * (step - 1), left + length * step];
    d += `C${round(from + length / 2)} ${at(step - 1)} ${round(to - length / 2)} ${at(step)} ${round(to)} ${at(step)}`;
  }
  return `${d}L${round(right)} ${round(floor)}L${round(left)} ${round(floor)}Z`;
}

/** Places all over the layer, about as many per height of the canvas. */
function scattered({ width, height }: Canvas, count: number, seed: number): { x: number; y: number; size: number }[] {
  const next = chances(seed);
  return Array.from({ length: count }, () => ({
    x: (next() * (1 + 2 * BEYOND) - BEYOND) * width,
    y: (next() * (1 + 2 * BEYOND) - BEYOND) * height,
    size: 0.4 + next() * 0.6,
  }));
}

const disc = (x: number, y: number, radius: number): string => {
  const c = radius * 0.5523;
  const p = (...points: number[]) => points.map(round).join(' ');
  return `M${p(x, y - radius)}C${p(x + c, y - radius, x + radius, y - c, x + radius, y)}C${p(x + radius, y + c, x + c, y + radius, x, y + radius)}C${p(x - c, y + radius, x - radius, y + c, x - radius, y)}C${p(x - radius, y - c, x - c, y - radius, x, y - radius)}Z`;
};

/** What moves slowly behind everything, faint enough to be read over. */
export function backdropOf(look: OutlineLook, canvas: Canvas): BackgroundLayer[] {
  const { width, height } = canvas;
  const unit = Math.min(width, height);
  switch (look) {
    case 'rain': {
      const drops = scattered(canvas, 260, 7)
        .map(({ x, y, size }) => `M${round(x)} ${round(y)}L${round(x - unit * 0.012 * size)} ${round(y + unit * 0.045 * size)}`)
        .join('');
      const rain: DrawingPath = {
        kind: 'path',
        d: drops,
        ...plain,
        stroke: { kind: 'color', color: '#7fa9bd', opacity: 0.4 },
        strokeWidth: unit * 0.0022,
      };
      return [
        layer('water', 0.82, canvas, [
          filled(hills(canvas, 0.93, 0.012, 14, 0), '#9cc4d8', 0.35),
          filled(hills(canvas, 0.985, 0.014, 12, 2), '#6fa6c2', 0.35),
        ]),
        layer('rain', 0.9, canvas, [rain]),
      ];
    }
    case 'forest':
      return [
        layer('hills', 0.75, canvas, [filled(hills(canvas, 0.8, 0.05, 9, 1), '#b5d19a', 0.38)]),
        layer('near-hills', 0.88, canvas, [filled(hills(canvas, 0.95, 0.04, 8, 3), '#93bd7c', 0.38)]),
      ];
    case 'sunrise':
      return [
        layer('sun', 0.7, canvas, [
          filled(disc(width * 0.5, height * 0.9, unit * 0.62), '#ffffff', 0.28),
          filled(disc(width * 0.5, height * 0.9, unit * 0.42), '#ffffff', 0.35),
        ]),
        layer('hills', 0.85, canvas, [filled(hills(canvas, 0.96, 0.03, 9, 2), '#f5b39a', 0.4)]),
      ];
    case 'night':
      return [
        layer('stars', 0.7, canvas, [
          filled(
            scattered(canvas, 420, 3)
              .map(({ x, y, size }) => disc(x, y, Math.max(2, unit * 0.0021 * size)))
              .join(''),
            '#ffffff',
            0.55,
          ),
        ]),
      ];
    case 'paper':
    case 'poster':
      return [];
  }
}
