import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('frame');

const shapes = ['circle', 'rectangle', 'rounded', 'bracket', 'invisible'] as const;

export const frameScenes = [
  ...shapes.map((shape) =>
    scene(shape, `A frame in the shape “${shape}”, plain and filled, with something inside`, [
      { kind: 'frame', ...box(540, 540, 720, 720), frame: { shape, stroke: { color: 'accent1', width: 12 } } },
      { kind: 'frame', ...box(1420, 540, 760, 480), frame: { shape, fill: 'surface', stroke: { color: 'accent2', width: 12 } } },
      {
        kind: 'text',
        ...box(540, 540, 480, 120),
        verticalAlign: 'middle',
        style: { size: 72 },
        paragraphs: [{ runs: [shape], align: 'center' }],
      },
      { kind: 'shape', shape: 'star', ...box(1420, 540, 200, 200), fill: 'accent4' },
    ]),
  ),
  scene(
    'filled',
    'Frames without a line',
    shapes.map((shape, place) => ({
      kind: 'frame',
      ...box(260 + place * 350, 540, 300, 520),
      frame: { shape, fill: `accent${place + 1}` },
    })),
  ),
  scene(
    'rotated',
    'Frames turned',
    (['rectangle', 'rounded', 'bracket'] as const).map((shape, place) => ({
      kind: 'frame',
      ...box(380 + place * 580, 540, 420, 300),
      rotation: 20 + place * 40,
      frame: { shape, stroke: { color: `accent${place + 1}`, width: 14 } },
    })),
  ),
  scene(
    'bracket-deep',
    'A bracket at 1 : 10,000, as exact as any',
    [
      { kind: 'frame', ...box(960, 540, 1600, 900), frame: { shape: 'bracket', stroke: { color: 'accent1', width: 20 } } },
      {
        kind: 'frame',
        id: 'deep',
        ...box(1234.5678, 321.0987, 1600, 900),
        scale: 0.0001,
        rotation: 33,
        frame: { shape: 'bracket', stroke: { color: 'accent2', width: 40 } },
      },
      {
        kind: 'text',
        ...box(1234.5678, 321.0987, 1200, 300),
        scale: 0.0001,
        rotation: 33,
        verticalAlign: 'middle',
        style: { size: 160 },
        paragraphs: [{ runs: ['1 : 10,000'], align: 'center' }],
      },
    ],
    { view: { kind: 'object', id: 'deep' } },
  ),
  scene(
    'circle-edge',
    'The edge of a circle at zoom 10,000: it looks straight, and stays in its place',
    [
      {
        kind: 'frame',
        ...box(960, 540, 1000, 1000),
        frame: { shape: 'circle', fill: 'surface', stroke: { color: 'accent3', width: 0.006 } },
      },
    ],
    { view: { kind: 'camera', x: 960 + 500 * Math.cos(0.7), y: 540 + 500 * Math.sin(0.7), zoom: 10_000 } },
  ),
  scene(
    'circle-near',
    'The edge of a circle at zoom 40',
    [{ kind: 'frame', ...box(960, 540, 1000, 1000), frame: { shape: 'circle', fill: 'surface', stroke: { color: 'accent3', width: 1 } } }],
    { view: { kind: 'camera', x: 960 + 500 * Math.cos(0.7), y: 540 + 500 * Math.sin(0.7), zoom: 40 } },
  ),
  scene(
    'rounded-near',
    'A rounded corner from near',
    [{ kind: 'frame', ...box(960, 540, 1600, 900), frame: { shape: 'rounded', fill: 'surface', stroke: { color: 'accent4', width: 8 } } }],
    { view: { kind: 'camera', x: 180, y: 110, zoom: 4 } },
  ),
];
