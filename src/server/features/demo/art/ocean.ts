import { art, at, type Wire } from '../kit/document.ts';
import { chance, type Point, short, smooth, svg } from '../kit/drawing.ts';
import { dots, falling, glow, linear, radial, specks } from './gradients.ts';

export const canvas = { width: 3360, height: 1890 };
/** How far the sea extends beyond the canvas, for screens of every shape. */
const beyond = 2600;

const cyanLight = '0 #b8fff4 .95, .18 #4fe3e0 .5, 1 #2bb7e0 0';
const amberLight = '0 #ffe9b0 .9, .25 #ffb347 .4, 1 #ff8a3c 0';

const wave = (y: number, height: number, length: number, phase: number): string => {
  const points: Point[] = [];
  for (let x = -beyond; x <= canvas.width + beyond; x += 60)
    points.push([x, y + height * Math.sin(x / length + phase) + height * 0.4 * Math.sin((x / length) * 2.3 + phase)]);
  return smooth(points);
};

const ray = (x: number, width: number, length: number, opacity: number): string =>
  `<path d="M${x} 120H${x + width}L${short(x + width * 2.4 - 260)} ${120 + length}H${short(x - width * 1.1 - 260)}Z" fill="url(#ray)" opacity="${opacity}"/>`;

const boat =
  '<g transform="translate(1060 62)"><path d="M0 40H130L108 66H22Z" fill="#0a3b57"/><path d="M58-34V36H8Z" fill="#fff"/><path d="M68-20V36H112Z" fill="#ff7a59"/></g>';

const surface = (): string => {
  const rays = [
    [300, 120, 500, 0.5],
    [760, 190, 560, 0.7],
    [1250, 130, 420, 0.4],
    [1700, 200, 440, 0.45],
    [2900, 200, 560, 0.4],
  ] as const;
  return (
    `<circle cx="2540" cy="70" r="260" fill="url(#sun)"/><path d="${wave(118, 9, 70, 0)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>` +
    `<path d="${wave(142, 7, 95, 2)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>${rays.map(([x, width, length, opacity]) => ray(x, width, length, opacity)).join('')}`
  );
};

type Side = 'left' | 'right' | 'both';

function ridge(base: number, rise: number, seed: number, side: Side, color: string, opacity: number): string {
  const next = chance(seed);
  const [a, b, c] = [next() * 6, next() * 6, next() * 6];
  const climb = (u: number) => (side === 'both' ? Math.abs(u - 0.5) ** 2.2 * 2 ** 2.2 : side === 'left' ? (1 - u) ** 2.4 : u ** 2.6);
  const points: Point[] = [];
  for (let x = -beyond; x <= canvas.width + beyond; x += 100) {
    const u = x / canvas.width;
    points.push([
      x,
      base - rise * climb(Math.max(0, Math.min(1, u))) - 46 * Math.sin(u * 9 + a) - 26 * Math.sin(u * 21 + b) - 10 * Math.sin(u * 47 + c),
    ]);
  }
  return `<path d="${smooth(points)}V${canvas.height + 8000}H${-beyond}Z" fill="${color}" opacity="${opacity}"/>`;
}

/** A drawing in canvas coordinates that may extend beyond the edges. */
const backdrop = (content: string, defs = ''): Wire => {
  const [width, height] = [canvas.width + 2 * beyond, canvas.height + 12_000];
  const place = at(canvas.width / 2, 2900, width, height);
  return art(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-beyond} ${2900 - height / 2} ${width} ${height}" width="${width}" height="${height}" overflow="visible"><defs>${defs}</defs>${content}</svg>`,
    place,
  );
};

const drift = (next: () => number, count: number, top: number): Point[] =>
  Array.from({ length: count }, () => [next() * 3800 - 220, top + next() * (1980 - top)]);

