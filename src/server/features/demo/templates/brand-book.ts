import { glow, radial } from '../art/gradients.ts';
import { block, disc, fill, ink, line, panel, textStyles } from '../art/template-shapes.ts';
import { art, at, box, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import { type Point, svg } from '../kit/drawing.ts';

const [night, orange, pink, indigo, mist] = ['#0b0f22', '#ff8a3c', '#f0529c', '#6361f2', '#cdd3f5'];
const colors = [orange, pink, indigo, night, '#fff7ee'] as const;

/** Three blending lights: the brand's only picture. */
const mesh = (width: number, height: number, id: string, more = ''): string =>
  svg(
    width,
    height,
    block(0, 0, width, height, '#1a1440') +
      disc(width * 0.16, height * 0.92, width * 0.52, `url(#${id}a)`) +
      disc(width * 0.72, height * 0.12, width * 0.5, `url(#${id}b)`) +
      disc(width * 0.98, height * 0.9, width * 0.46, `url(#${id}c)`) +
      more,
    [orange, pink, indigo].map((color, index) => radial(id + 'abc'.charAt(index), `0 ${color}, .35 ${color} .72, 1 ${color} 0`)).join(''),
  );

/** A placeholder logo: an open ring and its dot. */
const mark = (color: string, dot: string): string =>
  svg(400, 400, line('M318 120A140 140 0 1 0 340 200', color, 64) + disc(318, 108, 46, dot));

/** A cell of the wall, by column and row. */
const plate = (id: string, title: string, [column, row]: Point, fill: string, children: readonly Wire[]): Wire =>
  topic(id, title, at(564 + column * 1036, 306 + row * 594, 1600, 900, { scale: 0.6325 }), children, {
    frame: { shape: 'rectangle', fill },
  });
const heading = (number: string, title: string, tone = '#ffffff', small = '#ffb98a', width = 1400): Wire[] => [
  words('subtitle_2', number, box(90, 76, width, 50), ink(small)),
  words('title', title, box(88, 122, width, 110), ink(tone)),
];

const promise = plate('promise', 'Promise', [2, 0], night, [
  art(mesh(1600, 900, 'm'), at(800, 450, 1600, 900)),
  panel('#0b0f2270', box(0, 0, 1600, 900), 0),
  words('subtitle_2', '1   What we are for', box(90, 76, 1400, 50), ink('#ffd9bd', 36)),
  words('title', 'Your one-sentence promise, in words a child would use.', box(86, 250, 1420, 420), {
    style: { size: 132, weight: 800, lineHeight: 1.04, letterSpacing: -0.045, color: '#ffffff' },
  }),
  words('body', 'Everything else in this book exists to keep it.', box(90, 730, 1400, 70), ink('#ffffff', 44)),
]);

const logo = plate('logo', 'Logo', [0, 1], '#fff7ee', [
  ...heading('2', 'The mark, and its room', '#16122e', '#a3370c'),
  panel('#f3e4d4', box(90, 270, 560, 550)),
  art(mark('#16122e', orange), at(370, 545, 300, 300), 'Placeholder mark: an open ring with an orange dot.'),
  art(
    svg(560, 550, block(92, 87, 376, 376, 'none', ' stroke="#a3370c" stroke-width="4" stroke-dasharray="14 12"')),
    box(90, 270, 560, 550),
    'A dashed square shows how much room the mark needs.',
  ),
  panel('#16122e', box(690, 270, 250, 255)),
  art(mark('#ffffff', orange), at(815, 397, 150, 150), 'The mark on something dark: a white ring with an orange dot.'),
  panel(orange, box(690, 565, 250, 255)),
  art(mark('#16122e', '#ffffff'), at(815, 692, 150, 150), 'The mark on something light: a dark ring with a white dot.'),
  words(
    'body',
    '- Keep a ring’s width free on every side\n- Never smaller than 16 pixels\n- Dark on light, light on dark, nothing between\n- Say who to ask for the files',
    box(990, 286, 530, 520),
    ink('#16122e', 38),
  ),
]);

const palette = plate('colours', 'Colours', [2, 1], night, [
  ...colors.flatMap((color, index) => {
    const dark = index < 2 || index === 4;
    const left = [0, 640, 1040, 1280, 1472][index] ?? 0;
    const width = [640, 400, 240, 192, 128][index] ?? 0;
    return [
      { kind: 'shape', shape: 'rectangle', fill: color, ...box(left, 0, width, 900) },
      ...(index < 3
        ? [
            words(
              'subtitle',
              ['Ember', 'Petal', 'Dusk'][index] ?? '',
              box(left + 36, 640, width - 40, 64),
              ink(dark ? '#1a0b1e' : '#ffffff', 52),
            ),
            words(
              'body_2',
              [`${color}\n40 %: buttons, covers`, `${color}\n25 %: accents`, `${color}\n15 %: links`][index] ?? '',
              box(left + 36, 708, width - 50, 120),
              ink(dark ? '#1a0b1e' : '#ffffff', 30),
            ),
          ]
        : []),
    ];
  }),
  ...heading('4', 'Colours, by share', '#1a0b1e', '#1a0b1e'),
  words('body_2', 'Night\n12 %', box(1308, 708, 160, 120), ink('#ffffff', 30)),
  words('body_2', 'Shell\n8 %', box(1494, 708, 106, 120), ink('#1a0b1e', 30)),
]);

const type = plate('type', 'Type', [1, 1], '#3d35d6', [
  words('title', 'Rg', box(60, 150, 860, 560), {
    style: { size: 560, weight: 800, lineHeight: 1, letterSpacing: -0.06, color: '#ffffff' },
  }),
  words('subtitle_2', '3', box(90, 76, 200, 50), ink('#ffd9bd')),
  words('title', 'One family', box(900, 150, 640, 110), ink('#ffffff')),
  ...(
    [
      ['Headlines', 800, 66],
      ['Lead sentences', 600, 52],
      ['Text, plain and unhurried', 400, 40],
      ['Captions and small print', 400, 30],
    ] as const
  ).map(([text, weight, size], index) =>
    words('body', text, box(902, 304 + index * 100, 640, 96), {
      verticalAlign: 'middle',
      style: { family: 'heading', size, weight, color: '#ffffff' },
    }),
  ),
  words(
    'body_2',
    'Name your typeface and where to get it. Four sizes are enough; each is about a third larger than the one below.',
    box(902, 716, 620, 130),
    ink('#ffffff'),
  ),
]);

const say = (label: string, text: string, tone: string, left: number): Wire[] => [
  panel('#ffffff14', box(left, 280, 700, 330), 0),
  words('subtitle_2', label, box(left + 40, 312, 620, 50), ink(tone, 36)),
  words('subtitle', text, box(left + 40, 374, 630, 212), ink('#ffffff', 54)),
];
const voice = plate('voice', 'Voice', [0, 2], '#171b38', [
  ...heading('5', 'How we sound'),
  ...say('We say', 'You can change this at any time.', '#7df0c3', 80),
  {
    kind: 'group',
    id: 'instead',
    ...at(800, 450, 1600, 900),
    children: say('We don’t say', 'Users are enabled to modify the configuration.', '#ff9db0', 820),
  },
  words(
    'body',
    'Three words that describe the voice: one, two, three. Then a sentence each about what they do not mean.',
    box(90, 668, 1400, 130),
    ink(mist, 40),
  ),
]);

const posters = svg(
  1500,
  520,
  [
    `<g transform="translate(30 40) rotate(-4 170 220)">${block(0, 0, 340, 440, '#fff7ee', ' rx="10"')}${disc(170, 190, 110, orange)}${disc(230, 150, 60, pink)}${block(40, 350, 200, 24, '#16122e')}${block(40, 388, 130, 14, '#16122e')}</g>`,
    `<g transform="translate(470 30)">${block(0, 0, 240, 460, '#000', ' rx="38"')}${block(12, 12, 216, 436, indigo, ' rx="28"')}${line('M158 158A64 64 0 1 0 168 194', '#fff', 28)}${disc(158, 152, 20, orange)}${block(44, 330, 152, 46, '#fff', ' rx="23"')}</g>`,
    `<g transform="translate(820 60)">${fill('M40 110L0 420H300L260 110Z', '#fff7ee')}${line('M90 150V80A60 60 0 0 1 210 80V150', '#fff7ee', 16)}${line('M190 232A58 58 0 1 0 200 266', '#16122e', 26)}${disc(190, 228, 19, pink)}</g>`,
    `<g transform="translate(1180 150) rotate(6 140 90)">${block(0, 0, 290, 170, pink, ' rx="12"')}${block(28, 100, 130, 16, '#1a0b1e')}${block(28, 126, 90, 12, '#1a0b1e')}${disc(240, 46, 22, '#1a0b1e')}</g>`,
    `<g transform="translate(1160 330) rotate(-5 140 80)">${block(0, 0, 290, 150, orange, ' rx="12"')}${disc(145, 75, 40, '#1a0b1e')}</g>`,
  ].join(''),
);
const use = plate('use', 'In use', [1, 2], '#2a1a4a', [
  ...heading('6', 'Out in the world'),
  art(posters, box(50, 290, 1500, 520), 'A poster, a phone, a bag and two cards with the mark and the colours.'),
]);

const files = plate('files', 'Files', [2, 2], orange, [
  ...heading('7', 'Take what you need', '#1a0b1e', '#1a0b1e'),
  {
    kind: 'table',
    ...box(90, 290, 1420, 400),
    columns: [3, 6],
    fontSize: 40,
    lines: { color: '#1a0b1e', width: 3 },
    rows: [
      ['Mark', 'Link to the vector files'],
      ['Typeface', 'Link, and its licence'],
      ['Pictures', 'Link, and how to credit them'],
      ['Somebody to ask', 'One name, one address'],
    ].map((row) => row.map((text) => ({ paragraphs: [{ runs: [{ text, color: '#1a0b1e', weight: 600 }] }] }))),
  },
  words('body', 'If a rule stands in the way of a good idea, write to us: rules can learn.', box(90, 730, 1420, 110), ink('#1a0b1e', 40)),
]);

export const brandBook: Deck = {
  oid: 'demotplbrand',
  owner: 'lectern-team',
  tags: ['Design', 'Brand', 'Guidelines', 'Marketing'],
  document: {
    schemaVersion: 2,
    title: 'Brand book',
    description:
      'A brand on one dark, glowing wall: promise, mark, colours, type, voice and how they look in use. Put your own mark and values in; the rules are written so that you only change the nouns.',
    language: 'en',
    theme: {
      palette: {
        background: night,
        surface: '#171b38',
        text: '#ffffff',
        muted: mist,
        accent1: orange,
        accent2: pink,
        accent3: '#9a98ff',
        accent4: '#7df0c3',
        accent5: '#ffd08a',
        accent6: '#ff9db0',
      },
      fonts: { heading: 'Montserrat', body: 'Montserrat' },
      textStyles: textStyles({ weight: 800, letterSpacing: -0.035 }, { weight: 500 }),
      background: {
        fill: night,
        layers: [
          {
            id: 'lights',
            depth: 0.45,
            objects: [
              glow(420, 1500, 1250, `0 ${orange} .75, .4 ${orange} .28, 1 ${orange} 0`),
              glow(1500, -100, 1300, `0 ${pink} .6, .4 ${pink} .24, 1 ${pink} 0`),
              glow(3100, 1750, 1400, `0 ${indigo} .75, .4 ${indigo} .3, 1 ${indigo} 0`),
            ],
          },
        ],
      },
    },
    root: {
      kind: 'topic',
      id: 'book',
      title: 'Brand book',
      width: 3200,
      height: 1800,
      children: [
        words('title', 'Brand\nbook', box(100, 10, 1900, 570), {
          verticalAlign: 'middle',
          style: { size: 306, weight: 900, lineHeight: 0.86, letterSpacing: -0.055, color: '#ffffff' },
        }),
        art(mark('#ffffff', orange), at(1530, 240, 330, 330), 'Placeholder mark: an open white ring with an orange dot.'),
        words('subtitle', 'Your name,\nand the year', box(1380, 440, 660, 130), ink('#ffffff', 50)),
        promise,
        logo,
        type,
        palette,
        voice,
        use,
        files,
      ],
    },
    path: [
      stop('book', 'Brand book', 'Say whom this book is for: everybody who writes, draws or builds something with our name on it.', {
        hold: 6000,
      }),
      stop('promise', 'Promise', 'Read the promise once, slowly. If you need a second sentence, the first one is not done.', {
        hold: 7000,
      }),
      stop('logo', 'Logo', 'Show the mark with the room around it. Tell the story of its form in half a minute.', { hold: 7000 }),
      stop('type', 'Type', 'One family does it all. Show the difference that weight makes, and where people get the fonts.', {
        hold: 7000,
      }),
      stop(
        'colours',
        'Colours',
        'The widths are the shares: the first colour leads. Check the contrast of each pair before you promise it.',
        { hold: 7000 },
      ),
      stop('voice', 'Voice', 'Read your sentence aloud, as you would say it to a neighbour.', { hold: 6000 }),
      reveal('not-ours', ['instead'], 'Then read the other one. Everybody hears which of them is ours.', {
        title: 'What we don’t say',
        hold: 7000,
      }),
      stop(
        'use',
        'In use',
        'Now show what the rules are good for. Replace these with photographs of real things as soon as you have them.',
        { hold: 7000 },
      ),
      stop('files', 'Files', 'End with the links and one name. A brand book that nobody can use is a poster.', { hold: 7000 }),
    ],
  },
};
