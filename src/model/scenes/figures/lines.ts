import { box, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('line');

const thick = { color: 'accent1', width: 18 };
/** From corner to corner of a box around (x, y), through any points in between. */
const line = (x: number, y: number, width: number, height: number, more: WireObject = {}): WireObject => ({
  kind: 'line',
  ...box(x, y, width, height),
  points: [
    { x: 0, y: height },
    { x: width, y: 0 },
  ],
  stroke: thick,
  ...more,
});
const zigzag = [
  { x: 0, y: 600 },
  { x: 350, y: 80 },
  { x: 700, y: 520 },
  { x: 1050, y: 60 },
  { x: 1400, y: 600 },
];
const ends = ['none', 'arrow', 'triangle', 'circle', 'bar'] as const;

export const lineScenes = [
  scene('straight', 'Straight through several points', [line(960, 540, 1400, 680, { points: zigzag })]),
  scene('curved', 'Curved through several points', [
    line(960, 540, 1400, 680, { points: zigzag, course: 'curved' }),
    ...zigzag.map(({ x, y }) => ({
      kind: 'shape',
      shape: 'ellipse',
      ...box(x + 260, y + 200, 44, 44),
      fill: 'background',
      stroke: { color: 'text', width: 6 },
    })),
  ]),
  scene('elbow', 'In right angles from point to point', [
    line(960, 540, 1400, 680, {
      points: [
        { x: 0, y: 600 },
        { x: 700, y: 80 },
        { x: 1400, y: 600 },
      ],
      course: 'elbow',
      end: 'triangle',
    }),
  ]),
  scene(
    'curved-two',
    'Two points curved, in four directions',
    [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([right = 1, down = 1], place) => ({
      ...line(520 + (place % 2) * 880, 300 + Math.floor(place / 2) * 480, 700, 340, {
        course: 'curved',
        end: 'arrow',
        stroke: { color: `accent${place + 1}`, width: 12 },
      }),
      points: [
        { x: 350 - 350 * right, y: 170 - 170 * down },
        { x: 350 + 350 * right, y: 170 + 170 * down },
      ],
    })),
  ),
  scene('elbow-two', 'Two points at right angles, level and steep', [
    line(560, 540, 700, 300, { course: 'elbow', end: 'arrow' }),
    line(1440, 540, 240, 800, { course: 'elbow', start: 'circle', end: 'triangle', stroke: { color: 'accent2', width: 12 } }),
  ]),
  ...ends.map((end) =>
    scene(`end-${end}`, `Both ends: ${end}; thin, thick, aslant, curved`, [
      line(500, 180, 700, 0, { start: end, end, stroke: { color: 'accent1', width: 6 } }),
      line(1420, 180, 700, 0, { start: end, end, stroke: { color: 'accent2', width: 24 } }),
      line(500, 660, 700, 560, { start: end, end, stroke: { color: 'accent3', width: 14 } }),
      line(1420, 660, 700, 560, {
        start: end,
        end,
        course: 'curved',
        points: [
          { x: 0, y: 500 },
          { x: 350, y: 0 },
          { x: 700, y: 500 },
        ],
        stroke: { color: 'accent4', width: 14 },
      }),
    ]),
  ),
  scene(
    'dash',
    'Dashes and dots, with butt, round and square caps',
    (['butt', 'round', 'square'] as const).flatMap((cap, place) => [
      line(960, 200 + place * 320, 1600, 0, { stroke: { color: `accent${place + 1}`, width: 28, dash: [90, 60], cap } }),
      line(960, 300 + place * 320, 1600, 0, { stroke: { color: 'text', width: 20, dash: [0.1, 48], cap } }),
    ]),
  ),
  scene('dash-arrow', 'A dashed line keeps its arrow whole', [
    line(960, 540, 1500, 500, {
      course: 'curved',
      points: [
        { x: 0, y: 500 },
        { x: 500, y: 0 },
        { x: 1500, y: 250 },
      ],
      end: 'triangle',
      stroke: { color: 'accent3', width: 20, dash: [50, 30] },
    }),
  ]),
  scene('gradient', 'A gradient along a line', [
    line(960, 540, 1500, 500, {
      end: 'triangle',
      stroke: {
        width: 40,
        cap: 'round',
        paint: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 0,
          stops: [
            { offset: 0, color: 'accent1' },
            { offset: 1, color: 'accent4' },
          ],
        },
      },
    }),
  ]),
  scene('short', 'An arrow shorter than its head, and no length at all', [
    line(480, 540, 20, 0, { end: 'triangle', stroke: { color: 'accent1', width: 30 } }),
    line(960, 540, 60, 0, { start: 'arrow', end: 'arrow', stroke: { color: 'accent2', width: 30 } }),
    line(1440, 540, 0, 0, { end: 'circle', stroke: { color: 'accent3', width: 30 } }),
  ]),
];
