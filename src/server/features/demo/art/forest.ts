import { art, at, type Wire } from '../kit/document.ts';
import { chance, type Point, short, smooth, svg } from '../kit/drawing.ts';
import { dots, falling, linear, radial, specks } from './gradients.ts';

export const ground = { width: 3200, height: 1800, y: 850 };

/** An area with text, where no threads grow and no leaves fall. */
export interface Clearing {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isFree = ([x, y]: Point, clearings: readonly Clearing[], room = 0): boolean =>
  clearings.every(({ left, top, right, bottom }) => x < left - room || x > right + room || y < top - room || y > bottom + room);

const blob = (x: number, y: number, radius: number, seed: number, flat = 1): string => {
  const next = chance(seed);
  return smooth(
    Array.from({ length: 9 }, (_, step): Point => {
      const reach = radius * (0.86 + next() * 0.26);
      return [x + Math.cos((step / 9) * 6.283) * reach, y + Math.sin((step / 9) * 6.283) * reach * flat];
    }),
    true,
  );
};

type Greens = readonly [dark: string, middle: string, light: string];

/** Broad-leaved trees: a trunk and a crown in three shades. */
function oak(x: number, height: number, greens: Greens, seed: number): string {
  const [foot, crown, trunk] = [ground.y, ground.y - height * 0.62, height * 0.055];
  const reach = height * 0.36;
  const limbs = `M${short(x - trunk * 1.7)} ${foot + 8}C${short(x - trunk)} ${short(foot - height * 0.1)} ${short(x - trunk)} ${short(foot - height * 0.3)} ${short(x - trunk * 0.8)} ${short(crown)}H${short(x + trunk * 0.8)}C${short(x + trunk)} ${short(foot - height * 0.3)} ${short(x + trunk)} ${short(foot - height * 0.1)} ${short(x + trunk * 1.7)} ${foot + 8}Z`;
  const branches = `M${short(x)} ${short(foot - height * 0.3)}L${short(x - reach * 0.6)} ${short(crown)}M${short(x)} ${short(foot - height * 0.36)}L${short(x + reach * 0.6)} ${short(crown - 20)}`;
  const masses = [
    [0, -0.1, 1],
    [-0.62, 0.2, 0.62],
    [0.64, 0.18, 0.6],
    [-0.36, -0.46, 0.62],
    [0.4, -0.46, 0.58],
  ] as const;
  const layer = (color: string, shift: number, size: number) =>
    `<path d="${masses.map(([dx, dy, share], index) => blob(x + dx * reach + shift, crown + dy * reach + shift * 0.7, reach * share * size * 0.72, seed + index, 0.9)).join('')}" fill="${color}"/>`;
  return `<path d="${limbs}" fill="#6b4a2f"/>${layer(greens[0], 0, 1)}<path d="${branches}" stroke="#6b4a2f" stroke-width="${short(trunk * 0.6)}" stroke-linecap="round"/>${layer(greens[1], -reach * 0.08, 0.8)}${layer(greens[2], -reach * 0.17, 0.48)}`;
}

function fir(x: number, height: number, [dark, middle]: Greens): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const [top, foot, half] = [
      ground.y - height * (1 - tier * 0.2),
      ground.y - height * (0.62 - tier * 0.17),
      height * (0.12 + tier * 0.055),
    ];
    const skirt = (right: number) =>
      `M${x} ${short(top)}C${short(x + right * half * 0.3)} ${short(top + (foot - top) * 0.5)} ${short(x + right * half * 0.7)} ${short(foot - 12)} ${short(x + right * half)} ${short(foot)}Q${short(x + right * half * 0.5)} ${short(foot + 14)} ${x} ${short(foot + 6)}Z`;
    return `<path d="${skirt(-1)}" fill="${middle}"/><path d="${skirt(1)}" fill="${dark}"/>`;
  });
  return `<path d="M${short(x - height * 0.022)} ${ground.y + 6}V${short(ground.y - height * 0.2)}H${short(x + height * 0.022)}V${ground.y + 6}Z" fill="#5a3d28"/>${tiers.toReversed().join('')}`;
}

