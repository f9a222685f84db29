import { dots, linear } from '../art/gradients.ts';
import { block, disc, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, svg } from '../kit/drawing.ts';

const [blue, deep, lime, coral, white, grey] = ['#2531c9', '#141a7c', '#d8f24a', '#ff7a59', '#ffffff', '#eef0f6'];

const golden = Math.PI * (3 - Math.sqrt(5));
/** Sunflower seeds from one number to another, each a golden angle after the one before. */
const seeds = (from: number, to: number, spread: number): Point[] =>
  Array.from({ length: to - from }, (_, step): Point => {
    const [radius, angle] = [spread * Math.sqrt(from + step + 0.5), (from + step) * golden];
    return [800 + radius * Math.cos(angle), 800 + radius * Math.sin(angle)];
  });
const bloom = svg(
  1600,
  1600,
  (
    [
      [0, 60, lime, 12],
      [60, 150, '#ffd75e', 17],
      [150, 260, coral, 22],
      [260, 380, '#ff9fc4', 26],
      [380, 520, '#8fa0ff', 27],
      [520, 640, '#5463ea', 25],
    ] as const
  )
    .map(([from, to, color, size]) => dots(seeds(from, to, 30.5), color, size))
    .join(''),
);

const card = (id: string, title: string, place: Wire, children: readonly Wire[], color: string = white): Wire =>
  topic(id, title, place, [panel(color, box(0, 0, 1600, 900), 36), ...children]);
const heading = (label: string, title: string, tone: string = deep, small = '#b03a17'): Wire[] => [
  words('subtitle_2', label, box(90, 74, 1400, 50), ink(small, 36)),
  words('title', title, box(88, 122, 1420, 110), ink(tone)),
];

const left = 460;
const right = 2740;
const question = card('question', 'Question', at(left, 548, 1600, 900, { scale: 0.475 }), [
  ...heading('Why it matters', 'What did nobody know?'),
  words(
    'body',
    'Two sentences of background that a person from the next corridor understands. Then the gap.',
    box(90, 262, 1400, 160),
    ink(deep, 44),
  ),
  panel(lime, box(90, 470, 1420, 320), 28),
  words('subtitle_2', 'Our question', box(140, 510, 1300, 50), ink('#4a5200', 34)),
  words('subtitle', 'One sentence that ends with a question mark, and could be answered with no?', box(140, 566, 1320, 190), ink(deep, 58)),
]);

const stage = (index: number, title: string, about: string): Wire[] => {
  const x = 110 + index * 480;
  return [words('subtitle', title, box(x, 546, 420, 70), ink(deep, 54)), words('body_2', about, box(x, 622, 420, 200), ink('#33386f', 38))];
};
const steps = svg(
  1420,
  220,
  line('M110 110H1070', '#b9c0f5', 12, ' stroke-dasharray="2 30"') +
    [110, 590, 1070].map((x, index) => disc(x, 110, 100, [blue, deep, coral][index] ?? blue)).join('') +
    line('M70 140L110 70L150 140Z', white, 12) +
    [
      [560, 90],
      [600, 80],
      [620, 120],
      [580, 140],
      [550, 130],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 13, white))
      .join('') +
    line('M1026 150V110M1056 150V84M1086 150V120M1116 150V66', white, 14),
);
const method = card('method', 'Method', at(left, 1016, 1600, 900, { scale: 0.475 }), [
  ...heading('How we looked', 'Method in three steps'),
  art(steps, box(90, 280, 1420, 220), 'Three round signs joined by a dotted line: a sample, a group, a measurement.'),
  ...stage(0, 'Whom', 'How many, chosen how, and who is missing.'),
  ...stage(1, 'What', 'What you changed, and what stayed the same.'),
  ...stage(2, 'Measured', 'With which instrument, how often, how exactly.'),
]);

