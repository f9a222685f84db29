import {
  craterFloor,
  craterPicture,
  earthPicture,
  grainPicture,
  icePicture,
  inTheRing,
  jupiterPicture,
  marsPicture,
  moonPicture,
  nightLayers,
  onOrbit,
  orbits,
  saturnPicture,
  sky,
  sun,
  sunPicture,
  tycho,
} from '../art/planets.ts';
import { glow } from '../art/gradients.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';
import type { Point } from '../kit/drawing.ts';

interface Column {
  x: number;
  width: number;
  /** Position of the line above the title. */
  y: number;
  align?: 'start' | 'end';
  ink?: string;
  kicker?: string;
}

/** A kicker, a title, and a paragraph or two, in the world's own 1600 × 900 units. */
function tell(
  kicker: string,
  title: string,
  paragraphs: readonly string[],
  { x, width, y, align = 'start', ink = 'text', kicker: kickerColor = 'accent1' }: Column,
): Wire[] {
  const lines = paragraphs.map((text, index) => ({ align, ...(index > 0 && { spaceBefore: 0.6 }), runs: [{ text }] }));
  return [
    words('subtitle', kicker, at(x, y, width, 46), { align, style: { color: kickerColor } }),
    words('title', title, at(x, y + 82, width, 110), { align, style: { color: ink } }),
    words('body', lines, at(x, y + 310, width, 330), { style: { color: ink } }),
  ];
}

const moonRadius = 408;
const craterReach = 440;

const dust = topic(
  'dust',
  'A grain of dust',
  at(craterReach + 10 + craterFloor.x * craterReach, 450 + craterFloor.y * craterReach, 1600, 900, { scale: 0.012, rotation: 48 }),
  [
    art(grainPicture(), at(430, 450, 820, 820), 'A jagged violet grain of glass with two golden bubbles in it.'),
    ...tell(
      'Seven hundredths of a millimetre',
      'A grain of dust',
      [
        'No wind, no rain: on the Moon nothing is ever worn smooth. Every grain stays a splinter.',
        'The astronauts who carried it in on their boots said that it smelled of spent gunpowder.',
      ],
      { x: 1220, width: 700, y: 230, kicker: '#ffc98f' },
    ),
  ],
);

const crater = topic(
  'crater',
  'Tycho',
  at(moonRadius + 24 + tycho.x * moonRadius, 450 + tycho.y * moonRadius, 1600, 900, { scale: 0.021, rotation: -34 }),
  [
    art(
      craterPicture(),
      at(craterReach + 10, 450, craterReach * 2.4, craterReach * 2.4),
      'A crater from straight above: bright rays, stepped walls, a dark floor and a peak in its middle.',
    ),
    ...tell(
      '85 kilometres from rim to rim',
      'Tycho',
      [
        'Dinosaurs may have seen the flash. The crater is young, some 108 million years old, and its rays still cross half of the Moon.',
        'On top of its peak lies one boulder, as long as a football pitch.',
      ],
      { x: 1280, width: 620, y: 220, ink: '#1d1638', kicker: '#5a3a86' },
    ),
    dust,
  ],
);

const moon = topic('moon', 'The Moon', at(1290, 735, 1600, 900, { scale: 0.2, rotation: 22 }), [
  art(
    moonPicture(),
    at(moonRadius + 24, 450, moonRadius * 2.06, moonRadius * 2.06),
    'The Moon: grey seas, many craters, and one with bright rays far down.',
  ),
  ...tell(
    '384,400 kilometres away',
    'The Moon',
    [
      'It shows us the same face every night, and slips away from us as slowly as fingernails grow: 3.8 centimetres a year.',
      'One of its nights lasts two of our weeks.',
    ],
    { x: 1240, width: 660, y: 220 },
  ),
  crater,
]);

/** A world with its picture on its orbit; `pictureX` is where the picture is in the world's own units. */
function world(
  id: string,
  title: string,
  [x, y]: Point,
  scale: number,
  rotation: number,
  pictureX: number,
  children: readonly Wire[],
): Wire {
  const aside = (800 - pictureX) * scale;
  const turn = (rotation * Math.PI) / 180;
  return topic(id, title, at(x + aside * Math.cos(turn), y + aside * Math.sin(turn), 1600, 900, { scale, rotation }), children);
}

