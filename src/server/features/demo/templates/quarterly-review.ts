import { block, disc, ink, line, panel, round, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { svg } from '../kit/drawing.ts';

const [navy, teal, coral, cream, yellow] = ['#264653', '#1f7a70', '#e76f51', '#fdf6ec', '#e9c46a'];
const dark = '#10242c';

interface Column {
  id: string;
  title: string;
  height: number;
  color: string;
  children: readonly Wire[];
}

const ground = 1620;
const [first, step, wide] = [96, 432, 416];

/** Each stop is the top of a column: the quarter reads as one chart. */
function column({ id, title, height, color, children }: Column, index: number): Wire[] {
  const left = first + index * step;
  const tone = color === coral ? dark : cream;
  return [
    panel(color, box(left, ground - height, wide, height), 22),
    words('title', String(index + 1), box(left + 24, ground - 220, 200, 130), { style: { size: 118, color: tone, lineHeight: 1.1 } }),
    words('subtitle', title, box(left + 28, ground - 92, wide - 40, 60), ink(tone, 42)),
    topic(id, title, at(left + wide / 2, ground - height + 126, 1600, 900, { scale: 0.245 }), children, { frame: 'invisible' }),
  ];
}

const heading = (kicker: string, title: string, tone = cream, mark = '#fff0d0'): Wire[] => [
  words('subtitle', kicker, box(80, 64, 1440, 64), ink(mark, 42)),
  words('title', title, box(78, 122, 1450, 110), ink(tone)),
];
const paper = panel(cream, box(80, 260, 1440, 570), 24);

const headline: readonly Wire[] = [
  ...heading('The quarter in one sentence', 'We set out to ___, and we ___'),
  words(
    'body',
    'Say the result before the reasons. One sentence that somebody could repeat at lunch, with one number in it.',
    box(80, 256, 1300, 160),
    ink(cream, 42),
  ),
  ...[
    ['+00 %', 'The number that moved most'],
    ['0 of 0', 'Goals we reached'],
    ['00', 'People who made it happen'],
  ].flatMap(([number = '', label = ''], index) => [
    panel('#ffffff1c', box(80 + index * 490, 480, 460, 330), 24),
    words('title', number, box(120 + index * 490, 520, 400, 140), ink('#ffe3a3', 116)),
    words('body', label, box(120 + index * 490, 672, 370, 110), ink(cream)),
  ]),
];

const scorecard: readonly Wire[] = [
  ...heading('What we promised', 'Goals and results'),
  paper,
  {
    kind: 'table',
    ...box(120, 286, 1360, 520),
    columns: [5, 2, 2, 4],
    hasHeader: true,
    fontSize: 36,
    lines: { color: '#e4d8c2', width: 2 },
    rows: [
      ['Goal', 'Target', 'Result', 'In a word'],
      ['First goal, as you wrote it', '100', '112', 'Reached early'],
      ['Second goal, unchanged', '40', '38', 'Close: say why'],
      ['The one that slipped', '15', '6', 'Missed: one reason'],
      ['What nobody planned', '–', '3', 'A welcome surprise'],
    ],
  },
];

const regions = topic(
  'regions',
  'Where it came from',
  at(1310, 545, 1600, 900, { scale: 0.25 }),
  [
    words('title', 'Where it came from', box(90, 70, 1420, 110)),
    words('body', 'Name the one slice that surprised you, and keep the rest quiet.', box(92, 186, 1420, 60)),
    {
      kind: 'chart',
      chart: 'donut',
      ...box(90, 290, 1420, 530),
      categories: ['Your largest market', 'Second', 'Third', 'Everywhere else'],
      series: [{ name: 'Revenue', values: [46, 27, 18, 9] }],
      unit: '%',
      alt: 'Donut chart with sample shares: 46, 27, 18 and 9 percent.',
    },
  ],
  { frame: { shape: 'rounded', fill: 'surface', stroke: { color: coral, width: 10 } } },
);

const revenue: readonly Wire[] = [
  ...heading('The money', 'Revenue, month by month'),
  paper,
  {
    kind: 'chart',
    chart: 'column',
    ...box(116, 292, 970, 510),
    title: 'Replace with your months',
    categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
    series: [
      { name: 'Plan', values: [30, 33, 36, 40, 44, 48, 52, 56, 60], color: '#c9bfa8' },
      { name: 'Result', values: [28, 31, 38, 39, 47, 50, 49, 61, 68], color: 'accent2' },
    ],
    alt: 'Column chart with sample numbers: the result overtakes the plan in August.',
  },
  words('subtitle_2', 'What changed since last quarter', box(1120, 300, 380, 92), ink(navy)),
  regions,
  words('body_2', 'Zoom in: the split', box(1120, 672, 380, 44), { align: 'center', style: { color: navy } }),
];

const customers: readonly Wire[] = [
  ...heading('The people we serve', 'Who came, who stayed'),
  paper,
  {
    kind: 'chart',
    chart: 'line',
    ...box(116, 292, 960, 510),
    title: 'Active customers, thousands',
    categories: ['Q4', 'Q1', 'Q2', 'Q3'],
    series: [
      { name: 'New', values: [4.1, 5.2, 5.9, 8.4], color: 'accent4' },
      { name: 'Returning', values: [9.8, 10.6, 12.1, 13], color: 'accent1' },
    ],
    alt: 'Line chart with sample numbers: new and returning customers over four quarters.',
  },
  words('subtitle_2', 'In their words', box(1120, 310, 370, 44), ink('#a5432a')),
  words('body', '“One real sentence a customer said, good or bad.”', box(1120, 364, 370, 260), ink(navy, 40, { isItalic: true })),
  words('body_2', 'Who said it, and when. Ask first.', box(1120, 650, 370, 90), ink(navy)),
];

const learned: readonly Wire[] = [
  ...heading('Look back', 'Keep, stop, try'),
  ...[
    ['Keep', 'Two habits that paid off. Be exact: who did what, how often?'],
    ['Stop', 'One thing that cost more than it gave. No blame, only the cost.'],
    ['Try', 'One small experiment, with the date when you decide about it.'],
  ].flatMap(([title = '', about = ''], index) => [
    panel(cream, box(80 + index * 490, 280, 460, 530), 24),
    round([teal, '#a5432a', yellow][index] ?? teal, 170 + index * 490, 376, 100),
    words('title', ['+', '–', '?'][index] ?? '', at(170 + index * 490, 374, 100, 100), {
      align: 'center',
      verticalAlign: 'middle',
      style: { size: 72, color: index === 2 ? dark : '#ffffff' },
    }),
    words('subtitle', title, box(120 + index * 490, 452, 380, 70), ink(navy, 56)),
    words('body', about, box(120 + index * 490, 532, 390, 240), ink(navy)),
  ]),
];

const risks: readonly Wire[] = [
  ...heading('What keeps you awake', 'Risks, and who holds them'),
  paper,
  {
    kind: 'chart',
    chart: 'bar',
    ...box(116, 292, 900, 510),
    title: 'How likely, in percent',
    categories: ['A risk you can name', 'A risk you can measure', 'A risk you accept'],
    series: [{ name: 'Likely', values: [60, 35, 15], color: 'accent4' }],
    hasLegend: false,
    unit: '%',
    alt: 'Bar chart with sample numbers: 60, 35 and 15 percent.',
  },
  words('subtitle_2', 'For each of them', box(1060, 310, 420, 44), ink('#a5432a')),
  words('body', '- who watches it\n- the first sign\n- what we do then', box(1060, 368, 430, 190), ink(navy, 40)),
  words('body_2', 'Three are enough. A list of twelve is a list nobody reads.', box(1060, 590, 420, 130), ink(navy)),
];

const next: readonly Wire[] = [
  ...heading('The next ninety days', 'Three things, no more', dark, '#430e02'),
  ...['The one that matters most', 'The one that makes it possible', 'The one we owe somebody'].flatMap((text, index) => [
    panel(cream, box(80, 270 + index * 130, 1440, 110), 24),
    words('title', String(index + 1), box(116, 278 + index * 130, 80, 94), {
      verticalAlign: 'middle',
      style: { size: 66, color: '#a5432a' },
    }),
    words('subtitle', text, box(210, 278 + index * 130, 1260, 94), { verticalAlign: 'middle', style: { color: navy, size: 50 } }),
  ]),
  {
    kind: 'group',
    id: 'ask',
    ...at(800, 755, 1440, 150),
    children: [
      panel(dark, box(0, 0, 1440, 150), 24),
      words('subtitle', 'What we need from you: one decision, by one date', box(40, 20, 1360, 110), {
        verticalAlign: 'middle',
        style: { color: yellow, size: 52 },
      }),
    ],
  },
];

const columns: readonly Column[] = [
  { id: 'headline', title: 'Headline', height: 520, color: navy, children: headline },
  { id: 'scorecard', title: 'Scorecard', height: 660, color: teal, children: scorecard },
  { id: 'revenue', title: 'Revenue', height: 600, color: navy, children: revenue },
  { id: 'customers', title: 'Customers', height: 830, color: teal, children: customers },
  { id: 'learned', title: 'Lessons', height: 760, color: navy, children: learned },
  { id: 'risks', title: 'Risks', height: 1040, color: teal, children: risks },
  { id: 'next', title: 'Next', height: 1300, color: coral, children: next },
];

const tops = columns.map(({ height }, index) => [first + index * step + wide / 2, ground - height - 74] as const);
const trend = svg(
  3200,
  1800,
  line(`M${tops.map((point) => point.join(' ')).join('L')}`, yellow, 20) +
    tops
      .map(([x, y], index) => disc(x, y, index === 6 ? 40 : 24, index === 6 ? coral : yellow, ` stroke="${cream}" stroke-width="10"`))
      .join('') +
    line(`M60 ${ground + 26}H3140`, navy, 10),
);
const ruled = svg(4400, 2600, Array.from({ length: 13 }, (_, row) => block(0, 100 + row * 200, 4400, 4, '#f0e3cb')).join(''));

export const quarterlyReview: Deck = {
  oid: 'demotplquart',
  owner: 'lectern-team',
  tags: ['Business', 'Report', 'Charts', 'Team'],
  document: {
    schemaVersion: 2,
    title: 'Quarterly review',
    description:
      'The whole quarter as one chart: every column is a stop, from the headline to the three things that come next. Replace the numbers in the charts and tables, and the sentences that tell you what to write.',
    language: 'en',
    theme: {
      palette: {
        background: cream,
        surface: '#fffdf8',
        text: navy,
        muted: '#5c6a6c',
        accent1: '#264653',
        accent2: '#2a9d8f',
        accent3: '#c08a1e',
        accent4: '#d9583a',
        accent5: '#7d6b91',
        accent6: '#8ab17d',
      },
      fonts: { heading: 'Geist', body: 'Geist' },
      textStyles: textStyles({}),
      background: { fill: cream, layers: [{ id: 'lines', depth: 0.6, objects: [art(ruled, at(1600, 900, 4400, 2600))] }] },
    },
    root: {
      kind: 'topic',
      id: 'quarter',
      title: 'Quarterly review',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Q3 in\none canvas', box(100, 96, 1900, 560), {
          style: { size: 250, weight: 800, lineHeight: 1.02, letterSpacing: -0.045 },
        }),
        words('subtitle', 'Your team, and the three months you look back on', box(112, 640, 1300, 80), ink('#5c6a6c', 52, { weight: 500 })),
        art(trend, at(1600, 900, 3200, 1800), 'A line above the seven columns climbs with two small dips and is highest at the last one.'),
        ...columns.flatMap(column),
        words('body', 'From what happened to what happens next', box(100, 1670, 1600, 70), ink('#5c6a6c', 44)),
      ],
    },
    path: [
      stop(
        'quarter',
        'The quarter at a glance',
        'Welcome everybody and say how long this takes. Each column is one part of the quarter; the last one is about what comes next.',
        { hold: 6000 },
      ),
      stop('headline', 'Headline', 'Read your sentence aloud and pause. The three numbers back it up, so give each of them five seconds.', {
        hold: 7000,
      }),
      stop('scorecard', 'Scorecard', 'Go through the goals as you wrote them. Spend most of the time on the one that slipped.', {
        hold: 8000,
      }),
      stop('revenue', 'Revenue', 'Say where result and plan part, and why. One reason is better than four.', { hold: 8000 }),
      stop(
        'regions',
        'Where it came from',
        'Zoom into the split only if it changes what you do next; otherwise take this stop off the path.',
        { hold: 7000 },
      ),
      stop('customers', 'Customers', 'Start with the quotation, then show the lines. People remember the sentence.', { hold: 8000 }),
      stop('learned', 'Lessons', 'Let the people who did the work tell these three.', { hold: 7000 }),
      stop('risks', 'Risks', 'Name who holds each risk, so that nobody leaves the room with all of them.', { hold: 7000 }),
      stop('next', 'Next', 'Three things for the next ninety days. Count them on your fingers.', { hold: 6000 }),
      reveal('decision', ['ask'], 'And then ask. One decision, one date, and silence until somebody answers.', {
        title: 'What we need',
        hold: 6000,
      }),
    ],
  },
};