const results = card('results', 'Results', at(right, 548, 1600, 900, { scale: 0.475 }), [
  ...heading('What we saw', 'The chart that shows it'),
  {
    kind: 'chart',
    chart: 'line',
    ...box(80, 250, 1440, 570),
    title: 'Your measure over time, with its unit',
    categories: ['Week 0', 'Week 2', 'Week 4', 'Week 6', 'Week 8', 'Week 10'],
    series: [
      { name: 'Treated', values: [20, 24, 33, 45, 52, 56], color: 'accent2' },
      { name: 'Control', values: [20, 21, 23, 22, 25, 24], color: 'accent1' },
    ],
    alt: 'Line chart with sample numbers: the treated group rises from 20 to 56, the control group stays near 24.',
  },
]);

const numbers = card('numbers', 'Numbers', at(right, 1016, 1600, 900, { scale: 0.475 }), [
  ...heading('For those who check', 'The numbers behind it'),
  {
    kind: 'table',
    ...box(88, 260, 1424, 540),
    columns: [5, 3, 3, 4],
    hasHeader: true,
    fontSize: 38,
    lines: { color: '#c9cef0', width: 2 },
    rows: [
      ['Outcome', 'Treated', 'Control', 'Difference (95 %)'],
      ['Main outcome', '56.1', '24.3', '31.8 (27 to 36)'],
      ['Second outcome', '12.0', '11.2', '0.8 (−1 to 3)'],
      ['Harm or cost', '3.4', '3.1', '0.3 (−1 to 1)'],
      ['People who left', '4', '6', ''],
    ],
  },
]);

const limits = topic('limits', 'Limits', at(left, 1478, 1600, 820, { scale: 0.475 }), [
  panel(coral, box(0, 0, 1600, 820), 36),
  ...heading('Say it first', 'What this cannot show', '#2a0c04', '#5c1503'),
  words(
    'body',
    '- The people it does not speak for\n- The explanation you could not rule out\n- The study you would do next',
    box(90, 270, 1420, 240),
    ink('#2a0c04', 48),
  ),
  words(
    'body_2',
    'Whoever names the limits owns them. Three honest lines are worth a page of caution.',
    box(90, 560, 1300, 130),
    ink('#2a0c04', 38),
  ),
]);

const code = svg(
  210,
  210,
  block(0, 0, 210, 210, white) +
    [
      [0, 0],
      [140, 0],
      [0, 140],
    ]
      .map(([x = 0, y = 0]) => block(x, y, 70, 70, deep) + block(x + 12, y + 12, 46, 46, white) + block(x + 24, y + 24, 22, 22, deep))
      .join('') +
    [
      [90, 10],
      [110, 40],
      [90, 80],
      [120, 100],
      [150, 90],
      [180, 110],
      [100, 130],
      [140, 150],
      [170, 170],
      [100, 180],
      [20, 90],
      [50, 110],
      [190, 190],
      [130, 190],
      [160, 130],
    ]
      .map(([x = 0, y = 0]) => block(x, y, 20, 20, deep))
      .join(''),
);
const contact = topic('contact', 'Contact and sources', at(right, 1478, 1600, 820, { scale: 0.475 }), [
  panel(deep, box(0, 0, 1600, 820), 36),
  ...heading('Take it with you', 'Paper, data, people', white, lime),
  words(
    'body',
    'Who did the work, in which order.\nWho paid for it.\nWhere data and code are kept.',
    box(90, 270, 880, 220),
    ink('#e4e7ff', 46),
  ),
  words(
    'body_2',
    'Three references, no more: the one you build on, the one you doubt, the one to read first.',
    box(90, 540, 880, 170),
    ink('#e4e7ff', 36),
  ),
  panel(white, box(1050, 250, 440, 440), 28),
  art(code, box(1090, 290, 360, 360), 'Place for a code that leads to your paper.'),
]);

const finding = topic(
  'finding',
  'The finding',
  at(1600, 460, 1200, 675),
  [
    words('subtitle_2', 'Research poster', box(90, 70, 1020, 60), ink(lime, 44)),
    words('title', 'Say what you found in one plain sentence.', box(86, 140, 1040, 440), ink(white, 134, { lineHeight: 1.05 })),
  ],
  { frame: 'invisible' },
);