const nights: Wire = {
  kind: 'chart',
  chart: 'bar',
  id: 'nights',
  ...at(1250, 665, 680, 400),
  title: 'How long a night lasts',
  categories: ['Jupiter', 'Saturn', 'Neptune', 'Uranus', 'Earth', 'Mars'],
  series: [{ name: 'Hours', values: [5, 5.3, 8.1, 8.6, 12, 12.3], color: 'accent1' }],
  hasLegend: false,
  unit: ' h',
  alt: 'Bar chart of half a day in hours: Jupiter 5, Saturn 5.3, Neptune 8.1, Uranus 8.6, Earth 12, Mars 12.3.',
};

const ice = topic(
  'ice',
  'A piece of the ring',
  at(1120 + (inTheRing[0] * 940) / 880, 450 + (inTheRing[1] * 940) / 880, 1600, 900, { scale: 0.011, rotation: -36 }),
  [
    glow(800, 450, 1120, '0 #0d0b2b, .82 #0d0b2b, 1 #0d0b2b 0'),
    art(icePicture(), at(420, 450, 800, 800), 'Pale blue blocks and crumbs of ice that float beside each other.'),
    ...tell(
      'From a snowflake to a house',
      'A piece of the ring',
      [
        'Almost pure ice, once around in about half a day. When two pieces meet, they touch as gently as sleepers who turn over.',
        'Some of it falls on Saturn as rain. In 300 million years the rings may be gone.',
      ],
      { x: 1210, width: 720, y: 215 },
    ),
  ],
);

