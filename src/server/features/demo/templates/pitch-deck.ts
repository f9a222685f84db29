import { block, disc, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, smooth, svg } from '../kit/drawing.ts';

const [coral, night, cream, yellow, lilac, sky] = ['#ff6f4e', '#1c1038', '#fff3e3', '#ffcb45', '#cbbcff', '#a8e0ff'];

const centre = { x: 1880, y: 930 };
const growth = 1.35;
/** Each circle is a sixth of a turn further out on the spiral than the one before, and just touches it. */
const onSpiral = (index: number): { x: number; y: number; radius: number } => {
  const reach = 150 * growth ** index;
  const angle = ((25 - 60 * (6 - index)) * Math.PI) / 180;
  return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle), radius: reach * 0.5 };
};

function circle(index: number, id: string, title: string, fill: string, children: readonly Wire[]): Wire {
  const { x, y, radius } = onSpiral(index);
  return topic(id, title, at(Math.round(x), Math.round(y), 1000, 1000, { scale: Number((radius / 500).toFixed(3)) }), children, {
    frame: { shape: 'circle', fill },
  });
}

const middle = (text: string, top: number, height: number, size: number, color: string, more: Wire = {}): Wire =>
  words('body', text, box(120, top, 760, height), { align: 'center', style: { size, color, ...more } });
const kicker = (text: string, color: string, top = 150): Wire =>
  words('subtitle_2', text, box(250, top, 500, 50), { align: 'center', style: { color, size: 36 } });
const title = (text: string, top: number, height: number, color: string, size = 100): Wire =>
  words('title', text, box(90, top, 820, height), { align: 'center', style: { color, size } });

const spark = circle(0, 'spark', 'The spark', yellow, [
  kicker('How it began', '#7a2a00', 246),
  title('One moment', 302, 120, night, 112),
  middle('Where were you when you saw that this has to change? A place, a person, two sentences. No statistics yet.', 446, 260, 46, night),
]);
const problem = circle(1, 'problem', 'The problem', night, [
  kicker('The problem', yellow, 246),
  title('What hurts,\nand whom', 300, 220, cream),
  middle('Name a person, the thing they do today, and what it costs them each week.', 540, 220, 46, cream),
]);
const insight = circle(2, 'insight', 'The insight', cream, [
  kicker('The insight', '#b23412', 246),
  title('What changed', 300, 120, night),
  middle('Why now, and not five years ago? A price, a law, a habit: the one thing that made your idea possible.', 440, 270, 46, night),
]);

const screens = svg(
  700,
  330,
  [lilac, yellow, coral]
    .map(
      (color, index) =>
        `<g transform="translate(${40 + index * 225} ${index === 1 ? 0 : 26})">${block(0, 0, 170, 300, night, ' rx="26"')}${block(10, 10, 150, 280, cream, ' rx="18"')}${disc(85, 90, 48, color)}${block(30, 166, 110, 16, night, ' rx="8"')}${block(30, 196, 76, 12, '#8d84a8', ' rx="6"')}${block(30, 238, 110, 32, color, ' rx="16"')}</g>`,
    )
    .join(''),
);
const product = circle(3, 'product', 'The product', sky, [
  kicker('The product', '#17406b', 110),
  title('It does one thing', 160, 110, night, 92),
  art(screens, box(150, 300, 700, 330), 'Three phone screens with placeholders for your pictures.'),
  middle('Show it, don’t list it: three pictures, start to finish, and a verb for each.', 668, 190, 44, night),
]);

const ring = (x: number, y: number, size: number, fill: string, number: string, label: string): Wire[] => [
  { kind: 'shape', shape: 'ellipse', fill, ...at(x, y, size, size) },
  words('subtitle', number, at(x, y - size / 2 + 72, size, 62), { align: 'center', style: { color: night, size: 48, weight: 800 } }),
  words('body_2', label, at(x, y - size / 2 + 122, size, 44), { align: 'center', style: { color: night, size: 30 } }),
];
const market = circle(4, 'market', 'The market', lilac, [
  kicker('The market', '#4a1f9e', 74),
  title('Who will pay', 122, 110, night, 92),
  ...ring(500, 590, 690, '#e5dcff', '0 bn', 'everybody with the problem'),
  ...ring(500, 672, 490, cream, '0 m', 'those you can reach'),
  ...ring(500, 752, 300, yellow, '0 k', 'in two years'),
]);

const traction = circle(5, 'traction', 'Traction', cream, [
  kicker('Traction', '#b23412', 96),
  title('It is working', 146, 110, night),
  {
    kind: 'chart',
    chart: 'area',
    ...box(130, 280, 740, 400),
    title: 'Paying customers (sample)',
    categories: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
    series: [{ name: 'Customers', values: [12, 30, 44, 90, 160, 310], color: 'accent1' }],
    hasLegend: false,
    alt: 'Area chart with sample numbers that rise from 12 to 310.',
  },
  middle('One curve, honest from zero. If it is short, say what you learned instead.', 706, 130, 42, night),
]);

