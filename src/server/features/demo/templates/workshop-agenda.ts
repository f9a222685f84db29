import { block, disc, fill, ink, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, short, svg } from '../kit/drawing.ts';

const [mustard, night, cream, red] = ['#f6c23e', '#1e2047', '#fff8e6', '#c9252d'];
const centre: Point = [2140, 900];

/** Where a time of day is on the clock face. */
const onFace = (hour: number, radius: number, [x, y]: Point = centre): Point => {
  const angle = ((hour % 12) / 12) * Math.PI * 2;
  return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
};
const pointOf = (point: Point): string => point.map(short).join(' ');

const icons = {
  arrive: 'M30 60H118V110C118 140 96 150 74 150S30 140 30 110ZM118 76H134C156 76 156 116 134 116H118M56 20V40M92 20V40',
  problem: 'M84 84m-52 0a52 52 0 1 0 104 0a52 52 0 1 0 -104 0M122 122L160 160M84 60V90M84 108V110',
  ideas: 'M60 124C36 108 30 84 40 62C56 24 116 24 132 62C142 84 136 108 112 124V142H60ZM66 160H106',
  lunch: 'M24 90H152C152 130 124 154 88 154S24 130 24 90ZM60 60C48 46 72 40 60 22M92 60C80 46 104 40 92 22M124 60C112 46 136 40 124 22',
  build: 'M26 98H86V154H26ZM94 98H154V154H94ZM60 34H120V90H60Z',
  show: 'M24 74V112L56 112L130 146V40L56 74ZM60 114L72 154H96M148 78C158 88 158 100 148 110',
  decide: 'M90 90m-66 0a66 66 0 1 0 132 0a66 66 0 1 0 -132 0M58 92L82 116L124 68',
};

interface Block {
  id: keyof typeof icons;
  hour: number;
  time: string;
  title: string;
  body: string;
  color: string;
  /** The colour of the texts. */
  tone: string;
  size: number;
  more?: readonly Wire[];
}

const centred = (tone: string, size?: number): Wire => ({ align: 'center', ...ink(tone, size) });

const blockOf = ({ id, hour, time, title, body, color, tone, size, more = [] }: Block): Wire => {
  const [x, y] = onFace(hour, 600);
  const lower = more.length > 0 ? 0 : 56;
  return topic(
    id,
    title,
    at(Math.round(x), Math.round(y), 900, 900, { scale: size / 900 }),
    [
      art(svg(180, 180, line(icons[id], tone, 12)), at(450, 164 + lower, 140, 140)),
      words('subtitle', time, at(450, 284 + lower, 500, 66), centred(tone)),
      words('title', title, at(450, 372 + lower, 760, 110), centred(tone)),
      words('body', body, at(450, 570 + lower, 670, 240), centred(tone)),
      ...more,
    ],
    { frame: { shape: 'circle', fill: color, stroke: { color: cream, width: 22 } } },
  );
};

const rules = topic(
  'rules',
  'Rules for ideas',
  at(450, 768, 900, 900, { scale: 0.2 }),
  [
    words('title', 'Four rules', at(450, 246, 640, 110), centred(night)),
    words('body', 'Many before good.\nBuild on what was said.\nOne voice at a time.\nJudge after lunch.', at(450, 510, 680, 330), {
      align: 'center',
      style: { color: night, size: 54, lineHeight: 1.5 },
    }),
  ],
  { frame: { shape: 'circle', fill: '#ffdf85', stroke: { color: cream, width: 20 } } },
);

const votes: Wire = {
  kind: 'group',
  id: 'votes',
  ...at(450, 736, 420, 90),
  children: Array.from({ length: 5 }, (_, index) => ({
    kind: 'shape',
    shape: 'ellipse',
    fill: index < 3 ? mustard : '#ffffff55',
    ...at(50 + index * 80, 45, 62, 62),
  })),
};

