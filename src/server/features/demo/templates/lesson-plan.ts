import { disc, fill, ink, leaf, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { chance, type Point, smooth, svg } from '../kit/drawing.ts';

const [ground, forest, moss, lime, gold] = ['#ddebd0', '#1e5631', '#2f7a3d', '#b4da7c', '#f2b134'];
const [dark, light] = ['#12331d', '#ffffff'];

/** A leaf on its side, as large as a stop, with its stalk on the left. */
const bigLeaf = (color: string, veins: string): string => {
  const ribs = [260, 520, 780, 1040, 1290].map((x, index) => {
    const reach = [250, 330, 330, 270, 160][index] ?? 0;
    return `M${x} 520Q${x + 90} ${520 - reach * 0.4} ${x + 230} ${520 - reach}M${x} 520Q${x + 90} ${520 + reach * 0.4} ${x + 230} ${520 + reach}`;
  });
  return svg(
    1800,
    1040,
    fill('M20 520C260 -110 1280 -130 1780 500C1330 1150 270 1140 20 520Z', color) + line(`M20 520H1700${ribs.join('')}`, veins, 7),
  );
};

interface Leaf {
  id: string;
  minutes: string;
  title: string;
  body: string;
  /** Where it grows on the stem. */
  base: Point;
  angle: number;
  scale: number;
  color: string;
  veins: string;
  more?: readonly Wire[];
}

function stopOnLeaf({ id, minutes, title, body, base, angle, scale, color, veins, more = [] }: Leaf): Wire {
  const tone = color === lime || color === gold ? dark : light;
  const turn = (angle * Math.PI) / 180;
  const far = 880 * scale;
  return topic(id, title, at(base[0] + far * Math.cos(turn), base[1] + far * Math.sin(turn), 1600, 900, { scale, rotation: angle }), [
    art(bigLeaf(color, veins), at(800, 450, 1800, 1040)),
    words('subtitle_2', minutes, box(330, 196, 900, 60), ink(tone, 44)),
    words('title', title, box(328, 252, 1060, 130), ink(tone, 112)),
    words('body', body, box(330, 398, 1010, 290), ink(tone, 50, { weight: 600 })),
    ...more,
  ]);
}

const ladybird = svg(
  200,
  200,
  line('M70 46L52 16M130 46L148 16', '#20110c', 8) +
    disc(100, 58, 36, '#20110c') +
    disc(100, 116, 74, '#d8402b') +
    line('M100 44V190', '#20110c', 6) +
    [
      [68, 96],
      [132, 96],
      [62, 140],
      [138, 140],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 13, '#20110c'))
      .join(''),
);
const hint = topic(
  'hint',
  'A hint, if they are stuck',
  at(1330, 660, 1600, 900, { scale: 0.09, rotation: 20 }),
  [
    art(ladybird, at(800, 450, 1900, 1900), 'A ladybird.'),
    { kind: 'shape', shape: 'rounded', radius: 60, fill: '#fff8e6', ...at(800, 430, 1400, 640) },
    words('subtitle_2', 'A hint, if they are stuck', box(190, 170, 1220, 60), ink('#a02a18', 44)),
    words('title', 'Which part of it have you seen before?', box(188, 236, 1220, 210), ink(dark, 92)),
    words(
      'body',
      'Write the smallest hint that lets somebody go on alone. If it gives the answer away, cut it in half.',
      box(190, 480, 1200, 190),
      ink(dark, 46),
    ),
  ],
  { frame: 'invisible' },
);