/** An area with text, where nothing drifts. */
export interface Quiet {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sky, water, mountains, marine snow and living lights, from far to near. */
export function oceanLayers(quiet: readonly Quiet[]): Wire[] {
  const next = chance(11);
  const isFree = ([x, y]: Point, room: number) =>
    quiet.every(({ left, top, right, bottom }) => x < left - room || x > right + room || y < top - room || y > bottom + room);
  const snow = drift(next, 320, 280).filter((point) => isFree(point, 4));
  const lights = drift(next, 80, 800).flatMap((point) => {
    const radius = 8 + next() * 26;
    return isFree(point, radius) ? [glow(...point, radius, next() > 0.3 ? cyanLight : amberLight)] : [];
  });
  const water =
    '0 #fbe7c8, .045 #d6f0e4, .07 #7fd6d2, .1 #2ba3b4, .14 #1586a2, .2 #0d6c95, .3 #0b5688, .42 #0a4478, .56 #0a3064, .74 #081d4a, 1 #050b26';
  const block = (y: number, height: number, fill: unknown): Wire => ({
    kind: 'shape',
    shape: 'rectangle',
    ...at(canvas.width / 2, y, canvas.width + 6 * beyond, height),
    fill,
  });
  return [
    {
      id: 'water',
      depth: 0.5,
      objects: [
        block(-7998, 8000, '#8fd0e0'),
        block(-1998, 4000, falling('0 #8fd0e0, .7 #dff0e6, 1 #fbe7c8')),
        block(canvas.height / 2, canvas.height, falling(water)),
        block(canvas.height + 6998, 14_000, '#050b26'),
        backdrop(surface() + boat, linear('ray', '0 #fff .3, .35 #fff .12, 1 #fff 0') + radial('sun', '0 #fff9df .95, 1 #fff9df 0')),
      ],
    },
    {
      id: 'far-ridges',
      depth: 0.6,
      objects: [backdrop(ridge(1440, 520, 2, 'left', '#0a3f75', 0.5) + ridge(1540, 640, 8, 'right', '#082f63', 0.55))],
    },
    {
      id: 'near-ridges',
      depth: 0.75,
      objects: [backdrop(ridge(1700, 520, 4, 'both', '#06204c', 0.8) + ridge(1820, 420, 15, 'both', '#040f2e', 1))],
    },
    { id: 'life', depth: 1, objects: [backdrop(specks(snow, '#efffff', 4.5)), ...lights] },
  ];
}
/** The dotted line from zone to zone. */
export const route = (d: string): Wire =>
  art(
    svg(
      canvas.width,
      canvas.height,
      `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-dasharray=".1 17" stroke-linecap="round"/>`,
    ),
    at(canvas.width / 2, canvas.height / 2, canvas.width, canvas.height),
  );

const digits = [
  'M-5-6L1-10V10',
  'M-6-5C-6-12 6-12 6-4.5C6 0-6 6-6.5 10H7',
  'M-6-10H6L-1-2C9-3 8 10 0 10C-4 10-6 8-7 6',
  'M3 10V-10L-7 4H7',
  'M6-10H-5L-6-1C8-5 9 10-1 10C-4 10-6 9-7 7',
  'M4-10C-4-6-7 0-6.5 4A6.5 6.3 0 1 0 6.5 4A6.5 6.3 0 1 0-6.5 4',
];

/** The number of a zone on its ring; drawn, so screen readers do not read out a list of numbers. */
export const badge = (place: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-27 -27 54 54" width="54" height="54"><circle r="27" fill="#ffbe3d"/><path transform="scale(.9)" d="${digits[place]}" fill="none" stroke="#2a1a00" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A round window of radius 200 around the origin. */
const porthole = (content: string, defs: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-224 -224 448 448" width="448" height="448"><defs>${defs}<clipPath id="hole"><circle r="200"/></clipPath></defs>` +
  `<circle r="221" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" stroke-dasharray=".1 9" stroke-linecap="round"/><circle r="200" fill="url(#fill)"/><g clip-path="url(#hole)">${content}</g>` +
  `<circle r="200" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="2.6"/></svg>`;

/** The points of a shape, rotated, scaled and moved, as path data. */
const placed = (shape: readonly (string | number)[], x: number, y: number, scale: number, degrees: number): string => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  let d = '';
  for (let index = 0; index < shape.length; index++) {
    const [one, two] = [shape[index], shape[index + 1]];
    if (typeof one !== 'number' || typeof two !== 'number') d += typeof one === 'string' ? one : '';
    else {
      d += `${short(x + one * cos - two * sin)} ${short(y + one * sin + two * cos)} `;
      index++;
    }
  }
  return d;
};

const fishShape = [
  'M',
  -16,
  0,
  'C',
  -8,
  -11,
  10,
  -10,
  18,
  0,
  'C',
  10,
  10,
  -8,
  11,
  -16,
  0,
  'Z M',
  -13,
  0,
  'L',
  -27,
  -9,
  'Q',
  -22,
  0,
  -27,
  9,
  'Z',
];
const fish = (color: string, places: readonly (readonly [x: number, y: number, scale: number, degrees: number])[]): string =>
  `<path d="${places.map((place) => placed(fishShape, ...place)).join('')}" fill="${color}"/>${dots(
    places.map(([x, y, scale, degrees]) => [
      x + 10 * scale * Math.cos((degrees * Math.PI) / 180),
      y + 10 * scale * Math.sin((degrees * Math.PI) / 180),
    ]),
    '#08304a',
    2.6,
  )}`;

function coral(x: number, y: number, color: string, next: () => number): string {
  const levels = Array.from({ length: 6 }, () => '');
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    if (depth === 0) return;
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    levels[depth] +=
      `M${short(fromX)} ${short(fromY)}Q${short((fromX + toX) / 2 + 6 * (next() - 0.5))} ${short((fromY + toY) / 2)} ${short(toX)} ${short(toY)}`;
    const count = depth > 3 || next() < 0.5 ? 2 : 3;
    for (let index = 0; index < count; index++)
      grow(toX, toY, angle + (index - (count - 1) / 2) * 0.62 + (next() - 0.5) * 0.4, length * (0.72 + next() * 0.12), depth - 1);
  };
  grow(x, y, -1.57 + (next() - 0.5) * 0.3, 30 + next() * 12, 5);
  return levels
    .map((d, depth) =>
      d === ''
        ? ''
        : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(9 * 0.74 ** (5 - depth))}" stroke-linecap="round"/>`,
    )
    .join('');
}