export const pocketPlanetarium: Deck = {
  oid: 'demoplanetar',
  owner: 'ilse-brandt',
  tags: ['Astronomy', 'Solar system', 'Bedtime', 'Science'],
  document: {
    schemaVersion: 2,
    title: 'A pocket planetarium for restless nights',
    description:
      'When sleep does not come, go for a walk among the planets: nine quiet stops from the Sun to a ring of ice, and once straight down, from the Earth to the Moon, into a crater and to a single grain of its dust. Best watched in the dark.',
    language: 'en',
    theme: {
      palette: {
        background: '#12122b',
        surface: '#23224a',
        text: '#f6f2ff',
        muted: '#c6c2e6',
        accent1: '#ffb86b',
        accent2: '#a9aeff',
        accent3: '#ff8fa6',
        accent4: '#8fd7e8',
        accent5: '#e9cf97',
        accent6: '#b9a2ff',
      },
      fonts: { heading: 'Playfair Display', body: 'Work Sans' },
      textStyles: {
        title: { family: 'heading', size: 88, weight: 700, lineHeight: 1.15, letterSpacing: -0.01 },
        subtitle: { family: 'body', size: 33, weight: 600, color: 'accent1', lineHeight: 1.25 },
        subtitle_2: { family: 'body', size: 34, weight: 600, lineHeight: 1.3 },
        body: { family: 'body', size: 35, weight: 400, lineHeight: 1.38 },
        body_2: { family: 'body', size: 28, weight: 400, color: 'muted', lineHeight: 1.35 },
      },
      background: { fill: '#12122b', layers: nightLayers() },
    },
    root: {
      id: 'root',
      title: 'A pocket planetarium',
      ...sky,
      children: [
        orbits([
          [455, -82, -22],
          [700, -80, -12],
          [1030, -60, 12],
          [1560, -45, 14],
          [1900, -42, -34],
          [1900, -10, 14],
          [2400, -36, -7],
          [2700, -29, -3],
        ]),
        words('title', 'A pocket planetarium', at(840, 230, 1400, 170), { style: { size: 136, lineHeight: 1.1 } }),
        words('title', 'for restless nights', at(840, 366, 1400, 100), {
          style: { size: 74, weight: 500, isItalic: true, color: 'accent1' },
        }),
        world('sun', 'The Sun', [sun.x, sun.y], 0.6, 0, 383, [
          art(sunPicture(), at(383, 450, 1180, 1180), 'The Sun: a golden disc with soft flames and a wide glow.'),
          ...tell(
            '8 minutes 20 seconds away',
            'The Sun',
            [
              'The light that will wake you has been on its way for ages. It took tens of thousands of years from the core to the surface, and eight minutes to your window.',
            ],
            { x: 1240, width: 620, y: 230 },
          ),
        ]),
        world('earth', 'Earth', onOrbit(1030, -43), 0.5, -9, 340, [
          art(earthPicture(), at(340, 450, 700, 700), 'Earth: Africa and Europe under thin clouds, night on the right.'),
          ...tell(
            'You are here',
            'Lie still',
            [
              'You are not. The ground beneath your bed goes round the Sun at thirty kilometres a second, and has never once spilled your tea.',
            ],
            { x: 1110, width: 680, y: 160 },
          ),
          moon,
        ]),
        world('mars', 'Mars', onOrbit(1560, -17), 0.4, 7, 370, [
          art(marsPicture(), at(370, 450, 740, 740), 'Mars: a rust-red ball with a white cap and a long dark canyon.'),
          ...tell(
            '39 minutes more',
            'Sleep in on Mars',
            [
              'A Martian day is a little longer than ours: enough to turn over once more.',
              'And evening comes in blue: fine dust holds back the red of the sunset and lets the blue through.',
            ],
            { x: 1190, width: 760, y: 200 },
          ),
        ]),
        world('jupiter', 'Jupiter', onOrbit(1900, 1), 0.62, 12, 430, [
          art(jupiterPicture(), at(430, 450, 840, 840), 'Jupiter: cream and brown bands, and the Great Red Spot.'),
          ...tell(
            'A storm wider than the Earth',
            'Jupiter spins',
            ['Its Great Red Spot has blown for at least 190 years. Dusk to dawn takes five hours.'],
            { x: 1250, width: 680, y: 130 },
          ),
          nights,
        ]),
        world('saturn', 'Saturn', onOrbit(2400, -24), 0.62, -13, 1120, [
          art(saturnPicture(), at(1120, 450, 940, 470), 'Saturn, pale gold, in its wide rings.'),
          ...tell(
            '273,000 km wide, 10 m thick',
            'Saturn',
            ['If its rings were a sheet of paper, the sheet would be nearly three kilometres wide.'],
            { x: 315, width: 600, y: 220 },
          ),
          ice,
        ]),
      ],
    },
    path: [
      stop(
        'sun',
        'The Sun',
        'We begin at the lamp. Its light needs eight minutes to reach you, but its energy was on the way to the surface for tens of thousands of years.',
        { hold: 8000 },
      ),
      stop(
        'earth',
        'Lie still',
        'Out to the third orbit. You think you are lying in bed. You are flying around the Sun at thirty kilometres a second.',
        { hold: 7000 },
      ),
      stop(
        'moon',
        'The Moon',
        'Four hundred thousand kilometres on hangs the Moon. It drifts away from us as slowly as fingernails grow.',
        { hold: 7000 },
      ),
      stop(
        'crater',
        'Tycho',
        'Down to the south, to Tycho. Something fell here a hundred million years ago, and the splash still shines.',
        { hold: 8000 },
      ),
      stop(
        'dust',
        'A grain of dust',
        'Down again, to the floor, to one grain of dust. It is sharp as glass, because nothing up here has ever rubbed it smooth.',
        { hold: 8000 },
      ),
      stop(
        'mars',
        'Sleep in on Mars',
        'Up and away, to a world with thirty-nine more minutes in every night and day, and a sunset in blue.',
        { hold: 7000 },
      ),
      stop('jupiter', 'Jupiter', 'Jupiter turns so fast that the night is over in five hours.', { hold: 6000 }),
      reveal(
        'all-nights',
        ['nights'],
        'Bad sleepers should move to Mars: it has the longest nights of all the planets that turn at a decent pace.',
        { hold: 7000 },
      ),
      stop(
        'saturn',
        'Saturn',
        'The rings of Saturn would reach two thirds of the way to the Moon, and they are no thicker than a house is high.',
        { hold: 7000 },
      ),
      stop(
        'ice',
        'A piece of the ring',
        'From near they are snow. Pieces of ice go round together, touch softly, and drift apart. Good night.',
        { hold: 9000 },
      ),
    ],
  },
};
