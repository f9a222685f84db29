import { paletteNames } from './paints.ts';
import { styleClasses } from './texts.ts';

type Wire = Record<string, unknown>;

/** The same seed gives the same document: valid, slightly broken, or hostile. */
export function generateDocument(seed: number): unknown {
  const chance = new Chance(seed);
  const document = chance.is(0.2) ? flatDocument(chance) : treeDocument(chance);
  if (chance.is(0.4)) return document;
  if (chance.is(0.1)) return hostile(chance);
  return spoil(document, chance, chance.among([0.002, 0.01, 0.05, 0.3]));
}

/** Mulberry32: small, and good enough to reach every corner case. */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1);
  }
  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  is(share: number): boolean {
    return this.next() < share;
  }
  up(to: number): number {
    return Math.floor(this.next() * to);
  }
  within(least: number, most: number): number {
    const value = least + this.next() * (most - least);
    return this.is(0.5) ? Math.round(value) : value;
  }
  among<T>(list: readonly T[]): T {
    return list[this.up(list.length)] as T;
  }
  times<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.up(most + 1) }, (_, index) => make(index));
  }
  /** Picks each field with a probability of one half. */
  some(fields: Wire): Wire {
    return Object.fromEntries(Object.entries(fields).filter(() => this.is(0.5)));
  }
}

const words = [
  'Wonder',
  'naïve café',
  'こんにちは世界',
  '한국어',
  'مرحبا بالعالم',
  'שלום עולם',
  'สวัสดี',
  'नमस्ते',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'x²',
  '',
  ' ',
  'a\nb',
  'tab\there',
  'Őrség',
  'https://example.org',
];
const ids = ['a', 'b', 'c', 'd', 'e', 'root', 'topic-1', 'text-1', 'text-2', 'a-2', 'größe', '42'];
const assetIds = ['pic', 'film', 'lost'];
const names = ['accent', 'x', 'note', 'extra', 'constructor', 'toString'];

function treeDocument(chance: Chance): Wire {
  return {
    ...chance.some({
      schemaVersion: chance.among([2, 2, 2, 3, 1, '2']),
      title: say(chance),
      description: say(chance),
      language: chance.among(['en', 'ar', 'ja', 'pt-BR', 'he']),
      theme: theme(chance),
      path: path(chance),
      cameFrom: 0,
      ...unknownFields(chance),
    }),
    assets: assets(chance),
    root: {
      ...chance.some({ id: 'root', kind: 'topic', title: say(chance), width: 1920, height: 1080, frame: frame(chance) }),
      children: objects(chance, chance.among([2, 8, 40]), 4),
    },
  };
}

function flatDocument(chance: Chance): Wire {
  return {
    schemaVersion: 0,
    ...chance.some({ title: say(chance), theme: theme(chance), ...unknownFields(chance) }),
    assets: assets(chance),
    objects: objects(chance, 12, 1),
    path: chance.times(8, () =>
      chance.among<Wire>([
        { kind: 'move', to: chance.among(ids) },
        {
          kind: 'move',
          x: chance.within(-2000, 2000),
          y: chance.within(-2000, 2000),
          width: chance.within(1, 900),
          height: chance.within(1, 900),
          rotation: chance.within(0, 360),
        },
        { kind: 'reveal', objects: chance.times(3, () => chance.among(ids)) },
        { kind: 'dance' },
      ]),
    ),
  };
}

const say = (chance: Chance): string => chance.times(4, () => chance.among(words)).join(' ');
const unknownFields = (chance: Chance): Wire =>
  Object.fromEntries(
    chance.times(2, () => [chance.among(names), chance.among<unknown>([1, 'kept', null, [1, { deep: true }], { a: { b: 'c' } }])]),
  );
const color = (chance: Chance): string => chance.among(['#f00', '#F80A', '#12ab9f', '#00000080', ...paletteNames]);
const stops = (chance: Chance) =>
  [0, 0.5, 1].map((offset) => ({ offset, color: color(chance), ...chance.some({ opacity: chance.next() }) }));
const numbers = (chance: Chance, fields: readonly string[], least: number, most: number): Wire =>
  Object.fromEntries(fields.map((field) => [field, chance.within(least, most)]));

function paint(chance: Chance, most = 1): unknown {
  return chance.among([
    color(chance),
    { kind: 'color', color: color(chance) },
    { kind: 'linear', ...numbers(chance, ['x1', 'y1', 'x2', 'y2'], 0, most), stops: stops(chance) },
    { kind: 'radial', ...numbers(chance, ['cx', 'cy'], 0, most), radius: chance.within(0.1, most), stops: stops(chance) },
  ]);
}