const blocks: readonly Block[] = [
  {
    id: 'arrive',
    hour: 9,
    time: '9:00',
    title: 'Arrive',
    body: 'Coffee first. Then everybody finishes one sentence: “Today is worth it if …”',
    color: '#ff9a62',
    tone: night,
    size: 304,
  },
  {
    id: 'problem',
    hour: 10,
    time: '10:00',
    title: 'One problem',
    body: 'Write the question so that it fits on a door. Who has it, when, and what do they do today?',
    color: red,
    tone: '#ffffff',
    size: 304,
  },
  {
    id: 'ideas',
    hour: 11.5,
    time: '11:30',
    title: 'Many ideas',
    body: 'Eight minutes alone, eight in pairs, then on the wall. Aim for forty.',
    color: '#166a7b',
    tone: '#ffffff',
    size: 404,
    more: [rules],
  },
  {
    id: 'lunch',
    hour: 13,
    time: '13:00',
    title: 'Lunch',
    body: 'A real hour, away from the wall. The best idea often comes with the soup.',
    color: '#9ad4ee',
    tone: night,
    size: 270,
  },
  {
    id: 'build',
    hour: 14,
    time: '14:00',
    title: 'Build it',
    body: 'Paper, tape, an hour. Three groups make three versions of something to try.',
    color: '#4a3793',
    tone: '#ffffff',
    size: 344,
  },
  {
    id: 'show',
    hour: 15.5,
    time: '15:30',
    title: 'Show it',
    body: 'Five minutes each. Listeners say one “I like” and one “I wonder”, nothing else.',
    color: '#f58bab',
    tone: night,
    size: 344,
  },
  {
    id: 'decide',
    hour: 17,
    time: '17:00',
    title: 'Decide',
    body: 'Three dots a person. What wins gets a name and a date before anybody leaves.',
    color: '#0f6e62',
    tone: '#ffffff',
    size: 384,
    more: [votes],
  },
];

const ticks = Array.from({ length: 60 }, (_, minute) =>
  minute % 5 === 0 ? '' : `M${pointOf(onFace(minute / 5, 800))}L${pointOf(onFace(minute / 5, 780))}`,
).join('');
const hours = Array.from({ length: 12 }, (_, hour) => `M${pointOf(onFace(hour, 802))}L${pointOf(onFace(hour, 764))}`).join('');
const [x, y] = centre;
const face = svg(
  3200,
  1800,
  disc(x + 26, y + 30, 862, '#d99d16') +
    disc(x, y, 862, night) +
    disc(x, y, 824, cream) +
    fill(`M${x} ${y}L${pointOf(onFace(5, 824))}A824 824 0 0 1 ${pointOf(onFace(9, 824))}Z`, '#2b2e63') +
    `<path d="M${pointOf(onFace(9, 600))}A600 600 0 1 1 ${pointOf(onFace(5, 600))}" fill="none" stroke="#f2d78d" stroke-width="90"/>` +
    line(hours, '#8a8199', 14) +
    line(ticks, '#b7ad9d', 6) +
    fill('M1796 1308A92 92 0 1 0 1900 1402A74 74 0 0 1 1796 1308Z', '#ffe9a8') +
    [
      [1700, 1150],
      [2010, 1480],
      [1940, 1250],
      [1650, 1290],
      [2080, 1330],
      [2170, 1560],
    ]
      .map(([left = 0, top = 0], index) => disc(left, top, index % 2 ? 7 : 11, cream))
      .join('') +
    line(`M${x} ${y}L${pointOf(onFace(9, 430))}`, night, 40) +
    line(`M${x} ${y}L${pointOf(onFace(12.36, 730))}`, night, 26) +
    line(`M${pointOf(onFace(1.5, 250))}L${pointOf(onFace(7.5, 420))}`, red, 12),
);

const goal = topic(
  'goal',
  'The goal',
  at(x, y, 900, 900, { scale: 0.47 }),
  [
    words('subtitle', 'By five o’clock', at(450, 236, 600, 66), centred('#8f1b22')),
    words('title', 'We leave\nwith ____', at(450, 372, 640, 200), centred(night)),
    words('body', 'One thing that somebody can hold, use or sign. Not “alignment”.', at(450, 596, 640, 180), centred(night)),
  ],
  { frame: { shape: 'circle', fill: '#ffffff', stroke: { color: night, width: 30 } } },
);