/** A sunlit reef and a ring of fish. */
export function reefPicture(): string {
  const next = chance(5);
  const colors = ['#ffd166', '#ff9f5a', '#fff1c9', '#ff7a66'];
  const corals = (
    [
      [-120, 190, '#ff6b8b'],
      [-50, 210, '#f7a072'],
      [40, 210, '#e0559a'],
      [120, 190, '#ffb38a'],
      [-180, 160, '#c65bb0'],
      [170, 160, '#ff7e79'],
    ] as const
  )
    .map(([x, y, color]) => coral(x, y, color, next))
    .join('');
  const school = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 6.28 + 0.4;
    const radius = 84 + 40 * Math.sin(index * 2.7);
    return [
      Math.cos(angle) * radius * 1.15,
      -30 + Math.sin(angle) * radius * 0.62,
      0.55 + 0.5 * Math.abs(Math.sin(index * 1.3)),
      angle * 57.3 + 90 + 8 * Math.sin(index),
    ] as const;
  });
  const schools = colors
    .map((color, kind) =>
      fish(
        color,
        school.filter((_, index) => index % 4 === kind),
      ),
    )
    .join('');
  const shafts = '<path d="M-90-210L-30-210L-70 120L-200 120ZM40-210L90-210L150 90L70 90Z" fill="url(#shaft)"/>';
  return porthole(
    `<circle cy="-190" r="150" fill="url(#sun)"/>${shafts}${corals}<path d="M-220 220Q-120 150 0 176T220 154V270H-220Z" fill="#0a5a78"/>${schools}`,
    linear('fill', '0 #9be8df, 1 #1487a8') + radial('sun', '0 #fff9df .95, 1 #fff9df 0') + linear('shaft', '0 #fff .35, 1 #fff 0'),
  );
}

interface Glow {
  halo: string;
  bell: string;
  core: string;
  strand: string;
  arm: string;
}
const violet: Glow = {
  halo: '0 #c99bff .55, 1 #8f6bff 0',
  bell: '0 #ffd9f4 .96, .5 #c58bff .8, 1 #6f5bff .6',
  core: '0 #fff0c9 .95, 1 #ff9bd2 0',
  strand: '0 #f3cbff, 1 #7fe7ff 0',
  arm: '0 #ffd3ec, 1 #b58bff 0',
};
const cyan: Glow = {
  halo: '0 #7ff0ff .5, 1 #3bc6ff 0',
  bell: '0 #e2ffff, 1 #43b6ff .5',
  core: '0 #fff .9, 1 #9be8ff 0',
  strand: '0 #cffbff, 1 #7fe7ff 0',
  arm: '0 #e9ffff, 1 #5bc8ff 0',
};

