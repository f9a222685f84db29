import { linear } from '../art/gradients.ts';
import { block, disc, fill, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, short, svg } from '../kit/drawing.ts';

const [apricot, plum, cream, rust, lilac, mint] = ['#ffb35c', '#2b1245', '#fff4e0', '#7d2a08', '#d9c4ff', '#a8f0d1'];
const [radius, sky]: readonly [number, Point] = [470, [1600, 690]];

/** Sunbeams between two distances from the sun; only those of the left half. */
const beams = Array.from({ length: 13 }, (_, index) => {
  const angle = Math.PI / 2 + ((index + 0.5) * Math.PI) / 13;
  const to = (turn: number, far: number): string =>
    `${short(3000 + Math.cos(angle + turn) * far)} ${short(1490 + Math.sin(angle + turn) * far)}`;
  return `M${to(-0.055, 560)}L${to(-0.07, 3600)}L${to(0.07, 3600)}L${to(0.055, 560)}Z`;
}).join('');
const arcs = Array.from(
  { length: 12 },
  (_, index) => `M3000 ${1490 - 560 - index * 170}A${560 + index * 170} ${560 + index * 170} 0 0 1 3000 ${1490 + 560 + index * 170}`,
).join('');

/** Extends far beyond the canvas: day on one half, night on the other. */
const halves = svg(
  6000,
  3400,
  block(0, 0, 3000, 3400, apricot) +
    block(3000, 0, 3000, 3400, plum) +
    fill(beams, '#ffc47d') +
    `<g fill="none" stroke="#3b1c5c" stroke-width="16"><path d="${arcs}"/></g>` +
    [
      [3620, 1000],
      [3600, 1240],
      [4720, 2300],
      [4660, 1640],
      [3480, 2330],
      [4560, 860],
      [3300, 900],
    ]
      .map(([x = 0, y = 0], index) => disc(x, y, index % 2 ? 8 : 12, lilac))
      .join(''),
);

const [x, y] = [600, 600];
const craters: readonly (readonly [number, number, number])[] = [
  [720, 360, 70],
  [860, 560, 96],
  [700, 720, 54],
  [880, 800, 60],
  [660, 540, 36],
  [780, 930, 44],
];
/** Half a sun and half a moon, joined. */
const sphere = svg(
  1200,
  1200,
  fill(`M${x} ${y - radius}A${radius} ${radius} 0 0 0 ${x} ${y + radius}Z`, 'url(#sun)') +
    fill(`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Z`, 'url(#moon)') +
    [0.78, 0.56, 0.34]
      .map((share, index) =>
        fill(
          `M${x} ${y - radius * share}A${radius * share} ${radius * share} 0 0 0 ${x} ${y + radius * share}Z`,
          ['#f2683a', '#f88a45', '#ffb35c'][index] ?? '',
        ),
      )
      .join('') +
    craters
      .map(([left, top, size]) => disc(left, top, size, '#b49ae6') + disc(left + size * 0.1, top + size * 0.12, size * 0.8, '#c5aff0'))
      .join('') +
    line(`M${x} ${y - radius}V${y + radius}`, cream, 10),
  linear('sun', '0 #e04a2f, 1 #f0683a') + linear('moon', '0 #ece2ff, 1 #c9b4f2'),
);

/** The picture beside the text: a morning or an evening, and scales tipping to one side or the other. */
const vignette = (isDay: boolean): string => {
  const [heaven, near, far, light] = isDay ? ['#ffe3b8', '#d9531f', '#f2863f', '#f2683a'] : ['#4a2a78', '#1c0a30', '#6a45b0', '#ece2ff'];
  return svg(
    600,
    600,
    disc(300, 300, 290, heaven) +
      disc(isDay ? 230 : 380, 250, 96, light) +
      (isDay ? '' : disc(420, 226, 84, heaven)) +
      fill('M18 360C120 280 200 330 300 350S500 270 586 340A290 290 0 0 1 300 590A290 290 0 0 1 18 360Z', far) +
      fill('M36 420C160 400 240 480 360 440S520 400 566 420A290 290 0 0 1 300 590A290 290 0 0 1 36 420Z', near),
  );
};
const scales = (isDay: boolean): string => {
  const [tone, left, right] = isDay ? [plum, '#d9431f', cream] : [cream, '#ffb35c', mint];
  const [one, other] = isDay ? [80, -60] : [-60, 80];
  const bowl = (middle: number, lower: number, color: string): string =>
    line(`M${middle} ${200 + lower}L${middle - 90} ${380 + lower}H${middle + 90}Z`, tone, 8) +
    fill(`M${middle - 110} ${380 + lower}H${middle + 110}A110 90 0 0 1 ${middle - 110} ${380 + lower}Z`, color) +
    disc(middle, 346 + lower, 40, middle < 300 ? '#f2683a' : lilac);
  return svg(
    600,
    600,
    line(`M300 90V560M200 560H400M140 ${200 + one}L460 ${200 + other}`, tone, 18) +
      disc(300, 130, 24, tone) +
      bowl(140, one, left) +
      bowl(460, other, right),
  );
};

