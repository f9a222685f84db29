import { samplePictures } from '../src/model/scenes/figures/sample-pictures.ts';

type WireObject = Record<string, unknown>;
type Chance = () => number;

/** Each topic contains a chain of topics down to 1 : 10,000, with two objects at each level. */
const CHAIN = [0.1, 0.1, 0.01];
const OBJECTS_A_TOPIC = 83;
const topicSize = { width: 1920, height: 1080 };

const words = 'light sound depth pressure salt current reef krill squid plankton trench vent darkness tide 深海 海流 θάλασσα глубина'.split(
  ' ',
);
const shapes = [
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
];
const charts = ['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter'];

/** A deterministic document with this many objects of every kind, nearly all visible from the overview. */
export function stressDocument(objects: number): unknown {
  const chance = dice(7);
  const count = Math.max(1, Math.round(objects / OBJECTS_A_TOPIC));
  const columns = Math.ceil(Math.sqrt(count));
  let left = objects;
  const topics = Array.from({ length: count }, (_none, place) => {
    const share = Math.floor(left / (count - place));
    left -= share;
    const chain = nest(0, place, chance);
    return {
      kind: 'topic',
      id: `topic-${place}`,
      title: `Topic ${place + 1}`,
      ...topicSize,
      x: ((place % columns) + 0.5) * 2100,
      y: (Math.floor(place / columns) + 0.5) * 1260,
      rotation: place % 5 === 4 ? 8 : 0,
      frame: { shape: 'rounded', fill: 'surface', stroke: { color: `accent${(place % 6) + 1}`, width: 6 } },
      children: [...fill(Math.max(0, share - 1 - 3 * CHAIN.length), topicSize, place, chance), chain],
    };
  });
  const visits = topics.flatMap(({ id }, place) => [
    { to: id },
    ...(place % 6 === 5 ? CHAIN.map((_scale, level) => ({ to: `deep-${place}-${level}` })) : []),
  ]);
  return {
    schemaVersion: 2,
    title: `${objects} objects`,
    language: 'en',
    assets: { ...samplePictures, film: { kind: 'video', source: 'film.mp4', width: 1280, height: 720 } },
    theme: {
      background: {
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 1,
          stops: [
            { offset: 0, color: '#f8fafc' },
            { offset: 1, color: '#dbeafe' },
          ],
        },
      },
    },
    root: { id: 'root', title: 'Stress', width: columns * 2100, height: Math.ceil(count / columns) * 1260, children: topics },
    path: [{ to: 'root' }, ...visits, { to: 'root' }].map((step, place) => ({ id: `step-${place}`, title: `Step ${place + 1}`, ...step })),
  };
}

/** Rows of every kind in turn, filling a whole topic. */
function fill(objects: number, { width, height }: { width: number; height: number }, seed: number, chance: Chance): WireObject[] {
  const chosen: Maker[] = [];
  for (let left = objects; left > 0; left -= chosen.at(-1) === group ? 3 : 1) {
    const next = makers[(chosen.length * 7 + seed) % makers.length] ?? shape;
    chosen.push(next === group && left < 3 ? shape : next);
  }
  const count = chosen.length;
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const [cellWidth, cellHeight] = [width / columns, height / Math.ceil(count / columns)];
  return chosen.map((make, place) => {
    const size = { width: cellWidth * (0.6 + chance() * 0.35), height: cellHeight * (0.6 + chance() * 0.35) };
    const rotation = chance() < 0.25 ? Math.round(chance() * 8 - 4) * 5 : 0;
    return {
      ...make(size.width, size.height, chance),
      ...size,
      rotation,
      x: ((place % columns) + 0.5) * cellWidth,
      y: (Math.floor(place / columns) + 0.5) * cellHeight,
    };
  });
}

function nest(level: number, topic: number, chance: Chance): WireObject {
  return {
    kind: 'topic',
    id: `deep-${topic}-${level}`,
    title: `Deeper ${level + 1}`,
    ...topicSize,
    x: 1234.567,
    y: 543.21,
    scale: CHAIN[level],
    rotation: 15,
    frame: { shape: 'circle', fill: 'background', stroke: { color: 'accent2', width: 20 } },
    children: [...fill(2, topicSize, topic + level, chance), ...(level + 1 < CHAIN.length ? [nest(level + 1, topic, chance)] : [])],
  };
}

type Maker = (width: number, height: number, chance: Chance) => WireObject;

const some = <Item>(items: readonly Item[], chance: Chance): Item | undefined => items[Math.floor(chance() * items.length)];
const accent = (chance: Chance) => `accent${1 + Math.floor(chance() * 6)}`;
const sentence = (count: number, chance: Chance) => Array.from({ length: count }, () => some(words, chance)).join(' ');

