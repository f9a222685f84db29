import { art, at, type Wire } from '../kit/document.ts';
import { chance, type Point, short, smooth, svg } from '../kit/drawing.ts';
import { dots, glow, linear, radial, specks } from './gradients.ts';

export const sky = { width: 3200, height: 1800 };
/** The position of the Sun, the centre of all orbits. */
export const sun = { x: 500, y: 1370 };

/** A point on an orbit; degrees clockwise from the right. */
export const onOrbit = (radius: number, degrees: number): Point => [
  sun.x + radius * Math.cos((degrees * Math.PI) / 180),
  sun.y + radius * Math.sin((degrees * Math.PI) / 180),
];

const stars = (seed: number, count: number, color: string, size: number): Wire => {
  const next = chance(seed);
  const points = Array.from({ length: count }, (): Point => [next() * 6400, next() * 4800]);
  return art(svg(6400, 4800, specks(points, color, size)), at(1600, 900, 6400, 4800));
};

/** Three layers of stars, one behind another, and the glow of the night. */
export const nightLayers = (): Wire[] => [
  {
    id: 'nebulae',
    depth: 0.12,
    objects: [
      glow(2500, 300, 1500, '0 #3b2f86 .55, 1 #3b2f86 0'),
      glow(300, 1500, 1700, '0 #7a2f6b .45, 1 #7a2f6b 0'),
      glow(1700, 2000, 1200, '0 #16466f .5, 1 #16466f 0'),
    ],
  },
  { id: 'far-stars', depth: 0.2, objects: [stars(4, 420, '#cfd2ff', 4)] },
  { id: 'stars', depth: 0.4, objects: [stars(9, 200, '#ffffff', 5.5)] },
  { id: 'near-stars', depth: 0.6, objects: [stars(14, 80, '#ffe3bd', 7)] },
];

const arcOf = (radius: number, from: number, to: number): string => {
  const [start, end] = [onOrbit(radius, from), onOrbit(radius, to)];
  return `M${start.map(short).join(' ')}A${radius} ${radius} 0 0 1 ${end.map(short).join(' ')}`;
};

/** Arcs around the Sun, and the planets that are only passed. */
export function orbits(list: readonly (readonly [radius: number, from: number, to: number])[]): Wire {
  const lines = list.map(
    ([radius, from, to], index) =>
      `<path d="${arcOf(radius, from, to)}" fill="none" stroke="url(#orbit)" stroke-opacity="${short(0.95 - index * 0.06)}" stroke-width="3"/>`,
  );
  const passed = (
    [
      [455, -58, 22, '#c9b7a3'],
      [700, -66, 34, '#f0cf9a'],
      [2700, -11.5, 54, '#6fb7e0'],
    ] as const
  ).map(([radius, degrees, size, color]) => dots([onOrbit(radius, degrees)], color, size));
  return art(
    svg(
      sky.width,
      sky.height,
      lines.join('') + passed.join(''),
      radial(
        'orbit',
        '0 #ffb86b .2, .25 #b9a2ff .95, .75 #7c83ff .8, 1 #7c83ff .15',
        `gradientUnits="userSpaceOnUse" cx="${sun.x}" cy="${sun.y}" r="3000"`,
      ),
    ),
    at(sky.width / 2, sky.height / 2, sky.width, sky.height),
  );
}

/** Art around the origin, extending `reach` to each side. */
const centred = (reach: number, content: string, defs: string, high = reach): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-high} ${reach * 2} ${high * 2}" width="${reach * 2}" height="${high * 2}"><defs>${defs}</defs>${content}</svg>`;

/** A ball of radius 200, lit from the lower left. */
const ball = (fill: string, content: string): string =>
  `<circle r="200" fill="${fill}"/><g clip-path="url(#ball)">${content}<circle r="200" fill="url(#shade)"/></g>`;
const ballDefs = (shadow = '#05041a') =>
  `<clipPath id="ball"><circle r="200"/></clipPath>${radial('shade', `0 #ffffff .16, .35 #ffffff 0, .72 ${shadow} .5, 1 ${shadow} .93`, 'gradientUnits="userSpaceOnUse" cx="-70" cy="70" r="300"')}`;

const blob = (x: number, y: number, radius: number, seed: number, flat = 0.8): string => {
  const next = chance(seed);
  return smooth(
    Array.from({ length: 11 }, (_, step): Point => {
      const reach = radius * (0.72 + next() * 0.5);
      return [x + Math.cos((step / 11) * 6.283) * reach, y + Math.sin((step / 11) * 6.283) * reach * flat];
    }),
    true,
  );
};