const down = (length: number) => `gradientUnits="userSpaceOnUse" x1="0" y1="20" x2="0" y2="${length}"`;
const jellyPaints = (key: string, { halo, bell, core, strand, arm }: Glow): string =>
  radial(`h${key}`, halo) +
  linear(`b${key}`, bell) +
  radial(`c${key}`, core) +
  linear(`t${key}`, strand, down(320)) +
  linear(`a${key}`, arm, down(210));

/** A jellyfish; its bell extends about 100 from its middle. */
function jellyfish(x: number, y: number, scale: number, degrees: number, key: string, seed: number, strandCount: number): string {
  const next = chance(seed);
  const strands = Array.from({ length: strandCount }, (_, index) => {
    const [length, phase, sway, width] = [150 + next() * 150, next() * 6, 7 + next() * 12, 1.4 + next() * 1.6];
    const from = -78 + (index * 157) / (strandCount - 1);
    const points = Array.from({ length: 8 }, (_none, step): Point => [
      from * (1 - (step / 7) * 0.25) + (Math.sin(step + phase) * sway * step) / 7,
      26 + (step / 7) * length,
    ]);
    return `<path d="${smooth(points)}" fill="none" stroke="url(#t${key})" stroke-width="${short(width)}" stroke-linecap="round"/>`;
  });
  const arms = Array.from({ length: 4 }, (_, index) => {
    const phase = next() * 6;
    const edge = (side: number) =>
      Array.from({ length: 13 }, (_none, step): Point => {
        const u = step / 12;
        return [
          (-30 + index * 20) * (1 - u * 0.4) + Math.sin(u * 6 + phase) * 16 * u + side * ((1 - u) * 12 + 5 * Math.sin(step * 2.1)),
          18 + u * 190,
        ];
      });
    return `<path d="${smooth([...edge(-1), ...edge(1).toReversed()], true)}" fill="url(#a${key})" opacity=".75"/>`;
  });
  const ribs = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((rib) => `M${rib * 4} -88Q${rib * 22} -50 ${rib * 23.5} 22`).join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${scale})"><circle r="190" cy="10" fill="url(#h${key})"/>${strands.join('')}${arms.join('')}` +
    `<path d="M-104 18C-112-60-62-104 0-104S112-60 104 18${'q-13 22-26 0'.repeat(8)}Z" fill="url(#b${key})" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>` +
    `<path d="${ribs}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/><ellipse cy="-30" rx="50" ry="34" fill="url(#c${key})"/>` +
    '<path d="M-70-44C-58-76-36-88-16-92" stroke="#fff" stroke-opacity=".75" stroke-width="5" stroke-linecap="round" fill="none"/></g>'
  );
}

/** One large jellyfish and two small ones. */
export const jellyfishPicture = (): string =>
  porthole(
    `<g transform="scale(.935)">${jellyfish(0, -55, 1, -8, 'v', 3, 15)}${jellyfish(134, 106, 0.34, 14, 'c', 9, 9)}${jellyfish(-128, -130, 0.24, -16, 'c', 7, 9)}</g>`,
    radial('fill', '0 #2a57b8, .55 #163b8a, 1 #0b235e', 'cx=".5" cy=".4" r=".75"') + jellyPaints('v', violet) + jellyPaints('c', cyan),
  );

const teeth = (list: readonly (readonly [x: number, y: number, width: number, height: number])[]): string =>
  list.map(([x, y, width, height]) => `M${x - width} ${y - 2}L${x + width} ${y + 3}L${x - 3} ${y + height}Z`).join('');

/** Where the angler's lamp is in its picture, from the middle, for a radius of 1. */
export const lamp = { x: -0.43, y: -0.328, radius: 0.075 };