const stroke = (chance: Chance): unknown =>
  chance.among<unknown>([
    color(chance),
    { color: color(chance), width: chance.within(0, 20) },
    { paint: paint(chance), ...chance.some({ width: 3, dash: [4, 2], cap: 'round', join: 'bevel', ...unknownFields(chance) }) },
  ]);

const frame = (chance: Chance): unknown =>
  chance.among<unknown>([
    'circle',
    {
      shape: chance.among(['rectangle', 'rounded', 'bracket', 'invisible']),
      ...chance.some({ fill: paint(chance), stroke: stroke(chance), ...unknownFields(chance) }),
    },
  ]);

const link = (chance: Chance): unknown =>
  chance.among<unknown>([
    'https://example.org/a b',
    {
      kind: 'address',
      href: chance.among(['mailto:a@example.org', '/explore/', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']),
    },
    { kind: 'object', id: chance.among(ids) },
    { kind: 'step', id: chance.among(['one', 'two', 'overview']) },
  ]);

const run = (chance: Chance): unknown =>
  chance.is(0.4)
    ? say(chance)
    : {
        text: say(chance),
        ...chance.some({
          family: chance.among(['Inter', 'heading', 'Nobody']),
          size: chance.within(1, 200),
          weight: 700,
          isItalic: true,
          color: color(chance),
          letterSpacing: 0.1,
          isUnderlined: true,
          isStruck: true,
          position: 'super',
          link: link(chance),
          ...unknownFields(chance),
        }),
      };

function paragraphs(chance: Chance): unknown {
  if (chance.is(0.3)) return say(chance);
  return chance.times(4, () =>
    chance.is(0.3)
      ? say(chance)
      : {
          runs: chance.times(3, () => run(chance)),
          ...chance.some({
            align: chance.among(['start', 'center', 'end', 'justify']),
            listType: chance.among(['BULLET', 'NUMBER']),
            level: chance.up(4),
            start: chance.up(9),
            language: 'fr',
            direction: 'rtl',
            lineHeight: 1.5,
            spaceBefore: 0.5,
            spaceAfter: 0.3,
            marker: '§',
            markerColor: color(chance),
            markerFamily: chance.among(['Lora', 'Nobody']),
            markerSize: 1.5,
            inset: chance.within(-50, 500),
            hang: chance.within(-500, 500),
            tabs: [40, 90],
            ...unknownFields(chance),
          }),
        },
  );
}

const pathData = [
  'M0 0L10 10Z',
  'm1,1h5v-5q1 1 2 2t3 3c1 2 3 4 5 6s1 1 2 2a5 3 30 0110-4z',
  'M0 0 10 0 10 10',
  'M 1e1 -.5.5-3',
  'M5 5A0 0 0 0 0 9 9',
  'L1 1',
  '',
  'M0 0 L 5 oops',
  'M1e99 0L-1e99 1',
];

function drawingNodes(chance: Chance, depth: number): unknown[] {
  return chance.times(4, () =>
    depth > 0 && chance.is(0.3)
      ? {
          kind: 'group',
          children: drawingNodes(chance, depth - 1),
          ...chance.some({
            opacity: 0.5,
            transform: [1, 0, 0, 1, 5, 5],
            clip: chance.among<unknown>(['M0 0H9V9Z', [{ d: 'M0 0H9V9Z', rule: 'evenodd' }]]),
            ...unknownFields(chance),
          }),
        }
      : {
          kind: 'path',
          d: chance.among(pathData),
          ...chance.some({
            fill: paint(chance, 100),
            stroke: paint(chance, 100),
            strokeWidth: 2,
            dash: [1, 2, 3],
            dashOffset: -4,
            fillRule: 'evenodd',
            cap: 'square',
            join: 'round',
            miterLimit: 8,
            opacity: 0.3,
            transform: [0, 1, -1, 0, 0, 0],
            ...unknownFields(chance),
          }),
        },
  );
}

const contents: Record<string, (chance: Chance, depth: number) => Wire> = {
  text: (chance) => ({
    paragraphs: paragraphs(chance),
    ...chance.some({
      styleClass: chance.among(styleClasses),
      language: 'de',
      direction: 'rtl',
      verticalAlign: 'middle',
      wraps: false,
      columns: chance.among<unknown>([{ count: 2, gap: 9 }, { count: 3 }, { count: 99 }, 2]),
      fit: chance.among(['fixed', 'shrink', 'grow']),
      letterScale: chance.among([0.5, 1, 7]),
      style: chance.some({ size: 50, color: color(chance), weight: 300 }),
    }),
  }),
  image: (chance) => ({
    asset: chance.among(assetIds),
    ...chance.some({
      crop: { x: chance.next(), y: 0.2, width: 0.9, height: 0.5 },
      mask: chance.among<unknown>(['ellipse', { kind: 'rounded', radius: 5 }, { kind: 'path', d: chance.among(pathData) }]),
      flip: chance.among(['x', 'y', 'both', 'z']),
    }),
  }),
  drawing: (chance) => ({
    drawing: {
      viewBox: chance.among<unknown>(['0 0 100 50', { x: 0, y: 0, width: 10, height: 10 }, { width: 5, height: 5 }]),
      nodes: drawingNodes(chance, 3),
    },
    ...chance.some({ formula: chance.among<unknown>([{ tex: 'x^2' }, { tex: 7 }, 'x^2']) }),
  }),
  shape: (chance) => ({
    shape: chance.among(['rectangle', 'rounded', 'ellipse', 'star', 'speech', 'plus', 'blob']),
    ...chance.some({ fill: paint(chance), stroke: stroke(chance), radius: 12 }),
  }),
  line: (chance) => ({
    points: chance.times(5, () => ({ x: chance.within(0, 300), y: chance.within(0, 300) })),
    ...chance.some({
      course: chance.among(['straight', 'curved', 'elbow']),
      stroke: stroke(chance),
      start: 'arrow',
      end: chance.among(['triangle', 'circle', 'bar']),
    }),
  }),
  frame: (chance) => chance.some({ frame: frame(chance), title: say(chance) }),
  group: (chance, depth) => ({ children: depth > 0 ? objects(chance, 4, depth - 1) : [] }),
  topic: (chance, depth) => ({
    ...chance.some({ title: say(chance), frame: frame(chance) }),
    children: depth > 0 ? objects(chance, 6, depth - 1) : [],
  }),
  table: (chance) => ({
    rows: chance.times(4, () => ({
      ...chance.some({ height: 50 }),
      cells: chance.times(4, () =>
        chance.among<unknown>([
          say(chance),
          7,
          {
            paragraphs: paragraphs(chance),
            ...chance.some({
              columnSpan: 2,
              rowSpan: 2,
              fill: paint(chance),
              verticalAlign: 'bottom',
              padding: { left: 1, top: 2, right: 3, bottom: 4 },
              lines: { left: stroke(chance), bottom: stroke(chance) },
            }),
          },
        ]),
      ),
    })),
    ...chance.some({ columns: [2, 1], hasHeader: true, lines: stroke(chance), fontSize: 18 }),
  }),
  chart: (chance) => ({
    chart: chance.among(['column', 'bar', 'line', 'area', 'pie', 'donut', 'scatter']),
    series: chance.times(3, () => ({
      values: chance.times(6, () => (chance.is(0.1) ? null : chance.within(-1e6, 1e6))),
      ...chance.some({ name: say(chance), x: [1, 2, 3], color: color(chance), ...unknownFields(chance) }),
    })),
    ...chance.some({ title: say(chance), categories: ['one', 2020, 'three'], isStacked: true, hasLegend: false, unit: '%' }),
  }),
  code: (chance) => ({
    code: 'const x = 1;\n\n// Ω',
    ...chance.some({ codeLanguage: 'ts', fontSize: 20, hasLineNumbers: true, highlightedLines: [1, 3] }),
  }),
  video: (chance) => ({
    asset: chance.among(assetIds),
    ...chance.some({ poster: 'pic', isSound: true, isLooping: true, isMuted: true, startsItself: true }),
  }),
  link: (chance) => chance.some({ label: say(chance) }),
  hologram: (chance) => unknownFields(chance),
};

function objects(chance: Chance, most: number, depth: number): unknown[] {
  return chance.times(most, () => {
    const kind = chance.among(Object.keys(contents));
    const placement = {
      x: chance.within(-1000, 2000),
      y: chance.within(-1000, 2000),
      width: chance.within(1, 800),
      height: chance.within(1, 600),
      rotation: chance.within(-360, 360),
      scale: chance.within(0.01, 3),
    };
    return {
      kind,
      ...chance.some({
        ...placement,
        id: chance.among(ids),
        opacity: chance.next(),
        alt: say(chance),
        link: link(chance),
        isHidden: chance.is(0.2),
        isLocked: chance.is(0.2),
        ...unknownFields(chance),
      }),
      ...contents[kind]?.(chance, depth),
    };
  });
}

const theme = (chance: Chance): Wire =>
  chance.some({
    palette: chance.some(Object.fromEntries(paletteNames.map((name) => [name, '#123']))),
    fonts: chance.some({ heading: 'Lora', body: 'Geist', code: 'JetBrains Mono' }),
    textStyles: Object.fromEntries(
      styleClasses.map((name) => [name, chance.some({ size: 30, weight: 500, color: 'accent2', ...unknownFields(chance) })]),
    ),
    background: {
      fill: paint(chance),
      layers: chance.times(3, () => ({ ...chance.some({ id: chance.among(ids), depth: chance.next() }), objects: objects(chance, 3, 1) })),
    },
    ...unknownFields(chance),
  });

const assets = (chance: Chance): Wire =>
  chance.some({
    pic: chance.among<unknown>([
      'pic.png',
      {
        source: 'images/pic.webp',
        width: 40,
        height: 30,
        ...chance.some({ alt: say(chance), credit: 'Somebody', ...unknownFields(chance) }),
      },
      { source: 'data:image/png;base64,AAAA', width: 1, height: 1 },
    ]),
    film: { kind: 'video', source: 'film.mp4', width: 1280, height: 720 },
    odd: {
      source: chance.among([
        '../up.png',
        'https://evil.example/x.png',
        'file:///etc/passwd',
        'C:\\x.png',
        '//evil.example/x',
        'data:text/html,x',
        '/media/ok.png',
      ]),
    },
  });

const path = (chance: Chance): unknown[] =>
  chance.times(6, () =>
    chance.among<unknown>([
      chance.among(ids),
      {
        to: chance.among(ids),
        ...chance.some({
          id: chance.among(['one', 'two']),
          title: say(chance),
          reveal: chance.times(3, () => chance.among(ids)),
          hide: chance.times(2, () => chance.among(ids)),
          duration: 500,
          curve: 'direct',
          hold: 2000,
          notes: say(chance),
          caption: say(chance),
          isMade: true,
          ...unknownFields(chance),
        }),
      },
    ]),
  );

function hostile(chance: Chance): unknown {
  const circle: Wire = { kind: 'group' };
  circle['children'] = [circle, { kind: 'topic', children: [circle] }];
  let deep: unknown = 'bottom';
  for (let level = 0; level < 2000; level++) deep = chance.is(0.5) ? { kind: 'group', children: [deep] } : [deep];
  const trap = new Proxy({}, { get: refuse, ownKeys: refuse, has: refuse, getPrototypeOf: refuse });
  const bomb = {
    kind: 'text',
    get paragraphs() {
      return refuse();
    },
    get id() {
      return 'a';
    },
  };
  return chance.among<unknown>([
    undefined,
    null,
    0,
    NaN,
    '',
    'text',
    true,
    [],
    () => 1,
    Symbol('s'),
    10n,
    new Date(0),
    new Map([[1, 2]]),
    new Uint8Array(8),
    circle,
    { root: circle },
    { root: { children: deep } },
    deep,
    trap,
    { root: trap },
    { root: { children: [trap, bomb, circle] } },
    [trap],
    JSON.parse(
      '{"__proto__":{"polluted":1},"root":{"__proto__":[],"children":[{"kind":"text","__proto__":null,"constructor":{"prototype":{}},"paragraphs":"x"}]}}',
    ),
    { root: { children: Array.from({ length: 3000 }, () => ({ kind: 'shape', shape: 'star', id: 'same' })) } },
    { root: { children: [{ kind: 'text', paragraphs: `\ud83d${'x'.repeat(300_000)}` }] } },
    { schemaVersion: 0, objects: [{ kind: 'frame', x: 1e300, width: -1e300, scale: 0 }], path: 'none' },
    { root: { children: { length: 1e9 } }, path: { length: 5 }, assets: [1], theme: 'dark' },
  ]);
}

function refuse(): never {
  throw new Error('This cannot be read');
}

const odd: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  0,
  -1,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  0.1 + 0.2,
  '',
  '\ud800',
  'a\0b\u0007c',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  '#12',
  '💥'.repeat(200),
  null,
  undefined,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { kind: 'color' },
  { length: -1 },
  () => 1,
  Symbol('s'),
  1n,
  new Date(0),
  new Uint8Array(2),
];

/** Randomly replaces, removes or duplicates values. */
function spoil(value: unknown, chance: Chance, share: number): unknown {
  if (chance.is(share)) return chance.among(odd);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item) => spoil(item, chance, share));
    return chance.is(share) ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(() => !chance.is(share / 4));
  return Object.fromEntries(
    fields.map(([key, field]) => [
      chance.is(share / 4) ? chance.among(['kind', 'id', 'width', 'children', '__proto__']) : key,
      spoil(field, chance, share),
    ]),
  );
}