const leaves: readonly Leaf[] = [
  {
    id: 'question',
    minutes: '5 minutes',
    title: 'The question',
    body: 'Write one question on the board that nobody can answer yet, and everybody wants to.',
    base: [190, 1290],
    angle: 26,
    scale: 0.36,
    color: forest,
    veins: '#2c6b40',
  },
  {
    id: 'goal',
    minutes: '2 minutes',
    title: 'By the end you can…',
    body: 'Finish the sentence with a verb one can watch: draw, name, build, compare. Not “understand”.',
    base: [800, 1190],
    angle: 24,
    scale: 0.36,
    color: gold,
    veins: '#e09f1c',
  },
  {
    id: 'known',
    minutes: '5 minutes',
    title: 'What they know',
    body: 'Everybody draws it from memory for three minutes. Keep the drawings: you come back to them.',
    base: [1060, 1110],
    angle: -34,
    scale: 0.4,
    color: moss,
    veins: '#418c4e',
  },
  {
    id: 'show',
    minutes: '10 minutes',
    title: 'One example',
    body: 'Show a single case, slowly, and think aloud while you do it. Let them find your mistake.',
    base: [1460, 1130],
    angle: 26,
    scale: 0.36,
    color: moss,
    veins: '#418c4e',
  },
  {
    id: 'try',
    minutes: '15 minutes',
    title: 'Your turn',
    body: 'In pairs: one task that looks like your example, one that does not. Walk around and listen.',
    base: [1720, 1060],
    angle: -34,
    scale: 0.42,
    color: lime,
    veins: '#9dc863',
    more: [hint],
  },
  {
    id: 'share',
    minutes: '5 minutes',
    title: 'Back to the board',
    body: 'Two pairs answer the first question. Then everybody corrects the drawing from the beginning.',
    base: [2110, 1030],
    angle: 25,
    scale: 0.37,
    color: forest,
    veins: '#2c6b40',
  },
];

const stem: readonly Point[] = [
  [-80, 1800],
  [0, 1440],
  [190, 1290],
  [800, 1190],
  [1130, 1130],
  [1460, 1130],
  [1760, 1080],
  [2110, 1030],
  [2450, 890],
  [2640, 640],
];
const roll = chance(11);
const small = stem
  .slice(0, -1)
  .flatMap(([x, y], index) =>
    [0, 1, 2].map((nth) =>
      leaf(
        [x + nth * 40 + 60, y - nth * 6],
        90 + roll() * 90,
        (nth % 2 === 0 ? -20 : 160) + roll() * 50,
        [lime, moss, gold, forest][(index + nth) % 4] ?? moss,
        '#ffffff55',
      ),
    ),
  );
const petals = Array.from({ length: 16 }, (_, index) =>
  leaf([2680, 480], 440, index * 22.5, index % 2 === 0 ? gold : '#f7cf6b', '#ffffff66'),
).join('');
const plant = svg(3600, 1800, `<g transform="translate(200 0)">${line(smooth(stem), '#174527', 26)}${small.join('')}${petals}</g>`);
const meadow = svg(
  5200,
  900,
  fill(
    `${smooth([
      [0, 180],
      [800, 90],
      [1700, 170],
      [2700, 60],
      [3700, 150],
      [5200, 40],
    ])}V900H0Z`,
    '#b9d79f',
  ) +
    fill(
      `${smooth([
        [0, 330],
        [1000, 260],
        [2100, 340],
        [3300, 220],
        [4300, 320],
        [5200, 240],
      ])}V900H0Z`,
      '#9cc47f',
    ),
);

/** Pale leaves far in the background. */
const shade = svg(
  4400,
  2600,
  Array.from({ length: 26 }, (_, index) =>
    leaf([roll() * 4400, 200 + roll() * 2500], 420 + roll() * 420, roll() * 360, index % 3 === 0 ? '#cfe3bd' : '#d5e6c5', '#ddebd0'),
  ).join(''),
);

const flower = topic(
  'time',
  'Forty-five minutes',
  at(2680, 480, 1000, 1000, { scale: 0.49 }),
  [
    words('title', '45 minutes', box(170, 130, 660, 90), { align: 'center', style: { color: dark, size: 78 } }),
    {
      kind: 'chart',
      chart: 'donut',
      ...box(100, 230, 800, 540),
      categories: ['Question', 'Goal', 'Known', 'Example', 'Their turn', 'Board'],
      series: [{ name: 'Minutes', values: [5, 2, 5, 10, 15, 5] }],
      unit: ' min',
      alt: 'Donut chart of the lesson: question 5 minutes, goal 2, what they know 5, example 10, their turn 15, board 5.',
    },
    words('body', 'Three are left over.\nYou will need them.', box(230, 776, 540, 110), {
      align: 'center',
      style: { color: dark, size: 38 },
    }),
  ],
  { frame: { shape: 'circle', fill: '#fffaf0', stroke: { color: '#c98a12', width: 12 } } },
);