/** A female anglerfish behind her lamp. */
export function anglerPicture(): string {
  const spots: Point[] = [
    [20, -62],
    [52, -58],
    [84, -34],
    [104, -6],
    [106, 26],
    [88, 56],
    [56, 76],
    [20, 82],
  ];
  return porthole(
    `<g transform="translate(17.2 20.3) scale(.875)"><circle cx="-118" cy="-98" r="190" fill="url(#far)"/>
    <path d="M120 12C170-30 196-58 214-70C206-30 206 26 220 78C188 62 160 44 122 34Z" fill="#15294f"/><path d="M10-78C40-118 84-122 104-104C92-92 84-80 80-64Z" fill="#1b3360"/><path d="M30 92C44 128 80 140 100 128C90 114 84 100 82 84Z" fill="#12254a"/>
    <path d="M-116-20C-92-74-30-98 34-86C96-74 134-34 138 14C140 62 92 100 28 104C-36 108-84 92-104 62C-70 66-44 54-34 34C-58 30-96 14-116-20Z" fill="url(#body)"/>
    <path d="M-116-20C-96 14-58 30-34 34C-44 54-70 66-104 62C-118 46-124 10-116-20Z" fill="#030817"/>
    <path d="${teeth([
      [-112, -12, 7, 30],
      [-100, 4, 6, 26],
      [-86, 16, 6, 28],
      [-70, 25, 5, 20],
      [-54, 31, 4, 16],
      [-104, 62, 5, -26],
      [-90, 63, 5, -22],
      [-76, 61, 5, -24],
      [-60, 55, 4, -18],
    ])}" fill="#eaf6ff"/>
    <path d="M-30-84C-40-150-84-168-118-112" fill="none" stroke="#2c4a80" stroke-width="6" stroke-linecap="round"/>
    <circle cx="-118" cy="-98" r="46" fill="url(#near)"/><circle cx="-118" cy="-98" r="17.2" fill="url(#lamp)"/>
    <circle cx="-48" cy="-34" r="19" fill="#0a1430"/><circle cx="-48" cy="-34" r="13" fill="#bfe9ff"/><circle cx="-52" cy="-35" r="6.5" fill="#04081a"/><circle cx="-55" cy="-39" r="2.4" fill="#fff"/>
    <path d="M40-54Q74-44 90-16M32-34Q62-24 74 0M56 60Q84 50 98 28" fill="none" stroke="#5f8fd0" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/>
    <path d="M34 8C70-6 88 6 92 26C76 40 50 42 34 30Z" fill="#223f73"/>${dots(spots, '#7fe7ff', 7, 0.85)}</g>`,
    radial('fill', '0 #20335f, 1 #040a1e', 'cx=".3" cy=".3" r=".95"') +
      radial('far', '0 #ffd27a .75, .4 #f5a623 .25, 1 #f5a623 0') +
      radial('lamp', '0 #fffaec, .45 #fff4d8, 1 #ffe6a8') +
      radial('near', '0 #fff6da .95, .4 #fff0c4 .8, 1 #ffc247 0') +
      linear('body', '0 #8c6b4a, .28 #3a4470, 1 #10214a', 'x1="0" y1="0" x2=".6" y2="1"'),
  );
}

/** Glowing bacteria under a microscope. */
export function bacteriaPicture(): string {
  const next = chance(8);
  const cells = Array.from({ length: 34 }, (_, index) => {
    const [angle, distance, turn, size] = [index * 2.4, 30 + 29 * Math.sqrt(index), next() * 180, 0.7 + next() * 0.5];
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    const tail = Array.from({ length: 6 }, (_none, step): Point => [18 + step * 7, Math.sin(step * 1.9 + index) * 4]);
    return (
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(size)})">${index % 4 === 0 ? '<circle r="46" fill="url(#halo)"/>' : ''}<path d="${smooth(tail)}" fill="none" stroke="#9ff5e6" stroke-opacity=".55" stroke-width="1.4"/>` +
      '<path d="M-9 0H9" stroke="#17b9b0" stroke-width="19" stroke-linecap="round"/><path d="M-8-2H7" stroke="#b9fff0" stroke-width="8" stroke-linecap="round"/></g>'
    );
  });
  return porthole(cells.join(''), radial('fill', '0 #0f6f7a, .6 #083f57, 1 #04223a') + radial('halo', '0 #9bffe9 .8, 1 #3be0d0 0'));
}