export function sunPicture(): string {
  const next = chance(2);
  const flames = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 360 + next() * 9;
    const height = 16 + next() * 40;
    return `<path transform="rotate(${short(angle)})" d="M-15-196C-12 ${short(-205 - height * 0.6)} -4 ${short(-208 - height)} 4 ${short(-212 - height)}C2 ${short(-205 - height * 0.5)} 10-210 15-196Z" fill="url(#flame)"/>`;
  });
  const grains = Array.from({ length: 26 }, (_, index) =>
    blob(Math.cos(index * 2.4) * 37 * Math.sqrt(index), Math.sin(index * 2.4) * 37 * Math.sqrt(index), 14 + next() * 18, index + 3, 0.7),
  );
  return centred(
    400,
    `<circle r="400" fill="url(#corona)"/>${flames.join('')}<circle r="200" fill="url(#fire)"/><clipPath id="disc"><circle r="200"/></clipPath><path d="${grains.join('')}" fill="#fff6c9" opacity=".28" clip-path="url(#disc)"/>`,
    radial('corona', '0 #ffd98a 1, .48 #ffb347 .75, .62 #ff7f50 .28, 1 #ff5f6d 0') +
      radial('fire', '0 #fffbe6, .45 #ffe08a, .8 #ffb347, 1 #ff8a3c') +
      linear('flame', '0 #ff9a4a 0, 1 #ffb347 .9'),
  );
}

export function earthPicture(): string {
  const land =
    'M-70-70C-40-95 20-90 50-78C70-70 74-50 88-30C98-14 120-16 116-4C108 20 84 34 78 60C74 86 62 110 40 128C24 140 8 130 2 108C-4 84-2 66-14 48C-24 36-40 34-60 34C-84 32-104 10-100-16C-96-40-86-58-70-70Z' +
    'M-62-110C-72-130-52-150-30-156C0-192 80-192 140-150C190-110 204-60 190-20C172 12 152 2 140-30C120-50 100-60 92-84C60-100 20-92-10-104C-30-96-50-98-62-110Z' +
    'M98 70C110 62 118 74 112 92C106 106 94 104 94 92ZM-206 20C-170 6-150 30-146 60C-150 100-172 130-206 124Z';
  const clouds =
    'M-150-40C-120-56-90-44-60-52M-30-10C10-26 40-6 90-22M-120 80C-80 64-50 86-10 74M20 30C50 22 80 36 120 22M-90-140C-50-150-30-134 10-142M-60 150C-20 138 20 156 70 142M120 110C140 100 150 104 164 92';
  return centred(
    236,
    `<circle r="236" fill="url(#air)"/>${ball('url(#sea)', `<path d="${land}" fill="#6bbf8a"/><path d="M-60-50C-20-70 30-64 56-44C40-20-20-14-60-22Z" fill="#e8cf8e" opacity=".85"/><path d="M-60-196C-20-176 40-176 80-196L0-230ZM-90 186C-40 170 40 172 90 188L0 230Z" fill="#f4fbff"/><path d="${clouds}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`)}`,
    ballDefs('#04062a') +
      radial('sea', '0 #58b7e8, .7 #2471c4, 1 #1b4f9f', 'cx=".35" cy=".65" r=".8"') +
      radial('air', '.8 #7fd0ff .55, .86 #7fd0ff .3, 1 #7fd0ff 0'),
  );
}

/** Tycho on the Moon, from the middle, for a radius of 1. */
export const tycho = { x: -0.18, y: 0.56 };