const home = stopOnLeaf({
  id: 'home',
  minutes: 'Take it outside',
  title: 'On the way home',
  base: [2440, 1660],
  angle: -12,
  scale: 0.38,
  color: gold,
  veins: '#e09f1c',
  body: 'One thing to look for between here and the front door. They bring back a sentence, a sketch or a leaf.',
  more: [
    {
      kind: 'group',
      id: 'next-time',
      ...at(800, 725, 900, 170),
      children: [
        { kind: 'shape', shape: 'rounded', radius: 40, fill: forest, ...box(0, 0, 900, 170) },
        words('body', 'For you: what took longer than planned? Who did not speak today?', box(50, 20, 800, 130), {
          verticalAlign: 'middle',
          style: { color: light, size: 42, weight: 600 },
        }),
      ],
    },
  ],
});

export const lessonPlan: Deck = {
  oid: 'demotpllessn',
  owner: 'lectern-team',
  tags: ['Education', 'Lesson', 'School', 'Teaching'],
  document: {
    schemaVersion: 2,
    title: 'Lesson plan',
    description:
      'A lesson grows along a stem: a question, a goal, one example, their turn, and back to the board. Each leaf says how long it takes and what to write there; the flower adds up the minutes.',
    language: 'en',
    theme: {
      palette: {
        background: ground,
        surface: '#fffaf0',
        text: dark,
        muted: '#43603f',
        accent1: forest,
        accent2: gold,
        accent3: '#58a55c',
        accent4: '#8a5a1f',
        accent5: '#a9cf6d',
        accent6: '#d8402b',
      },
      fonts: { heading: 'Nunito', body: 'Nunito' },
      textStyles: textStyles({ weight: 800, letterSpacing: -0.025 }, { weight: 500 }),
      background: { fill: ground, layers: [{ id: 'shade', depth: 0.5, objects: [art(shade, at(1600, 900, 4400, 2600))] }] },
    },
    root: {
      kind: 'topic',
      id: 'plant',
      title: 'Lesson plan',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Forest\nschool', box(110, 90, 1200, 600), {
          style: { size: 280, weight: 900, lineHeight: 0.98, letterSpacing: -0.045, color: forest },
        }),
        words('subtitle', 'Your subject, your class, one lesson', box(124, 690, 1000, 80), ink(forest, 56)),
        art(plant, at(1600, 900, 3600, 1800), 'A plant grows from left to right; its stem ends in a large yellow flower.'),
        art(meadow, box(-1000, 1440, 5200, 900)),
        ...leaves.map(stopOnLeaf),
        flower,
        home,
      ],
    },
    path: [
      stop('plant', 'The lesson', 'Show the whole plant first: pupils like to know how far it is to the flower.', { hold: 5000 }),
      stop('question', 'The question', 'Ask, and then wait. Count to ten before you call on anybody.', { hold: 6000 }),
      stop('goal', 'By the end you can…', 'Say the goal in their words. Let one of them repeat it.', { hold: 6000 }),
      stop('known', 'What they know', 'Pencils only, no talking. Collect the drawings without marks.', { hold: 7000 }),
      stop('show', 'One example', 'Think aloud, and make one honest mistake on the way.', { hold: 7000 }),
      stop('try', 'Your turn', 'Now they work. Your job is to listen and to write down what you hear.', { hold: 7000 }),
      stop('hint', 'A hint', 'Only for those who are stuck: visit the ladybird.', { hold: 6000 }),
      stop('share', 'Back to the board', 'Return to the question from the beginning. It should look easy now.', { hold: 7000 }),
      stop('time', 'Forty-five minutes', 'This one is for colleagues: how the minutes add up. Skip it in class.', { hold: 6000 }),
      stop('home', 'On the way home', 'Send them out with something to look for.', { hold: 6000 }),
      reveal('afterwards', ['next-time'], 'And two lines for yourself, while you still remember.', { title: 'Afterwards', hold: 6000 }),
    ],
  },
};
