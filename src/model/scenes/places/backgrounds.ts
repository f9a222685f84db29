import { box, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('background');

const disc = (id: string, x: number, y: number, size: number, fill: string): WireObject => ({
  kind: 'shape',
  id,
  shape: 'ellipse',
  ...box(x, y, size, size),
  fill,
});
/** Three depths: far hardly moves, near moves almost with the canvas. */
const layers = [
  { id: 'far', depth: 0, objects: [disc('moon', 1500, 240, 260, '#fef3c7')] },
  { id: 'middle', depth: 0.4, objects: [disc('hill-1', 400, 1100, 900, '#334155'), disc('hill-2', 1400, 1200, 1200, '#334155')] },
  {
    id: 'near',
    depth: 0.8,
    objects: [
      disc('bush-1', 300, 1040, 360, '#0f766e'),
      disc('bush-2', 980, 1080, 420, '#0f766e'),
      disc('bush-3', 1640, 1040, 360, '#0f766e'),
    ],
  },
];
const evening = {
  background: {
    fill: {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 0,
      y2: 1,
      stops: [
        { offset: 0, color: '#0f172a' },
        { offset: 1, color: '#4c1d95' },
      ],
    },
    layers,
  },
};
const sign = [
  { kind: 'shape', shape: 'rounded', radius: 30, ...box(960, 540, 500, 260), fill: '#f8fafc' },
  {
    kind: 'text',
    ...box(960, 540, 460, 120),
    verticalAlign: 'middle',
    style: { size: 72, color: '#0f172a' },
    paragraphs: [{ runs: ['Canvas'], align: 'center' }],
  },
];

const palettes = {
  dark: {
    background: '#0b1120',
    surface: '#172033',
    text: '#f1f5f9',
    muted: '#64748b',
    accent1: '#38bdf8',
    accent2: '#a78bfa',
    accent3: '#fb7185',
    accent4: '#fbbf24',
    accent5: '#34d399',
    accent6: '#f472b6',
  },
  light: {
    background: '#fdfcf8',
    surface: '#f1ede2',
    text: '#1c1917',
    muted: '#a8a29e',
    accent1: '#0f766e',
    accent2: '#b45309',
    accent3: '#be123c',
    accent4: '#4338ca',
    accent5: '#4d7c0f',
    accent6: '#a21caf',
  },
};
/** Uses every name in the palette. */
const showcase = [
  { kind: 'text', styleClass: 'title', ...box(960, 180, 1640, 180), paragraphs: ['Ten names of colour'] },
  {
    kind: 'text',
    styleClass: 'body',
    style: { size: 60 },
    ...box(960, 330, 1640, 90),
    paragraphs: [
      {
        runs: [
          'Text, ',
          { text: 'muted, ', color: 'muted' },
          { text: 'and a link', link: { kind: 'address', href: 'https://example.org' } },
        ],
      },
    ],
  },
  { kind: 'shape', shape: 'rounded', radius: 40, ...box(960, 700, 1640, 520), fill: 'surface', stroke: { color: 'muted', width: 4 } },
  ...Array.from({ length: 6 }, (_none, place) => ({
    kind: 'shape',
    shape: 'ellipse',
    ...box(300 + place * 264, 640, 200, 200),
    fill: `accent${place + 1}`,
  })),
  { kind: 'shape', shape: 'ellipse', ...box(830, 850, 120, 120), fill: 'background' },
  { kind: 'shape', shape: 'ellipse', ...box(1090, 850, 120, 120), fill: 'text' },
];

export const backgroundScenes = [
  scene('color', 'A plain background', sign, { theme: { background: { fill: '#bae6fd' } } }),
  scene('radial', 'A radial background', sign, {
    theme: {
      background: {
        fill: {
          kind: 'radial',
          cx: 0.5,
          cy: 0.5,
          radius: 0.7,
          stops: [
            { offset: 0, color: '#fda4af' },
            { offset: 1, color: '#881337' },
          ],
        },
      },
    },
  }),
  scene('layers', 'Layers at three depths, from the overview', sign, { theme: evening }),
  scene('layers-aside', 'The same, the camera aside: far layers lag behind', sign, {
    theme: evening,
    view: { kind: 'camera', x: 1360, y: 640, zoom: 1 / 3 },
  }),
  scene('layers-near', 'The same, the camera near', sign, { theme: evening, view: { kind: 'camera', x: 760, y: 640, zoom: 1 } }),
  scene('layers-turned', 'The same, the camera turned', sign, {
    theme: evening,
    view: { kind: 'camera', x: 960, y: 540, zoom: 0.5, rotation: 25 },
  }),
  scene('layers-deep', 'The same, from very near: the background stays calm', sign, {
    theme: evening,
    view: { kind: 'camera', x: 1200, y: 420, zoom: 60 },
  }),
  scene('palette-default', 'The palette of a document without a theme', showcase),
  scene('palette-dark', 'A dark palette with Space Grotesk', showcase, {
    theme: { palette: palettes.dark, fonts: { heading: 'Space Grotesk', body: 'Work Sans' } },
  }),
  scene('palette-light', 'A light palette with Playfair Display', showcase, {
    theme: { palette: palettes.light, fonts: { heading: 'Playfair Display', body: 'Lora' } },
  }),
];
