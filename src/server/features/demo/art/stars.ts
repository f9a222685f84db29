import { chance, type Point, short, svg } from '../kit/drawing.ts';

/** The position of a star: hours of right ascension, degrees of declination. */
export interface Star {
  hours: number;
  degrees: number;
  /** Radius in the picture. */
  size: number;
  color?: string;
}

const brass = '#e9c477';
const paleBrass = '#f8e3ae';
const night = '#0a1030';
const glaze = '#4fc3c0';
const turn = 2 * Math.PI;

const path = (d: string, width: number, color = brass, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
const ring = (radius: number, width: number, color = brass, opacity = 1): string =>
  `<circle r="${short(radius)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
/** Angles run clockwise from the top. */
const spot = (radius: number, angle: number): Point => [radius * Math.sin(angle), -radius * Math.cos(angle)];
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Stars as one path: the round caps of lines of almost no length. */
const specks = (points: readonly Point[], size: number, color: string, opacity: number): string =>
  `<path d="${points.map(([x, y]) => `M${short(x)} ${short(y)}l.1 0`).join('')}" fill="none" stroke="${color}" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

/** A field of faint stars for a background layer. */
export function starField(width: number, height: number, seed: number, count: number, size: number): string {
  const random = chance(seed);
  const some = (share: number): Point[] => Array.from({ length: Math.round(count * share) }, () => [random() * width, random() * height]);
  return svg(
    width,
    height,
    specks(some(0.6), size, '#cfd8ff', 0.55) +
      specks(some(0.25), size * 1.5, '#fff3d6', 0.7) +
      specks(some(0.15), size * 2.1, '#ffffff', 0.9),
  );
}

/** The pale band across the night. */
export const milkyWay = svg(
  4200,
  1400,
  '<ellipse cx="2100" cy="700" rx="2100" ry="520" fill="url(#w)"/><ellipse cx="1500" cy="640" rx="1100" ry="260" fill="url(#v)"/><ellipse cx="2900" cy="760" rx="1000" ry="240" fill="url(#v)"/>',
  '<radialGradient id="w"><stop offset="0" stop-color="#6f78d8" stop-opacity=".42"/><stop offset=".55" stop-color="#3d4aa8" stop-opacity=".18"/><stop offset="1" stop-color="#1a2266" stop-opacity="0"/></radialGradient><radialGradient id="v"><stop offset="0" stop-color="#9fb0ff" stop-opacity=".2"/><stop offset="1" stop-color="#5a68c8" stop-opacity="0"/></radialGradient>',
);

/** Places stars in a picture as they are seen in the sky: east to the left. */
export function chartOf(stars: Readonly<Record<string, Star>>, width: number, height: number, margin: number): (name: string) => Point {
  const all = Object.values(stars);
  const middle = (all.reduce((sum, { degrees }) => sum + degrees, 0) / all.length) * (Math.PI / 180);
  const flat = ({ hours, degrees }: Star): Point => [-hours * 15 * Math.cos(middle), -degrees];
  const [xs, ys] = [all.map((star) => flat(star)[0]), all.map((star) => flat(star)[1])];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (foot - top));
  return (name) => {
    const [x, y] = flat(stars[name] ?? { hours: 0, degrees: 0, size: 0 });
    return [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + foot) / 2) * scale];
  };
}

