import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('shape');

const names = [
  'rectangle',
  'rounded',
  'ellipse',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'arrow',
  'chevron',
  'speech',
  'plus',
] as const;

export const shapeScenes = [
  ...names.map((shape, place) =>
    scene(shape, `The shape “${shape}”: square, wide, in outline and turned`, [
      { kind: 'shape', shape, ...box(330, 540, 420, 420), fill: `accent${(place % 6) + 1}` },
      {
        kind: 'shape',
        shape,
        ...box(960, 330, 620, 240),
        fill: 'surface',
        stroke: { color: `accent${((place + 2) % 6) + 1}`, width: 16, join: 'round' },
        radius: 60,
      },
      { kind: 'shape', shape, ...box(960, 750, 620, 240), stroke: { color: 'muted', width: 8, dash: [32, 20] } },
      {
        kind: 'shape',
        shape,
        ...box(1580, 540, 420, 420),
        rotation: 27,
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 1,
          stops: [
            { offset: 0, color: 'accent1' },
            { offset: 1, color: 'accent4' },
          ],
        },
        stroke: { color: 'text', width: 10 },
      },
    ]),
  ),
  scene(
    'radius',
    'Rounded by nothing, a little, more, and more than there is',
    [0, 40, 120, 9999].map((radius, place) => ({
      kind: 'shape',
      shape: 'rounded',
      radius,
      ...box(280 + place * 453, 540, 380, 560),
      fill: `accent${place + 1}`,
    })),
  ),
  scene(
    'gradients',
    'Gradients over a box: along, across, aslant, from the middle, from a corner',
    [
      { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0 },
      { kind: 'linear', x1: 0, y1: 0, x2: 0, y2: 1 },
      { kind: 'linear', x1: 0.2, y1: 0.2, x2: 0.8, y2: 0.8 },
      { kind: 'radial', cx: 0.5, cy: 0.5, radius: 0.5 },
      { kind: 'radial', cx: 0, cy: 1, radius: 1 },
    ].map((paint, place) => ({
      kind: 'shape',
      shape: 'rectangle',
      ...box(220 + place * 370, 540, 330, 700),
      fill: {
        ...paint,
        stops: [
          { offset: 0, color: '#0ea5e9' },
          { offset: 0.5, color: '#a78bfa' },
          { offset: 1, color: '#f472b6' },
        ],
      },
    })),
  ),
  scene('gradient-clear', 'A gradient that fades to nothing', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 540, 1700, 300), fill: 'accent3' },
    {
      kind: 'shape',
      shape: 'ellipse',
      ...box(960, 540, 1500, 900),
      fill: {
        kind: 'radial',
        cx: 0.5,
        cy: 0.5,
        radius: 0.5,
        stops: [
          { offset: 0, color: '#ffffff' },
          { offset: 1, color: '#ffffff', opacity: 0 },
        ],
      },
    },
  ]),
  scene('gradient-steps', 'Stops at the same place make a hard edge', [
    {
      kind: 'shape',
      shape: 'rounded',
      radius: 80,
      ...box(960, 540, 1500, 700),
      fill: {
        kind: 'linear',
        x1: 0,
        y1: 0,
        x2: 1,
        y2: 0.3,
        stops: ['accent1', 'accent2', 'accent3', 'accent4'].flatMap((color, place) => [
          { offset: place / 4, color },
          { offset: (place + 1) / 4, color },
        ]),
      },
    },
  ]),
  scene('see-through', 'Colours with alpha over each other', [
    { kind: 'shape', shape: 'ellipse', ...box(760, 420, 640, 640), fill: '#ef444499' },
    { kind: 'shape', shape: 'ellipse', ...box(1160, 420, 640, 640), fill: '#22c55e99' },
    { kind: 'shape', shape: 'ellipse', ...box(960, 700, 640, 640), fill: '#3b82f699' },
  ]),
  scene('opacity', 'Fill and stroke of a half-clear shape are one', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 540, 1700, 200), fill: 'muted' },
    ...[1, 0.66, 0.33].map((opacity, place) => ({
      kind: 'shape',
      shape: 'hexagon',
      ...box(400 + place * 560, 540, 440, 440),
      fill: 'accent1',
      stroke: { color: 'accent3', width: 60 },
      opacity,
    })),
  ]),
  scene(
    'joins',
    'Joins of a thick outline',
    (['miter', 'round', 'bevel'] as const).map((join, place) => ({
      kind: 'shape',
      shape: 'triangle',
      ...box(380 + place * 580, 560, 380, 480),
      fill: 'surface',
      stroke: { color: 'accent2', width: 60, join },
    })),
  ),
  scene(
    'scaled',
    'An outline is scaled with its shape',
    [0.25, 0.5, 1, 2].map((scale, place) => ({
      kind: 'shape',
      shape: 'star',
      ...box([160, 400, 760, 1400][place] ?? 0, 540, 380, 380),
      scale,
      stroke: { color: 'accent1', width: 20 },
      fill: 'surface',
    })),
  ),
];
