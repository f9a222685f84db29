import { block, disc, fill, ink, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, short, smooth, svg } from '../kit/drawing.ts';

const [indigo, ecru, red, gold] = ['#1c2c5b', '#f4ecdc', '#e8483f', '#f0b65a'];

/** A line in running stitches. */
const stitched = (d: string, color: string, width: number, length = 26): string =>
  line(d, color, width, ` stroke-dasharray="${length} ${short(length * 0.62)}"`);
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const turned = (count: number, x: number, y: number, d: string): string =>
  each(count, (index) => `<g transform="rotate(${(index * 360) / count} ${x} ${y})">${d}</g>`).join('');

/** The motifs stitched into the hoops, centred on 300, 300. */
const motifs = {
  seed:
    stitched('M300 470C300 400 296 360 300 300', '#5d8a4a', 12) +
    fill('M300 330C230 330 190 290 190 230C260 230 300 270 300 330Z', '#7fae62') +
    fill('M300 300C300 230 340 180 410 180C410 250 370 300 300 300Z', '#5d8a4a') +
    stitched('M180 470H420', '#8a5a3c', 12),
  house:
    fill('M190 300L300 190L410 300V440H190Z', red) +
    fill('M172 306L300 176L428 306Z', indigo) +
    block(270, 350, 60, 90, ecru) +
    stitched('M190 300L300 190L410 300V440H190Z', ecru, 6, 16) +
    stitched('M160 452H440', '#8a5a3c', 12),
  star:
    turned(8, 300, 300, fill('M300 300L332 222L300 130L268 222Z', gold) + stitched('M300 300V140', '#a8641a', 5, 12)) +
    disc(300, 300, 26, red),
  bird:
    fill('M170 330C210 240 320 230 370 280L440 262L392 316C380 400 260 430 200 390L130 420Z', '#3f7fb0') +
    fill('M250 320C290 280 340 300 350 330C320 370 270 370 250 320Z', '#8fc1de') +
    stitched('M196 372C260 400 350 380 374 310', ecru, 6, 14) +
    disc(372, 290, 9, indigo),
  sun:
    disc(300, 300, 78, gold) +
    turned(12, 300, 300, stitched('M300 196V140', red, 12, 20)) +
    stitched(circle(300, 300, 54), '#a8641a', 6, 14),
  flower:
    turned(
      6,
      300,
      300,
      fill('M300 300C250 250 256 180 300 150C344 180 350 250 300 300Z', '#d77ba6') + stitched('M300 280V180', '#8f2f63', 5, 12),
    ) + disc(300, 300, 34, gold),
} as const;

/** A wooden hoop with its cloth. */
const hoop = (motif: keyof typeof motifs): string =>
  svg(
    600,
    640,
    disc(306, 348, 284, '#0e1838') +
      block(272, 0, 56, 76, '#c08a52', ' rx="10"') +
      block(258, 22, 84, 20, '#8f5f33', ' rx="8"') +
      disc(300, 340, 284, '#d9a066') +
      disc(300, 340, 284, 'none', ' stroke="#b57a42" stroke-width="8"') +
      disc(300, 340, 250, ecru, ' stroke="#b57a42" stroke-width="8"') +
      stitched(circle(300, 340, 222), '#b8c3de', 7, 18) +
      `<g transform="translate(0 40)">${motifs[motif]}</g>`,
  );

interface Moment {
  id: string;
  year: string;
  title: string;
  body: string;
  motif: keyof typeof motifs;
  alt: string;
  place: Point;
  rotation?: number;
  more?: readonly Wire[];
}

const momentOf = ({ id, year, title, body, motif, alt, place: [x, y], rotation = 0, more = [] }: Moment): Wire =>
  topic(id, `${year}: ${title}`, at(x, y, 1600, 900, { scale: 0.58, rotation }), [
    art(hoop(motif), at(390, 440, 690, 736), alt),
    words('subtitle', year, box(790, 232, 780, 76), ink(gold, 54)),
    words('title', title, box(788, 300, 810, 120)),
    words('body', body, box(790, 434, 750, 210)),
    ...more,
  ]);

