import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { PaletteName } from '#model/presentation/paints.ts';
import type { BackdropKind } from '../../../objects/backdrop-layers.ts';

/** A layer of a backdrop: how far it follows the camera, and what is painted on it. */
export interface Motif {
  readonly depth: number;
  readonly opacity: number;
  readonly nodes: readonly object[];
}

/** What is painted over an area, in layers from the farthest to the nearest. Calm enough for texts upon it to be read. */
export function motifsOf(kind: BackdropKind, area: Rectangle): Motif[] {
  switch (kind) {
    case 'plain':
      return [];
    case 'gradient':
      return [
        { depth: 0.1, opacity: 1, nodes: [glow(area, 0.2, 0.18, 0.62, 'accent1', 0.16), glow(area, 0.82, 0.3, 0.5, 'accent3', 0.12)] },
        { depth: 0.3, opacity: 1, nodes: [glow(area, 0.6, 0.86, 0.58, 'accent2', 0.14)] },
      ];
    case 'dots':
      return [
        { depth: 0.25, opacity: 0.12, nodes: [dots(area, 30, 0.0035, 'text')] },
        { depth: 0.6, opacity: 0.1, nodes: [dots(area, 14, 0.008, 'accent1')] },
      ];
    case 'stars':
      return [
        { depth: 0.08, opacity: 0.4, nodes: [stars(area, 200, 0.0009, 1, 'text')] },
        { depth: 0.22, opacity: 0.55, nodes: [stars(area, 90, 0.0013, 2, 'text'), stars(area, 30, 0.0019, 3, 'text')] },
        { depth: 0.42, opacity: 0.7, nodes: [stars(area, 24, 0.0026, 4, 'accent1')] },
      ];
    case 'paper':
      return [
        { depth: 0.35, opacity: 0.1, nodes: [lined(fibres(area, 220, 4), 'text', sideOf(area) * 0.0009)] },
        { depth: 0.7, opacity: 0.08, nodes: [lined(fibres(area, 120, 5), 'muted', sideOf(area) * 0.0016)] },
      ];
  }
}

const sideOf = ({ left, top, right, bottom }: Rectangle): number => Math.max(right - left, bottom - top);
const short = (value: number): string => String(Math.round(value * 10) / 10);

const lined = (d: string, color: PaletteName, strokeWidth: number, dash: readonly number[] = []) => ({
  kind: 'path',
  d,
  stroke: { kind: 'color', color, opacity: 1 },
  strokeWidth,
  dash,
  cap: 'round',
});

/** A disc that fades to its edge; place and size are shares of the area. */
function glow({ left, top, right, bottom }: Rectangle, x: number, y: number, size: number, color: PaletteName, opacity: number) {
  const [cx, cy] = [left + (right - left) * x, top + (bottom - top) * y];
  const radius = size * Math.min(right - left, bottom - top);
  const stops = [
    { offset: 0, color, opacity },
    { offset: 0.55, color, opacity: opacity * 0.4 },
    { offset: 1, color, opacity: 0 },
  ];
  return { kind: 'path', d: disc(cx, cy, radius), fill: { kind: 'radial', cx, cy, radius, fx: cx, fy: cy, stops } };
}

/** Four curves that no eye tells from a circle. */
function disc(x: number, y: number, radius: number): string {
  const [r, k] = [radius, radius * 0.5523];
  const curve = (...numbers: number[]) => `C${numbers.map(short).join(' ')}`;
  return (
    `M${short(x + r)} ${short(y)}` +
    curve(x + r, y + k, x + k, y + r, x, y + r) +
    curve(x - k, y + r, x - r, y + k, x - r, y) +
    curve(x - r, y - k, x - k, y - r, x, y - r) +
    `${curve(x + k, y - r, x + r, y - k, x + r, y)}Z`
  );
}

/** So short that, with its round ends, it is a dot; not everything that draws takes lines without a length. */
const SPOT = 0.1;

/** In rows and columns, so many across: each row is one dashed line. */
function dots(area: Rectangle, count: number, size: number, color: PaletteName) {
  const step = sideOf(area) / count;
  const rows = Array.from({ length: Math.floor((area.bottom - area.top) / step) }, (_, row) => short(area.top + (row + 0.5) * step));
  const d = rows.map((y) => `M${short(area.left + step / 2)} ${y}L${short(area.right)} ${y}`).join('');
  return lined(d, color, sideOf(area) * size, [SPOT, step - SPOT]);
}

function stars({ left, top, right, bottom }: Rectangle, count: number, size: number, seed: number, color: PaletteName) {
  const next = numbersFrom(seed);
  const d = Array.from({ length: count }, () => {
    const [x, y] = [left + next() * (right - left), top + next() * (bottom - top)];
    return `M${short(x)} ${short(y)}L${short(x + SPOT)} ${short(y)}`;
  }).join('');
  return lined(d, color, sideOf({ left, top, right, bottom }) * size);
}

/** Short strokes in all directions, slightly bent. */
function fibres({ left, top, right, bottom }: Rectangle, count: number, seed: number): string {
  const next = numbersFrom(seed);
  const side = sideOf({ left, top, right, bottom });
  return Array.from({ length: count }, () => {
    const [x, y, turn] = [left + next() * (right - left), top + next() * (bottom - top), next() * Math.PI * 2];
    const length = side * (0.006 + next() * 0.016);
    const [dx, dy, bend] = [Math.cos(turn) * length, Math.sin(turn) * length, (next() - 0.5) * 0.8];
    return `M${short(x)} ${short(y)}Q${[x + dx / 2 - dy * bend, y + dy / 2 + dx * bend, x + dx, y + dy].map(short).join(' ')}`;
  }).join('');
}

/** The same ones every time, from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
