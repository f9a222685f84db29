import { block, disc, fill, ink, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { chance, svg } from '../kit/drawing.ts';

const [paper, navy, red, ochre, sky, green] = ['#f5eddc', '#16264a', '#d03d24', '#f2ae2e', '#a9cfe4', '#1f7a63'];
const unit = 200;

/** The motifs of the quilt's squares, in the given colour. */
const patches: readonly ((on: string) => string)[] = [
  (on) => fill('M0 200A200 200 0 0 1 200 0V200Z', on),
  (on) => fill('M0 0A200 200 0 0 0 200 200V0Z', on),
  (on) => fill('M0 100A100 100 0 0 1 200 100ZM0 200A100 100 0 0 1 200 200Z', on),
  (on) => fill('M0 0C110 0 200 90 200 200C90 200 0 110 0 0Z', on),
  (on) => disc(100, 100, 100, on) + disc(100, 100, 44, '#f5eddc'),
  (on) => fill('M0 0H200L0 200Z', on),
  (on) =>
    [160, 110, 60]
      .map(
        (radius) => `<path d="M0 ${200 - radius}A${radius} ${radius} 0 0 1 ${radius} 200" fill="none" stroke="${on}" stroke-width="26"/>`,
      )
      .join(''),
  (on) => [50, 150].flatMap((x) => [50, 150].map((y) => disc(x, y, 34, on))).join(''),
  (on) => fill('M100 0A100 100 0 0 1 0 100A100 100 0 0 1 100 200A100 100 0 0 1 200 100A100 100 0 0 1 100 0Z', on),
];
const pairs = [
  [navy, ochre],
  [red, paper],
  [ochre, red],
  [sky, navy],
  [green, sky],
  [paper, red],
  [navy, sky],
  [ochre, navy],
  [paper, green],
] as const;

/** A quilt of pseudo-random squares; no two neighbours are alike. */
function quilt(columns: number, rows: number, seed: number, size = unit): string {
  const random = chance(seed);
  let [patch, pair] = [0, 0];
  return Array.from({ length: columns * rows }, (_, index) => {
    patch = (patch + 1 + Math.floor(random() * (patches.length - 1))) % patches.length;
    pair = (pair + 1 + Math.floor(random() * (pairs.length - 1))) % pairs.length;
    const [ground, on] = pairs[pair] ?? pairs[0];
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    return `<g transform="translate(${x} ${y}) scale(${size / unit})">${block(0, 0, 200, 200, ground)}${patches[patch]?.(on) ?? ''}</g>`;
  }).join('');
}

/** By columns and rows of the canvas, which has sixteen by nine. */
const cells = (column: number, row: number, columns: number, rows: number, more: Wire = {}): Wire =>
  box(column * unit, row * unit, columns * unit, rows * unit, more);
const strip = (column: number, row: number, columns: number, rows: number, seed: number): Wire =>
  art(svg(columns * unit, rows * unit, quilt(columns, rows, seed)), cells(column, row, columns, rows));

/** A stop of five by three squares, drawn at one and a half times the size. */
const patchwork = (id: string, title: string, column: number, row: number, fillColor: string, children: readonly Wire[]): Wire =>
  topic(id, title, at((column + 2.5) * unit, (row + 1.5) * unit, 1500, 900, { scale: 2 / 3 }), [
    { kind: 'shape', shape: 'rectangle', fill: fillColor, ...box(0, 0, 1500, 900) },
    ...children,
  ]);
const heading = (label: string, title: string, small: string, tone: string, width = 820): Wire[] => [
  words('subtitle_2', label, box(84, 80, width, 50), ink(small)),
  words('title', title, box(80, 128, width, 210), ink(tone)),
];

const problem = patchwork(
  'problem',
  'The problem',
  7,
  0,
  red,
  [
    heading('Before', 'What was\nnot working', '#ffffff', '#ffffff'),
    [
      words(
        'body',
        'One person, one moment, one obstacle. Readers believe a story sooner than a market.',
        box(84, 366, 730, 220),
        ink('#ffffff'),
      ),
      words('subtitle', '“The sentence your client said in the first meeting.”', box(84, 620, 740, 200), {
        style: { color: '#ffffff', isItalic: true, weight: 500 },
      }),
    ],
    [
      art(
        svg(
          600,
          900,
          block(0, 0, 600, 900, navy) +
            fill('M0 0A600 600 0 0 1 600 600H0Z', ochre) +
            disc(300, 690, 150, paper) +
            fill('M0 600H300A300 300 0 0 1 0 900Z', red),
        ),
        box(900, 0, 600, 900),
        'Placeholder picture: arcs and a circle in ochre, navy, red and cream.',
      ),
    ],
  ].flat(),
);

const approach = patchwork(
  'approach',
  'The approach',
  0,
  5,
  sky,
  [
    heading('How', 'Why we went\nthis way', '#0f3f63', navy, 800),
    [words('body', 'Two roads you did not take, and what decided it. Judgement is what people hire.', box(84, 370, 740, 220), ink(navy))],
    [
      words(
        'body_2',
        '- The option everybody expected\n- The one that was too slow\n- The one we chose, because …',
        box(84, 610, 760, 170),
        ink(navy, 32),
      ),
    ],
    [
      art(
        svg(
          600,
          900,
          block(0, 0, 600, 900, ochre) +
            [500, 380, 260, 140].map((radius, index) => disc(600, 450, radius, [navy, paper, red, sky][index] ?? navy)).join('') +
            block(0, 0, 120, 900, green),
        ),
        box(900, 0, 600, 900),
        'Placeholder picture: rings around one point, in navy, cream, red and blue.',
      ),
    ],
  ].flat(),
);

const step = (number: number, title: string, about: string): Wire[] => {
  const x = 84 + (number - 1) * 460;
  return [
    words('title', String(number), box(x, 352, 200, 130), ink(ochre, 120)),
    words('subtitle', title, box(x, 496, 410, 64), ink('#ffffff')),
    words('body_2', about, box(x, 566, 400, 210), ink('#e3ebf7', 33)),
  ];
};
const work = patchwork('work', 'What we did', 5, 4, navy, [
  ...heading('What', 'Three moves, in order', '#ffd27a', '#ffffff', 1340),
  words('body', 'Verbs, not deliverables. Show the messy middle.', box(84, 250, 1340, 60), ink('#e3ebf7')),
  ...step(1, 'We listened', 'To whom, how often, and what turned out to be untrue.'),
  ...step(2, 'We tried', 'The smallest version that could fail, and how it failed.'),
  ...step(3, 'We built', 'What stands today, and who keeps it running now.'),
  art(svg(1400, 100, quilt(14, 1, 12, 100)), box(0, 800, 1500, 100)),
]);

const numbers = topic(
  'evidence',
  'Where the numbers come from',
  at(990, 196, 1600, 900, { scale: 0.2, rotation: 3 }),
  [
    { kind: 'shape', shape: 'rectangle', fill: '#fffdf6', ...box(0, 0, 1600, 900) },
    words('title', 'Where the numbers come from', box(90, 70, 1420, 110)),
    {
      kind: 'table',
      ...box(90, 220, 1420, 560),
      columns: [4, 3, 3, 4],
      hasHeader: true,
      fontSize: 36,
      lines: { color: '#d8cdb4', width: 2 },
      rows: [
        ['Measure', 'Before', 'After', 'Counted how'],
        ['The one you promised', '00', '00', 'Tool, and over which weeks'],
        ['The one people feel', '00', '00', 'Survey, and how many'],
        ['The one that got worse', '00', '00', 'Say it: it earns trust'],
      ],
    },
  ],
  { frame: { shape: 'rectangle', stroke: { color: navy, width: 14 } } },
);

const result = topic(
  'result',
  'The result',
  cells(10, 4, 6, 4),
  [
    { kind: 'shape', shape: 'rectangle', fill: ochre, ...box(0, 0, 1200, 800) },
    {
      kind: 'group',
      id: 'number',
      ...box(60, 180, 560, 250),
      children: [words('title', '00 %', box(0, 0, 560, 250), ink(navy, 210, { lineHeight: 1.1 }))],
    },
    words('subtitle_2', 'After', box(66, 60, 900, 44), ink('#6e1d0c')),
    words('title', 'The number that moved', box(64, 98, 780, 90), ink(navy, 66)),
    words('body', 'Say it in one breath: what changed, for whom, since when.', box(66, 440, 440, 220), ink(navy, 34)),
    { kind: 'shape', shape: 'rectangle', fill: paper, ...box(560, 340, 590, 410) },
    {
      kind: 'chart',
      chart: 'area',
      ...box(586, 362, 540, 366),
      title: 'Before and after',
      categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
      series: [{ name: 'Your measure', values: [12, 14, 13, 24, 37, 46], color: 'accent1' }],
      hasLegend: false,
      alt: 'Area chart with sample numbers: flat until March, then rising steeply.',
    },
    numbers,
  ],
  { frame: 'invisible' },
);

const quote = topic('quote', 'In their words', cells(12, 0, 4, 3), [
  { kind: 'shape', shape: 'rectangle', fill: green, ...box(0, 0, 800, 600) },
  art(
    svg(
      200,
      140,
      [0, 104]
        .map((x) => fill(`M${x} 140V70C${x} 20 ${x + 30} 0 ${x + 80} 0V34C${x + 56} 34 ${x + 46} 46 ${x + 46} 66H${x + 80}V140Z`, ochre))
        .join(''),
    ),
    box(60, 66, 120, 84),
  ),
  words('subtitle', 'The sentence your client would say without you in the room.', box(60, 184, 680, 240), ink('#ffffff', 52)),
  words('body_2', 'Name, role. Ask before you print it.', box(60, 480, 680, 50), ink('#e5f5ee')),
]);

const next = topic('next', 'What you could do', cells(5, 7, 5, 2), [
  { kind: 'shape', shape: 'rectangle', fill: paper, ...box(0, 0, 1000, 400) },
  words('title', 'Facing the same?', box(56, 40, 880, 90), ink(navy, 70)),
  words('body', 'One invitation, one name, one address. Make the next step smaller than a meeting.', box(58, 136, 860, 110), ink(navy, 34)),
  { kind: 'shape', shape: 'rounded', radius: 44, fill: '#b8321b', ...box(58, 272, 420, 88) },
  words('subtitle_2', 'you@your.address', box(58, 272, 420, 88), { align: 'center', verticalAlign: 'middle', style: { color: '#ffffff' } }),
]);

export const caseStudy: Deck = {
  oid: 'demotplcases',
  owner: 'lectern-team',
  tags: ['Case study', 'Clients', 'Design', 'Business'],
  document: {
    schemaVersion: 2,
    title: 'Case study',
    description:
      'A quilt of sixteen by nine squares in which the large ones tell the story of a piece of work: problem, approach, what you did, what changed. Replace the words, and let the number be one you can prove.',
    language: 'en',
    theme: {
      palette: {
        background: paper,
        surface: '#fffdf6',
        text: navy,
        muted: '#55608a',
        accent1: red,
        accent2: navy,
        accent3: '#c9820b',
        accent4: green,
        accent5: '#3d86ad',
        accent6: '#7d6b91',
      },
      fonts: { heading: 'Space Grotesk', body: 'Work Sans' },
      textStyles: textStyles({}),
      background: {
        fill: navy,
        layers: [
          {
            id: 'dots',
            depth: 0.5,
            objects: [
              art(
                svg(
                  4800,
                  3000,
                  Array.from({ length: 15 }, (_, row) =>
                    line(`M100 ${100 + row * 200}H4700`, '#2b3f70', 14, ' stroke-dasharray="0 200"'),
                  ).join(''),
                ),
                at(1600, 900, 4800, 3000),
              ),
            ],
          },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'quilt',
      title: 'Case study',
      width: 3200,
      height: 1800,
      children: [
        { kind: 'shape', shape: 'rectangle', fill: paper, ...cells(0, 0, 6, 4) },
        words('title', 'Case\nstudy', box(84, 70, 1100, 480), { style: { size: 240, lineHeight: 0.96, letterSpacing: -0.045 } }),
        words('subtitle', 'What you made, for whom,\nand what it changed', box(96, 612, 1000, 140), ink(navy, 52, { weight: 500 })),
        strip(6, 0, 1, 4, 5),
        strip(7, 3, 9, 1, 21),
        strip(0, 4, 5, 1, 33),
        strip(0, 8, 5, 1, 47),
        strip(10, 8, 6, 1, 58),
        problem,
        quote,
        approach,
        work,
        result,
        next,
      ],
    },
    path: [
      stop('quilt', 'Case study', 'Say in one breath who the client is and what was at stake. Then go into the red square.', {
        hold: 6000,
      }),
      stop('problem', 'The problem', 'Begin with a person, not with the brief. Let the sentence stand for a moment.', { hold: 8000 }),
      stop('approach', 'The approach', 'Tell what you decided against. It shows more than the choice itself.', { hold: 8000 }),
      stop('work', 'What we did', 'Three moves, half a minute each. Show something unfinished.', { hold: 9000 }),
      stop('result', 'The result', 'Wait before you say the number.', { hold: 5000 }),
      reveal('the-number', ['number'], 'Now say it, and then what it means for one person.', { title: 'The number', hold: 6000 }),
      stop('evidence', 'Where the numbers come from', 'Only if somebody asks; but have it ready.', { hold: 7000 }),
      stop('quote', 'In their words', 'Read it aloud, slowly, and do not comment on it.', { hold: 6000 }),
      stop('next', 'What you could do', 'End with the smallest next step, and stay for questions.', { hold: 6000 }),
    ],
  },
};