/** A constellation: `figure` lists chains of star names to be joined by lines. */
export function constellation(
  stars: Readonly<Record<string, Star>>,
  figure: readonly string[],
  width: number,
  height: number,
  margin: number,
): string {
  const place = chartOf(stars, width, height, margin);
  const lines = figure
    .map(
      (chain) =>
        `M${chain
          .split(' ')
          .map((name) => pair(place(name)))
          .join('L')}`,
    )
    .join('');
  const colors = [...new Set(Object.values(stars).map(({ color = '#eaf0ff' }) => color))];
  const defs = colors
    .map(
      (color, index) =>
        `<radialGradient id="h${index}"><stop offset="0" stop-color="${color}" stop-opacity=".75"/><stop offset=".3" stop-color="${color}" stop-opacity=".24"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    .join('');
  const lights = Object.entries(stars).map(([name, { size, color = '#eaf0ff' }]) => {
    const [x, y] = place(name).map(short);
    const glow = size > 6 ? `<circle cx="${x}" cy="${y}" r="${short(size * 5.2)}" fill="url(#h${colors.indexOf(color)})"/>` : '';
    const rays =
      size > 11
        ? `<path d="M${x} ${y}m0 ${short(-size * 4)}Q${x} ${y} ${short(Number(x) + size * 4)} ${y}Q${x} ${y} ${x} ${short(Number(y) + size * 4)}Q${x} ${y} ${short(Number(x) - size * 4)} ${y}Q${x} ${y} ${x} ${short(Number(y) - size * 4)}Z" fill="${color}" fill-opacity=".8"/>`
        : '';
    return `${glow}${rays}<circle cx="${x}" cy="${y}" r="${short(size)}" fill="${size > 6 ? '#ffffff' : color}"/>`;
  });
  return svg(width, height, path(lines, 3.6, brass, 0.8) + lights.join(''), defs);
}

/** A star polygon: every `step`th of `points` corners. */
function starPolygon(points: number, step: number, radius: number, shift = 0): string {
  return Array.from(
    { length: points },
    (_, index) =>
      `M${pair(spot(radius, ((index + shift) / points) * turn))}L${pair(spot(radius, ((index + step + shift) / points) * turn))}`,
  ).join('');
}

/** Rays of a star with `points` tips. */
const tips = (points: number, outer: number, inner: number, shift = 0): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => pair(spot(index % 2 ? inner : outer, ((index + shift) / points / 2) * turn))).join('L')}Z`;

const ticks = (count: number, from: number, to: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${pair(spot(from, (index / count) * turn))}L${pair(spot(to, (index / count) * turn))}`,
  ).join('');

/** The plate is for Baghdad. Circles in the sky become circles on brass, as the makers knew. */
const latitude = (33.3 * Math.PI) / 180;
const equator = 365;
const outward = (degrees: number): number => equator * Math.tan(((90 - degrees) * Math.PI) / 360);
const capricorn = outward(-23.44);
const cancer = outward(23.44);
export const ecliptic = { radius: (capricorn + cancer) / 2, up: (capricorn - cancer) / 2 };

function plate(): string {
  const altitudes = Array.from({ length: 9 }, (_, index) => {
    const altitude = (index * 10 * Math.PI) / 180;
    const below = Math.sin(latitude) + Math.sin(altitude);
    return `<circle cy="${short((-equator * Math.cos(latitude)) / below)}" r="${short((equator * Math.cos(altitude)) / below)}" fill="none" stroke="${glaze}" stroke-opacity="${index === 0 ? 0.9 : 0.42}" stroke-width="${index === 0 ? 3 : 1.5}"/>`;
  });
  return `<g clip-path="url(#plate)">${altitudes.join('')}${ring(equator, 1.6, glaze, 0.5)}${ring(cancer, 1.6, glaze, 0.5)}${path(`M0 ${-capricorn}V${capricorn}M${-capricorn} 0H${capricorn}`, 1.4, glaze, 0.45)}</g>`;
}

/** Stars that the spider points at, in hours and degrees. */
export const pointed = {
  vega: [18.6, 38.8],
  altair: [19.85, 8.9],
  deneb: [20.7, 45.3],
  aldebaran: [4.6, 16.5],
  betelgeuse: [5.92, 7.4],
  rigel: [5.24, -8.2],
  sirius: [6.75, -16.7],
  procyon: [7.65, 5.2],
  regulus: [10.14, 12],
  arcturus: [14.26, 19.2],
  spica: [13.42, -11.2],
  algol: [3.14, 41],
  alphard: [9.46, -8.7],
  capella: [5.28, 46],
} as const;

/** Where a star's pointer ends, from the middle of the astrolabe. The first point of Capricorn is at the top. */
export const pointerTo = ([hours, degrees]: readonly [number, number]): Point => spot(outward(degrees), ((18 - hours) / 24) * turn);

/** The small band around the rose, from which the innermost flames grow. */
const collar = 218;

/** A curved flame from a band to a star. */
function flame([x, y]: Point): string {
  const { radius, up } = ecliptic;
  const [fromMiddle, fromHouses] = [Math.hypot(x, y), Math.hypot(x, y + up)];
  const bands = [
    { away: Math.abs(fromMiddle - collar), root: spot(collar, Math.atan2(x, -y) + 0.2) },
    { away: Math.abs(fromMiddle - capricorn), root: spot(capricorn - 10, Math.atan2(x, -y) + 0.1) },
    {
      away: Math.abs(fromHouses - radius),
      root: ((at: Point): Point => [at[0], at[1] - up])(spot(radius - 17, Math.atan2(x, -(y + up)) + 0.12)),
    },
  ].toSorted((one, other) => one.away - other.away);
  const [rootX, rootY] = bands[0]?.root ?? [0, 0];
  const [dx, dy] = [x - rootX, y - rootY];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 13, (dx / length) * 13];
  const bulge = (share: number, side: number): string => pair([rootX + dx * share + nx * side, rootY + dy * share + ny * side]);
  return `M${bulge(0, 1.2)}C${bulge(0.25, 2.6)} ${bulge(0.6, 2.1)} ${pair([x, y])}C${bulge(0.55, 0.6)} ${bulge(0.3, 0.1)} ${bulge(0, -1.2)}Z`;
}

/** Leaves and stems that hold the bands together. */
function tracery(): string {
  const stems = [-62, -28, 28, 62, 112, -112].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const from = spot(collar, angle);
    const [bx, by] = spot(ecliptic.radius - 30, angle * 1.12);
    const to: Point = [bx, by - ecliptic.up];
    const side = Math.sign(degrees) * 46;
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return Math.hypot(to[0] - from[0], to[1] - from[1]) < 30
      ? ''
      : `M${pair(from)}C${pair([from[0] + side, from[1] - 10])} ${pair([mx + side, my])} ${pair([mx, my])}S${pair([to[0] - side * 0.6, to[1] + 26])} ${pair(to)}`;
  });
  const lobes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * turn;
    const wide = turn / 24;
    return `M${pair(spot(collar + 4, angle - wide))}Q${pair(spot(collar + 34, angle - wide * 0.8))} ${pair(spot(collar + 40, angle))}Q${pair(spot(collar + 34, angle + wide * 0.8))} ${pair(spot(collar + 4, angle + wide))}`;
  });
  return path(stems.join(''), 7, 'url(#brass)') + path(lobes.join(''), 4.5, 'url(#brass)');
}

function spider(): string {
  const { radius, up } = ecliptic;
  const stars = Object.values(pointed).map(pointerTo);
  const band = `<g transform="translate(0 ${short(-up)})">${ring(radius - 17, 34, 'url(#brass)')}${ring(radius, 1.6, '#5d3f14', 0.8)}${ring(radius - 34, 1.6, '#5d3f14', 0.8)}${path(ticks(72, radius - 7, radius), 1.6, '#5d3f14')}${path(ticks(12, radius - 34, radius), 2.6, '#5d3f14')}</g>`;
  const bar = path(`M${-capricorn + 8} 0H${-collar}M${collar} 0H${capricorn - 8}`, 11, 'url(#bar)');
  return `${ring(capricorn - 6, 14, 'url(#brass)')}${bar}${tracery()}${ring(collar, 13, 'url(#brass)')}<path d="${stars.map(flame).join('')}" fill="url(#brass)" stroke="#5d3f14" stroke-width="1.2"/>${band}${specks(stars, 10, '#ffffff', 1)}`;
}

/** The rose in the middle, with its centre left empty for a deeper stop. */
function rose(): string {
  return `<g transform="scale(.82)"><circle r="150" fill="${night}" stroke="url(#brass)" stroke-width="7"/><path d="${tips(16, 146, 104)}" fill="#123a5c"/><path d="${tips(16, 128, 84, 1)}" fill="#1d6f7a"/>${path(starPolygon(16, 5, 146), 2, paleBrass, 0.85)}${path(starPolygon(16, 6, 146), 2, brass, 0.7)}<path d="${tips(8, 104, 78)}" fill="${night}" stroke="${paleBrass}" stroke-width="2.4"/><circle r="66" fill="#070c26" stroke="url(#brass)" stroke-width="6"/></g>`;
}

/** The limb around everything: degrees, knots of eight-pointed stars. */
function limb(): string {
  const knots = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = spot(661, (index / 36) * turn);
    return `<path transform="translate(${short(x)} ${short(y)}) rotate(${index * 10})" d="${tips(8, 15, 9)}"/>`;
  });
  return `${ring(632, 112, 'url(#brass)')}<g fill="#6b4a1a">${knots.join('')}</g>${ring(686, 3, '#5d3f14', 0.7)}${ring(638, 2, '#5d3f14', 0.8)}${ring(578, 3, '#5d3f14', 0.7)}${path(ticks(360, 626, 638), 1.3, '#5d3f14')}${path(ticks(72, 618, 638), 2, '#5d3f14')}`;
}

/** Where a maker signs, below the horizon. */
const cartouche = `<path d="M-300 375C-270 360-262 330-240 300C-200 312-180 290-150 290H150C180 290 200 312 240 300C262 330 270 360 300 375C270 390 262 420 240 450C200 438 180 460 150 460H-150C-180 460-200 438-240 450C-262 420-270 390-300 375Z" fill="#070c26" stroke="url(#brass)" stroke-width="5"/>`;

/** The crown from which it hangs. */
const throne = `<path d="M-214-650C-190-706-150-700-132-744C-112-726-92-732-80-760C-64-800-30-812 0-860C30-812 64-800 80-760C92-732 112-726 132-744C150-700 190-706 214-650C150-674 70-688 0-688S-150-674-214-650Z" fill="url(#brass)" stroke="#5d3f14" stroke-width="3"/><path d="M-150-690C-120-712-96-714-70-722C-52-764-24-778 0-812C24-778 52-764 70-722C96-714 120-712 150-690C100-702 50-708 0-708S-100-702-150-690Z" fill="${night}" fill-opacity=".82"/><g transform="translate(0 -752)"><path d="${tips(8, 34, 22)}" fill="none" stroke="${paleBrass}" stroke-width="3"/><path d="${tips(8, 15, 9)}" fill="${glaze}"/></g><circle cy="-900" r="44" fill="none" stroke="url(#brass)" stroke-width="13"/>`;

/** 1440 × 1680, its middle at (720, 970). */
export function astrolabe(): string {
  const defs = `<linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="-500" y1="-600" x2="500" y2="600"><stop offset="0" stop-color="#fbe9ba"/><stop offset=".3" stop-color="#e2b964"/><stop offset=".55" stop-color="#c4923f"/><stop offset=".75" stop-color="#f0cf86"/><stop offset="1" stop-color="#a87528"/></linearGradient><linearGradient id="bar" gradientUnits="userSpaceOnUse" x1="-560" y1="0" x2="560" y2="0"><stop offset="0" stop-color="#c4923f"/><stop offset="1" stop-color="#f0cf86"/></linearGradient><radialGradient id="face"><stop offset="0" stop-color="#1b2b6b"/><stop offset="1" stop-color="#0a1237"/></radialGradient><radialGradient id="aura"><stop offset=".8" stop-color="#f3c873" stop-opacity=".34"/><stop offset="1" stop-color="#f3c873" stop-opacity="0"/></radialGradient><clipPath id="plate"><circle r="${short(capricorn)}"/></clipPath>`;
  return svg(
    1440,
    1680,
    `<g transform="translate(720 970)"><circle r="710" fill="url(#aura)"/>${throne}<circle r="640" fill="url(#face)"/>${limb()}${plate()}${spider()}${cartouche}${rose()}</g>`,
    defs,
  );
}
