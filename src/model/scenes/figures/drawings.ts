import { box, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('drawing');

const view = { x: 0, y: 0, width: 160, height: 90 };
/** Fills the canvas, with a view box of 160 by 90. */
const drawing = (nodes: readonly WireObject[], more: WireObject = {}): WireObject => ({
  kind: 'drawing',
  ...box(960, 540, 1760, 990),
  drawing: { viewBox: view, nodes },
  ...more,
});
const path = (d: string, more: WireObject): WireObject => ({ kind: 'path', d, ...more });
const color = (name: string, opacity?: number) => ({ kind: 'color', color: name, ...(opacity !== undefined && { opacity }) });
const square = (x: number, y: number, size: number) => `M ${x} ${y} L ${x + size} ${y} L ${x + size} ${y + size} L ${x} ${y + size} Z`;
const star = 'M 80 5 L 104 80 L 40 34 L 120 34 L 56 80 Z';
const wave = 'M 5 60 C 30 10 50 10 75 50 C 95 82 120 82 155 30';
const stops = [
  { offset: 0, color: '#fde047' },
  { offset: 0.5, color: '#f97316' },
  { offset: 1, color: '#7c3aed' },
];

export const drawingScenes = [
  scene('path', 'Lines, arcs of second and third degree, closed', [
    drawing([
      path('M 10 80 L 40 10 L 70 80 Z', { fill: color('accent1') }),
      path('M 80 80 Q 100 -30 120 80 Z', { fill: color('accent2') }),
      path('M 125 80 C 125 0 155 0 155 80 Z', { fill: color('accent3'), stroke: color('text'), strokeWidth: 2 }),
    ]),
  ]),
  scene('fill-rules', 'Non-zero and even-odd', [
    drawing([
      path(star, { fill: color('accent1'), transform: [1, 0, 0, 1, -38, 2] }),
      path(star, { fill: color('accent4'), fillRule: 'evenodd', transform: [1, 0, 0, 1, 38, 2] }),
    ]),
  ]),
  scene('stroke', 'A stroke over its fill', [
    drawing([path(wave, { fill: color('accent1', 0.3), stroke: color('accent1'), strokeWidth: 4 })]),
  ]),
  scene('dashes', 'Dashes that begin elsewhere', [
    drawing(
      [0, 5, 10, 15].map((dashOffset, place) =>
        path(wave, {
          stroke: color(`accent${place + 1}`),
          strokeWidth: 3,
          dash: [12, 8],
          dashOffset,
          transform: [1, 0, 0, 0.7, 0, place * 9],
        }),
      ),
    ),
  ]),
  scene('caps', 'Caps: butt, round, square', [
    drawing(
      (['butt', 'round', 'square'] as const).flatMap((cap, place) => [
        path(`M 30 ${20 + place * 25} L 130 ${20 + place * 25}`, { stroke: color('accent2'), strokeWidth: 14, cap }),
        path(`M 30 ${20 + place * 25} L 130 ${20 + place * 25}`, { stroke: color('background'), strokeWidth: 0.6 }),
      ]),
    ),
  ]),
  scene('joins', 'Joins: miter, its limit, round, bevel', [
    drawing(
      [{ join: 'miter', miterLimit: 10 }, { join: 'miter', miterLimit: 1.5 }, { join: 'round' }, { join: 'bevel' }].map((more, place) =>
        path('M 4 75 L 18 20 L 32 75', { stroke: color('accent3'), strokeWidth: 9, ...more, transform: [1, 0, 0, 1, 2 + place * 40, 0] }),
      ),
    ),
  ]),
  scene('linear', 'Linear gradients, straight and skewed', [
    drawing([
      path(square(8, 10, 68), { fill: { kind: 'linear', x1: 8, y1: 10, x2: 76, y2: 78, stops } }),
      path(square(84, 10, 68), { fill: { kind: 'linear', x1: 0, y1: 0, x2: 34, y2: 0, stops, transform: [1.4, 0.6, -0.8, 1, 92, 20] } }),
    ]),
  ]),
  scene('radial', 'Radial gradients: round, off-centre, flattened and turned', [
    drawing([
      path(square(4, 20, 48), { fill: { kind: 'radial', cx: 28, cy: 44, radius: 24, fx: 28, fy: 44, stops } }),
      path(square(56, 20, 48), { fill: { kind: 'radial', cx: 80, cy: 44, radius: 24, fx: 68, fy: 34, stops } }),
      path(square(108, 20, 48), {
        fill: { kind: 'radial', cx: 0, cy: 0, radius: 24, fx: 0, fy: 0, stops, transform: [0.9, 0.4, -0.2, 0.45, 132, 44] },
      }),
    ]),
  ]),
  scene('gradient-stroke', 'A gradient in a stroke', [
    drawing([path(wave, { stroke: { kind: 'linear', x1: 0, y1: 0, x2: 160, y2: 0, stops }, strokeWidth: 10, cap: 'round' })]),
  ]),
  scene('clip', 'Cut by a path', [
    drawing([
      {
        kind: 'group',
        clip: [{ d: 'M 80 8 C 130 8 130 82 80 82 C 30 82 30 8 80 8 Z' }],
        children: Array.from({ length: 12 }, (_none, place) =>
          path(square(place * 14, 0, 90), { fill: color(`accent${(place % 6) + 1}`) }),
        ),
      },
    ]),
  ]),
  scene('clip-nested', 'Cut, and cut again, turned in between', [
    drawing([
      {
        kind: 'group',
        clip: [{ d: square(45, 10, 70) }],
        children: [
          path(square(0, 0, 160), { fill: color('accent5') }),
          {
            kind: 'group',
            transform: [0.7071, 0.7071, -0.7071, 0.7071, 80, 45],
            clip: [{ d: square(-32, -32, 64) }],
            children: [
              path(square(-80, -80, 160), { fill: color('accent1') }),
              path('M -40 0 L 40 0', { stroke: color('background'), strokeWidth: 12 }),
            ],
          },
        ],
      },
    ]),
  ]),
  scene('clip-evenodd', 'Cut by a ring', [
    drawing([
      {
        kind: 'group',
        clip: [{ d: `${square(40, 5, 80)} ${square(60, 25, 40)}`, rule: 'evenodd' }],
        children: [path(square(0, 0, 160), { fill: { kind: 'linear', x1: 40, y1: 5, x2: 120, y2: 85, stops } })],
      },
    ]),
  ]),
  scene('group-opacity', 'Half clear as a whole, beside half clear each', [
    drawing([
      {
        kind: 'group',
        opacity: 0.5,
        children: [path(square(10, 15, 40), { fill: color('accent1') }), path(square(30, 35, 40), { fill: color('accent2') })],
      },
      path(square(90, 15, 40), { fill: color('accent1'), opacity: 0.5 }),
      path(square(110, 35, 40), { fill: color('accent2'), opacity: 0.5 }),
    ]),
  ]),
  scene('view-box', 'A view box that begins elsewhere, stretched over a wide box', [
    {
      kind: 'drawing',
      ...box(960, 540, 1700, 420),
      drawing: {
        viewBox: { x: -50, y: -50, width: 100, height: 100 },
        nodes: [
          path('M 0 -45 C 60 -45 60 45 0 45 C -60 45 -60 -45 0 -45 Z', { fill: color('accent2'), stroke: color('text'), strokeWidth: 4 }),
        ],
      },
    },
  ]),
  scene('transforms', 'Moved, turned, mirrored, sheared', [
    drawing(
      [
        [1, 0, 0, 1, 25, 45],
        [0.866, 0.5, -0.5, 0.866, 62, 45],
        [-1, 0, 0, 1, 98, 45],
        [1, 0, -0.6, 1, 135, 45],
      ].map((transform, place) =>
        path('M -14 -26 L 14 -26 L 14 -12 L 0 -12 L 0 26 L -14 26 Z', {
          fill: color(`accent${place + 1}`),
          stroke: color('text'),
          strokeWidth: 1.5,
          transform,
        }),
      ),
    ),
  ]),
];
