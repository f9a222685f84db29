import {
  anglerPicture,
  bacteriaPicture,
  badge,
  canvas,
  jellyfishPicture,
  lamp,
  oceanLayers,
  octopusPicture,
  purposes,
  type Quiet,
  reefPicture,
  route,
  smokersPicture,
  submarinePicture,
} from '../art/ocean.ts';
import { art, at, type Deck, reveal, stop, topic, type Wire, words } from '../kit/document.ts';

const amber = '#ffbe3d';

interface Zone {
  id: string;
  depth: string;
  title: string;
  body: string;
  /** Centre of its round picture, on the canvas. */
  centre: readonly [x: number, y: number];
  radius: number;
  scale: number;
  side: 'left' | 'right';
  /** How far the texts are moved down, in the zone's units. */
  lower?: number;
  picture: string;
  alt: string;
  more?: readonly Wire[];
}

/** Where a zone's picture is in its own 1600 × 900 units, and its texts beside it. */
function layOf({ side, radius, scale }: Pick<Zone, 'side' | 'radius' | 'scale'>) {
  const reach = radius / scale;
  const x = side === 'right' ? reach + 34 : 1600 - reach - 34;
  const [left, right] = side === 'right' ? [x + reach + 58, 1590] : [10, x - reach - 58];
  return { x, y: 420, reach, left, right, middle: (left + right) / 2, width: right - left };
}

function zone(which: Zone): Wire {
  const { id, title, depth, body, centre, scale, side, lower = 0, picture, alt, more = [] } = which;
  const { x, y, reach, middle, width } = layOf(which);
  const place = at(centre[0] + (800 - x) * scale, centre[1] + (450 - y) * scale, 1600, 900, { scale });
  const align = { align: side === 'right' ? 'start' : 'end' };
  return topic(id, title, place, [
    art(picture, at(x, y, reach * 2.24, reach * 2.24), alt),
    words('subtitle', depth, at(middle, 200 + lower, width, 48), align),
    words('title', title, at(middle, 278 + lower, width, 106), align),
    words('body', body, at(middle, 420 + lower, width, 152), align),
    ...more,
  ]);
}

/** Two memorable numbers with captions, revealed together. */
function figures(which: Zone, y: number, ...pair: readonly (readonly [number: string, about: string])[]): Wire {
  const { left, right } = layOf(which);
  const [width, align] = [272, which.side === 'right' ? 'start' : 'end'];
  const children = pair.map(([number, about], index) => {
    const x = which.side === 'right' ? left + width / 2 + index * 370 : right - width / 2 - (pair.length - 1 - index) * 370;
    return words(
      'body_2',
      [
        { align, runs: [{ text: number, size: 50, weight: 700, color: '#7fe7ff', letterSpacing: -0.02 }] },
        { align, runs: [{ text: about }] },
      ],
      at(x, y + 40, width, 142),
    );
  });
  return { kind: 'group', id: `${which.id}-figures`, ...at(800, 450, 1600, 900), children };
}

const sunlight: Zone = {
  id: 'sunlight',
  depth: '0 – 200 metres',
  title: 'Sunlight zone',
  centre: [370, 433],
  radius: 200,
  scale: 0.583,
  side: 'right',
  picture: reefPicture(),
  body: 'All the green life of the sea is in this thin, bright skin. It makes about half of the world’s oxygen.',
  alt: 'A sunlit reef: pink and orange corals under a ring of small bright fish.',
};
const twilight: Zone = {
  id: 'twilight',
  depth: '200 – 1,000 metres',
  title: 'The twilight zone',
  centre: [1419, 652],
  radius: 214,
  scale: 0.624,
  side: 'right',
  picture: jellyfishPicture(),
  body: 'Sunlight fades to a blue whisper here. Nine in ten animals may answer it with light of their own.',
  alt: 'A violet jellyfish with a glowing heart and long tentacles, two small blue ones beside it.',
};
const midnight: Zone = {
  id: 'midnight',
  depth: '1,000 – 4,000 metres',
  title: 'Midnight zone',
  centre: [3011, 730],
  radius: 250,
  scale: 0.62,
  side: 'left',
  lower: 40,
  picture: anglerPicture(),
  body: 'No trace of day is left. Whatever shines is alive, and it wants something.',
  alt: 'An anglerfish with needle teeth; a lamp hangs on a rod before her open mouth.',
};
const abyss: Zone = {
  id: 'abyss',
  depth: '4,000 – 6,000 metres',
  title: 'The abyss',
  centre: [1549, 1240],
  radius: 192,
  scale: 0.56,
  side: 'right',
  lower: 60,
  picture: octopusPicture(),
  body: 'Plains of soft ooze, wider than all the continents together. Supper is what drifts down from above.',
  alt: 'A pink dumbo octopus with ear-like fins hovers over a dark plain in falling marine snow.',
};
const smokers: Zone = {
  id: 'smokers',
  depth: 'Hydrothermal vents',
  title: 'Black smokers',
  centre: [453, 1340],
  radius: 232,
  scale: 0.62,
  side: 'right',
  picture: smokersPicture(),
  body: 'Here life runs on chemistry: microbes turn the poison of the vents into food.',
  alt: 'Three dark chimneys breathe smoke over a thicket of white tubeworms with red plumes.',
};
const unmapped: Zone = {
  id: 'unmapped',
  depth: 'Open questions',
  title: 'Still unmapped',
  centre: [3070, 1523],
  radius: 150,
  scale: 0.46,
  side: 'left',
  picture: submarinePicture(),
  body: 'Our own sea floor is mapped worse than Mars, and almost nobody has looked at it.',
  alt: 'A small yellow submarine throws its beam over contour lines that fade into dashes.',
};