export function moonPicture(): string {
  const next = chance(31);
  const seas = [
    [-60, -70, 62, 3],
    [30, -90, 44, 5],
    [70, -30, 40, 8],
    [-110, -10, 70, 12],
    [110, 20, 26, 17],
  ] as const;
  const craters = Array.from({ length: 34 }, (): readonly [number, number, number] => [
    next() * 380 - 190,
    next() * 380 - 190,
    4 + next() * next() * 18,
  ]).filter(([x, y, size]) => Math.hypot(x - tycho.x * 200, y - tycho.y * 200) > size + 24);
  const rays = Array.from({ length: 15 }, (_, index) => {
    const [angle, length] = [index * 0.42 + next() * 0.2, 70 + next() * 120];
    const [x, y] = [tycho.x * 200, tycho.y * 200];
    return `M${short(x + Math.cos(angle - 0.12) * 18)} ${short(y + Math.sin(angle - 0.12) * 18)}L${short(x + Math.cos(angle) * length)} ${short(y + Math.sin(angle) * length)}L${short(x + Math.cos(angle + 0.12) * 18)} ${short(y + Math.sin(angle + 0.12) * 18)}Z`;
  });
  const rims = craters.map(
    ([x, y, size]) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" fill="#a9a3b8"/><circle cx="${short(x + size * 0.14)}" cy="${short(y - size * 0.14)}" r="${short(size * 0.84)}" fill="#bdb8c9"/>`,
  );
  return centred(
    206,
    ball(
      '#cdc8d6',
      `<path d="${seas.map(([x, y, size, seed]) => blob(x, y, size, seed)).join('')}" fill="#8f8aa3" opacity=".75"/>${rims.join('')}<path d="${rays.join('')}" fill="#efecf4" opacity=".6"/><circle cx="${tycho.x * 200}" cy="${tycho.y * 200}" r="20" fill="#ddd9e4"/>`,
    ),
    ballDefs('#0a0820'),
  );
}

/** The darker floor in the picture of the crater, from its middle, for a radius of 1. */
export const craterFloor = { x: 0.2, y: 0.12 };