/** Decks use a handful of font sizes, however many texts they have. */
const text: Maker = (_width, height, chance) => ({
  kind: 'text',
  styleClass: some(['title', 'subtitle', 'body', 'body_2'], chance),
  style: { size: 2 ** Math.round(Math.log2(height / 9)) },
  paragraphs: [
    sentence(4, chance),
    { runs: [sentence(3, chance), { text: sentence(2, chance), weight: 700, color: accent(chance) }], listType: 'BULLET' },
  ],
});

const shape: Maker = (width, _height, chance) => ({
  kind: 'shape',
  shape: some(shapes, chance),
  radius: width / 10,
  fill:
    chance() < 0.3
      ? {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 1,
          stops: [
            { offset: 0, color: accent(chance) },
            { offset: 1, color: accent(chance) },
          ],
        }
      : accent(chance),
  ...(chance() < 0.5 && { stroke: { color: 'text', width: width / 60 } }),
  opacity: chance() < 0.1 ? 0.6 : 1,
});

const line: Maker = (width, height, chance) => ({
  kind: 'line',
  points: [
    { x: 0, y: height },
    { x: width / 3, y: 0 },
    { x: width, y: height / 2 },
  ],
  course: some(['straight', 'curved', 'elbow'], chance),
  stroke: { color: accent(chance), width: width / 40, ...(chance() < 0.3 && { dash: [width / 12, width / 20] }) },
  end: some(['none', 'arrow', 'triangle', 'circle'], chance),
});

const image: Maker = (_width, _height, chance) => ({
  kind: 'image',
  asset: some(Object.keys(samplePictures), chance),
  mask: chance() < 0.3 ? 'ellipse' : 'none',
});

const drawing: Maker = (_width, _height, chance) => ({
  kind: 'drawing',
  drawing: {
    viewBox: { x: 0, y: 0, width: 100, height: 100 },
    nodes: Array.from({ length: 6 }, (_none, place) => ({
      kind: 'path',
      d: `M ${place * 15} 90 C ${chance() * 100} 0 ${chance() * 100} 100 ${90 - place * 10} ${chance() * 30} L 50 ${place * 12} Z`,
      fill: { kind: 'color', color: accent(chance), opacity: 0.7 },
      stroke: { kind: 'color', color: 'text' },
      strokeWidth: 1,
    })),
  },
});

/** Semi-transparent as a whole, so the painter needs a layer for it. */
const group: Maker = (width, height, chance) => ({
  kind: 'group',
  opacity: 0.7,
  children: [0.35, 0.65].map((part) => ({
    kind: 'shape',
    shape: 'ellipse',
    x: width * part,
    y: height / 2,
    width: width * 0.6,
    height: height * 0.8,
    fill: accent(chance),
  })),
});
const frame: Maker = (width, _height, chance) => ({
  kind: 'frame',
  frame: { shape: some(['circle', 'rectangle', 'rounded', 'bracket'], chance), stroke: { color: accent(chance), width: width / 50 } },
});
const table: Maker = (_width, height, chance) => ({
  kind: 'table',
  columns: [2, 1, 1],
  hasHeader: true,
  fontSize: height / 10,
  rows: Array.from({ length: 4 }, () => [sentence(1, chance), '12', '34']),
});
const chart: Maker = (_width, _height, chance) => ({
  kind: 'chart',
  chart: some(charts, chance),
  title: sentence(2, chance),
  categories: ['2023', '2024', '2025', '2026'],
  series: ['Fish', 'Squid'].map((name) => ({ name, values: Array.from({ length: 4 }, () => Math.round(chance() * 40)), x: [1, 2, 3, 4] })),
});
const code: Maker = (_width, height) => ({
  kind: 'code',
  codeLanguage: 'ts',
  fontSize: height / 10,
  hasLineNumbers: true,
  code: '/** Light left. */\nexport const lightAt = (depth: number) =>\n  Math.exp(-0.04 * depth); // per metre',
});
const video: Maker = (_width, _height, chance) => ({ kind: 'video', asset: 'film', poster: some(Object.keys(samplePictures), chance) });
const link: Maker = (_width, _height, chance) => ({
  kind: 'link',
  label: sentence(1, chance),
  link: { kind: 'address', href: 'https://example.org/' },
});
const unreadable: Maker = () => ({ kind: 'hologram', beams: 7 });

/** Weighted by how common they are: mostly text and shapes. */
const makers: readonly Maker[] = [
  text,
  shape,
  text,
  line,
  image,
  text,
  drawing,
  shape,
  text,
  frame,
  line,
  text,
  chart,
  shape,
  image,
  text,
  table,
  shape,
  code,
  text,
  line,
  group,
  shape,
  text,
  drawing,
  image,
  link,
  video,
  text,
  shape,
  unreadable,
];

/** Evenly distributed numbers, the same in every run. */
function dice(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