interface Side {
  id: string;
  title: string;
  label: string;
  body: string;
  points: string;
  picture: string;
  alt: string;
  isDay: boolean;
  y: number;
}

/** A stop on one of the halves; those of the night are aligned to the right. */
function side({ id, title, label, body, points, picture, alt, isDay, y: top }: Side): Wire {
  const align = isDay ? 'start' : 'end';
  const tone = isDay ? plum : cream;
  return topic(
    id,
    title.replace('\n', ' '),
    at(isDay ? 590 : 2610, top, 1600, 900, { scale: 0.58 }),
    [
      words('subtitle_2', label, box(90, 90, 1420, 54), { align, style: { color: isDay ? rust : mint, size: 40 } }),
      words('title', title, box(88, 144, 1424, 130), { align, style: { color: tone, isItalic: !isDay } }),
      words('body', body, box(isDay ? 90 : 690, 296, 820, 200), { align, style: { color: tone } }),
      ...points.split('\n').flatMap((point, row) => [
        {
          kind: 'shape',
          shape: isDay ? 'ellipse' : 'diamond',
          fill: isDay ? '#d9431f' : mint,
          ...at(isDay ? 112 : 1488, 583 + row * 82, 36, 36),
        },
        words('body', point, box(isDay ? 168 : 692, 552 + row * 82, 740, 66), { align, style: { color: tone, weight: 600 } }),
      ]),
      art(picture, at(isDay ? 1250 : 350, 500, 560, 560), alt),
    ],
    { frame: 'invisible' },
  );
}

const sides: readonly Side[] = [
  {
    id: 'this',
    title: 'The first way',
    label: 'This',
    body: 'Describe it as its best friend would: what it is, in one sentence, without the other.',
    points: 'What it makes easy\nWho likes it, and why\nWhat it asks of you',
    picture: vignette(true),
    alt: 'A morning: an orange sun over hills.',
    isDay: true,
    y: 790,
  },
  {
    id: 'that',
    title: 'The other way',
    label: 'That',
    body: 'Give it the same care, the same length, and just as good a friend.',
    points: 'What it makes easy\nWho likes it, and why\nWhat it asks of you',
    picture: vignette(false),
    alt: 'An evening: a thin moon over dark hills.',
    isDay: false,
    y: 790,
  },
  {
    id: 'if-this',
    title: 'Choose this if …',
    label: 'By day',
    body: 'The situation in which you would recommend it without a second thought.',
    points: 'A sign you can check today\nA need that will not go away\nA price you are glad to pay',
    picture: scales(true),
    alt: 'Scales that sink to the left.',
    isDay: true,
    y: 1420,
  },
  {
    id: 'if-that',
    title: 'Choose that if …',
    label: 'By night',
    body: 'Not the rest, but the case where this is simply the better choice.',
    points: 'A sign you can check today\nA need that will not go away\nA price you are glad to pay',
    picture: scales(false),
    alt: 'Scales that sink to the right.',
    isDay: false,
    y: 1420,
  },
];

const verdict: Wire = {
  kind: 'group',
  id: 'verdict',
  ...at(600, 1010, 760, 130),
  children: [
    panel(mint, box(0, 0, 760, 130), 65),
    words('subtitle', 'We choose ____, because ____', box(20, 10, 720, 110), {
      align: 'center',
      verticalAlign: 'middle',
      style: { color: plum, size: 48 },
    }),
  ],
};

const question = topic(
  'question',
  'The question',
  at(...sky, 1200, 1200),
  [
    art(sphere, box(0, 0, 1200, 1200), 'A sphere: its left half an orange sun in rings, its right half a pale moon with craters.'),
    panel(plum, at(600, 600, 560, 300), 150),
    words('subtitle_2', 'What are you choosing?', at(600, 530, 500, 50), { align: 'center', style: { color: mint, size: 36 } }),
    words('subtitle', 'One question that\nhas two good answers', at(600, 622, 500, 130), {
      align: 'center',
      style: { color: cream, size: 46 },
    }),
    verdict,
  ],
  { frame: 'invisible' },
);

const score = topic(
  'score',
  'What weighs most',
  at(1424, 120, 1600, 900, { scale: 0.15, rotation: 4 }),
  [
    words('title', 'What weighs most', box(90, 70, 1400, 120), ink(plum)),
    {
      kind: 'chart',
      chart: 'bar',
      ...box(80, 210, 1440, 620),
      title: 'Points out of ten',
      categories: ['Cost', 'Speed', 'Joy', 'In five years'],
      series: [
        { name: 'This', values: [8, 5, 7, 4], color: 'accent1' },
        { name: 'That', values: [4, 7, 6, 9], color: 'accent2' },
      ],
      alt: 'Bar chart with sample points: this is ahead in cost and joy, that in speed and in five years.',
    },
  ],
  { frame: { shape: 'rounded', fill: cream, stroke: { color: mint, width: 26 } } },
);

