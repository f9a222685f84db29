import { dots, falling, specks } from '../art/gradients.ts';
import { rocket } from '../art/template-scenes.ts';
import { block, disc, fill, ink, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { chance, type Point, short, svg } from '../kit/drawing.ts';

const [violet, cream, coral, gold] = ['#2b1259', '#fff3e2', '#ff6f59', '#ffc857'];

/** Round shapes of one colour as one path. */
const puffs = (circles: readonly (readonly [x: number, y: number, radius: number])[], color: string): string =>
  fill(
    circles
      .map(
        ([x, y, radius]) =>
          `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0Z`,
      )
      .join(''),
    color,
  );

/** Smoke from the flame down to the ground, growing. */
function trail(color: string, aside: number, grow: number): string {
  const random = chance(7);
  return puffs(
    Array.from({ length: 26 }, (_, index) => {
      const t = index / 25;
      const along = (from: number, by: number, to: number): number =>
        from * (1 - t) ** 2 + 2 * by * t * (1 - t) + to * t * t + (random() - 0.5) * (20 + t * 130) + aside;
      return [along(2335, 1960, 900), along(800, 1400, 1850), (34 + t * 150) * grow] as const;
    }),
    color,
  );
}

/** A bank of clouds as wide as the canvas and its margins. */
function bank(seed: number, top: number, color: string): string {
  const random = chance(seed);
  return (
    puffs(
      Array.from({ length: 20 }, (_, index) => [index * 230 + random() * 80, top + random() * 110, 150 + random() * 110] as const),
      color,
    ) + block(0, top + 120, 4600, 1200, color)
  );
}

const random = chance(41);
const stars = specks(
  Array.from({ length: 48 }, (): Point => [random() * 4600, random() * 900]),
  cream,
  9,
);
const moving = (content: string): Wire => art(svg(4600, 2600, content), at(1600, 900, 4600, 2600));
const smoke = svg(
  4600,
  2600,
  `<g transform="translate(700 400)">${trail('#f7a58c', 26, 1.04)}${trail(cream, 0, 1)}${trail('#ffffff', -20, 0.55)}</g>${bank(3, 2030, '#ffd9b8')}${bank(11, 2110, '#fff0e0')}`,
);

/** Moves with the canvas, so that the words in its upper half are always on something dark. */
const dusk: Wire = {
  kind: 'shape',
  shape: 'rectangle',
  fill: falling('.416 #22104f, .479 #7a2f8e, .529 #e8617f, .559 #ff9f75, .583 #ffcf94, .607 #fff0e0'),
  ...at(1600, 900, 12000, 12000),
};

/** What is seen through the round windows, on an area of 600 × 600. */
const sights = {
  why:
    fill('M150 330a80 80 0 0 1 60 -136a110 110 0 0 1 206 6a74 74 0 0 1 30 142Z', '#cfc2ee') +
    fill('M310 350L230 470H296L270 560L372 420H304L336 350Z', gold),
  who: [
    [180, 300, '#f7a58c'],
    [420, 300, '#7ad7f0'],
    [300, 330, gold],
  ]
    .map(
      ([x, y, color]) =>
        disc(Number(x), Number(y) - 84, 62, String(color)) +
        fill(
          `M${Number(x) - 108} ${Number(y) + 150}C${Number(x) - 108} ${Number(y) - 20} ${Number(x) + 108} ${Number(y) - 20} ${Number(x) + 108} ${Number(y) + 150}Z`,
          String(color),
          ` stroke="#452a86" stroke-width="12"`,
        ),
    )
    .join(''),
  what: `<g transform="translate(176 96) scale(.62)">${rocket(false)}</g>`,
  price: `<g transform="rotate(-18 300 300)">${fill('M130 220L230 150H470V440H230L130 370Z', coral)}${disc(206, 295, 26, '#452a86')}${line('M290 240H420M290 300H420M290 360H370', cream, 20)}</g>`,
  when:
    block(150, 170, 300, 290, cream, ' rx="30"') +
    block(150, 170, 300, 86, coral, ' rx="30"') +
    line('M220 130V210M380 130V210', '#ffffff', 22) +
    [0, 1, 2, 3, 4, 5]
      .map((day) => disc(216 + (day % 3) * 84, 316 + Math.floor(day / 3) * 84, day === 4 ? 34 : 18, day === 4 ? coral : '#b9a6e0'))
      .join(''),
} as const;
const porthole = (sight: keyof typeof sights): string =>
  svg(
    600,
    600,
    disc(300, 300, 296, '#8f6bd0') +
      disc(300, 300, 252, '#452a86') +
      dots(
        Array.from({ length: 12 }, (_, bolt): Point => [
          300 + Math.cos((bolt * Math.PI) / 6) * 274,
          300 + Math.sin((bolt * Math.PI) / 6) * 274,
        ]),
        '#d9c9f7',
        20,
      ) +
      `<g transform="translate(300 300) scale(.86) translate(-300 -300)">${sights[sight]}</g>`,
  );

interface Count {
  id: keyof typeof sights;
  count: number;
  label: string;
  title: string;
  body: string;
  alt: string;
  x: number;
  y: number;
  rotation: number;
  more?: readonly Wire[];
}

const countOf = ({ id, count, label, title, body, alt, x, y, rotation, more = [] }: Count): Wire =>
  topic(
    id,
    title.replace('\n', ' '),
    at(x, y, 1600, 900, { scale: 0.37, rotation }),
    [
      art(porthole(id), at(390, 450, 600, 600), alt),
      { kind: 'shape', shape: 'ellipse', fill: gold, ...at(612, 672, 210, 210) },
      words('title', String(count), at(612, 668, 210, 180), {
        align: 'center',
        verticalAlign: 'middle',
        style: { size: 140, color: violet },
      }),
      words('subtitle_2', label, box(800, 212, 720, 54), ink(gold, 40)),
      words('title', title, box(797, 266, 790, 112)),
      words('body', body, box(800, 394, 720, 250)),
      ...more,
    ],
    { frame: { shape: 'rounded', fill: violet, stroke: { color: cream, width: 12 } } },
  );

const plans = topic(
  'plans',
  'What it costs',
  at(985, 690, 1600, 900, { scale: 0.23, rotation: 2 }),
  [
    words('title', 'What it costs', box(90, 70, 1400, 110)),
    {
      kind: 'table',
      ...box(90, 220, 1420, 580),
      columns: [4, 3, 3, 3],
      hasHeader: true,
      fontSize: 40,
      lines: { color: '#6a4bb0', width: 2 },
      rows: [
        ['', 'Free', 'For one', 'For many'],
        ['Price, and per what', '0', '00', '00'],
        ['What all get', 'Yes', 'Yes', 'Yes'],
        ['Why people pay', '–', 'One reason', 'One reason'],
        ['Whom to call', 'Community', 'Mail', 'A person'],
      ],
    },
  ],
  { frame: { shape: 'rounded', fill: '#3a1d72', stroke: { color: gold, width: 24 } } },
);

const counts: readonly Count[] = [
  {
    id: 'why',
    count: 5,
    label: 'T minus five',
    title: 'Why now',
    body: 'The annoyance that made you start, and what has changed so that it can be solved today.',
    alt: 'Through a round window: a cloud with lightning.',
    x: 380,
    y: 1190,
    rotation: -3,
  },
  {
    id: 'who',
    count: 4,
    label: 'T minus four',
    title: 'Who is waiting',
    body: 'One person, with a name and a Tuesday morning. What do they do instead so far?',
    alt: 'Through a round window: three people.',
    x: 1930,
    y: 1590,
    rotation: 2,
  },
  {
    id: 'what',
    count: 3,
    label: 'T minus three',
    title: 'What it does',
    body: '- A verb, and what gets easier\n- A verb, and what gets faster\n- A verb nobody else offers',
    alt: 'Through a round window: a red and white rocket.',
    x: 1000,
    y: 1085,
    rotation: 2,
  },
  {
    id: 'price',
    count: 2,
    label: 'T minus two',
    title: 'What it takes',
    body: 'The price in one line, and what is free for ever.',
    alt: 'Through a round window: a price tag.',
    x: 2700,
    y: 1300,
    rotation: -2,
    more: [plans],
  },
  {
    id: 'when',
    count: 1,
    label: 'T minus one',
    title: 'When it flies',
    body: 'The date, the hour, the time zone. Where to get it, and who answers on that day.',
    alt: 'Through a round window: a calendar with one day marked.',
    x: 1650,
    y: 760,
    rotation: -2,
  },
];

const liftOff = topic(
  'lift-off',
  'Lift-off',
  at(2460, 470, 1600, 900, { scale: 0.82 }),
  [
    art(
      svg(400, 900, rocket(true)),
      at(950, 430, 480, 1080, { rotation: 36 }),
      'A white and red rocket with a round window flies up to the right.',
    ),
    {
      kind: 'group',
      id: 'promise',
      ...box(50, 70, 700, 330),
      children: [
        words('title', 'Lift-off', box(0, 0, 700, 170), ink(cream, 150)),
        words('body', 'Your promise in one line,\nand where it begins.', box(6, 176, 694, 130), ink(cream)),
      ],
    },
  ],
  { frame: 'invisible' },
);

export const productLaunch: Deck = {
  oid: 'demotpllaunc',
  owner: 'lectern-team',
  tags: ['Product', 'Launch', 'Marketing', 'Pitch'],
  document: {
    schemaVersion: 2,
    title: 'Product launch',
    description:
      'A countdown along the trail of a rocket: why now, who waits for it, what it does, what it takes, when, and lift-off. Replace five windows and one promise.',
    language: 'en',
    theme: {
      palette: {
        background: '#5a2a86',
        surface: '#3a1d72',
        text: cream,
        muted: '#dccdf5',
        accent1: coral,
        accent2: gold,
        accent3: '#7ad7f0',
        accent4: '#f7a58c',
        accent5: '#b9a6e0',
        accent6: '#ff9a6b',
      },
      fonts: { heading: 'Montserrat', body: 'Montserrat' },
      textStyles: textStyles({ size: 88, weight: 800 }, { size: 44, weight: 500 }),
      background: {
        fill: falling('0 #22104f, .38 #7a2f8e, .68 #e8617f, .86 #ff9f75, 1 #ffcf94'),
        layers: [
          { id: 'dusk', depth: 0.3, objects: [dusk] },
          { id: 'stars', depth: 0.3, objects: [moving(stars)] },
          { id: 'clouds', depth: 0.75, objects: [moving(bank(23, 1900, '#ffb993'))] },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'sky',
      title: 'Product launch',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Ready\nto launch', box(104, 110, 1500, 560), {
          style: { size: 250, weight: 900, lineHeight: 1, letterSpacing: -0.045 },
        }),
        words('subtitle', 'Five, four, three, two, one: your product', box(120, 640, 1100, 80), ink(cream, 48, { weight: 600 })),
        art(smoke, at(1600, 900, 4600, 2600), 'A trail of smoke climbs out of the clouds.'),
        ...counts.map(countOf),
        liftOff,
      ],
    },
    path: [
      stop('sky', 'Ready to launch', 'Say the name of the product once, and what it is in five words. Then start to count.', {
        hold: 6000,
      }),
      stop('why', 'Five: why now', 'Begin with the annoyance. Let people nod before you show anything.', { hold: 7000 }),
      stop('who', 'Four: who is waiting', 'Introduce one person. The whole talk is for them.', { hold: 7000 }),
      stop('what', 'Three: what it does', 'Show it, do not list it. This is the place for two minutes of real use.', { hold: 8000 }),
      stop('price', 'Two: what it takes', 'Say the price without a drum roll, and go on.', { hold: 6000 }),
      stop('plans', 'What it costs', 'For those who compare. Point at the column most people should choose.', { hold: 7000 }),
      stop('when', 'One: when it flies', 'The date, slowly, twice.', { hold: 6000 }),
      stop('lift-off', 'Lift-off', 'Breathe in.', { hold: 3000 }),
      reveal('promised', ['promise'], 'Your promise in one sentence, the address, and thank you.', { hold: 7000 }),
    ],
  },
};
