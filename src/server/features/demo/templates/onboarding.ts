import { furniture, room } from '../art/template-scenes.ts';
import { block, disc, fill, ink, leaf, line, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { svg } from '../kit/drawing.ts';

const [brick, plum, peach] = ['#b5482f', '#3b1628', '#ffdcc8'];
const [left, ground, floorHeight, wide] = [1700, 1712, 388, 640];

interface Room {
  id: string;
  day: string;
  title: string;
  body: string;
  wall: string;
  boards: string;
  inside: keyof typeof furniture;
  alt: string;
  /** Column and floor, from the bottom. */
  place: readonly [column: number, floor: number];
  more?: readonly Wire[];
}

const roomOf = ({ id, day, title, body, wall, boards, inside, alt, place: [column, floor], more = [] }: Room): Wire =>
  topic(
    id,
    `${day}: ${title.replace('\n', ' ')}`,
    at(left + 30 + wide / 2 + column * (wide + 30), ground - 14 - floorHeight * (floor + 0.5), 1600, 900, { scale: 0.4 }),
    [
      art(room(wall, boards, furniture[inside]), box(0, 0, 1600, 900), alt),
      words('subtitle_2', day, box(84, 84, 700, 50), ink('#7a2417', 36)),
      words('title', title, box(82, 134, 770, 220)),
      words('body', body, box(84, title.includes('\n') ? 372 : 266, 700, 300)),
      ...more,
    ],
  );

const whoIsWho = topic(
  'who',
  'Who is who',
  at(330, 620, 1600, 900, { scale: 0.25, rotation: -3 }),
  [
    words('title', 'Who is who', box(100, 70, 1400, 110)),
    {
      kind: 'table',
      ...box(100, 200, 1400, 620),
      columns: [3, 3, 5],
      hasHeader: true,
      fontSize: 38,
      lines: { color: '#e3c9b6', width: 2 },
      rows: [
        ['Name', 'Does', 'Ask them about'],
        ['A first name', 'Your manager', 'Goals, doubts, days off'],
        ['A first name', 'Your buddy', 'Everything you dare not ask'],
        ['A first name', 'Runs the office', 'Keys, chairs, parcels'],
        ['A first name', 'Fixes computers', 'Access, accounts, printers'],
        ['A first name', 'Longest here', 'Why things are as they are'],
      ],
    },
  ],
  { frame: { shape: 'rounded', fill: '#fffaf0', stroke: { color: plum, width: 22 } } },
);

const firstTask: Wire = {
  kind: 'group',
  id: 'done',
  ...box(84, 620, 690, 120),
  children: [
    { kind: 'shape', shape: 'rounded', radius: 24, fill: plum, ...box(0, 0, 690, 120) },
    words('subtitle', 'Done means: somebody uses it', box(34, 10, 640, 100), {
      verticalAlign: 'middle',
      style: { color: '#ffd98a', size: 43 },
    }),
  ],
};

const rooms: readonly Room[] = [
  {
    id: 'monday',
    day: 'Monday',
    title: 'You arrive',
    body: 'Who opens the door, at what time, and what is ready on the desk. Write it so that nobody has to guess.',
    wall: '#f8c9a8',
    boards: '#a9714b',
    inside: 'hall',
    alt: 'A hall with an open front door, a coat stand and a plant.',
    place: [0, 0],
  },
  {
    id: 'tuesday',
    day: 'Tuesday',
    title: 'You meet people',
    body: 'Lunch with the team. Five names are enough for one day; zoom into the note for the rest.',
    wall: '#a9d8d0',
    boards: '#5f8f88',
    inside: 'kitchen',
    alt: 'A kitchen table with three mugs under three red lamps.',
    place: [1, 0],
    more: [whoIsWho],
  },
  {
    id: 'wednesday',
    day: 'Wednesday',
    title: 'You get\nyour tools',
    body: '- The three programs we use daily\n- Where files live\n- Who gives you access',
    wall: '#f7d98c',
    boards: '#b98b3f',
    inside: 'study',
    alt: 'A desk with a large screen, a lamp and a small plant.',
    place: [0, 1],
  },
  {
    id: 'thursday',
    day: 'Thursday',
    title: 'A first\nreal task',
    body: 'Small, useful, done by tonight. Name it here, and who will look at it with you.',
    wall: '#f2b5a7',
    boards: '#a55b4c',
    inside: 'workroom',
    alt: 'A board with coloured notes in three columns over a workbench.',
    place: [1, 1],
    more: [firstTask],
  },
  {
    id: 'friday',
    day: 'Friday',
    title: 'You look back',
    body: 'Half an hour on the sofa: what surprised you, what is missing, what would you change?',
    wall: '#cfc1e6',
    boards: '#7c6a9c',
    inside: 'lounge',
    alt: 'A sofa under a window with the setting sun.',
    place: [0, 2],
  },
  {
    id: 'library',
    day: 'Any time',
    title: 'The words\nwe use',
    body: '- A short name, and what it means\n- A project everybody mentions\n- The joke behind the meeting room',
    wall: '#bfe0ea',
    boards: '#6d95a3',
    inside: 'library',
    alt: 'Shelves full of books with a ladder.',
    place: [1, 2],
  },
  {
    id: 'lookout',
    day: 'Day 90',
    title: 'The view\nfrom here',
    body: 'One sentence for each: what you will know after 30 days, do after 60, own after 90.',
    wall: '#fbe6c8',
    boards: '#c29a6b',
    inside: 'lookout',
    alt: 'A telescope before a round window with the moon.',
    place: [0.5, 3],
  },
];

const tree = (x: number, size: number, tones: readonly [string, string]): string =>
  line(`M${x} ${ground}V${ground - size}`, '#6b3a3f', size / 14) +
  leaf([x, ground - size * 0.4], size * 1.25, 0, tones[0], tones[1]) +
  leaf([x, ground - size * 0.36], size * 0.5, 62, tones[0], tones[1]) +
  leaf([x, ground - size * 0.28], size * 0.42, -62, tones[0], tones[1]);

const [right, roof, middle] = [left + 1370, ground - floorHeight * 3 - 14, left + 685];
const house = svg(
  4400,
  2400,
  `<g transform="translate(600 0)">${
    disc(1330, 1420, 170, '#ffb26b') +
    disc(1330, 1420, 126, '#ffc98f') +
    fill(`M-600 ${ground}V1500C-300 1440 -200 1620 0 1560C300 1480 520 1600 860 1540S1500 1500 1720 1560V${ground}Z`, '#f6b49b') +
    fill(`M-600 ${ground}V1600C-300 1560 -200 1690 0 1640C260 1580 700 1680 1080 1630S1500 1620 1720 1650V${ground}Z`, '#e99377') +
    block(left, roof, 1370, floorHeight * 3 + 14, brick) +
    block(left - 40, roof - 24, 1450, 38, plum, ' rx="8"') +
    block(middle - 350, roof - floorHeight, 700, floorHeight, brick) +
    fill(`M${middle - 420} ${roof - floorHeight}L${middle} ${roof - floorHeight - 130}L${middle + 420} ${roof - floorHeight}Z`, plum) +
    block(right - 200, roof - 130, 90, 110, '#8c3b2e') +
    block(right - 216, roof - 146, 122, 26, plum, ' rx="6"') +
    line(
      `M${left - 20} ${roof - 190}V${roof - 20}M${left - 20} ${roof - 180}Q${left + 150} ${roof - 90} ${middle - 350} ${roof - 220}`,
      plum,
      6,
    ) +
    [
      [0.12, 158],
      [0.3, 138],
      [0.5, 136],
      [0.7, 158],
      [0.88, 190],
    ]
      .map(([share = 0, up = 0]) => disc(left - 20 + share * 355, roof - up + 12, 11, '#f9c74f'))
      .join('') +
    leaf([left + 200, roof - 24], 120, -24, '#2f6f53', '#bfe3c8') +
    leaf([left + 206, roof - 24], 140, 14, '#4c9a6a', '#d9f0dc') +
    block(left + 160, roof - 64, 90, 42, '#e98a6d', ' rx="8"') +
    fill(`M3070 ${ground}V1580C3300 1500 3500 1560 3800 1520V${ground}Z`, '#f6b49b') +
    block(-600, ground, 4400, 700, plum) +
    tree(1180, 330, ['#2f6f53', '#79b08d']) +
    tree(1440, 210, ['#4c9a6a', '#bfe3c8']) +
    tree(160, 250, ['#4c9a6a', '#bfe3c8']) +
    tree(3140, 200, ['#2f6f53', '#79b08d']) +
    [560, 800].map((x) => disc(x, 1640, 72, 'none', ` stroke="${plum}" stroke-width="12"`)).join('') +
    line('M560 1640L630 1530H760L680 1640H560M630 1530L680 1640M800 1640L745 1500M715 1500H780M600 1516H660', '#b5482f', 12) +
    block(990, 1560, 12, 152, plum) +
    fill('M946 1560V1500C946 1466 1000 1466 1000 1500V1560Z', brick) +
    block(972, 1476, 90, 84, brick, ' rx="20"') +
    block(1030, 1440, 10, 60, plum) +
    block(1030, 1440, 44, 26, '#f9c74f')
  }</g>`,
);

const clouds = svg(
  3600,
  1200,
  [
    [300, 300, 1],
    [1500, 160, 0.7],
    [3000, 420, 1.1],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      fill(
        `M${x} ${y}h${360 * size}a${60 * size} ${60 * size} 0 0 0 ${-60 * size} ${-90 * size}a${100 * size} ${100 * size} 0 0 0 ${-190 * size} ${-20 * size}a${70 * size} ${70 * size} 0 0 0 ${-110 * size} ${110 * size}Z`,
        '#fff1e6',
      ),
    )
    .join(''),
);

export const onboarding: Deck = {
  oid: 'demotplonboa',
  owner: 'lectern-team',
  tags: ['Onboarding', 'Team', 'People', 'Work'],
  document: {
    schemaVersion: 2,
    title: 'Your first week',
    description:
      'A house with a room for every day: arrive on the ground floor on Monday and look out from the top after ninety days. Replace what each room says, and the names on the note in the kitchen.',
    language: 'en',
    theme: {
      palette: {
        background: peach,
        surface: '#fffaf0',
        text: plum,
        muted: '#6f4152',
        accent1: brick,
        accent2: '#2f6f73',
        accent3: '#f9c74f',
        accent4: '#4c9a6a',
        accent5: '#8f6bb0',
        accent6: '#e98a6d',
      },
      fonts: { heading: 'Nunito', body: 'Nunito' },
      textStyles: textStyles({ size: 96, weight: 900, letterSpacing: -0.02 }, { size: 42, weight: 500 }),
      background: { fill: peach, layers: [{ id: 'clouds', depth: 0.55, objects: [art(clouds, at(1600, 560, 3600, 1200))] }] },
    },
    root: {
      kind: 'topic',
      id: 'house',
      title: 'Your first week',
      width: 3200,
      height: 1800,
      children: [
        art(house, at(1600, 1200, 4400, 2400), 'A brick house, cut open: seven rooms in seven colours, a bicycle and trees beside it.'),
        words('title', 'Your\nfirst week', box(124, 170, 1500, 600), { style: { size: 270, lineHeight: 1 } }),
        words(
          'subtitle',
          'Hello, ____. We are glad that you are here.\nThis is what happens, room by room.',
          box(136, 780, 1300, 150),
          ink('#6f2f2a', 56),
        ),
        ...rooms.map(roomOf),
      ],
    },
    path: [
      stop('house', 'Welcome', 'Say hello by name, and that nobody expects them to remember all this: the canvas stays open for them.', {
        hold: 6000,
      }),
      stop('monday', 'Monday: you arrive', 'Walk through the first hours as they will happen. The first surprise should be a kind one.', {
        hold: 7000,
      }),
      stop('tuesday', 'Tuesday: you meet people', 'Tell one short thing about each person that is not their job title.', { hold: 7000 }),
      stop('who', 'Who is who', 'Leave this open for a moment. Somebody will take a photograph of it.', { hold: 8000 }),
      stop('wednesday', 'Wednesday: you get your tools', 'Name only what is needed this week. The rest can wait until it is asked for.', {
        hold: 7000,
      }),
      stop('thursday', 'Thursday: a first real task', 'Explain why this task, and why it is small.', { hold: 6000 }),
      reveal('first-task-done', ['done'], 'Agree on what done looks like before anybody starts.', { title: 'What done means', hold: 5000 }),
      stop('friday', 'Friday: you look back', 'Promise the half hour, and write down who will listen. New eyes see what we no longer do.', {
        hold: 7000,
      }),
      stop('library', 'The words we use', 'Every team has a dialect. Collect three words now, and let new people add theirs.', {
        hold: 7000,
      }),
      stop('lookout', 'Day 90: the view from here', 'End with where this leads: three sentences, one a month.', { hold: 8000 }),
    ],
  },
};
