import { box, scenesOf } from '../visual-scene.ts';

const scene = scenesOf('reveal');

const cards = ['one', 'two', 'three'].map((id, place) => ({
  kind: 'group',
  id,
  ...box(380 + place * 580, 540, 480, 640),
  children: [
    {
      kind: 'shape',
      shape: 'rounded',
      radius: 48,
      ...box(240, 320, 480, 640),
      fill: 'surface',
      stroke: { color: `accent${place + 1}`, width: 10 },
    },
    { kind: 'shape', shape: 'hexagon', ...box(240, 240, 240, 240), fill: `accent${place + 1}` },
    {
      kind: 'text',
      ...box(240, 500, 400, 120),
      verticalAlign: 'middle',
      style: { size: 72 },
      paragraphs: [{ runs: [id], align: 'center' }],
    },
  ],
}));

export const revealScenes = [
  scene('all', 'Everything revealed', cards),
  scene('half', 'The second half-way, the third hidden', cards, { opacities: { two: 0.5, three: 0 } }),
  scene('faint', 'All just beginning', cards, { opacities: { one: 0.04, two: 0.08, three: 0.16 } }),
  scene(
    'text',
    'A text half-way: where letters meet nothing shows through',
    [
      {
        kind: 'text',
        id: 'word',
        ...box(960, 540, 1700, 400),
        verticalAlign: 'middle',
        style: { size: 260, letterSpacing: -0.08, weight: 700 },
        paragraphs: [{ runs: ['Overlapping'], align: 'center' }],
      },
    ],
    { opacities: { word: 0.5 } },
  ),
  scene(
    'nested',
    'A hidden part within a half-clear whole',
    [{ kind: 'group', id: 'all', ...box(960, 540, 1920, 1080), children: cards }],
    { opacities: { all: 0.5, two: 0 } },
  ),
];