const meaning = topic(
  'meaning',
  'What follows',
  at(1600, 1236, 1000, 1000),
  [
    art(bloom, box(0, 0, 1000, 1000), 'Six hundred coloured dots in the spirals of a sunflower.'),
    {
      kind: 'group',
      id: 'so-what',
      ...at(500, 500, 500, 240),
      children: [
        panel(deep, box(0, 0, 500, 240), 40),
        words('subtitle', 'And say who should do what differently now.', box(40, 20, 420, 200), {
          align: 'center',
          verticalAlign: 'middle',
          style: { color: white, size: 46 },
        }),
      ],
    },
  ],
  { frame: 'invisible' },
);

const poster = svg(1320, 2600, block(0, 0, 1320, 2600, 'url(#p)'), linear('p', `0 ${blue}, 1 #1b2199`));
const grid = svg(
  4800,
  3000,
  Array.from({ length: 24 }, (_, row) => line(`M60 ${60 + row * 120}H4740`, '#c3c9df', 8, ' stroke-dasharray="0 120"')).join(''),
);

export const researchPoster: Deck = {
  oid: 'demotplposte',
  owner: 'lectern-team',
  tags: ['Science', 'Research', 'Poster', 'Charts', 'Conference'],
  document: {
    schemaVersion: 2,
    title: 'Research poster',
    description:
      'A conference poster that can be read from across the hall: the finding in the middle in plain words, question and method on its left, chart and numbers on its right. Replace the sentences, the chart and the table with yours.',
    language: 'en',
    theme: {
      palette: {
        background: grey,
        surface: white,
        text: deep,
        muted: '#4b5085',
        accent1: blue,
        accent2: '#e2552f',
        accent3: '#8a9a00',
        accent4: '#c2447c',
        accent5: '#5463ea',
        accent6: '#2a9d8f',
      },
      fonts: { heading: 'Inter', body: 'Inter' },
      textStyles: textStyles({ weight: 800, letterSpacing: -0.035 }),
      background: { fill: grey, layers: [{ id: 'board', depth: 0.6, objects: [art(grid, at(1600, 900, 4800, 3000))] }] },
    },
    root: {
      kind: 'topic',
      id: 'poster',
      title: 'Research poster',
      width: 3200,
      height: 1800,
      children: [
        art(poster, at(1600, 900, 1320, 2600)),
        words('title', 'Title of\nyour study', box(84, 50, 780, 240), ink(deep, 112, { lineHeight: 1.02 })),
        words('subtitle', 'Names of the people,\nin the order of the paper', box(2364, 86, 756, 120), {
          align: 'end',
          style: { color: deep, size: 44, weight: 500 },
        }),
        words('body', 'Institute, town, conference, year', box(2364, 214, 756, 60), {
          align: 'end',
          style: { color: '#4b5085', size: 36 },
        }),
        finding,
        meaning,
        question,
        method,
        limits,
        results,
        numbers,
        contact,
      ],
    },
    path: [
      stop('poster', 'The whole poster', 'Wait until somebody stops. Then ask what they work on before you begin.', { hold: 6000 }),
      stop('finding', 'The finding', 'Say the sentence on the poster, word for word. If they only remember this, it was worth it.', {
        hold: 6000,
      }),
      stop('meaning', 'What follows', 'Each dot could be somebody you measured. Let them look.', { hold: 4000 }),
      reveal('consequence', ['so-what'], 'And say what follows from it, for whom.', { hold: 5000 }),
      stop('question', 'Question', 'What was not known, and why somebody should have wondered.', { hold: 7000 }),
      stop('method', 'Method', 'Three steps, twenty seconds. Experts will ask for more, others will thank you.', { hold: 8000 }),
      stop('results', 'Results', 'Explain the axes before the lines. Then point at the place where they part.', { hold: 8000 }),
      stop('numbers', 'Numbers', 'For those who check: effect, interval, harm. Say which outcome you named before you began.', {
        hold: 8000,
      }),
      stop('limits', 'Limits', 'Name them before they are named for you.', { hold: 7000 }),
      stop('contact', 'Contact and sources', 'Let them take the paper along, and write down who asked what.', { hold: 7000 }),
    ],
  },
};