const zones = [sunlight, twilight, midnight, abyss, smokers, unmapped];

/** Where the texts of a zone are on the canvas. */
const quietOf = (which: Zone): Quiet => {
  const { centre, scale } = which;
  const { x, y, left, right } = layOf(which);
  return {
    left: centre[0] + (left - x) * scale,
    right: centre[0] + (right - x) * scale,
    top: centre[1] + (170 - y) * scale,
    bottom: centre[1] + (860 - y) * scale,
  };
};
const quiet = [{ left: 2240, right: 3260, top: 150, bottom: 370 }, ...zones.map(quietOf)];

const lightLeft = (): Wire => {
  const { middle, width } = layOf(sunlight);
  return {
    kind: 'chart',
    chart: 'bar',
    id: 'light-left',
    ...at(middle, 706, width, 350),
    title: 'Blue light left in the clearest water',
    categories: ['Surface', '50 m', '100 m', '150 m', '200 m'],
    series: [{ name: 'Light left', values: [100, 32, 10, 3, 1], color: 'accent2' }],
    hasLegend: false,
    unit: '%',
    alt: 'Bar chart: of the blue light at the surface a third is left at 50 metres, a tenth at 100, one percent at 200.',
  };
};

const usesOfLight = (): Wire[] => {
  const { left } = layOf(twilight);
  const uses = [
    ['hide', 'Hide', 'Belly lamps mask shape'],
    ['hunt', 'Hunt', 'Lures and headlamps'],
    ['talk', 'Talk', 'Flash codes for courtship'],
  ] as const;
  return uses.flatMap(([key, name, about], index) => {
    const x = left + 52 + index * 280;
    const told = [{ runs: [{ text: name, size: 33, weight: 700, color: 'text' }] }, { runs: [{ text: about }] }];
    return [art(purposes[key], at(x, 582, 104, 104)), words('body_2', told, at(x + 148, 584, 160, 116))];
  });
};

const insideTheLamp = (): Wire => {
  const { x, y, reach } = layOf(midnight);
  const ink = { style: { color: '#3a2500' } };
  return topic('lamp', 'Inside the lamp', at(x + lamp.x * reach, y + lamp.y * reach, 1600, 900, { scale: 0.0218 }), [
    art(bacteriaPicture(), at(410, 450, 900, 900), 'Glowing blue-green rods with thin tails: the bacteria that light the lamp.'),
    words('subtitle', 'A few thousandths of a millimetre', at(1240, 212, 680, 48), { style: { color: '#7a4a00' } }),
    words('title', 'Inside the lamp', at(1240, 294, 680, 106), ink),
    words(
      'body',
      'The fish makes no light herself. She keeps a farm: bacteria packed so tightly that together they glow.',
      at(1240, 440, 680, 152),
      ink,
    ),
    words(
      'body',
      'Living in the lamp, they have lost about half of the genes of their free cousins. Yet each young fish must catch her own from the sea.',
      at(1240, 636, 680, 202),
      ink,
    ),
  ]);
};

const way =
  'M370 633C380 850 850 900 1040 790S1150 655 1205 652M1480 857C1600 980 1960 930 2180 1000S2760 1160 2868 935M3040 979C3020 1200 2700 1230 2420 1160S1900 1040 1696 1117M1500 1426C1470 1660 900 1780 631 1489M460 1572C560 1880 2300 1900 2964 1629';
const badges = [
  [370, 633],
  [1205, 652],
  [2868, 935],
  [1696, 1117],
  [631, 1489],
  [2964, 1629],
] as const;