/** A dumbo octopus over the plain. */
export function octopusPicture(): string {
  const snow = chance(6);
  const flakes = Array.from({ length: 40 }, (): Point => [snow() * 400 - 200, snow() * 330 - 200]);
  return porthole(
    `${specks(flakes, '#dfe9ff', 3.4)}<path d="M-220 122Q-96 82 10 112T220 98V240H-220Z" fill="#0d1f4d"/><path d="M-220 150Q-60 128 40 146T220 138V240H-220Z" fill="#0a173c"/><g transform="translate(0 -10) scale(.97)"><circle r="150" fill="url(#halo)"/>
    <path d="M-62-10C-110-46-136-30-134-4C-132 20-96 22-60 18ZM62-10C110-46 136-30 134-4C132 20 96 22 60 18Z" fill="#e8799b"/>
    <path d="M-72 20C-82-58-40-100 0-100S82-58 72 20C100 60 92 96 78 104C70 90 62 82 54 78C52 98 44 112 32 118C26 102 20 92 14 86C8 100 4 110 0 120C-4 110-8 100-14 86C-20 92-26 102-32 118C-44 112-52 98-54 78C-62 82-70 90-78 104C-92 96-100 60-72 20Z" fill="url(#skin)"/>
    <path d="M-40-58C-30-76-14-82 2-84" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"/>${dots(
      [
        [-32, 2],
        [32, 2],
      ],
      '#2b0f2c',
      30,
    )}${dots(
      [
        [-36, -3],
        [28, -3],
      ],
      '#fff',
      10,
    )}
    ${dots(
      [
        [-50, 44],
        [-34, 52],
        [-16, 56],
        [2, 58],
        [20, 56],
        [38, 51],
        [54, 43],
      ],
      '#fff',
      8,
      0.35,
    )}</g>`,
    radial('fill', '0 #2c3f8f, 1 #0b1645', 'cx=".5" cy=".4" r=".8"') +
      radial('halo', '0 #ff9bc0 .4, 1 #ff9bc0 0') +
      linear('skin', '0 #ffb3c7, 1 #d65d8f'),
  );
}

/** Three chimneys and a garden of tubeworms. */
export function smokersPicture(): string {
  const next = chance(21);
  const chimney = (x: number, y: number, width: number, height: number): string => {
    const top = y + 120 - height;
    const puffs = Array.from(
      { length: 11 },
      (_, index) =>
        `<ellipse cx="${short(x + Math.sin(index * 0.8) * 14 + index * 3)}" cy="${top - index * 26}" rx="${16 + index * 6}" ry="${15 + index * 4}" fill="#c9d6e8" opacity="${(0.2 - index * 0.014).toFixed(2)}"/>`,
    );
    return (
      `${puffs.join('')}<path d="M${x - width} ${y + 160}C${x - width * 0.7} ${y + 40} ${x - width * 0.5} ${top + 20} ${short(x - width * 0.36)} ${top}H${short(x + width * 0.36)}C${short(x + width * 0.6)} ${top + 40} ${short(x + width * 0.8)} ${y + 60} ${short(x + width * 1.1)} ${y + 160}Z" fill="url(#rock)"/>` +
      `<ellipse cx="${x}" cy="${top}" rx="${short(width * 0.36)}" ry="7" fill="#ff8a3c"/><ellipse cx="${x}" cy="${top - 8}" rx="${width * 1.5}" ry="60" fill="url(#heat)"/>`
    );
  };
  const worms = Array.from({ length: 32 }, (_, index) => ({
    x: -226 + index * 14 + next() * 8,
    y: 202 - Math.abs(index - 16) * 2,
    height: 30 + next() * 62,
    lean: Math.sin(index * 1.7) * 9,
  }));
  const tubes = worms
    .map(
      ({ x, y, height, lean }) =>
        `M${short(x)} ${short(y)}Q${short(x + lean * 0.6)} ${short(y - height / 2)} ${short(x + lean)} ${short(y - height)}`,
    )
    .join('');
  return porthole(
    `<g transform="scale(.847)">${chimney(-90, 30, 40, 190)}${chimney(-10, 40, 52, 250)}${chimney(80, 60, 36, 160)}<path d="${tubes}" stroke="#f4ede2" stroke-width="6" stroke-linecap="round" fill="none" opacity=".9"/>` +
      `${dots(
        worms.map(({ x, y, height, lean }) => [x + lean, y - height - 4]),
        '#ff4d4d',
        13,
      )}<path d="M-260 202Q-120 170 0 190T260 180V280H-260Z" fill="#0b0f26"/></g>`,
    linear('fill', '0 #16244f, .6 #3a2446, 1 #7a3126') +
      linear('rock', '0 #4b3a4d, 1 #15132b', 'x1="0" y1="0" x2="1" y2="1"') +
      radial('heat', amberLight),
  );
}

