import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('extreme');

export const extremeScenes = [
  scene('tiny', 'From sixteen pixels down to nothing: what is under half a pixel is left out', [
    ...Array.from({ length: 12 }, (_none, place) => ({
      kind: 'shape',
      shape: 'rectangle',
      ...box(160 + place * 145, 540, 48 / 2 ** place, 48 / 2 ** place),
      fill: 'accent1',
    })),
    { kind: 'text', ...box(960, 300, 1600, 120), style: { size: 60 }, paragraphs: ['Below: 16, 8, 4, 2, 1, ½ pixel and less'] },
  ]),
  scene(
    'tiny-text',
    'Text from ten pixels down',
    [30, 24, 18, 12, 9, 6, 3, 1.2].map((size, place) => ({
      kind: 'text',
      ...box(960, 180 + place * 100, 1600, 60),
      style: { size },
      paragraphs: [`${size} units: the quick brown fox jumps over the lazy dog`],
    })),
  ),
  scene(
    'huge',
    'A star of a million units, from far away',
    [
      {
        kind: 'shape',
        id: 'huge',
        shape: 'star',
        ...box(500_000, 300_000, 1e6, 1e6),
        fill: 'accent4',
        stroke: { color: 'accent2', width: 20_000 },
      },
    ],
    { view: { kind: 'object', id: 'huge' } },
  ),
  scene(
    'huge-near',
    'The edge of an ellipse of a million units, from near',
    [{ kind: 'shape', shape: 'ellipse', ...box(0, 0, 1e6, 1e6), fill: 'accent5', stroke: { color: 'accent1', width: 30 } }],
    { view: { kind: 'camera', x: 500_000 * Math.cos(0.5), y: 500_000 * Math.sin(0.5), zoom: 1 } },
  ),
  scene(
    'far-away',
    'A million units from the origin, at zoom 100',
    [
      { kind: 'shape', shape: 'rounded', radius: 0.3, ...box(1e6, 1e6, 4, 2), fill: 'accent1' },
      {
        kind: 'text',
        ...box(1e6, 1e6, 4, 1),
        verticalAlign: 'middle',
        style: { size: 0.7, color: 'background' },
        paragraphs: [{ runs: ['Still sharp'], align: 'center' }],
      },
    ],
    { view: { kind: 'camera', x: 1e6, y: 1e6, zoom: 100 } },
  ),
  scene(
    'huge-text',
    'One letter, larger than the picture',
    [
      {
        kind: 'text',
        ...box(960, 540, 1900, 1000),
        verticalAlign: 'middle',
        style: { size: 900, weight: 700, color: 'accent1' },
        paragraphs: [{ runs: ['g&é'], align: 'center' }],
      },
    ],
    { view: { kind: 'camera', x: 960, y: 540, zoom: 1.4 } },
  ),
  scene(
    'text-near',
    'A letter at zoom 60, thousands of pixels high',
    [
      {
        kind: 'text',
        ...box(960, 540, 1600, 300),
        verticalAlign: 'middle',
        style: { size: 160 },
        paragraphs: [{ runs: ['Sea'], align: 'center' }],
      },
    ],
    { view: { kind: 'camera', x: 962, y: 546, zoom: 60 } },
  ),
  scene(
    'text-angles',
    'Text at odd angles',
    [3, 17, 33, 61, 89, 137].map((rotation, place) => ({
      kind: 'text',
      ...box(400 + (place % 3) * 560, 300 + Math.floor(place / 3) * 480, 520, 100),
      rotation,
      verticalAlign: 'middle',
      style: { size: 60 },
      paragraphs: [{ runs: [`${rotation} degrees`], align: 'center' }],
    })),
  ),
  scene(
    'camera-turned',
    'Everything turned by 19 degrees',
    [
      {
        kind: 'frame',
        ...box(960, 540, 1300, 640),
        frame: { shape: 'rectangle', fill: 'surface', stroke: { color: 'accent2', width: 8 } },
      },
      {
        kind: 'text',
        styleClass: 'subtitle',
        ...box(960, 540, 1200, 200),
        verticalAlign: 'middle',
        paragraphs: [{ runs: ['The camera leans'], align: 'center' }],
      },
    ],
    { view: { kind: 'camera', x: 960, y: 540, zoom: 0.33, rotation: 19 } },
  ),
  scene(
    'hairlines',
    'Lines from six pixels down to a twentieth',
    [18, 9, 6, 3, 1.5, 0.75, 0.3, 0.15].flatMap((width, place) => [
      {
        kind: 'line',
        ...box(500, 120 + place * 118, 760, 0),
        points: [
          { x: 0, y: 0 },
          { x: 760, y: 0 },
        ],
        stroke: { color: 'text', width },
      },
      {
        kind: 'line',
        ...box(1420, 120 + place * 118, 760, 60),
        points: [
          { x: 0, y: 60 },
          { x: 760, y: 0 },
        ],
        stroke: { color: 'accent1', width },
      },
    ]),
  ),
  scene('grid', 'A grid of lines a pixel wide', [
    ...Array.from({ length: 24 }, (_none, place) => ({
      kind: 'line',
      ...box(120 + place * 73, 540, 0, 900),
      points: [
        { x: 0, y: 0 },
        { x: 0, y: 900 },
      ],
      stroke: { color: 'muted', width: 3 },
    })),
    ...Array.from({ length: 13 }, (_none, place) => ({
      kind: 'line',
      ...box(960, 90 + place * 75, 1680, 0),
      points: [
        { x: 0, y: 0 },
        { x: 1680, y: 0 },
      ],
      stroke: { color: 'accent1', width: 3 },
    })),
  ]),
  scene(
    'thousand',
    'A thousand small things',
    Array.from({ length: 1000 }, (_none, place) => ({
      kind: 'shape',
      shape: place % 3 ? 'ellipse' : 'star',
      ...box(60 + (place % 40) * 46, 60 + Math.floor(place / 40) * 40, 30, 30),
      rotation: place * 7,
      fill: `accent${(place % 6) + 1}`,
    })),
  ),
  scene('flat', 'Without width or height: nothing to see but its neighbour', [
    { kind: 'shape', shape: 'ellipse', ...box(600, 540, 0, 0), fill: 'accent1', stroke: { color: 'accent1', width: 10 } },
    { kind: 'text', ...box(600, 540, 0, 0), style: { size: 40 }, paragraphs: ['narrow'] },
    { kind: 'shape', shape: 'ellipse', ...box(1200, 540, 300, 300), fill: 'accent2' },
  ]),
];
