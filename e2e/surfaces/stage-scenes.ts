import { defaultTheme } from '../../src/model/presentation/default-theme.ts';
import type { Presentation, SceneObject, Step, Theme, Topic } from '../../src/model/presentation/presentation.ts';

const box = (id: string, x: number, y: number, width: number, height: number, rotation = 0, scale = 1) => ({
  id,
  x,
  y,
  width,
  height,
  rotation,
  scale,
  opacity: 1,
});

const shape = (
  id: string,
  name: 'rectangle' | 'ellipse' | 'star',
  color: string,
  ...[x, y, width, height, rotation]: [number, number, number, number, number?]
): SceneObject => ({
  ...box(id, x, y, width, height, rotation),
  kind: 'shape',
  shape: name,
  fill: { kind: 'color', color },
  radius: 0,
});

const text = (id: string, words: string, size: number, ...[x, y, width, height]: [number, number, number, number]): SceneObject => ({
  ...box(id, x, y, width, height),
  kind: 'text',
  styleClass: 'body',
  paragraphs: [{ runs: [{ text: words }], align: 'center', level: 0 }],
  direction: 'auto',
  verticalAlign: 'middle',
  style: { family: 'Inter', size },
});

const topic = (
  id: string,
  children: SceneObject[],
  ...[x, y, width, height, rotation, scale]: [number, number, number, number, number?, number?]
): Topic => ({
  ...box(id, x, y, width, height, rotation, scale),
  kind: 'topic',
  title: id,
  frame: {
    shape: 'rounded',
    fill: { kind: 'color', color: 'surface' },
    stroke: { paint: { kind: 'color', color: 'accent2' }, width: 8, dash: [], cap: 'butt', join: 'round' },
  },
  children,
});

const step = (to: string, reveal: string[] = []): Step => ({ id: `to-${to}-${reveal.join('-')}`, title: to, to, reveal, notes: '' });

const presentation = (children: SceneObject[], path: Step[], background: Theme['background'] = defaultTheme.background): Presentation => ({
  schemaVersion: 2,
  title: 'A stage',
  description: '',
  language: 'en',
  theme: { ...defaultTheme, background },
  assets: { photo: { kind: 'image', source: 'photo', width: 64, height: 64 } },
  root: { ...topic('root', children, 1600, 900, 3200, 1800), frame: undefined },
  path,
});

const card = (id: string, x: number, y: number, rotation = 0, scale = 1): Topic =>
  topic(
    id,
    [
      shape(`${id}-sun`, 'star', 'accent4', 120, 120, 180, 180, 15),
      text(`${id}-words`, `Card ${id}`, 72, 400, 130, 480, 160),
      {
        ...box(`${id}-photo`, 220, 400, 320, 240, -8),
        kind: 'image',
        asset: 'photo',
        crop: { x: 0, y: 0, width: 1, height: 1 },
        mask: { kind: 'rounded', radius: 24 },
      },
      shape(`${id}-hidden`, 'ellipse', 'accent1', 560, 400, 200, 200),
      text(`${id}-small`, 'The quick brown fox jumps over the lazy dog', 12, 560, 540, 300, 40),
    ],
    x,
    y,
    760,
    580,
    rotation,
    scale,
  );

/** A deep well: every topic is in the middle of the previous one, a thousand times smaller. */
const well = (depth: number): Topic =>
  topic(
    `well-${depth}`,
    [shape(`gem-${depth}`, 'star', `accent${1 + (depth % 6)}`, 200, 200, 220, 220), ...(depth > 0 ? [well(depth - 1)] : [])],
    depth === 4 ? 1600 : 600,
    depth === 4 ? 900 : 500,
    1000,
    800,
    10,
    depth === 4 ? 1 : 1e-3,
  );

const distant = (id: string, depth: number, color: string, count: number) => ({
  id,
  depth,
  objects: Array.from({ length: count }, (_, place) =>
    shape(`${id}-${place}`, 'ellipse', color, ((place * 977) % 3200) + 50, ((place * 613) % 1800) + 40, 140, 140),
  ),
});

export const stageScenes = {
  cards: presentation(
    [card('a', 700, 500), card('b', 2400, 600, 30, 0.3), card('c', 1500, 1400, -90, 0.02)],
    [step('a'), step('b'), step('c')],
  ),
  reveals: presentation([card('a', 700, 500), card('b', 2400, 600)], [step('a'), step('a', ['a-hidden', 'a-words']), step('b', ['b'])]),
  distance: presentation([card('a', 700, 500), card('b', 2400, 1200, 0, 0.2)], [step('a'), step('b')], {
    fill: {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 1,
      y2: 1,
      stops: [
        { offset: 0, color: '#20304f', opacity: 1 },
        { offset: 1, color: '#7a3b5d', opacity: 1 },
      ],
    },
    layers: [distant('far', 0.2, '#ffffff40', 24), distant('near', 0.7, '#ffe9a860', 12)],
  }),
  well: presentation(
    [well(4)],
    [4, 3, 2, 1, 0].map((depth) => step(`well-${depth}`)),
  ),
  crowd: presentation(
    Array.from({ length: 24 }, (_, place) =>
      card(`c${place}`, 300 + (place % 6) * 520, 240 + Math.floor(place / 6) * 440, place * 7, 0.5 / (1 + (place % 5))),
    ),
    Array.from({ length: 24 }, (_, place) => step(`c${place}`)),
  ),
  film: presentation(
    [
      card('a', 700, 500),
      { ...box('film', 2200, 900, 960, 540, 12), kind: 'video', asset: 'none', isLooping: true, isMuted: true, startsItself: true },
    ],
    [step('a'), step('film')],
  ),
} satisfies Record<string, Presentation>;

export type SceneName = keyof typeof stageScenes;
