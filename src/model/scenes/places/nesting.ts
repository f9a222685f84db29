import { box, canvasSize, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('nesting');

/** Nested topics, each rotated and smaller, with a word and a mark of its own. */
function nest(level: number, deepest: number, scale: number, rotation: number): WireObject {
  return {
    kind: 'topic',
    id: `level-${level}`,
    title: `Level ${level}`,
    ...canvasSize,
    ...(level === 1 ? { x: 960, y: 540 } : { x: 1240, y: 600 }),
    scale,
    rotation,
    frame: { shape: 'rounded', fill: level % 2 ? 'surface' : 'background', stroke: { color: `accent${(level % 6) + 1}`, width: 24 } },
    children: [
      { kind: 'text', ...box(420, 200, 620, 200), style: { size: 140 }, paragraphs: [`Level ${level}`] },
      ...(level < deepest
        ? [nest(level + 1, deepest, scale, rotation)]
        : [{ kind: 'shape', shape: 'star', ...box(1100, 640, 600, 600), fill: 'accent3' }]),
    ],
  };
}

const topicCard = (id: string, x: number, color: string, more: WireObject = {}): WireObject => ({
  kind: 'topic',
  id,
  title: id,
  ...box(x, 540, 800, 900),
  scale: 0.6,
  frame: { shape: 'rounded', fill: 'surface', stroke: { color, width: 10 } },
  ...more,
  children: [
    { kind: 'shape', shape: 'ellipse', ...box(400, 300, 300, 300), fill: color },
    { kind: 'text', styleClass: 'subtitle', ...box(400, 620, 700, 200), paragraphs: [{ runs: [id], align: 'center' }] },
  ],
});

const overlapping = [
  { kind: 'shape', shape: 'ellipse', ...box(300, 300, 440, 440), fill: 'accent1' },
  { kind: 'shape', shape: 'ellipse', ...box(500, 300, 440, 440), fill: 'accent2' },
  {
    kind: 'text',
    ...box(400, 300, 500, 120),
    verticalAlign: 'middle',
    style: { size: 84, color: 'background', weight: 700 },
    paragraphs: [{ runs: ['together'], align: 'center' }],
  },
];

export const nestingScenes = [
  scene('twelve', 'Twelve levels, each turned, from above', [nest(1, 12, 0.62, 14)]),
  scene('twelve-deep', 'Twelve levels, from within the last', [nest(1, 12, 0.4, 23)], { view: { kind: 'object', id: 'level-12' } }),
  scene('twelve-middle', 'Twelve levels, from the sixth', [nest(1, 12, 0.4, 23)], { view: { kind: 'object', id: 'level-6' } }),
  scene('topics', 'Three topics', [
    topicCard('Light', 360, 'accent1'),
    topicCard('Sound', 960, 'accent2'),
    topicCard('Touch', 1560, 'accent3'),
  ]),
  scene(
    'topic-visited',
    'A topic that is visited, turned on the canvas, upright in view',
    [topicCard('Light', 360, 'accent1'), topicCard('Sound', 1100, 'accent2', { rotation: 30 })],
    { view: { kind: 'object', id: 'Sound' } },
  ),
  scene('topic-bare', 'A topic without a frame', [{ ...topicCard('Bare', 960, 'accent4'), frame: undefined }]),
  scene('group', 'A group, turned and scaled as one', [
    { kind: 'group', ...box(560, 540, 800, 600), children: overlapping },
    { kind: 'group', ...box(1400, 540, 800, 600), rotation: -25, scale: 0.8, children: overlapping },
  ]),
  scene('group-opacity', 'A group at half opacity: its parts do not show through each other', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 540, 1700, 120), fill: 'muted' },
    { kind: 'group', ...box(560, 540, 800, 600), opacity: 0.5, children: overlapping },
    { kind: 'group', ...box(1400, 540, 800, 600), opacity: 0.5, rotation: 40, children: overlapping },
  ]),
  scene('group-in-group', 'Half of a half', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 540, 1700, 120), fill: 'text' },
    {
      kind: 'group',
      ...box(960, 540, 1600, 900),
      opacity: 0.5,
      children: [
        { kind: 'shape', shape: 'rounded', radius: 60, ...box(800, 450, 1400, 600), fill: 'accent5' },
        { kind: 'group', ...box(800, 450, 800, 600), opacity: 0.5, rotation: 10, children: overlapping },
      ],
    },
  ]),
  scene(
    'order',
    'What comes later lies above',
    Array.from({ length: 6 }, (_none, place) => ({
      kind: 'shape',
      shape: 'rounded',
      radius: 30,
      ...box(460 + place * 200, 340 + place * 80, 480, 360),
      fill: `accent${place + 1}`,
      stroke: { color: 'background', width: 12 },
    })),
  ),
];
