import { falling, glow } from '../art/gradients.ts';
import { disc, fill, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { chance, type Point, short, smooth, svg } from '../kit/drawing.ts';

const [plum, cream, sun, rose, teal] = ['#3a1d4f', '#fff6e6', '#ffd166', '#c2385f', '#0f6b66'];
const horizon = 700;

/** The middle of the road and its width, from 0 at the horizon to 1 at our feet; bends get closer together in the distance. */
function road(near: number): { x: number; y: number; width: number } {
  const swing = 820 * near ** 0.75 * Math.sin(4.2 / (near + 0.3) + 0.35);
  return { x: 1780 + swing - 180 * near, y: horizon + 1240 * near, width: 14 + 300 * near ** 1.25 };
}

const far = Array.from({ length: 70 }, (_, step) => (step / 69) ** 1.5 * 1.08);
const edge = (side: number): Point[] =>
  far.map((near) => {
    const { x, y, width } = road(near);
    return [x + (side * width) / 2, y];
  });
const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
const ribbon = (share: number): string => {
  const [left, right] = [-share, share].map((side) => edge(side));
  return `M${joined(left ?? [])}L${joined((right ?? []).toReversed())}Z`;
};
/** Dashes that get shorter towards the horizon. */
const dashes = far
  .slice(0, -1)
  .filter((_, index) => index % 2 === 0)
  .map((near, index) => {
    const [from, to] = [road(near), road(far[index * 2 + 1] ?? near)];
    const [a, b] = [from.width * 0.025, to.width * 0.025];
    return `M${short(from.x - a)} ${short(from.y)}L${short(to.x - b)} ${short(to.y)}L${short(to.x + b)} ${short(to.y)}L${short(from.x + a)} ${short(from.y)}Z`;
  })
  .join('');

const roll = chance(4);
const ridge = (base: number, height: number, color: string, seed: number): string =>
  fill(
    `${smooth(Array.from({ length: 27 }, (_, step): Point => [step * 200, base - height * (0.5 + 0.5 * Math.sin(step * 0.9 + seed)) - height * 0.4 * Math.sin(step * 2.3 + seed * 2)]))}V2600H0Z`,
    color,
  );
const pine = (x: number, y: number, size: number): string =>
  fill(
    `M${short(x)} ${short(y - size * 2.4)}L${short(x + size * 0.7)} ${short(y)}H${short(x - size * 0.7)}Z`,
    roll() > 0.5 ? '#0e4f4d' : '#136160',
  );
const pines = Array.from({ length: 90 }, () => {
  const near = 0.03 + roll() * 0.95;
  const { x, y, width } = road(near);
  const where = -900 + roll() * 5000;
  return Math.abs(where - x) < width * 0.8 + 40 ? '' : pine(where + 1000, y + 400, 12 + near * 74);
}).join('');

const mountains = svg(5200, 2600, ridge(1140, 130, '#d98a9c', 1) + ridge(1160, 120, '#a8608f', 3.4) + ridge(1180, 80, '#6d3d7c', 5.1));
const land = svg(
  5200,
  2600,
  ridge(1130, 24, '#2f8f83', 2) +
    ridge(1330, 50, '#2a8378', 4.2) +
    ridge(1640, 70, '#23766d', 0.6) +
    pines +
    `<g transform="translate(1000 400)">${fill(ribbon(1.12), '#f7e3c2')}${fill(ribbon(1), plum)}${fill(dashes, sun)}</g>`,
);

interface Sign {
  id: string;
  when: string;
  title: string;
  color: string;
  /** How near its place on the road is. */
  near: number;
  /** The centre of its board. */
  board: Point;
  scale: number;
  children: readonly Wire[];
}

/** A pin on the road with its board. */
function sign({ id, when, title, color, near, board: [x, y], scale, children }: Sign): Wire[] {
  const foot = road(near);
  const size = 30 + 70 * scale;
  const pin =
    line(`M${short(foot.x)} ${short(foot.y)}L${x} ${y}`, cream, 16 * scale) +
    disc(foot.x, foot.y, size, cream) +
    disc(foot.x, foot.y, size * 0.74, color) +
    disc(foot.x, foot.y, size * 0.26, cream);
  return [
    art(svg(3200, 1800, pin), at(1600, 900, 3200, 1800)),
    topic(
      id,
      title,
      at(x, y, 1600, 900, { scale }),
      [
        panel(cream, box(0, 0, 1600, 900), 60),
        panel(color, box(0, 0, 1600, 250), 60),
        { kind: 'shape', shape: 'rectangle', fill: color, ...box(0, 150, 1600, 100) },
        words('subtitle', when, box(90, 34, 1420, 64), ink('#ffffff', 46)),
        words('title', title, box(88, 96, 1420, 120), ink('#ffffff', 98)),
        ...children,
      ],
      { frame: 'invisible' },
    ),
  ];
}

const list = (text: string, top = 300, height = 260): Wire => words('body', text, box(90, top, 1420, height), ink(plum, 52));

const promises: Wire = {
  kind: 'table',
  ...box(90, 300, 1420, 500),
  columns: [5, 3, 2],
  hasHeader: true,
  fontSize: 42,
  lines: { color: '#ead9bd', width: 2 },
  rows: [
    ['What people will notice', 'Who', 'Until'],
    ['Something they asked for', 'Name', 'June'],
    ['Something that stops hurting', 'Name', 'July'],
    ['Something nobody will see', 'Name', 'August'],
  ],
};
const branch = (left: number, text: string): Wire[] => [
  panel('#e6eefb', box(left, 0, 690, 260), 30),
  words('subtitle', text, box(left + 50, 56, 600, 150), ink('#1f4580', 54)),
];
const fork: Wire = {
  kind: 'group',
  id: 'fork',
  ...at(800, 690, 1420, 260),
  children: [...branch(0, 'If ___ grows,\nwe go left'), ...branch(730, 'If ___ stays,\nwe go right')],
};

const signs: readonly Sign[] = [
  {
    id: 'now',
    when: 'Now',
    title: 'Where we stand',
    color: rose,
    near: 0.78,
    board: [500, 1420],
    scale: 0.5,
    children: [
      list('What works today, what people ask for most, and the one thing that slows us down. Three sentences will do.'),
      words('title', '0,000', box(90, 610, 500, 170), ink(rose, 150)),
      words('body', 'the number everybody should know', box(600, 632, 920, 130), {
        verticalAlign: 'middle',
        style: { color: plum, size: 46 },
      }),
    ],
  },
  {
    id: 'quarter',
    when: 'Next three months',
    title: 'Promised',
    color: '#a34a00',
    near: 0.53,
    board: [1930, 1500],
    scale: 0.47,
    children: [promises],
  },
  {
    id: 'half',
    when: 'Half a year',
    title: 'Planned',
    color: teal,
    near: 0.4,
    board: [1150, 1010],
    scale: 0.39,
    children: [
      list(
        '- The next big piece, by its use, not by its name\n- What has to be true before we begin\n- What we stop doing to have the time',
        310,
        330,
      ),
      words('body', 'Planned means: we think so today.', box(90, 690, 1420, 90), ink(teal, 54, { weight: 700 })),
    ],
  },
  {
    id: 'year',
    when: 'A year from now',
    title: 'Hoped for',
    color: '#2d5fb0',
    near: 0.25,
    board: [2610, 1010],
    scale: 0.33,
    children: [
      list('Two directions, and what would tell you which one to take. Dates so far away are wishes: leave them out.', 310, 220),
      fork,
    ],
  },
];

const vision = topic(
  'vision',
  'Where it leads',
  at(2460, 470, 1000, 1000, { scale: 0.43 }),
  [
    words('subtitle_2', 'Where it leads', box(200, 250, 600, 54), { align: 'center', style: { color: '#8a2a1a', size: 42 } }),
    words('title', 'The day when…', box(60, 316, 880, 130), { align: 'center', style: { color: plum, size: 108 } }),
    words('body', 'One picture of a better, ordinary day. The whole road is there because of it.', box(130, 470, 740, 280), {
      align: 'center',
      style: { color: plum, size: 52 },
    }),
  ],
  { frame: { shape: 'circle', fill: '#fffbea' } },
);

export const roadmap: Deck = {
  oid: 'demotplroadm',
  owner: 'lectern-team',
  tags: ['Business', 'Product', 'Roadmap', 'Planning'],
  document: {
    schemaVersion: 2,
    title: 'Roadmap',
    description:
      'A road with turns, from where you stand to where the sun goes down. The further away a milestone, the smaller its sign and the less it promises: promised, planned, hoped for.',
    language: 'en',
    theme: {
      palette: {
        background: '#ffd9b8',
        surface: cream,
        text: plum,
        muted: '#6d5078',
        accent1: rose,
        accent2: teal,
        accent3: '#2d5fb0',
        accent4: '#c26a00',
        accent5: '#7a4fb0',
        accent6: '#2f8f83',
      },
      fonts: { heading: 'Poppins', body: 'Poppins' },
      textStyles: textStyles({ weight: 700 }, { lineHeight: 1.38 }),
      background: {
        fill: falling('0 #ff9e8a, .3 #ffbf97, .6 #ffe3b8, 1 #ffe9c8'),
        layers: [
          { id: 'light', depth: 0.9, objects: [glow(2460, 470, 900, '0 #ffe7b0 .9, .45 #ffe7b0 .45, 1 #ffe7b0 0')] },
          { id: 'mountains', depth: 0.7, objects: [art(mountains, box(-1000, -400, 5200, 2600))] },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'road',
      title: 'Roadmap',
      width: 3200,
      height: 1800,
      children: [
        vision,
        art(land, box(-1000, -400, 5200, 2600), 'A road winds through green hills with pines, up to the horizon.'),
        words('title', 'The road\nahead', box(110, 90, 1500, 500), {
          style: { size: 250, weight: 800, lineHeight: 0.98, letterSpacing: -0.05 },
        }),
        ...signs.toReversed().flatMap(sign),
      ],
    },
    path: [
      stop('road', 'The road ahead', 'Show the whole way first, up to the sun. Say what a sign on it means, and what it does not.', {
        hold: 6000,
      }),
      stop('now', 'Where we stand', 'Be plain about today. People trust a plan that starts in the right place.', { hold: 7000 }),
      stop('quarter', 'Promised', 'These you can hold us to. Say each with the name of the one who does it.', { hold: 8000 }),
      stop('half', 'Planned', 'We think so today. Say what could change your mind.', { hold: 7000 }),
      stop('year', 'Hoped for', 'Far away, so speak of directions and not of dates.', { hold: 6000 }),
      reveal('turning', ['fork'], 'Name the sign at the fork: what will you look at to decide?', { title: 'Left or right', hold: 7000 }),
      stop('vision', 'Where it leads', 'End with the day when it is done, told as if you had been there.', { hold: 7000 }),
    ],
  },
};