const face = (x: number, y: number, fill: string, name: string, role: string): Wire[] => [
  art(
    svg(
      200,
      200,
      disc(100, 100, 100, fill) +
        disc(100, 78, 34, night) +
        `<path d="M36 168C40 116 160 116 164 168A98 98 0 0 1 36 168Z" fill="${night}"/>`,
    ),
    at(x, y, 200, 200),
    `Placeholder portrait: ${name}`,
  ),
  words('subtitle_2', name, at(x, y + 134, 260, 46), { align: 'center', style: { color: cream, size: 36 } }),
  words('body_2', role, at(x, y + 178, 260, 44), { align: 'center', style: { color: cream, size: 30 } }),
];
const team = topic(
  'team',
  'The team',
  at(745, 772, 1000, 1000, { scale: 0.2 }),
  [
    title('Why us', 130, 120, cream, 110),
    ...face(210, 420, coral, 'Name', 'has built it'),
    ...face(500, 420, yellow, 'Name', 'has sold it'),
    ...face(790, 420, lilac, 'Name', 'has lived it'),
    middle('One line each: the thing that only this person could have done.', 700, 130, 44, cream),
  ],
  { frame: { shape: 'circle', fill: night } },
);

const share = (text: string, label: string, left: number, width: number, fill: string): Wire[] => [
  panel(fill, box(left, 0, width - 8, 104), 14),
  words('subtitle', text, box(left, 18, width - 8, 68), {
    align: 'center',
    verticalAlign: 'middle',
    style: { color: '#ffffff', size: width < 150 ? 36 : 46 },
  }),
  words('body_2', label, box(left - 10, 112, width + 20, 44), { align: 'center', style: { color: night, size: 30 } }),
];
const ask = circle(6, 'ask', 'The ask', yellow, [
  kicker('The ask', '#7a2a00', 120),
  title('We need 0.0 m', 168, 130, night, 118),
  middle('for 18 months, to reach one thing that you can check.', 308, 120, 46, night),
  {
    kind: 'group',
    id: 'spending',
    ...at(500, 545, 760, 170),
    children: [
      ...share('55 %', 'Product', 0, 418, night),
      ...share('30 %', 'Sales', 418, 228, '#b23412'),
      ...share('15 %', 'Reserve', 646, 114, '#5b34c9'),
    ],
  },
  words('body', 'And the people who will do it:', box(190, 690, 420, 120), { align: 'end', style: { color: night, size: 44 } }),
  team,
]);

const path = Array.from({ length: 60 }, (_, step): Point => {
  const { x, y } = onSpiral(-2 + (step * 8) / 59);
  return [x + 1000, y + 1000];
});
const spiral = svg(5200, 3800, line(smooth(path), '#ffffff', 10, ' stroke-dasharray="2 26"'));
const ripples = svg(
  4400,
  2800,
  [300, 520, 780, 1080, 1420, 1800].map((radius) => disc(2560, 1460, radius, 'none', ' stroke="#ff8566" stroke-width="70"')).join(''),
);

export const pitchDeck: Deck = {
  oid: 'demotplpitch',
  owner: 'lectern-team',
  tags: ['Business', 'Startup', 'Pitch', 'Fundraising'],
  document: {
    schemaVersion: 2,
    title: 'Pitch deck',
    description:
      'A pitch that grows: seven circles on a spiral, from the spark to the ask, each a third larger than the one before. Every circle tells you what to put in and what to leave out.',
    language: 'en',
    theme: {
      palette: {
        background: coral,
        surface: cream,
        text: night,
        muted: '#584a75',
        accent1: '#e2492a',
        accent2: '#5b34c9',
        accent3: '#c98a00',
        accent4: '#1d86c4',
        accent5: '#1c1038',
        accent6: '#d44a8c',
      },
      fonts: { heading: 'Space Grotesk', body: 'Work Sans' },
      textStyles: textStyles({ letterSpacing: -0.04 }, { weight: 500, lineHeight: 1.3 }),
      background: { fill: coral, layers: [{ id: 'ripples', depth: 0.5, objects: [art(ripples, at(1360, 900, 4400, 2800))] }] },
    },
    root: {
      kind: 'topic',
      id: 'pitch',
      title: 'Pitch deck',
      width: 3200,
      height: 1800,
      children: [
        art(spiral, box(-1000, -1000, 5200, 3800)),
        words('title', 'Your idea,\ngrowing', box(100, 110, 1600, 520), {
          style: { size: 250, lineHeight: 1, letterSpacing: -0.055, color: night },
        }),
        words('subtitle', 'What you do, for whom,\nin ten words or fewer', box(112, 1500, 1200, 170), ink(night, 64)),
        spark,
        problem,
        insight,
        product,
        market,
        traction,
        ask,
      ],
    },
    path: [
      stop('pitch', 'Your idea, growing', 'Say your ten words and nothing else. Then dive.', { hold: 5000 }),
      stop('spark', 'The spark', 'Tell the moment. If it is true, nobody looks at the clock.', { hold: 7000 }),
      stop('problem', 'The problem', 'One person, one pain, one number. Investors know the industry already.', { hold: 7000 }),
      stop('insight', 'The insight', 'This is what you know and others do not. Say it plainly.', { hold: 7000 }),
      stop('product', 'The product', 'Walk through the three pictures as if you were using it.', { hold: 8000 }),
      stop('market', 'The market', 'Begin with the smallest circle: those who will pay first. The big one is only the sky above it.', {
        hold: 8000,
      }),
      stop('traction', 'Traction', 'Point at the place where the curve bends, and say why it bent.', { hold: 7000 }),
      stop('ask', 'The ask', 'Say the number out loud, once, and keep looking up.', { hold: 5000 }),
      reveal('money', ['spending'], 'Three shares, no more. Be ready to defend the smallest.', { title: 'What it pays for', hold: 6000 }),
      stop('team', 'The team', 'End with people. They remember who, long after they forgot how much.', { hold: 7000 }),
    ],
  },
};
