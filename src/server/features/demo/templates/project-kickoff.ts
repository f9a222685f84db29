import { block, disc, fill, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { svg } from '../kit/drawing.ts';

const [mat, dark, paper, tape, red] = ['#12605f', '#16302f', '#fffdf6', '#f6d978', '#b3261e'];

/** A sheet on the mat: its shadow, its paper, and what is written on it. */
const sheet = (id: string, title: string, place: Wire, color: string, children: readonly Wire[]): Wire =>
  topic(id, title, place, [panel('#04262640', box(26, 34, 1600, 900), 10), panel(color, box(0, 0, 1600, 900), 10), ...children], {
    frame: 'invisible',
  });

const strip = (x: number, y: number, rotation: number, color = tape): Wire => ({
  kind: 'shape',
  shape: 'rectangle',
  fill: `${color}d0`,
  ...at(x, y, 300, 84, { rotation }),
});
const heading = (kicker: string, title: string, color = red, left = 110): Wire[] => [
  words('subtitle_2', kicker, box(left, 78, 1380, 50), ink(color, 36)),
  words('title', title, box(left - 2, 124, 1380, 112), ink(dark)),
];

const brief = sheet('brief', 'The brief', at(2190, 440, 1600, 900, { scale: 0.58, rotation: -3 }), paper, [
  ...heading('The brief', 'Why we are here'),
  words(
    'body',
    'In one paragraph: what is wrong today, for whom, and how it looks when we are done. Write it so that somebody who joins in month three understands it.',
    box(110, 260, 1380, 220),
    ink(dark, 44),
  ),
  ...(
    [
      ['In', 'What belongs to it', '#0f6b4f'],
      ['Out', 'What does not, however tempting', red],
      ['Done', 'The sign that we are finished', '#1f4fa3'],
    ] as const
  ).flatMap(([label, text, color], index) => [
    panel('#f1ece0', box(110 + index * 470, 530, 440, 280), 16),
    words('subtitle', label, box(144 + index * 470, 560, 370, 76), ink(color, 58)),
    words('body', text, box(144 + index * 470, 644, 380, 150), ink(dark, 38)),
  ]),
  strip(800, 0, -2),
]);

const note = (x: number, y: number, rotation: number, color: string, number: string, text: string): Wire => ({
  kind: 'group',
  ...at(x, y, 480, 500, { rotation }),
  children: [
    panel('#04262633', box(14, 18, 480, 500), 4),
    panel(color, box(0, 0, 480, 500), 4),
    words('title', number, box(44, 36, 380, 130), ink(dark, 120, { family: 'Caveat', letterSpacing: 0 })),
    words('body', text, box(44, 176, 410, 300), ink(dark, 62, { family: 'Caveat', weight: 600, lineHeight: 1.12 })),
  ],
});
const goals = topic(
  'goals',
  'Goals',
  at(500, 1190, 1600, 900, { scale: 0.52, rotation: 4 }),
  [
    words('title', 'Three goals, in this order', box(40, 40, 1520, 112), ink('#ffffff')),
    words('body', 'If two of them fight, the one on the left wins.', box(42, 154, 1500, 60), ink('#ffffff', 42)),
    note(270, 560, -4, '#ffe27a', '1', 'What must be true on the last day'),
    note(800, 580, 2, '#ffb3c4', '2', 'What should be true, if nothing breaks'),
    note(1320, 555, -2, '#a9e3ff', '3', 'What would make us proud'),
  ],
  { frame: 'invisible' },
);

const weeks = Array.from({ length: 12 }, (_, week) => week);
const bars = [
  ['Understand', 0, 3, '#f0a35c'],
  ['Try out', 2, 4, '#e36a6a'],
  ['Build', 4, 6, '#3f8fd0'],
  ['Hand over', 10, 2, '#3aa57a'],
] as const;
const plan = svg(
  1380,
  500,
  weeks.map((week) => block(300 + week * 90, 0, 88, 500, week % 2 === 0 ? '#f1ece0' : '#f8f5ec')).join('') +
    bars
      .map(([, from, length, color], index) => block(304 + from * 90, 84 + index * 106, length * 90 - 10, 66, color, ' rx="14"'))
      .join('') +
    fill('M840 20l24 26l-24 26l-24 -26Z', red),
);
const timeline = sheet('timeline', 'Timeline', at(1420, 1215, 1600, 900, { scale: 0.55, rotation: -2 }), paper, [
  ...heading('Twelve weeks', 'When, and what first', '#1f4fa3'),
  art(
    plan,
    box(110, 290, 1380, 500),
    'A plan of twelve weeks: understand in weeks 1 to 3, try out 3 to 6, build 5 to 10, hand over in 11 and 12.',
  ),
  ...bars.map(([label], index) =>
    words('subtitle_2', label, box(110, 374 + index * 106, 290, 66), { verticalAlign: 'middle', style: { color: dark, size: 38 } }),
  ),
  words(
    'body_2',
    'The red mark is the day when you may still stop. Put it in everybody’s calendar.',
    box(110, 806, 1380, 50),
    ink(dark, 32),
  ),
  strip(60, 40, -42),
  strip(1540, 860, -42),
]);

const badge = (x: number, color: string, role: string, about: string): Wire[] => [
  panel('#f7f1e4', box(x, 290, 320, 500), 24),
  panel(color, box(x, 290, 320, 110), 24),
  art(
    svg(160, 160, disc(80, 80, 80, color) + disc(80, 62, 27, paper) + fill('M30 136C32 92 128 92 130 136A78 78 0 0 1 30 136Z', paper)),
    at(x + 160, 430, 160, 160),
  ),
  words('subtitle_2', role, box(x + 14, 530, 292, 50), { align: 'center', style: { color: dark, size: 38 } }),
  words('body_2', about, box(x + 24, 584, 272, 180), { align: 'center', style: { color: dark, size: 32 } }),
];
const team = sheet('team', 'The team', at(2810, 950, 1600, 900, { scale: 0.42, rotation: 5 }), '#cfe9df', [
  ...heading('Who does what', 'Four people, four hats', '#0b5a41', 100),
  ...badge(100, '#c5543c', 'Decides', 'Has the last word, and gives reasons'),
  ...badge(460, '#1f4fa3', 'Builds', 'Says what is possible, and when'),
  ...badge(820, '#7a3f9d', 'Asks', 'Speaks for those who will use it'),
  ...badge(1180, '#0b6b4d', 'Keeps time', 'Says no, kindly'),
]);

const rules = sheet('rules', 'How we work', at(2235, 1400, 1600, 900, { scale: 0.43, rotation: -5 }), '#e8c9a0', [
  panel(paper, box(130, 60, 1410, 780), 8),
  art(svg(90, 780, Array.from({ length: 13 }, (_, hole) => disc(45, 40 + hole * 58, 17, '#8a6a3f')).join('')), box(30, 60, 90, 780)),
  words('title', 'How we work', box(210, 110, 1260, 112), ink(dark)),
  {
    kind: 'table',
    ...box(210, 250, 1250, 530),
    columns: [3, 7],
    fontSize: 38,
    lines: { color: '#d8d0bf', width: 2 },
    rows: [
      ['Every Monday', 'Fifteen minutes: what is next, what is stuck'],
      ['Decisions', 'Written down where all can find them'],
      ['Bad news', 'First thing, to everybody, without blame'],
      ['Silence', 'Two days without an answer mean yes'],
      ['Fridays', 'Show something that works'],
    ],
  },
]);

const risk = sheet('risks', 'What could go wrong', at(2890, 1480, 1600, 900, { scale: 0.34, rotation: 6 }), '#ffb3a7', [
  ...heading('Imagine it is the last day, and we failed', 'What went wrong?', '#8a1410'),
  words(
    'body',
    '- The thing everybody thinks of and nobody says\n- The person without whom it stops\n- The date that was never real',
    box(110, 270, 1380, 260),
    ink(dark, 50),
  ),
  {
    kind: 'group',
    id: 'answer',
    ...at(800, 690, 1380, 240),
    children: [
      panel('#8a1410', box(0, 0, 1380, 240), 16),
      words('subtitle', 'For each: who watches it, and what we do at the first sign', box(60, 30, 1260, 180), {
        verticalAlign: 'middle',
        style: { color: '#ffffff', size: 60 },
      }),
    ],
  },
]);

const ticks = Array.from({ length: 61 }, (_, mark) =>
  line(`M${40 + mark * 20} 6V${mark % 10 === 0 ? 62 : mark % 5 === 0 ? 48 : 34}`, '#5a4300', 3),
).join('');
const ruler = svg(1280, 110, block(0, 0, 1280, 110, '#f4c93f', ' rx="8"') + ticks);
const pencil = svg(
  760,
  60,
  block(70, 4, 570, 52, '#e2503a') +
    block(70, 20, 570, 18, '#c43d2a') +
    fill('M70 4L0 30L70 56Z', '#f3d9ae') +
    fill('M24 21L0 30L24 39Z', dark) +
    block(640, 4, 50, 52, '#c9ced2') +
    block(690, 4, 66, 52, '#f29bab', ' rx="14"'),
);
const mug = svg(
  420,
  360,
  disc(180, 190, 170, '#04262640') +
    line('M320 120C430 110 430 250 320 240', '#f2efe6', 40) +
    disc(170, 176, 166, '#f2efe6') +
    disc(170, 176, 138, '#4a2a18') +
    `<path d="M92 130A92 92 0 0 1 190 92" fill="none" stroke="#8a5a3a" stroke-width="14" stroke-linecap="round"/>`,
);

const minor =
  Array.from({ length: 44 }, (_, index) => `M${index * 100} 0V2800`).join('') +
  Array.from({ length: 28 }, (_, index) => `M0 ${index * 100}H4400`).join('');
const grid = svg(
  4400,
  2800,
  line(minor, '#1f7170', 3) +
    line('M400 0V2800M1400 0V2800M2400 0V2800M3400 0V2800M0 400H4400M0 1400H4400M0 2400H4400', '#3c8b87', 6) +
    line('M400 2400L2800 0M1400 2800L4200 0', '#2a7a78', 4),
);

export const projectKickoff: Deck = {
  oid: 'demotplkicko',
  owner: 'lectern-team',
  tags: ['Business', 'Project', 'Team', 'Planning'],
  document: {
    schemaVersion: 2,
    title: 'Project kick-off',
    description:
      'A project laid out on a cutting mat: the brief, three goals in order, twelve weeks, who does what, how you work and what could go wrong. Fill in the sheets before the meeting, or together in it.',
    language: 'en',
    theme: {
      palette: {
        background: mat,
        surface: paper,
        text: dark,
        muted: '#4d6261',
        accent1: '#c5543c',
        accent2: '#1f4fa3',
        accent3: '#0b6b4d',
        accent4: '#b07a00',
        accent5: '#7a3f9d',
        accent6: '#3f8fd0',
      },
      fonts: { heading: 'Work Sans', body: 'Work Sans' },
      textStyles: textStyles({ weight: 700 }),
      background: { fill: mat, layers: [{ id: 'grid', depth: 0.9, objects: [art(grid, at(1600, 900, 4400, 2800))] }] },
    },
    root: {
      kind: 'topic',
      id: 'mat',
      title: 'Project kick-off',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Project\nkick-off', box(100, 110, 1500, 560), {
          style: { size: 290, weight: 800, lineHeight: 0.96, letterSpacing: -0.05, color: '#ffffff' },
        }),
        words('subtitle', 'Its name, and the day it begins', box(114, 690, 1200, 80), ink('#ffffff', 58, { weight: 500 })),
        art(mug, at(2960, 330, 420, 360, { rotation: 18 })),
        art(ruler, at(760, 1690, 1280, 110, { rotation: -1.5 })),
        art(pencil, at(1420, 800, 760, 60, { rotation: 9 })),
        goals,
        timeline,
        brief,
        team,
        rules,
        risk,
      ],
    },
    path: [
      stop('mat', 'Project kick-off', 'Let everybody say their name and one thing they hope for. Then look at the whole mat.', {
        hold: 5000,
      }),
      stop('brief', 'The brief', 'Read the paragraph aloud. Ask who would have written it differently, and change it here and now.', {
        hold: 8000,
      }),
      stop('goals', 'Goals', 'Three goals in their order. The order is the message.', { hold: 7000 }),
      stop('timeline', 'Timeline', 'Walk along the weeks and stop at the red mark: until then it is cheap to change our minds.', {
        hold: 8000,
      }),
      stop('team', 'The team', 'Everybody says in their own words what they do, and what they do not.', { hold: 7000 }),
      stop('rules', 'How we work', 'Five rules. Strike out those nobody would keep.', { hold: 7000 }),
      stop('risks', 'What could go wrong', 'Two minutes of silence, everybody writes. Then collect without comments.', { hold: 7000 }),
      reveal('watch', ['answer'], 'A risk with a name beside it is half as large.', { title: 'Who watches it', hold: 6000 }),
    ],
  },
};