function birch(x: number, height: number, greens: Greens, seed: number): string {
  const next = chance(seed);
  const marks = Array.from(
    { length: 9 },
    (_, index) => `M${short(x - 11 + next() * 4)} ${short(ground.y - 24 - index * height * 0.062)}h${short(8 + next() * 8)}`,
  );
  const leaves = [
    [0, 0.8, 0.2],
    [-0.1, 0.62, 0.17],
    [0.12, 0.66, 0.18],
    [0.03, 0.5, 0.15],
    [-0.02, 0.94, 0.12],
  ] as const;
  const crown = (size: number, shift: number) =>
    leaves
      .map(([dx, up, share], index) => blob(x + dx * height + shift, ground.y - up * height, share * height * size, seed + index, 1.1))
      .join('');
  return `<path d="M${x - 13} ${ground.y + 6}L${x - 8} ${short(ground.y - height * 0.72)}H${x + 7}L${x + 14} ${ground.y + 6}Z" fill="#f7f4ea"/><path d="${marks.join('')}" stroke="#4b4740" stroke-width="5"/><path d="${crown(1, 0)}" fill="${greens[1]}" opacity=".92"/><path d="${crown(0.62, -12)}" fill="${greens[2]}"/>`;
}

const deep: Greens = ['#1e5631', '#2f7443', '#4c9f50'];
const fresh: Greens = ['#3d8447', '#6cb35a', '#a4ce6b'];
const gold: Greens = ['#b97a1c', '#e39f2b', '#f6c95c'];

const tufts = (): string => {
  const next = chance(19);
  return Array.from({ length: 90 }, () => {
    const [x, height, lean] = [next() * 4000 - 400, 14 + next() * 26, next() * 16 - 8];
    return `M${short(x - 5)} ${ground.y + 4}Q${short(x + lean * 0.3)} ${short(ground.y - height * 0.5)} ${short(x + lean)} ${short(ground.y - height)}Q${short(x + lean * 0.6)} ${short(ground.y - height * 0.4)} ${short(x + 5)} ${ground.y + 4}Z`;
  }).join('');
};

const wide = { left: -1600, width: 6400 };
const strip = (content: string, top: number, height: number, defs = ''): Wire =>
  art(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wide.left} ${top} ${wide.width} ${height}" width="${wide.width}" height="${height}"><defs>${defs}</defs>${content}</svg>`,
    at(wide.left + wide.width / 2, top + height / 2, wide.width, height),
  );

const hills = (base: number, color: string, seed: number): string => {
  const next = chance(seed);
  const trees = Array.from({ length: 46 }, (_, index): string => {
    const [x, height] = [wide.left + index * 142 + next() * 70, 130 + next() * 190];
    const foot = base + 30 * Math.sin(x / 400 + seed) + 30;
    return index % 3 === 0
      ? blob(x, foot - height * 0.6, height * 0.42, index, 1.1)
      : `M${short(x)} ${short(foot - height)}L${short(x + height * 0.24)} ${short(foot)}H${short(x - height * 0.24)}Z`;
  });
  const line = Array.from({ length: 33 }, (_, step): Point => [
    wide.left + step * 200,
    base + 30 * Math.sin((wide.left + step * 200) / 400 + seed),
  ]);
  return `<path d="${smooth(line)}V1500H${wide.left}Z${trees.join('')}" fill="${color}"/>`;
};

/** Paper, a pale sun, woods in the mist; then the forest itself and the soil. */
export function forestLayers(): Wire[] {
  const block = (y: number, height: number, fill: unknown): Wire => ({
    kind: 'shape',
    shape: 'rectangle',
    ...at(1600, y, 16_000, height),
    fill,
  });
  return [
    {
      id: 'light',
      depth: 0.2,
      objects: [
        { kind: 'shape', shape: 'ellipse', ...at(1500, 420, 620, 620), fill: '#fbf3cf' },
        { kind: 'shape', shape: 'ellipse', ...at(1500, 420, 440, 440), fill: '#fdeeb0' },
      ],
    },
    { id: 'far-wood', depth: 0.6, objects: [strip(hills(720, '#d3e5bd', 3), 200, 1300)] },
    { id: 'near-wood', depth: 0.8, objects: [strip(hills(800, '#bcd8a2', 8), 300, 1200)] },
    {
      id: 'soil',
      depth: 1,
      objects: [
        block(ground.y + 700, 1400, falling('0 #234b33, .1 #1b3f2d, .5 #163325, 1 #0f251b')),
        block(ground.y + 4398, 6000, '#0f251b'),
        strip(`<path d="${tufts()}" fill="#2f7443"/>`, ground.y - 60, 66),
      ],
    },
  ];
}

/** Where trees stand; the outermost are beyond the canvas. */
const stems = [-560, -330, -120, 90, 250, 520, 790, 1000, 1210, 1420, 1680, 1880, 2300, 2440, 2800, 3130, 3330, 3560];