/** Seen from straight above: rays, rim, terraces, floor and peak. */
export function craterPicture(): string {
  const next = chance(6);
  const rough = (radius: number, seed: number, shake: number): string => {
    const more = chance(seed);
    return smooth(
      Array.from({ length: 40 }, (_, step): Point => {
        const reach = radius * (1 - shake / 2 + more() * shake);
        return [Math.cos((step / 40) * 6.283) * reach, Math.sin((step / 40) * 6.283) * reach];
      }),
      true,
    );
  };
  const rays = Array.from({ length: 44 }, (_, index) => {
    const [angle, length, width] = [index * 0.143 + next() * 0.1, 224 + next() * 76, 0.02 + next() * 0.07];
    return `M${short(Math.cos(angle - width) * 190)} ${short(Math.sin(angle - width) * 190)}L${short(Math.cos(angle) * length)} ${short(Math.sin(angle) * length)}L${short(Math.cos(angle + width) * 190)} ${short(Math.sin(angle + width) * 190)}Z`;
  });
  const terraces = (
    [
      [196, '#f3f0f6'],
      [184, '#b7b0c6'],
      [170, '#8d86a2'],
      [156, '#a49db6'],
      [143, '#6d6685'],
      [130, '#837b9b'],
      [118, '#4d4668'],
    ] as const
  ).map(([radius, color], index) => `<path d="${rough(radius, 20 + index, 0.05)}" fill="${color}"/>`);
  return centred(
    300,
    `<circle r="300" fill="url(#dust)"/><path d="${rays.join('')}" fill="url(#ray)"/>${terraces.join('')}<path d="${rough(108, 40, 0.04)}" fill="#3a3455"/><circle r="196" fill="url(#night)"/>
    <path d="M-34 22L-14-20L0-6L14-30L36 18L8 30Z" fill="#cfc9dd"/><path d="M14-30L36 18L8 30L2 4ZM-14-20L0-6L-6 26L-16 20Z" fill="#6a6384"/>`,
    radial('dust', '0 #f6f3f9 .9, .64 #f0ecf5 .7, 1 #ece8f1 0') +
      radial('ray', '0 #ffffff, .62 #ffffff .9, .8 #ffffff .35, 1 #ffffff 0', 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="300"') +
      linear('night', '0 #140f30 .55, .45 #140f30 .1, 1 #ffffff .18', 'x1="1" y1="0" x2="0" y2="1"'),
  );
}

/** A stone with one face in the middle and facets around it, lighter towards the lower left; colours from dark to light. */
function shard(x: number, y: number, size: number, seed: number, colors: readonly string[], count = 9): string {
  const next = chance(seed);
  const edge = Array.from({ length: count }, (_, step) => ({
    angle: ((step + next() * 0.5) / count) * 6.283,
    reach: size * (0.78 + next() * 0.34),
  }));
  const at = (place: number, share: number): Point => {
    const { angle, reach } = edge[place % count] ?? { angle: 0, reach: 0 };
    return [x + Math.cos(angle) * reach * share - size * 0.1 * (1 - share), y + Math.sin(angle) * reach * share + size * 0.1 * (1 - share)];
  };
  const polygon = (points: readonly Point[], color: string | undefined) =>
    `<path d="M${points.map((point) => point.map(short).join(' ')).join('L')}Z" fill="${color}" stroke="${color}"/>`;
  const light = (angle: number) =>
    Math.max(0, Math.min(colors.length - 1, Math.round(((Math.cos(angle - 2.4) + 1) / 2) * (colors.length - 1) + next() - 0.5)));
  const sides = edge.flatMap(({ angle }, index) => {
    const [shade, inner] = [light(angle + 0.3), light(angle + 0.7)];
    return [
      polygon([at(index, 1), at(index + 1, 1), at(index, 0.52)], colors[shade]),
      polygon([at(index + 1, 1), at(index + 1, 0.52), at(index, 0.52)], colors[inner]),
    ];
  });
  return (
    sides.join('') +
    polygon(
      edge.map((_, index) => at(index, 0.52)),
      colors.at(-2),
    )
  );
}

/** One grain of moon dust: glass and splinters, never rounded by wind. */
export function grainPicture(): string {
  const glass = ['#2f2660', '#473c7d', '#5a4e96', '#7468b4', '#9084cc', '#ab9fe2', '#cabff3'];
  const crumbs = [
    [-190, 130, 26, 3],
    [170, 150, 32, 5],
    [190, -120, 22, 8],
    [-170, -150, 30, 12],
  ] as const;
  return centred(
    250,
    `<circle r="250" fill="url(#halo)"/>${crumbs.map(([x, y, size, seed]) => shard(x, y, size, seed, glass, 6)).join('')}${shard(0, 0, 170, 44, glass, 13)}${shard(-96, 74, 66, 9, ['#2f2660', '#3d336f', '#5a4e96', '#7468b4'], 7)}${shard(92, -70, 58, 15, ['#7468b4', '#9c90d6', '#b3a7e6', '#ddd5fa'], 7)}
    <circle cx="20" cy="40" r="24" fill="#2b2352"/><circle cx="23" cy="37" r="19" fill="url(#bubble)"/><circle cx="-40" cy="-50" r="13" fill="#2b2352"/><circle cx="-38" cy="-52" r="10" fill="url(#bubble)"/><path d="M-110-40L-60-112M-30-130L10-140" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>`,
    radial('halo', '0 #b9a2ff .5, 1 #b9a2ff 0') + radial('bubble', '0 #ffe9b0, .5 #ffb86b, 1 #a8527a'),
  );
}

export const marsPicture = (): string =>
  centred(
    226,
    `<circle r="226" fill="url(#air)"/>${ball(
      'url(#rust)',
      `<path d="${blob(-50, 60, 84, 7, 0.5)}${blob(80, -40, 70, 3, 0.5)}${blob(-110, -60, 46, 5, 0.5)}" fill="#9c4a2f" opacity=".6"/><path d="M-120 6C-60-10-10 16 50 2S110 10 130 4C90 22 40 18 0 24S-80 16-120 6Z" fill="#6f2d22"/><path d="M-70 180C-40 160 30 160 60 184L0 220Z" fill="#fdf3ea"/>${dots(
        [
          [-130, 30],
          [-108, 52],
          [-140, 66],
        ],
        '#e9a37a',
        22,
        0.9,
      )}`,
    )}`,
    ballDefs('#1a0716') +
      radial('rust', '0 #f0a06a, .7 #d2693f, 1 #a9452f', 'cx=".35" cy=".65" r=".8"') +
      radial('air', '.84 #ffb08a .4, 1 #8fb7ff 0'),
  );

const band = (y: number, height: number, color: string, seed: number): string => {
  const next = chance(seed);
  const edge = (offset: number) => Array.from({ length: 9 }, (_, step): Point => [-210 + step * 52.5, y + offset + (next() - 0.5) * 9]);
  const [upper, lower] = [edge(0), edge(height).toReversed()];
  return `<path d="${smooth(upper)}L${smooth(lower).slice(1)}Z" fill="${color}"/>`;
};

export function jupiterPicture(): string {
  const bands = (
    [
      [-200, 44, '#b58a6a'],
      [-150, 26, '#e6c9a2'],
      [-118, 40, '#b0714d'],
      [-66, 20, '#f2dcb8'],
      [-34, 22, '#d9a878'],
      [8, 46, '#a8623f'],
      [62, 22, '#efd5ac'],
      [92, 30, '#c58c62'],
      [132, 18, '#ecd0a8'],
      [156, 50, '#a97c60'],
    ] as const
  ).map(([y, height, color], index) => band(y, height, color, index + 2));
  const swirls =
    'M-190 22C-150 12-120 30-80 20M-60 40C-20 30 0 46 30 38M120 16C150 26 170 14 200 22M-180-98C-140-108-110-88-70-98M-20-96C20-106 60-86 110-98M-150 104C-110 96-80 112-40 104M40 106C80 98 110 112 160 104';
  return centred(
    212,
    ball(
      '#f0d9b4',
      `${bands.join('')}<path d="${swirls}" fill="none" stroke="#fff2d8" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><ellipse cx="66" cy="58" rx="66" ry="36" fill="#f4dcb6"/><ellipse cx="66" cy="58" rx="54" ry="28" fill="#d4583c"/><ellipse cx="66" cy="58" rx="36" ry="17" fill="#e77f56"/><path d="M38 60C50 48 84 50 92 60" fill="none" stroke="#f6b48a" stroke-width="4" stroke-linecap="round"/>`,
    ),
    ballDefs('#120618'),
  );
}

const rings = (
  [
    [262, 20, '#8d7f6a', 0.55],
    [296, 42, '#d8c39a', 0.92],
    [338, 34, '#b9a37c', 0.85],
    [385, 34, '#cdbb98', 0.8],
    [412, 6, '#8d7f6a', 0.7],
  ] as const
).map(([radius, width, color, opacity]) => ({ radius, width, color, opacity }));

/** A point in Saturn's broadest ring, from the middle of its picture. */
export const inTheRing: Point = [296 * Math.cos(2.3), 296 * 0.3 * Math.sin(2.3)];

/** With its rings, extending 440 to each side. */
export function saturnPicture(): string {
  const half = (sweep: 0 | 1) =>
    rings.map(({ radius, width, color, opacity }) => {
      const [outer, inner] = [radius + width / 2, radius - width / 2];
      return `<path d="M${-outer} 0A${outer} ${short(outer * 0.3)} 0 0 ${sweep} ${outer} 0L${inner} 0A${inner} ${short(inner * 0.3)} 0 0 ${1 - sweep} ${-inner} 0Z" fill="${color}" opacity="${opacity}"/>`;
    });
  const bands = (
    [
      [-180, 50, '#c9a66f'],
      [-110, 30, '#e9cf97'],
      [-60, 36, '#d6b67c'],
      [0, 30, '#f0dcab'],
      [50, 40, '#cfae76'],
      [110, 34, '#e6cb94'],
      [160, 50, '#b8945f'],
    ] as const
  ).map(([y, height, color], index) => band(y, height, color, index + 20));
  return centred(
    440,
    `${half(1).join('')}<g transform="scale(.95)">${ball('#e3c88e', `${bands.join('')}<ellipse cy="26" rx="300" ry="78" fill="none" stroke="#4a3420" stroke-opacity=".35" stroke-width="16"/>`)}</g>${half(0).join('')}`,
    ballDefs('#140a1c'),
    220,
  );
}

/** Clean ice, from pebbles to houses. */
export function icePicture(): string {
  const ice = ['#3f76b4', '#6fa5d6', '#8fbfe6', '#b0d6f1', '#cfe8f9', '#e6f5ff', '#ffffff'];
  const pieces = [
    [-40, 10, 118, 21, 12],
    [120, -110, 62, 4, 9],
    [128, 108, 74, 7, 10],
    [-150, -120, 44, 9, 8],
    [-160, 132, 36, 13, 8],
    [30, -170, 22, 17, 7],
    [-30, 178, 18, 19, 6],
    [196, 8, 20, 23, 6],
  ] as const;
  const next = chance(12);
  const powder = Array.from({ length: 70 }, (): Point => [next() * 460 - 230, next() * 460 - 230]);
  return centred(
    240,
    `<circle r="240" fill="url(#halo)"/>${specks(powder, '#e3f3ff', 3.2)}${pieces.map(([x, y, size, seed, count]) => shard(x, y, size, seed, ice, count)).join('')}`,
    radial('halo', '0 #7fb7ff .4, 1 #7fb7ff 0'),
  );
}