export const lightInTheDeep: Deck = {
  oid: 'demolightdee',
  owner: 'marisol-okafor',
  tags: ['Marine biology', 'Bioluminescence', 'Oceans', 'Teaching', 'First year'],
  document: {
    schemaVersion: 2,
    title: 'Light in the Deep: life below 1,000 metres',
    description:
      'Most of the living space on Earth has never seen daylight. This talk goes down through it in six stops, from sunlit reefs to black smokers, and shows how animals hunt, hide and court with light they make themselves. Made for a first-year biology course; free to reuse.',
    language: 'en',
    theme: {
      palette: {
        background: '#061233',
        surface: '#0b2a66',
        text: '#ffffff',
        muted: '#cfe6f7',
        accent1: amber,
        accent2: '#5fe0e6',
        accent3: '#c99bff',
        accent4: '#ff9bc0',
        accent5: '#ff8a3c',
        accent6: '#7fb2ff',
      },
      fonts: { heading: 'Geist', body: 'Geist' },
      textStyles: {
        title: { family: 'heading', size: 96, weight: 700, lineHeight: 1.08, letterSpacing: -0.035 },
        subtitle: { family: 'heading', size: 36, weight: 600, color: '#ffd27a', lineHeight: 1.25 },
        subtitle_2: { family: 'heading', size: 33, weight: 700, lineHeight: 1.25 },
        body: { family: 'body', size: 36, weight: 400, color: '#eaf8ff', lineHeight: 1.38 },
        body_2: { family: 'body', size: 25, weight: 400, color: 'muted', lineHeight: 1.3 },
      },
      background: { fill: '#061233', layers: oceanLayers(quiet) },
    },
    root: {
      id: 'root',
      title: 'Light in the Deep',
      ...canvas,
      children: [
        words('title', 'Light in the Deep', at(2760, 232, 1000, 140), { style: { size: 124, weight: 800, letterSpacing: -0.04 } }),
        words('subtitle', 'A descent in six stops, from sunlight to seabed', at(2764, 328, 1000, 50), {
          style: { size: 36, weight: 500, color: '#f2fdff' },
        }),
        route(way),
        zone({ ...sunlight, more: [lightLeft()] }),
        zone({ ...twilight, more: usesOfLight() }),
        zone({
          ...midnight,
          more: [
            insideTheLamp(),
            figures(midnight, 610, ['400 kg', 'on every square centimetre'], ['60 times', 'the length of her mate, in one species']),
          ],
        }),
        zone({
          ...abyss,
          more: [figures(abyss, 640, ['Weeks', 'for a flake of marine snow to arrive'], ['Millimetres', 'of mud in each thousand years'])],
        }),
        zone({
          ...smokers,
          more: [
            figures(smokers, 572, ['400 °C', 'and no steam: the pressure forbids it'], ['2 metres', 'of tubeworm, without mouth or gut']),
          ],
        }),
        zone({
          ...unmapped,
          more: [figures(unmapped, 572, ['27 %', 'of it mapped in detail by 2025'], ['0.001 %', 'of the deep floor seen by anyone'])],
        }),
        ...badges.map(([x, y], index) => art(badge(index), at(x, y, 54, 54))),
      ],
    },
    path: [
      stop(
        'sunlight',
        'Sunlight zone',
        'Start where there is plenty of light. Almost everything you have ever seen in a nature film lives in these top two hundred metres. Remember the colours: they are about to go.',
        { hold: 8000 },
      ),
      reveal(
        'fading-light',
        ['light-left'],
        'Water drinks light. Red goes first, blue last, and even in the clearest sea one part in a hundred reaches two hundred metres.',
        { hold: 7000 },
      ),
      stop(
        'twilight',
        'The twilight zone',
        'Below two hundred metres sunlight is a blue whisper. Some hide in it: a row of lamps along the belly cancels their shadow, and a hunter looking up sees nothing at all. Others hunt by it, or call for a mate.',
        { hold: 9000 },
      ),
      stop(
        'midnight',
        'Midnight zone',
        'Past a thousand metres there is no sun. A female anglerfish carries a lamp on a rod and waits for the curious.',
        { hold: 7000 },
      ),
      reveal(
        'under-pressure',
        ['midnight-figures'],
        'At the bottom of this zone every fingernail carries four hundred kilograms. In one species she is sixty times as long as the male, who bites into her and stays for life.',
        { hold: 8000 },
      ),
      stop(
        'lamp',
        'Inside the lamp',
        'Come closer, right into the lamp. It is full of bacteria: they get food and shelter, she gets the light.',
        { hold: 9000 },
      ),
      stop(
        'abyss',
        'The abyss',
        'Four kilometres down the floor levels out. A dumbo octopus rows over it with her ears and swallows small crustaceans whole.',
        { reveal: ['abyss-figures'], hold: 8000 },
      ),
      stop(
        'smokers',
        'Black smokers',
        'In 1977 a submarine found gardens where nobody expected any. They need no sun: they live on sulphur that rises from the rock.',
        { hold: 7000 },
      ),
      reveal(
        'vent-heat',
        ['smokers-figures'],
        'The water comes out at up to four hundred degrees and glows, too faintly for us. A blind-looking shrimp on the chimneys has eyes on her back that may see it.',
        { hold: 8000 },
      ),
      stop('unmapped', 'Still unmapped', 'And this is the edge of what we know.', { hold: 5000 }),
      reveal(
        'what-is-left',
        ['unmapped-figures'],
        'About a quarter of the sea floor is mapped in detail. Of the deep floor people have seen less than a thousandth of a percent. The next light down there may be yours.',
        { hold: 9000 },
      ),
    ],
  },
};
