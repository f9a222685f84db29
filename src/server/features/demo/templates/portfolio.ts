import { falling, glow } from '../art/gradients.ts';
import { block, disc, fill, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { chance, type Point, smooth, svg } from '../kit/drawing.ts';

const [dark, rust, wood] = ['#2c1714', '#a33b20', '#5b3423'];

/** Quarter circles, dots and halves on a grid. */
function tiles(): string {
  const roll = chance(7);
  const colors = ['#14213d', '#f4a300', '#e0523d', '#f6efe2', '#2a8f86'];
  const pick = (): string => colors[Math.floor(roll() * colors.length)] ?? '#14213d';
  const cells = Array.from({ length: 35 }, (_, cell) => {
    const [x, y] = [(cell % 7) * 120, Math.floor(cell / 7) * 120];
    const turn = `transform="translate(${x + 60} ${y + 60}) rotate(${Math.floor(roll() * 4) * 90})"`;
    const ground = block(x, y, 121, 121, pick());
    const kind = roll();
    return (
      ground +
      (kind < 0.62
        ? `<path ${turn} d="M-60 -60H60A120 120 0 0 1 -60 60Z" fill="${pick()}"/>`
        : kind < 0.82
          ? disc(x + 60, y + 60, 38, pick())
          : `<path ${turn} d="M-60 -60H60L-60 60Z" fill="${pick()}"/>`)
    );
  });
  return svg(840, 600, cells.join(''));
}

/** Coloured lines running side by side. */
const stream = (row: number): Point[] =>
  Array.from({ length: 12 }, (_, step): Point => [
    -40 + step * 56,
    -60 + row * 28 + 70 * Math.sin(step / 2.2 + row * 0.08) + 26 * Math.sin(step * 0.9 + row * 0.2),
  ]);
const streamColor = (row: number): string => ['#ff5a5f', '#ff9a3c', '#1b998b', '#2d3047'][Math.floor(row / 7.5)] ?? '#2d3047';
const flow = (): string =>
  svg(
    540,
    720,
    block(0, 0, 540, 720, '#fff4e4') +
      Array.from({ length: 30 }, (_, row) => line(smooth(stream(row)), streamColor(row), 5 + 12 * Math.abs(Math.sin(row * 0.37)))).join(''),
  );

/** A warm evening over four ridges. */
const dunes = (): string =>
  svg(
    840,
    560,
    block(0, 0, 840, 560, '#f49a78') +
      disc(590, 190, 88, '#fff0d0') +
      ['#b5454f', '#8c2f48', '#5c1f3f', '#34132f']
        .map((color, ridge) =>
          fill(
            `${smooth(Array.from({ length: 15 }, (_, step): Point => [-70 + step * 70, 270 + ridge * 78 - (62 - ridge * 6) * Math.sin(step / (2.4 + ridge * 0.5) + ridge * 1.9) - 16 * Math.sin(step * 1.1 + ridge)]))}V600H-70Z`,
            color,
          ),
        )
        .join(''),
  );

/** Rings in three places, like rain on a pond. */
const rings = (): string =>
  svg(
    600,
    600,
    block(0, 0, 600, 600, '#f7c8e0') +
      (
        [
          [190, 210, 9],
          [450, 380, 8],
          [210, 520, 5],
        ] as const
      )
        .map(([x, y, count], place) =>
          Array.from({ length: count }, (_, ring) =>
            disc(
              x,
              y,
              (count - ring) * 27,
              ring % 2 === 1 ? '#f7c8e0' : (['#b4005a', '#ff6f91', '#ffc75f', '#845ec2'][(place + (ring >> 1)) % 4] ?? '#b4005a'),
            ),
          ).join(''),
        )
        .join(''),
  );

/** A profile portrait, to be replaced by a photograph. */
const portrait = (): string =>
  svg(
    560,
    680,
    block(0, 0, 560, 680, '#cfe3dd') +
      disc(400, 180, 130, '#f4a300') +
      fill('M90 690C90 520 190 470 280 470S470 520 470 690Z', '#14213d') +
      block(230, 380, 100, 130, '#c98d66', ' rx="44"') +
      `<ellipse cx="280" cy="300" rx="112" ry="132" fill="#d9a27c"/>` +
      fill('M160 300C140 150 230 120 300 130C400 140 420 230 398 320C380 260 340 236 280 240C220 244 180 250 160 300Z', dark),
  );

interface Work {
  id: string;
  place: Wire;
  picture: string;
  alt: string;
  width: number;
  height: number;
  kicker: string;
  title: string;
  body: string;
  more?: readonly Wire[];
}

/** A framed picture with its label beside it. */
function work({ id, place, picture, alt, width, height, kicker, title, body, more = [] }: Work): Wire {
  const [x, left] = [70 + width / 2, width + 170];
  const about = 1580 - left;
  return topic(
    id,
    title.replace('\n', ' '),
    place,
    [
      panel('#2c171430', at(x + 18, 478, width + 110, height + 110), 6),
      panel(wood, at(x, 450, width + 110, height + 110), 6),
      panel('#fffaf3', at(x, 450, width + 70, height + 70), 2),
      art(picture, at(x, 450, width, height), alt),
      words('subtitle_2', kicker, box(left, 186, about, 48), ink(rust)),
      words('title', title, box(left, 236, about, 200)),
      words('body', body, box(left, 460, about, 300)),
      ...more,
    ],
    { frame: 'invisible' },
  );
}

/** A sketch, a draft and the finished tile. */
const stages = [
  line('M0 0A460 460 0 0 0 460 460M0 460L460 0M230 0V460', dark, 5, ' stroke-dasharray="4 18"'),
  fill('M0 0H460A460 460 0 0 1 0 460Z', '#d9cfbd') + line('M0 460A460 460 0 0 0 460 0', dark, 6),
  fill('M0 0H460A460 460 0 0 1 0 460Z', '#14213d'),
];
const sketch = svg(
  1500,
  560,
  stages
    .map(
      (stage, index) =>
        `<g transform="translate(${index * 510} 20)">${block(0, 0, 460, 460, ['#fffaf3', '#f6efe2', '#f4a300'][index] ?? '', ` stroke="${dark}" stroke-width="5"`)}${stage}</g>`,
    )
    .join(''),
);
const detail = topic(
  'detail',
  'How it was made',
  at(490, 330, 1600, 900, { scale: 0.062 }),
  [
    panel('#fffaf3', box(0, 0, 1600, 900), 12),
    words('title', 'How it was made', box(70, 50, 1460, 110)),
    words(
      'body',
      'Show the way, not only the result: the sketch, the turn it took, the piece that stayed.',
      box(72, 166, 1460, 120),
      ink(dark, 42),
    ),
    art(
      sketch,
      box(60, 320, 1500, 560),
      'Three squares: a dashed sketch, a grey draft, and the finished quarter circle in blue on yellow.',
    ),
  ],
  { frame: 'invisible' },
);

const works = [
  work({
    id: 'first',
    place: at(1800, 480, 1600, 900, { scale: 0.66 }),
    picture: tiles(),
    alt: 'Placeholder picture: a grid of quarter circles and dots in five colours.',
    width: 840,
    height: 600,
    kicker: 'The year, for whom',
    title: 'Your best\npiece',
    body: 'Begin with the strongest. What was asked of you, and what did you make of it? Two sentences, then let it hang.',
    more: [detail],
  }),
  work({
    id: 'second',
    place: at(2790, 470, 1600, 900, { scale: 0.5 }),
    picture: flow(),
    alt: 'Placeholder picture: flowing lines in red, orange, green and blue.',
    width: 540,
    height: 720,
    kicker: 'The year, with whom',
    title: 'The one you\nmade together',
    body: 'Say which part was yours, and name the others. People hire those who share the credit.',
  }),
  work({
    id: 'third',
    place: at(520, 1100, 1600, 900, { scale: 0.53 }),
    picture: dunes(),
    alt: 'Placeholder picture: a pale sun over four dark red ridges.',
    width: 800,
    height: 533,
    kicker: 'Before and after',
    title: 'The one that\nchanged things',
    body: 'What was it like before, and what since? A number if you have one, a sentence from somebody if not.',
  }),
  work({
    id: 'fourth',
    place: at(1306, 1120, 1600, 900, { scale: 0.44 }),
    picture: rings(),
    alt: 'Placeholder picture: rings in pink, yellow and violet.',
    width: 600,
    height: 600,
    kicker: 'For nobody but you',
    title: 'The one for\nthe joy of it',
    body: 'Something nobody paid for. It tells more about you than the rest of the wall.',
  }),
  work({
    id: 'about',
    place: at(2022, 1120, 1600, 900, { scale: 0.44 }),
    picture: portrait(),
    alt: 'Placeholder portrait: somebody with dark hair before a yellow sun.',
    width: 540,
    height: 656,
    kicker: 'Who made all this',
    title: 'Your name,\nin person',
    body: 'Where you are, what you are good at, and what you would like to do next. Leave out the adjectives.',
  }),
];

const hello = topic(
  'hello',
  'Say hello',
  at(2860, 1160, 1000, 1200, { scale: 0.44 }),
  [
    { kind: 'shape', shape: 'rectangle', fill: wood, ...box(-50, -50, 1100, 1260) },
    { kind: 'shape', shape: 'rectangle', fill: falling('0 #ffe9b8, 1 #ffc96b'), ...box(0, 0, 1000, 1210) },
    words('title', 'Say hello', box(90, 290, 820, 160), { align: 'center', style: { size: 138 } }),
    words('body', 'What are you looking for? Say it, so that people can offer it.', box(110, 480, 780, 150), {
      align: 'center',
      style: { size: 50 },
    }),
    words('body', 'you@example.org\nyour-place.example', box(110, 700, 780, 170, { id: 'address' }), {
      align: 'center',
      style: { size: 56, color: '#7a2410', weight: 700 },
    }),
  ],
  { frame: 'invisible' },
);

/** A visitor looking at the wall, from behind. */
const visitor = (x: number, size: number, coat: string, hair: string): string =>
  `<g transform="translate(${x} 330) scale(${size})"><ellipse cx="0" cy="0" rx="60" ry="9" fill="#a76d4c"/>${line('M-15 -70V-8M15 -70V-8', dark, 22)}${line('M-44 -160L-52 -92M44 -160L52 -92', coat, 20)}${fill('M-40 -52L-46 -160C-46 -196 -18 -200 0 -200S46 -196 46 -160L40 -52Z', coat)}${disc(0, -232, 29, hair)}${disc(0, -256, 14, hair)}</g>`;
const bench = `<ellipse cx="1780" cy="330" rx="330" ry="26" fill="#a76d4c"/>${block(1480, 210, 600, 44, dark, ' rx="10"')}${block(1540, 250, 26, 80, dark)}${block(1994, 250, 26, 80, dark)}`;
const boards = line('M0 250H5200M0 480H5200M600 40L300 800M1700 40L1560 800M2700 40V800M3700 40L3860 800M4600 40L4900 800', '#b77b58', 5);
const floor = svg(
  5200,
  800,
  block(0, 0, 5200, 40, '#fff6ec') +
    block(0, 40, 5200, 760, '#c68a66') +
    boards +
    bench +
    visitor(2560, 1.2, '#3d2a4d', '#1d1412') +
    visitor(2700, 1.02, rust, '#4a2a18') +
    fill('M3600 40L3520 560H4200L4120 40Z', '#ffd68a', ' opacity=".55"'),
);

export const portfolio: Deck = {
  oid: 'demotplportf',
  owner: 'lectern-team',
  tags: ['Design', 'Portfolio', 'Art', 'Career'],
  document: {
    schemaVersion: 2,
    title: 'Portfolio',
    description:
      'Your work on the wall of a small gallery, with labels that tell what to write, a portrait and a door to say hello. Hang your own pictures in the frames and take down what is not your best.',
    language: 'en',
    theme: {
      palette: {
        background: '#f4dfd2',
        surface: '#fffaf3',
        text: dark,
        muted: '#6d4a40',
        accent1: rust,
        accent2: '#14213d',
        accent3: '#2a8f86',
        accent4: '#c77d00',
        accent5: '#845ec2',
        accent6: '#b4005a',
      },
      fonts: { heading: 'Playfair Display', body: 'Work Sans' },
      textStyles: textStyles({ size: 88, weight: 700, letterSpacing: -0.02, lineHeight: 1.1 }, { size: 38 }),
      background: {
        fill: '#f4dfd2',
        layers: [
          {
            id: 'lamps',
            depth: 0.8,
            objects: [
              glow(700, 100, 1100, '0 #fff7ec .95, 1 #fff7ec 0'),
              glow(1900, 200, 1000, '0 #fff7ec .95, 1 #fff7ec 0'),
              glow(2900, 200, 900, '0 #fff7ec .9, 1 #fff7ec 0'),
            ],
          },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'wall',
      title: 'Portfolio',
      width: 3200,
      height: 1800,
      children: [
        art(floor, box(-1000, 1390, 5200, 800), 'A gallery with a bench and two visitors, who look at the wall.'),
        words('title', 'Selected\nworks', box(110, 120, 1300, 560), {
          style: { size: 250, weight: 800, lineHeight: 1.02, letterSpacing: -0.035 },
        }),
        words('subtitle', 'Your name, and what you make', box(122, 670, 1100, 80), ink(rust, 56, { isItalic: true, weight: 500 })),
        hello,
        ...works,
      ],
    },
    path: [
      stop('wall', 'Selected works', 'Welcome people to the room. Say your name and one sentence about what you make.', { hold: 5000 }),
      stop('first', 'Your best piece', 'Begin with the strongest, and let it hang in silence for a moment.', { hold: 7000 }),
      stop('detail', 'How it was made', 'Go close. Show one decision, and what you threw away for it.', { hold: 7000 }),
      stop('second', 'The one you made together', 'Name the people, then your part.', { hold: 7000 }),
      stop('third', 'The one that changed things', 'Say what is different now. If you have a number, this is its place.', { hold: 7000 }),
      stop('fourth', 'The one for the joy of it', 'Smile. This is why you do it.', { hold: 6000 }),
      stop('about', 'In person', 'Three facts: where, what, what next.', { hold: 7000 }),
      stop('hello', 'Say hello', 'Say what you are looking for, plainly.', { hold: 5000 }),
      reveal('contact', ['address'], 'And leave the address up while people ask.', { title: 'Where to find you', hold: 7000 }),
    ],
  },
};