/** The trees in front. */
export const wood = (): Wire => {
  const trees = [
    fir(-330, 360, deep),
    oak(-560, 380, fresh, 12),
    birch(-120, 360, gold, 17),
    fir(250, 400, deep),
    fir(90, 300, deep),
    oak(520, 350, fresh, 3),
    birch(790, 400, fresh, 5),
    fir(1000, 320, deep),
    birch(1210, 300, gold, 9),
    fir(1420, 380, deep),
    oak(1680, 330, gold, 21),
    birch(1880, 380, fresh, 14),
    oak(2800, 620, deep, 31),
    fir(2300, 330, deep),
    birch(2440, 300, fresh, 25),
    fir(3130, 420, deep),
    birch(3330, 340, fresh, 2),
    fir(3560, 380, deep),
  ];
  return strip(trees.join(''), 0, ground.height);
};

const leafShape = (x: number, y: number, length: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const spot = (along: number, aside: number) =>
    `${short(x + (Math.sin(turn) * along + Math.cos(turn) * aside) * length)} ${short(y + (-Math.cos(turn) * along + Math.sin(turn) * aside) * length)}`;
  return `M${spot(0, 0)}C${spot(0.3, 0.34)} ${spot(0.82, 0.3)} ${spot(1, 0)}C${spot(0.82, -0.3)} ${spot(0.3, -0.34)} ${spot(0, 0)}Z`;
};

/** A few falling leaves. */
export function fallingLeaves(clearings: readonly Clearing[]): Wire {
  const next = chance(44);
  const places = Array.from({ length: 60 }, () => ({
    point: [next() * 3200, 60 + next() * 560] as Point,
    length: 26 + next() * 26,
    degrees: next() * 360,
  })).filter(({ point }) => isFree(point, clearings, 50));
  return art(
    svg(
      3200,
      800,
      ['#e39f2b', '#6cb35a', '#2f7443', '#a4ce6b']
        .map(
          (color, kind) =>
            `<path d="${places
              .filter((_, index) => index % 4 === kind)
              .map(({ point, length, degrees }) => leafShape(...point, length, degrees))
              .join('')}" fill="${color}"/>`,
        )
        .join(''),
    ),
    at(1600, 400, 3200, 800),
  );
}

/** Roots and fungal threads that grow through the soil and stop where there is text. */
export function underground(clearings: readonly Clearing[], ways: string): Wire {
  const next = chance(77);
  const levels = ['', '', ''];
  const grow = (x: number, y: number, angle: number, steps: number, level: number): void => {
    const points: Point[] = [[x, y]];
    let [atX, atY, heading] = [x, y, angle];
    for (let step = 0; step < steps; step++) {
      heading += (next() - 0.5) * 0.7;
      [atX, atY] = [atX + Math.cos(heading) * 42, Math.max(ground.y + 20, atY + Math.sin(heading) * 42)];
      if (!isFree([atX, atY], clearings, 12) || atY > 1900) break;
      points.push([atX, atY]);
      if (level < 2 && step % 4 === 2) grow(atX, atY, heading + (next() > 0.5 ? 0.9 : -0.9), steps * 0.6, level + 1);
    }
    if (points.length > 2) levels[level] += smooth(points);
  };
  for (const x of stems) for (const angle of [0.6, 1.5, 2.5]) grow(x, ground.y, angle, 7, 0);
  for (let index = 0; index < 30; index++) grow(next() * 4000 - 400, 1150 + next() * 620, next() * 6.28, 8, 1);
  const threads = levels.map(
    (d, level) =>
      `<path d="${d}" fill="none" stroke="${['#a9825a', '#f2d9a0', '#f2d9a0'][level]}" stroke-opacity="${[0.85, 0.38, 0.26][level]}" stroke-width="${[6, 2.6, 1.6][level]}" stroke-linecap="round"/>`,
  );
  return strip(
    `${threads.join('')}<path d="${ways}" fill="none" stroke="#f2b134" stroke-width="5" stroke-dasharray=".1 16" stroke-linecap="round"/>`,
    0,
    2000,
  );
}