const tag = topic(
  'numbers',
  'The years in numbers',
  at(960, 760, 1600, 900, { scale: 0.2, rotation: -4 }),
  [
    words('title', 'The years in numbers', box(110, 80, 1380, 120), ink(ecru)),
    {
      kind: 'chart',
      chart: 'column',
      ...box(100, 220, 1400, 600),
      title: 'One thing you can count in every year',
      categories: ['Year 1', 'Year 3', 'Year 5', 'Year 7', 'Year 9', 'Now'],
      series: [{ name: 'Counted', values: [2, 5, 9, 7, 14, 21], color: 'accent1' }],
      hasLegend: false,
      alt: 'Column chart with sample numbers: from 2 in the first year to 21 now, with a dip in the seventh.',
    },
  ],
  { frame: { shape: 'rounded', fill: '#26386d', stroke: { color: gold, width: 22 } } },
);

const moments: readonly Moment[] = [
  {
    id: 'before',
    year: 'Before',
    title: 'Without it',
    body: 'What people did then, and why nobody minded. Without a before, nothing happened.',
    motif: 'seed',
    alt: 'A hoop with a stitched seedling.',
    place: [520, 880],
    rotation: -2,
  },
  {
    id: 'start',
    year: 'The year',
    title: 'Somebody begins',
    body: 'A name, a place, a first attempt. Small is fine: beginnings are.',
    motif: 'house',
    alt: 'A hoop with a red stitched house.',
    place: [1580, 830],
    rotation: 1.5,
  },
  {
    id: 'turn',
    year: 'The year',
    title: 'Then it turns',
    body: 'The one event without which the rest would be different.',
    motif: 'star',
    alt: 'A hoop with a golden star of eight points.',
    place: [2650, 890],
    rotation: -1,
    more: [words('subtitle', 'Until then ____.\nFrom then on ____.', box(790, 640, 780, 130, { id: 'hinge' }), ink('#ffb9a8', 48))],
  },
  {
    id: 'spread',
    year: 'Some years on',
    title: 'It travels',
    body: 'Where it went, who carried it, and what they changed on the way.',
    motif: 'bird',
    alt: 'A hoop with a blue stitched bird.',
    place: [2650, 1440],
    rotation: 2,
    more: [tag],
  },
  {
    id: 'today',
    year: 'Today',
    title: 'Where we are',
    body: 'One picture of now. What is still as it was on the first day?',
    motif: 'sun',
    alt: 'A hoop with a golden sun and red rays.',
    place: [1580, 1390],
    rotation: -1.5,
  },
  {
    id: 'next',
    year: 'Next',
    title: 'The open end',
    body: 'What you would like to add here in a year, and who holds the needle.',
    motif: 'flower',
    alt: 'A hoop with a pink flower of six petals.',
    place: [520, 1450],
    rotation: 1,
  },
];

const way: readonly Point[] = [
  [330, 400],
  [140, 560],
  [282, 874],
  [400, 1090],
  [700, 1120],
  [1010, 1010],
  [1130, 850],
  [1342, 824],
  [1470, 1040],
  [1790, 1070],
  [2110, 990],
  [2220, 890],
  [2412, 884],
  [2480, 1100],
  [2760, 1160],
  [3060, 1150],
  [3140, 1210],
  [3030, 1256],
  [2680, 1230],
  [2412, 1434],
  [2290, 1630],
  [2020, 1690],
  [1680, 1660],
  [1470, 1590],
  [1342, 1384],
  [1170, 1330],
  [1070, 1450],
  [980, 1650],
  [700, 1720],
  [420, 1650],
  [282, 1444],
  [130, 1240],
  [60, 1130],
];
const needle = `<g transform="translate(60 1130) rotate(-32)">${fill('M0 30C-12 30 -16 10 -14 -10L-3 -300L3 -300L14 -10C16 10 12 30 0 30Z', '#dfe6f2')}${fill('M-4 -2a4 22 0 1 1 8 0a4 22 0 1 1 -8 0Z', indigo)}</g>`;
const spool = `<g transform="translate(330 300)">${block(-130, -150, 260, 46, '#d9a066', ' rx="16"')}${block(-130, 108, 260, 46, '#b57a42', ' rx="16"')}${block(-96, -108, 192, 220, red, ' rx="14"')}${line(each(7, (row) => `M-92 ${-84 + row * 30}L92 ${-96 + row * 30}`).join(''), '#b92f2c', 6)}</g>`;
const thread = svg(
  3600,
  2000,
  `<g transform="translate(200 100)">${line(smooth(way), '#101b40', 16, ' transform="translate(6 12)"')}${line(smooth(way), red, 14)}${spool}${needle}</g>`,
);