const note = topic('note', 'Before you begin', at(560, 1370, 1200, 800, { scale: 0.66, rotation: -4 }), [
  art(
    svg(
      1200,
      800,
      block(14, 18, 1186, 782, '#d9a11c') +
        block(0, 0, 1180, 776, '#ffffff') +
        block(470, -30, 240, 80, '#f58babcc') +
        [0, 1, 2, 3].map((row) => block(90, 262 + row * 112, 56, 56, 'none', ` rx="12" stroke="${night}" stroke-width="8"`)).join('') +
        line('M100 290L116 308L150 256', red, 12),
    ),
    box(0, 0, 1200, 800),
    'A note with four boxes to tick; the first is ticked.',
  ),
  words('title', 'Before you begin', box(86, 96, 1020, 110), ink(night)),
  ...['A room with one long wall', 'Paper, thick pens, tape', 'Seven people, at most twelve', 'Somebody who watches the clock'].map(
    (text, row) => words('body', text, box(184, 258 + row * 112, 940, 70), ink(night, 46)),
  ),
]);

export const workshopAgenda: Deck = {
  oid: 'demotplworks',
  owner: 'lectern-team',
  tags: ['Workshop', 'Agenda', 'Facilitation', 'Team'],
  document: {
    schemaVersion: 2,
    title: 'Workshop agenda',
    description:
      'A day as a clock: seven stops from nine to five, the goal in its middle, and the evening left free. Move the circles to your hours and replace what they ask people to do.',
    language: 'en',
    theme: {
      palette: {
        background: mustard,
        surface: cream,
        text: night,
        muted: '#55507a',
        accent1: red,
        accent2: '#166a7b',
        accent3: '#ff9a62',
        accent4: '#4a3793',
        accent5: '#f58bab',
        accent6: '#0f6e62',
      },
      fonts: { heading: 'Poppins', body: 'Poppins' },
      textStyles: textStyles({ size: 90 }, { size: 44, lineHeight: 1.36 }),
      background: {
        fill: mustard,
        layers: [
          {
            id: 'rings',
            depth: 0.7,
            objects: [
              art(
                svg(
                  4800,
                  3200,
                  [1050, 1260, 1490, 1740, 2010]
                    .map((radius) => `<circle cx="2940" cy="1600" r="${radius}" fill="none" stroke="#efb526" stroke-width="46"/>`)
                    .join(''),
                ),
                at(1600, 900, 4800, 3200),
              ),
            ],
          },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'day',
      title: 'Workshop agenda',
      width: 3200,
      height: 1800,
      children: [
        art(
          face,
          at(1600, 900, 3200, 1800),
          'A large clock that shows nine. The hours from five to nine in the evening are dark, with a moon.',
        ),
        words('title', 'Workshop\nagenda', box(96, 150, 1200, 480), { style: { size: 222, lineHeight: 1.02, letterSpacing: -0.045 } }),
        words('subtitle', 'One day, one question,\nand a decision at five', box(110, 660, 1080, 160), ink(night, 58, { weight: 500 })),
        ...blocks.map(blockOf),
        goal,
        note,
      ],
    },
    path: [
      stop('day', 'The day', 'Welcome people and walk once around the clock with your finger. Promise that it ends at five.', {
        hold: 6000,
      }),
      stop('note', 'Before you begin', 'This one is for you, the day before. Take it off the path if you like.', { hold: 6000 }),
      stop('goal', 'The goal', 'Read what you want to leave with, and ask whether anybody came for something else.', { hold: 6000 }),
      stop('arrive', '9:00 Arrive', 'Everybody speaks once in the first ten minutes. Who has spoken once speaks again.', { hold: 6000 }),
      stop('problem', '10:00 One problem', 'Stay with the problem until somebody is impatient. Then stay five minutes longer.', {
        hold: 7000,
      }),
      stop('ideas', '11:30 Many ideas', 'Start the timer. First alone, in silence; it is fairer to those who think before they speak.', {
        hold: 6000,
      }),
      stop('rules', 'Rules for ideas', 'Read the four rules aloud and leave them on the wall.', { hold: 7000 }),
      stop('lunch', '13:00 Lunch', 'Send everybody out. Really.', { hold: 4000 }),
      stop('build', '14:00 Build it', 'Ugly is good: what looks finished gets compliments, not comments.', { hold: 6000 }),
      stop('show', '15:30 Show it', 'Keep the five minutes. The clock is the fairest chair.', { hold: 6000 }),
      stop('decide', '17:00 Decide', 'Hand out the dots and be quiet.', { hold: 4000 }),
      reveal('voted', ['votes'], 'Count, name somebody, name a date. Then thank them and end on time.', { title: 'The vote', hold: 6000 }),
    ],
  },
};