/** A round lens of radius 200 around the origin. */
const lens = (content: string, defs: string, ring = '#f2b134'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-212 -212 424 424" width="424" height="424"><defs>${defs}<clipPath id="lens"><circle r="200"/></clipPath></defs><circle r="200" fill="url(#fill)"/><g clip-path="url(#lens)">${content}</g><circle r="204" fill="none" stroke="${ring}" stroke-width="8"/></svg>`;

/** The position of the stoma in the picture of the leaf, from its middle, for a picture 2 wide. */
export const breath = { x: 0.08, y: 0.06 };

/** A bitten leaf, the caterpillar, and the scent that rises. */
export function leafPicture(): string {
  const veins = [-130, -80, -30, 20, 70, 116].map(
    (y) =>
      `M0 ${y + 20}Q50 ${y} ${short(96 - Math.abs(y) * 0.3)} ${y - 34}M0 ${y + 20}Q-50 ${y} ${short(-96 + Math.abs(y) * 0.3)} ${y - 34}`,
  );
  const body = Array.from({ length: 8 }, (_, index): Point => [-128 + index * 17, 52 - index * 19 - 12 * Math.sin(index * 0.9)]);
  const blade = 'M0 200C120 130 150-60 0-210C-60-150-92-92-104-40C-84-34-76-14-92 2C-112 6-112 34-98 48C-88 90-56 150 0 200Z';
  const curls = [
    [118, -196, 1],
    [152, -140, 1.2],
    [176, -70, 0.9],
  ].map(
    ([x = 0, y = 0, size = 1]) =>
      `M${x} ${y}q${short(18 * size)} ${short(-15 * size)} ${short(4 * size)} ${short(-32 * size)}t${short(6 * size)} ${short(-32 * size)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-220 -250 440 500" width="440" height="500"><defs>${linear('leaf', '0 #5fae55, 1 #2a7140', 'x1="0" y1="0" x2="1" y2="1"')}<clipPath id="blade"><path d="${blade}"/></clipPath></defs>
  <g transform="rotate(24)"><path d="M0 240C-6 190 0 150 0 130" stroke="#2a6b3c" stroke-width="11" fill="none" stroke-linecap="round"/><path d="${blade}" fill="url(#leaf)"/>
  <g clip-path="url(#blade)"><path d="M0 200C120 130 150-60 0-210Z" fill="#1e5631" opacity=".28"/><path d="M0 190V-196${veins.join('')}" stroke="#d6efb4" stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/></g><circle cx="-52" cy="112" r="15" fill="#e9f3dc"/><circle cx="-40" cy="132" r="8" fill="#e9f3dc"/></g>
  <path d="${curls.join('')}" fill="none" stroke="#d98a12" stroke-width="6" stroke-linecap="round"/>
  ${dots(body, '#9a6a00', 38)}${dots(body, '#f2b134', 32)}${dots(
    body.slice(0, -1).map(([x, y]) => [x, y - 6]),
    '#7a3b12',
    6,
  )}${dots(
    [
      [-2, -98],
      [-14, -102],
    ],
    '#2b1a08',
    7,
  )}<path d="M-8-112q4-18 16-20M-20-112q-6-16-16-16" stroke="#7a4a00" stroke-width="4" fill="none" stroke-linecap="round"/></svg>`;
}

/** The skin of a leaf under a microscope, with a stoma. */
export function stomaPicture(): string {
  const next = chance(13);
  const cells = Array.from({ length: 46 }, (_, index) => {
    const [angle, distance] = [index * 2.4, 34 * Math.sqrt(index + 4)];
    return blob(Math.cos(angle) * distance, Math.sin(angle) * distance, 30 + next() * 5, index + 50);
  });
  const scent = Array.from({ length: 26 }, (): Point => [(next() - 0.5) * 60, -20 - next() * 170]);
  return lens(
    `<path d="${cells.join('')}" fill="#8cc56d" stroke="#5d9c4c" stroke-width="3"/><ellipse rx="92" ry="112" fill="#8cc56d"/><path d="M0-104C-110-100-110 100 0 104C-34 60-34-60 0-104Z" fill="#3d8447" stroke="#1e5631" stroke-width="4"/><path d="M0-104C110-100 110 100 0 104C34 60 34-60 0-104Z" fill="#4c9f50" stroke="#1e5631" stroke-width="4"/><path d="M0-96C-30-56-30 56 0 96C30 56 30-56 0-96Z" fill="#0f2a1b"/>
    ${dots(
      [
        [-56, -40],
        [-64, 0],
        [-56, 40],
        [-44, -66],
        [-44, 66],
        [56, -40],
        [64, 0],
        [56, 40],
        [44, -66],
        [44, 66],
      ],
      '#a4ce6b',
      17,
    )}${dots(scent, '#f2b134', 12)}${dots(
      scent.map(([x, y]) => [x + 9, y - 7]),
      '#f9d98a',
      8,
    )}`,
    radial('fill', '0 #b5dd90, 1 #79b35c'),
    '#1e5631',
  );
}

const branch = (x: number, y: number, angle: number, length: number, depth: number, next: () => number, into: string[]): void => {
  if (depth < 0) return;
  const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  into[depth] =
    `${into[depth] ?? ''}M${short(x)} ${short(y)}Q${short((x + toX) / 2 + (next() - 0.5) * length * 0.4)} ${short((y + toY) / 2)} ${short(toX)} ${short(toY)}`;
  const count = depth > 2 ? 3 : 2;
  for (let index = 0; index < count; index++)
    branch(
      toX,
      toY,
      angle + (index - (count - 1) / 2) * 0.75 + (next() - 0.5) * 0.5,
      length * (0.66 + next() * 0.2),
      depth - 1,
      next,
      into,
    );
};
const strokes = (paths: readonly string[], color: string, thickest: number): string =>
  paths
    .map((d, depth) =>
      d
        ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(thickest * 0.62 ** (paths.length - 1 - depth))}" stroke-linecap="round"/>`
        : '',
    )
    .join('');

const pebbles = (seed: number, count: number): string => {
  const next = chance(seed);
  return `<path d="${Array.from({ length: count }, (_, index) => blob(next() * 400 - 200, next() * 400 - 200, 5 + next() * 13, index + seed, 0.8)).join('')}" fill="#4a5b3e" opacity=".55"/>`;
};

/** A tree from the side, its roots far wider than its crown. */
export function rootsPicture(): string {
  const next = chance(5);
  const paths: string[] = [];
  for (const angle of [0.12, 0.55, 1.2, 1.95, 2.6, 3.02]) branch(0, -46, angle, 66, 4, next, paths);
  return lens(
    `<path d="M-200-50H200V200H-200Z" fill="#33472f"/><g transform="translate(0 76) scale(1 .6)">${pebbles(8, 26)}</g><path d="${blob(0, -122, 52, 3)}" fill="#4c9f50"/><path d="${blob(-14, -132, 34, 6)}" fill="#8cc56d"/><path d="M-9-40L-6-96H6L9-40Z" fill="#7b5637"/>${strokes(paths, '#d9b483', 10)}`,
    linear('fill', '0 #e9f3dc, .37 #e9f3dc, .38 #33472f, 1 #1d2f20'),
  );
}

/** Where a root ends in the picture of threads, from its middle, for a radius of 1. */
export const rootEnd = { x: 0.3, y: 0.1 };

/** Fungal threads around the tip of a root. */
export function threadsPicture(): string {
  const next = chance(29);
  const paths: string[] = [];
  for (const [x, y, angle] of [
    [-200, -120, 0.4],
    [-200, 90, -0.3],
    [-60, 210, -1.2],
    [200, -190, 2.5],
    [210, 150, 3.5],
    [0, -210, 1.4],
  ] as const)
    branch(x, y, angle, 74, 4, next, paths);
  const spores = Array.from({ length: 16 }, (): Point => [next() * 360 - 180, next() * 360 - 180]);
  return lens(
    `${pebbles(3, 22)}${strokes(paths, '#f7e3b0', 5)}${dots(spores, '#f2b134', 13)}<path d="M210-150C130-120 120-20 70 16" fill="none" stroke="#c99a63" stroke-width="58" stroke-linecap="round"/><path d="M210-150C130-120 120-20 70 16" fill="none" stroke="#e3bd8b" stroke-width="30" stroke-linecap="round"/><circle cx="60" cy="20" r="36" fill="#f2b134"/><circle cx="60" cy="20" r="26" fill="#e9f3dc"/>`,
    radial('fill', '0 #3f5a3a, 1 #1d2f20'),
  );
}

/** A root cut across: the fungus wraps it like a sleeve and grows between its cells. */
export function rootTipPicture(): string {
  const ringOf = (radius: number, count: number, size: number, color: string) =>
    `<path d="${Array.from({ length: count }, (_, index) => blob(Math.cos((index / count) * 6.283) * radius, Math.sin((index / count) * 6.283) * radius, size, index + radius)).join('')}" fill="${color}" stroke="#f2b134" stroke-width="7"/>`;
  const next = chance(3);
  const hairs = Array.from({ length: 40 }, (_, index) => {
    const [angle, length] = [(index / 40) * 6.283, 196 + next() * 40];
    return `M${short(Math.cos(angle) * 172)} ${short(Math.sin(angle) * 172)}Q${short(Math.cos(angle + 0.05) * 188)} ${short(Math.sin(angle + 0.05) * 188)} ${short(Math.cos(angle + 0.1) * length)} ${short(Math.sin(angle + 0.1) * length)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-240 -240 480 480" width="480" height="480"><path d="${hairs.join('')}" fill="none" stroke="#d9971c" stroke-width="4" stroke-linecap="round"/><circle r="178" fill="#f2b134"/><circle r="160" fill="#f9d98a"/>${ringOf(128, 17, 25, '#cfe6b3')}${ringOf(80, 11, 24, '#b5d893')}<circle r="50" fill="#e9f3dc" stroke="#4c9f50" stroke-width="7"/><path d="M0-32L22-10L32 12L8 14L0 34L-10 14L-32 10L-20-10Z" fill="#2f7443"/></svg>`;
}

/** One old tree among others, and those it is linked to: forty-seven lines. */
export function networkPicture(): string {
  const next = chance(61);
  const hub: Point = [-30, 14];
  const trees = Array.from({ length: 47 }, (_, index): Point => [
    Math.cos(index * 2.4) * 26 * Math.sqrt(index + 2.4),
    Math.sin(index * 2.4) * 26 * Math.sqrt(index + 2.4),
  ]);
  const links = trees.map(
    ([x, y]) =>
      `M${hub.join(' ')}Q${short((x + hub[0]) / 2 + (next() - 0.5) * 44)} ${short((y + hub[1]) / 2 + (next() - 0.5) * 44)} ${short(x)} ${short(y)}`,
  );
  const others = trees.map(([x, y], index) => {
    const [toX, toY] = trees[(index + 5) % 47] ?? hub;
    return `M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}`;
  });
  return lens(
    `<path d="${others.join('')}" stroke="#d6efb4" stroke-opacity=".2" stroke-width="1.6"/><path d="${links.join('')}" fill="none" stroke="#f2b134" stroke-opacity=".9" stroke-width="2.4"/>${dots(
      trees.filter((_, index) => index % 2 === 0),
      '#6cb35a',
      17,
    )}${dots(
      trees.filter((_, index) => index % 2 === 1),
      '#a4ce6b',
      12,
    )}<circle cx="${hub[0]}" cy="${hub[1]}" r="34" fill="#f2b134"/><circle cx="${hub[0]}" cy="${hub[1]}" r="25" fill="#1e5631"/><path d="${blob(...hub, 15, 4)}" fill="#a4ce6b"/>`,
    radial('fill', '0 #1f4a33, 1 #0e2419'),
  );
}

/** Two trees whose threads fade into dots before they meet. */
export function doubtPicture(): string {
  const seedling = (x: number) =>
    `<path d="M${x}-30C${x - 4}-60 ${x + 4}-80 ${x}-104" stroke="#8cc56d" stroke-width="8" fill="none" stroke-linecap="round"/><path d="${leafShape(x, -92, 62, -58)}${leafShape(x, -98, 62, 58)}${leafShape(x, -62, 44, 66)}" fill="#8cc56d"/>`;
  const half = (side: 1 | -1) => {
    const whole = [-14, 26, 70].map(
      (y, index) => `M${side * 108} -26C${side * 100} ${y} ${side * 90} ${y + 20} ${side * (64 - index * 4)} ${y + 26 + index * 14}`,
    );
    const lost = [-14, 26, 70].map(
      (y, index) =>
        `M${side * (64 - index * 4)} ${y + 26 + index * 14}C${side * 46} ${y + 40 + index * 14} ${side * 26} ${y + 30 + index * 14} ${side * 9} ${y + 44 + index * 14}`,
    );
    return `<path d="${whole.join('')}" fill="none" stroke="#f7e3b0" stroke-width="5" stroke-linecap="round"/><path d="${lost.join('')}" fill="none" stroke="#f2b134" stroke-width="5" stroke-dasharray=".1 11" stroke-linecap="round"/>`;
  };
  const grains = chance(9);
  return lens(
    `<path d="M-200-30H200V200H-200Z" fill="#33472f"/>${specks(
      Array.from({ length: 50 }, (): Point => [grains() * 400 - 200, grains() * 230 - 24]),
      '#8fa47e',
      5,
    )}${seedling(-108)}${seedling(108)}${half(-1)}${half(1)}`,
    linear('fill', '0 #e9f3dc, 1 #cfe6b3'),
  );
}