/** The wave pattern of old work clothes, in white stitches. */
const waves = each(11, (row) =>
  each(19, (column) =>
    [150, 80]
      .map(
        (radius) =>
          `M${column * 300 + (row % 2) * 150 - radius} ${300 + row * 260}A${radius} ${radius} 0 0 1 ${column * 300 + (row % 2) * 150 + radius} ${300 + row * 260}`,
      )
      .join(''),
  ).join(''),
).join('');
const cloth = svg(5600, 3400, stitched(waves, '#31457f', 7, 20));

export const timeline: Deck = {
  oid: 'demotpltimel',
  owner: 'lectern-team',
  tags: ['Timeline', 'History', 'Teaching', 'Story'],
  document: {
    schemaVersion: 2,
    title: 'Timeline',
    description:
      'A red thread through six embroidery hoops on indigo cloth, from the world before to the open end. Give every hoop a year, an event and two sentences; the thread holds them together.',
    language: 'en',
    theme: {
      palette: {
        background: indigo,
        surface: '#26386d',
        text: ecru,
        muted: '#c5cfe8',
        accent1: red,
        accent2: gold,
        accent3: '#8fc1de',
        accent4: '#7fae62',
        accent5: '#d77ba6',
        accent6: '#d9a066',
      },
      fonts: { heading: 'Lora', body: 'Nunito' },
      textStyles: textStyles({ size: 98, weight: 700, letterSpacing: -0.015 }, { size: 47, weight: 500 }),
      background: { fill: indigo, layers: [{ id: 'cloth', depth: 0.75, objects: [art(cloth, at(1600, 900, 5600, 3400))] }] },
    },
    root: {
      kind: 'topic',
      id: 'thread',
      title: 'Timeline',
      width: 3200,
      height: 1800,
      children: [
        {
          kind: 'shape',
          shape: 'ellipse',
          ...at(1700, 340, 2900, 900),
          fill: {
            kind: 'radial',
            stops: [
              { offset: 0, color: indigo },
              { offset: 0.6, color: indigo, opacity: 0.9 },
              { offset: 1, color: indigo, opacity: 0 },
            ],
          },
        },
        words('title', 'One thread, many years', box(620, 130, 2500, 270), {
          style: { size: 212, lineHeight: 1.1, letterSpacing: -0.025 },
        }),
        words(
          'subtitle',
          'The story of ____, from before it began to what comes next',
          box(632, 392, 2400, 90),
          ink(gold, 62, { weight: 500 }),
        ),
        art(thread, at(1600, 900, 3600, 2000), 'A red thread runs from its spool through all hoops to a needle.'),
        ...moments.map(momentOf),
      ],
    },
    path: [
      stop(
        'thread',
        'One thread, many years',
        'Say how many years you cross, and in how many minutes. Follow the thread once with your eyes.',
        { hold: 6000 },
      ),
      stop('before', 'Before', 'Take people back: what was on the table, what did it cost, what did nobody have?', { hold: 7000 }),
      stop('start', 'Somebody begins', 'Tell it as a scene. Somebody stands somewhere and wants something.', { hold: 7000 }),
      stop('turn', 'Then it turns', 'Slow down here. This is the stop they will retell.', { hold: 6000 }),
      reveal('hinge-sentence', ['hinge'], 'Finish both halves of the sentence. If you cannot, it was not the turning point.', {
        hold: 6000,
      }),
      stop('spread', 'It travels', 'Follow one person or one object on the way, not the whole crowd.', { hold: 7000 }),
      stop('numbers', 'The years in numbers', 'Point at the year that went down, and say why.', { hold: 7000 }),
      stop('today', 'Today', 'What has stayed the same is often more surprising than what has changed.', { hold: 7000 }),
      stop('next', 'The open end', 'Hand the needle on: ask who adds the next stitch.', { hold: 7000 }),
    ],
  },
};