const table = topic('table', 'Side by side', at(1600, 1480, 1600, 900, { scale: 0.54 }), [
  panel(cream, box(0, 0, 1600, 900), 44),
  words('title', 'Side by side', box(90, 66, 1200, 120), ink(plum)),
  {
    kind: 'table',
    ...box(90, 226, 1420, 600),
    columns: [4, 5, 5],
    hasHeader: true,
    fontSize: 38,
    lines: { color: '#e6d3b8', width: 2 },
    rows: [
      ['What counts', 'This', 'That'],
      ['What it costs', 'A sum, and per what', 'A sum, and per what'],
      ['How soon', 'Days until it helps', 'Days until it helps'],
      ['Who can do it', 'The people you have', 'The people you need'],
      ['If it goes wrong', 'How you get back', 'How you get back'],
    ],
  },
  score,
]);

export const comparison: Deck = {
  oid: 'demotplcompa',
  owner: 'lectern-team',
  tags: ['Comparison', 'Decision', 'Teaching', 'Business'],
  document: {
    schemaVersion: 2,
    title: 'This or that',
    description:
      'Two halves of one canvas, day and night, for a choice between two good answers. Each side gets the same room; a table and a chart stand on the line between them, and the verdict comes last.',
    language: 'en',
    theme: {
      palette: {
        background: cream,
        surface: '#ffffff',
        text: plum,
        muted: '#5d4a73',
        accent1: '#d9531f',
        accent2: '#6a45b0',
        accent3: '#e0962e',
        accent4: '#2f9c74',
        accent5: '#b49ae6',
        accent6: '#a0391a',
      },
      fonts: { heading: 'Playfair Display', body: 'Work Sans' },
      textStyles: textStyles({ size: 100, weight: 800, letterSpacing: -0.02 }, { size: 46 }),
      background: {
        fill: {
          kind: 'linear',
          x1: 0,
          y1: 0,
          x2: 1,
          y2: 0,
          stops: [
            { offset: 0, color: apricot },
            { offset: 0.5, color: apricot },
            { offset: 0.5, color: plum },
            { offset: 1, color: plum },
          ],
        },
        layers: [],
      },
    },
    root: {
      kind: 'topic',
      id: 'both',
      title: 'This or that',
      width: 3200,
      height: 1800,
      children: [
        art(halves, at(1600, 900, 6000, 3400), 'Two halves: on the left a day with sunbeams, on the right a night with stars.'),
        words('title', 'The choice before us', box(122, 424, 1000, 84), { style: { size: 60, weight: 600, lineHeight: 1.25 } }),
        words('subtitle', 'Who decides, and by when', box(2080, 424, 1000, 84), {
          align: 'end',
          style: { size: 60, letterSpacing: -0.02, isItalic: true, color: cream },
        }),
        words('subtitle', 'This', box(110, 40, 1000, 400), { style: { size: 330, weight: 900, lineHeight: 1.1, letterSpacing: -0.02 } }),
        words('subtitle', 'that', box(2090, 40, 1000, 400), {
          align: 'end',
          style: { size: 330, weight: 900, lineHeight: 1.1, letterSpacing: -0.02, isItalic: true, color: cream },
        }),
        question,
        panel(cream, at(1600, 130, 190, 190), 95),
        words('subtitle', 'or', at(1600, 118, 190, 140), {
          align: 'center',
          verticalAlign: 'middle',
          style: { size: 100, weight: 800, lineHeight: 1.08, letterSpacing: -0.02, isItalic: true },
        }),
        ...sides.map(side),
        table,
      ],
    },
    path: [
      stop(
        'both',
        'This or that',
        'Say what has to be chosen, and by when. Ask for a show of hands before you begin; you will ask again.',
        { hold: 6000 },
      ),
      stop('question', 'The question', 'Read the question aloud. If one answer is silly, it is not a choice, and you can stop here.', {
        hold: 6000,
      }),
      stop('this', 'This', 'Speak for it as if it were yours.', { hold: 7000 }),
      stop('that', 'That', 'And now for the other, for exactly as long.', { hold: 7000 }),
      stop('table', 'Side by side', 'Go through it row by row, never column by column.', { hold: 8000 }),
      stop('score', 'What weighs most', 'Points are opinions with numbers on them. Say whose they are.', { hold: 7000 }),
      stop('if-this', 'Choose this if', 'Name a case from the room.', { hold: 6000 }),
      stop('if-that', 'Choose that if', 'And the case in which you would change your mind.', { hold: 6000 }),
      { ...stop('question', 'The verdict', 'Back to the question. Ask for hands again.', { hold: 4000 }), id: 'back-to-the-question' },
      reveal('decided', ['verdict'], 'Finish the sentence together, and write down the because.', { hold: 6000 }),
    ],
  },
};