/** A small yellow submarine and the first lines of a map. */
export function submarinePicture(): string {
  const contours = [0, 1, 2, 3, 4].map((line) => {
    const points = Array.from({ length: 12 }, (_, step): Point => [
      -210 + step * 38,
      96 + line * 24 + 16 * Math.sin(step * 0.8 + line * 0.5) - 10 * Math.cos(step * 0.4),
    ]);
    return `<path d="${smooth(points)}" fill="none" stroke="#7fd6e8" stroke-opacity="${0.55 - line * 0.09}" stroke-width="2" stroke-dasharray="${line < 2 ? '0' : '2 7'}"/>`;
  });
  return porthole(
    `${contours.join('')}<g transform="translate(42 -14) scale(1.2)"><path d="M-60 6L-420-110V150Z" fill="url(#beam)"/><path d="M-58 0C-58-34-26-50 14-50C58-50 84-28 88 0C84 28 58 50 14 50C-26 50-58 34-58 0Z" fill="#ffc247"/><path d="M-52 18C-36 42-10 50 14 50C58 50 84 28 88 0C70 22 10 34-52 18Z" fill="#e9a627"/>
    <path d="M88-6L116-26V26L88 6Z" fill="#e09a1c"/><rect y="-72" width="40" height="28" rx="8" fill="#f0ae2e"/><path d="M20-72V-92H40" stroke="#e09a1c" stroke-width="6" fill="none" stroke-linecap="round"/>
    <circle cx="-22" cy="-4" r="25" fill="#0a3b57" stroke="#fff" stroke-width="6"/><path d="M-36-14A18 18 0 0 1-18-22" stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="38" cy="-4" r="12" fill="#0a3b57" stroke="#fff" stroke-width="4"/><circle cx="-60" cy="8" r="8" fill="#fff8e0"/></g>`,
    linear('fill', '0 #1c4a6b, 1 #0a1c3d', 'x1="0" y1="0" x2="1" y2="1"') +
      linear('beam', '0 #fff3c4 .75, 1 #fff3c4 0', 'x1="1" y1="0" x2="0" y2="0"'),
  );
}

const coin = (content: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-39 -39 78 78" width="78" height="78"><defs>${defs}</defs><circle r="37" fill="#0b2a66" stroke="#fff" stroke-opacity=".55" stroke-width="1.8"/>${content}</svg>`;

/** What living light is for. */
export const purposes = {
  hide: coin(
    `${fish('#7fe7ff', [[1, 0, 1.05, 0]])}<path d="M-16 20H16M-10 27H10" stroke="#b8fff4" stroke-width="2.6" stroke-linecap="round"/>`,
  ),
  hunt: coin(
    '<path d="M-14 16C-18-14 2-24 13-11" fill="none" stroke="#9fb9e8" stroke-width="3.4" stroke-linecap="round"/><circle cx="14" cy="-7" r="26" fill="url(#light)"/><circle cx="14" cy="-7" r="6" fill="#fff4d6"/>',
    radial('light', amberLight),
  ),
  talk: coin(
    '<circle r="4.5" fill="#f3cbff"/><path d="M-11-8A14 14 0 0 0-11 8M11-8A14 14 0 0 1 11 8M-19-14A24 24 0 0 0-19 14M19-14A24 24 0 0 1 19 14" fill="none" stroke="#f3cbff" stroke-width="3.2" stroke-linecap="round"/>',
  ),
};
