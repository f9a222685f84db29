import { type Point, short, smooth, svg } from '../kit/drawing.ts';

const olive = '#6b7a3f';
const dark = '#37452a';
const orange = '#e4572e';
const paper = '#f5ecd9';

/** Where things are on the invented map. */
export const places = {
  summit: [2090, 800],
  neighbour: [1330, 470],
  col: [1640, 800],
  village: [1210, 1330],
  top: [2110, 805],
} as const satisfies Record<string, Point>;
/** Kilometres per unit. */
const unit = 0.004;
/** Degrees between north and the top of the sheet. */
export const north = 16;

const hill = ([cx, cy]: Point, amount: number, [wide, high]: Point, degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (x: number, y: number): number => {
    const [dx, dy] = [x - cx, y - cy];
    return amount * Math.exp(-(((dx * cos + dy * sin) / wide) ** 2) - ((-dx * sin + dy * cos) / high) ** 2);
  };
};

const relief = [
  hill(places.summit, 430, [560, 400], -14),
  hill(places.summit, 175, [170, 150], 20),
  hill([2760, 560], 250, [520, 250], -28),
  hill([2500, 1180], 170, [360, 190], 38),
  hill(places.neighbour, 330, [400, 270], 24),
  hill([960, 260], 120, [320, 200], 0),
  hill([1760, 1260], -120, [170, 420], 14),
  hill([1900, 300], -90, [190, 300], -24),
  hill([3300, 1200], 160, [520, 420], 0),
  hill([-100, 300], 150, [520, 500], 0),
  hill([2350, 1800], 120, [600, 260], -6),
  hill([3300, 100], 140, [400, 300], 0),
];

/** Metres above the sea. */
const heightAt = (x: number, y: number): number =>
  relief.reduce(
    (sum, part) => sum + part(x, y),
    262 + 16 * Math.sin(x / 310 + y / 470) + 13 * Math.sin(y / 260 - x / 620) + 6 * Math.sin(x / 120) * Math.sin(y / 140),
  );

type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** The contour lines of one height as chains of points: each grid cell gives segments, and segments that meet are joined. */
function chainsAt(level: number, { left, top, right, bottom }: Area, cell: number): Point[][] {
  const ends = new Map<string, Point[]>();
  const chains = new Set<Point[]>();
  const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const join = (from: Point, to: Point): void => {
    const [before, after] = [ends.get(key(from)), ends.get(key(to))];
    for (const point of [from, to]) ends.delete(key(point));
    let chain: Point[] = [from, to];
    for (const [other, meeting] of [
      [before, from],
      [after, to],
    ] as const) {
      if (!other || other === chain) continue;
      chains.delete(other);
      chains.delete(chain);
      const [head, tail] = meeting === from ? [other, chain] : [chain, other];
      const isTurned = meeting === from ? key(head.at(-1) ?? from) !== key(from) : key(tail[0] ?? to) !== key(to);
      chain =
        meeting === from
          ? [...(isTurned ? head.toReversed() : head), ...tail.slice(1)]
          : [...head, ...(isTurned ? tail.toReversed() : tail).slice(1)];
      if (before === after) break;
    }
    chains.add(chain);
    if (!before || before !== after) for (const end of [chain[0], chain.at(-1)]) if (end) ends.set(key(end), chain);
  };
  for (let y = top; y < bottom; y += cell) {
    for (let x = left; x < right; x += cell) {
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const cuts = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4] ?? from;
        const [low, high] = [heightAt(...from), heightAt(...to)];
        const share = (level - low) / (high - low);
        return low >= level === high >= level ? [] : [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      for (let index = 0; index + 1 < cuts.length; index += 2) join(cuts[index] ?? [0, 0], cuts[index + 1] ?? [0, 0]);
    }
  }
  return [...chains].filter((chain) => chain.length > 4);
}

/** Every second point is enough for a smooth line. */
const curve = (chain: readonly Point[]): string => {
  const [first, last] = [chain[0], chain.at(-1)];
  const isClosed = first !== undefined && last !== undefined && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.1;
  const points = chain
    .slice(0, isClosed ? -1 : undefined)
    .filter((_, index, all) => index % 2 === 0 || (!isClosed && index === all.length - 1));
  return smooth(points, isClosed);
};

const stroke = (d: string, width: number, color: string, opacity = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const fill = (d: string, color: string, opacity = 1): string => `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;

/** The stream that runs south from the col. */
const stream: Point[] = [
  [1668, 960],
  [1690, 1060],
  [1720, 1150],
  [1716, 1250],
  [1752, 1350],
  [1740, 1460],
  [1700, 1580],
  [1730, 1720],
  [1690, 1900],
  [1720, 2200],
];
/** The route: from the village over the col to the top. */
const route: Point[] = [
  [1210, 1330],
  [1300, 1262],
  [1352, 1170],
  [1440, 1120],
  [1478, 1030],
  [1540, 960],
  [1570, 880],
  [1640, 800],
  [1730, 770],
  [1800, 806],
  [1880, 764],
  [1950, 800],
  [2020, 772],
  [2110, 805],
];

/** The whole sheet, extending `reach` beyond the canvas on every side. */
export function landMap(width: number, height: number, reach: number): string {
  const area = { left: -reach, top: -reach, right: width + reach, bottom: height + reach };
  const levels = Array.from({ length: 34 }, (_, index) => 225 + index * 25);
  const lines = new Map(levels.map((level) => [level, chainsAt(level, area, 40).map(curve).join('')]));
  const drawn = (isIndex: boolean): string =>
    levels
      .filter((level) => (level % 100 === 0) === isIndex && level < 875)
      .map((level) => lines.get(level) ?? '')
      .join('');
  const tints = [500, 600, 700].map((level) => fill(closed(lines.get(level)), olive, 0.09)).join('');
  const top = fill(closed(lines.get(875)), orange) + [900, 925].map((level) => stroke(lines.get(level) ?? '', 2, paper, 0.8)).join('');
  const [cx, cy] = [width / 2, height / 2];
  const grid = `<g transform="rotate(${north} ${cx} ${cy})">${stroke(Array.from({ length: 21 }, (_, index) => `M${cx + (index - 10) * 250} ${cy - 2500}V${cy + 2500}M${cx - 2500} ${cy + (index - 10) * 250}H${cx + 2500}`).join(''), 1.2, dark, 0.16)}</g>`;
  const woods = fill(
    Array.from({ length: 46 }, (_, index) => {
      const [x, y] = [1280 + ((index * 97) % 330) + 14 * Math.sin(index * 3), 1370 + ((index * 61) % 250) + 12 * Math.cos(index * 5)];
      return `M${short(x)} ${short(y - 17)}l9 20h-18Z`;
    }).join(''),
    olive,
    0.55,
  );
  // The sheet fades out where upright phones would see its edge.
  const fades = [
    [-reach, 'a'],
    [height + reach - 400, 'b'],
  ]
    .map(([y, id]) => `<rect x="${-reach}" y="${y}" width="${width + 2 * reach}" height="400" fill="url(#${id})"/>`)
    .join('');
  const fade = (id: string, from: number, to: number): string =>
    `<linearGradient id="${id}" x1="0" y1="${from}" x2="0" y2="${to}"><stop offset="0" stop-color="${paper}"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${width + 2 * reach} ${height + 2 * reach}"><defs>${fade('a', 0, 1)}${fade('b', 1, 0)}</defs>${grid}${tints}${stroke(drawn(false), 2, olive, 0.62)}${stroke(drawn(true), 3.8, dark, 0.8)}${top}${woods}${stroke(smooth(stream), 5, '#7f9aa0', 0.95)}${fades}</svg>`;
}

/** Keeps only closed lines: hills cut off by the edge of the sheet are not tinted. */
const closed = (d = ''): string => (d.match(/M[^MZ]*Z/g) ?? []).join('');

export const walk = (): string =>
  svg(
    1000,
    620,
    stroke(
      smooth([...route.slice(0, -1), [2052, 782] as const].map(([x, y]): Point => [x - 1150, y - 740])),
      8,
      dark,
      1,
      ' stroke-dasharray="3 17"',
    ) + fill('M24 596h26v22h-26ZM58 604h20v16h-20ZM34 570h16v18h-16Z', dark),
  );

/** Where the way from a point in a direction meets a contour line, and the line's direction there. */
export function onLine(level: number, [x, y]: Point, degrees: number): { x: number; y: number; rotation: number } {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let away = 0;
  while (away < 1500 && heightAt(x + dx * away, y + dy * away) > level) away += 2;
  const [atX, atY] = [x + dx * away, y + dy * away];
  const [gx, gy] = [heightAt(atX + 2, atY) - heightAt(atX - 2, atY), heightAt(atX, atY + 2) - heightAt(atX, atY - 2)];
  const turn = (Math.atan2(gx, -gy) * 180) / Math.PI;
  return { x: atX, y: atY, rotation: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn };
}

/** A hill cut into slices: side view on top, contour lines below. 760 × 780. */
export function slicedHill(): string {
  const side: Point[] = [
    [40, 360],
    [120, 340],
    [190, 286],
    [250, 214],
    [310, 150],
    [372, 112],
    [430, 128],
    [496, 190],
    [560, 262],
    [640, 322],
    [720, 352],
  ];
  const cuts = [
    [320, 150, 636],
    [270, 206, 567],
    [220, 245, 523],
    [170, 290, 477],
  ] as const;
  const slices = cuts.map(
    ([y, from, to], index) =>
      stroke(`M${from} ${y}H${to}`, index === 3 ? 5 : 3, index === 3 ? orange : dark, 0.9) +
      stroke(`M${from} ${y}V${600}M${to} ${y}V${600}`, 1.8, dark, 0.3, ' stroke-dasharray="2 9"'),
  );
  const rings = cuts.map(
    ([, from, to], index) =>
      `<ellipse cx="${(from + to) / 2}" cy="600" rx="${(to - from) / 2}" ry="${[150, 108, 74, 42][index]}" fill="${index === 3 ? orange : olive}" fill-opacity="${index === 3 ? 0.95 : 0.12}" stroke="${index === 3 ? orange : dark}" stroke-width="${index === 0 ? 5 : 3}"/>`,
  );
  return svg(760, 780, fill(`${smooth(side)}L720 364H40Z`, olive, 0.35) + stroke(smooth(side), 5, dark) + slices.join('') + rings.join(''));
}

/** Steep to the left, gentle to the right. 760 × 780. */
export function slopes(): string {
  const side: Point[] = [
    [30, 400],
    [110, 396],
    [170, 330],
    [210, 200],
    [244, 108],
    [290, 84],
    [350, 110],
    [440, 190],
    [540, 270],
    [640, 340],
    [740, 384],
  ];
  const cuts = [370, 330, 290, 250, 210, 170, 130].flatMap((y) =>
    side.slice(1).flatMap(([x, to], index): Point[] => {
      const [fromX, from] = side[index] ?? [x, to];
      return from >= y === to >= y ? [] : [[fromX + ((x - fromX) * (y - from)) / (to - from), y]];
    }),
  );
  const drops =
    stroke(cuts.map(([x, y]) => `M${short(x)} ${y}V500`).join(''), 1.8, dark, 0.35, ' stroke-dasharray="2 9"') +
    stroke(cuts.map(([x]) => `M${short(x)} 500V690`).join(''), 4, dark, 0.85);
  return svg(
    760,
    780,
    fill(`${smooth(side)}L740 410H30Z`, olive, 0.35) +
      stroke(smooth(side), 5, dark) +
      drops +
      stroke('M130 736H250', 9, orange) +
      stroke('M352 736H710', 9, olive),
  );
}

/** Lines that bend uphill around water, and downhill around a spur. 760 × 780. */
export function valleyAndSpur(): string {
  const bends = Array.from({ length: 6 }, (_, index) => {
    const y = 150 + index * 96;
    return smooth([
      [20, y + 30],
      [110, y + 8],
      [172, y - 50],
      [196, y - 92],
      [220, y - 50],
      [290, y + 26],
      [380, y + 40],
      [462, y + 40],
      [520, y + 84],
      [560, y + 112],
      [600, y + 84],
      [664, y + 24],
      [740, y + 6],
    ]);
  });
  return svg(760, 780, bends.map((d, index) => stroke(d, index === 2 ? 6 : 3.4, dark, 0.9)).join(''));
}

export const water = svg(
  760,
  780,
  stroke(
    smooth([
      [196, 40],
      [190, 180],
      [200, 320],
      [192, 470],
      [204, 620],
      [196, 760],
    ]),
    9,
    '#5f8790',
  ) + fill('M196 772l-20-40h40Z', '#5f8790'),
);
export const crest = svg(760, 780, stroke('M560 90V730', 7, orange, 1, ' stroke-dasharray="2 18"'));

/** 600 × 600. */
export function compass(): string {
  const tick = (count: number, from: number, width: number): string =>
    stroke(
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        return `M${short(300 + from * Math.sin(angle))} ${short(300 - from * Math.cos(angle))}L${short(300 + 280 * Math.sin(angle))} ${short(300 - 280 * Math.cos(angle))}`;
      }).join(''),
      width,
      dark,
      0.85,
    );
  const petal = (degrees: number, length: number, left: string, right: string): string =>
    `<g transform="rotate(${degrees} 300 300)">${fill(`M300 ${300 - length}L300 300L272 272Z`, left)}${fill(`M300 ${300 - length}L300 300L328 272Z`, right)}</g>`;
  return svg(
    600,
    600,
    `<circle cx="300" cy="300" r="292" fill="${paper}" stroke="${dark}" stroke-width="6"/>${tick(72, 266, 2)}${tick(12, 252, 5)}${[45, 135, 225, 315].map((degrees) => petal(degrees, 150, '#aab184', '#cdd0ac')).join('')}${[90, 180, 270].map((degrees) => petal(degrees, 214, olive, '#a3ab78')).join('')}${petal(0, 236, orange, '#f0835f')}<circle cx="300" cy="300" r="16" fill="${dark}"/>`,
  );
}

/** The hut on its col, ten times closer than the map. 1600 × 900. */
export function hut(): string {
  const lines = Array.from({ length: 9 }, (_, index) =>
    smooth(
      Array.from({ length: 9 }, (_none, step): Point => [
        step * 200,
        60 + index * 110 + 46 * Math.sin(step * 0.8 + index * 0.35) - step * 12,
      ]),
    ),
  );
  const trees = [
    [180, 640],
    [236, 690],
    [150, 740],
    [300, 650],
    [330, 740],
    [250, 790],
  ]
    .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="38" fill="${olive}" fill-opacity=".5" stroke="${dark}" stroke-width="3"/>`)
    .join('');
  const path =
    stroke(
      smooth([
        [-20, 840],
        [160, 560],
        [380, 520],
        [520, 470],
      ]),
      12,
      dark,
      0.9,
      ' stroke-dasharray="3 26"',
    ) +
    stroke(
      smooth([
        [700, 400],
        [960, 330],
        [1200, 360],
        [1620, 160],
      ]),
      12,
      dark,
      0.9,
      ' stroke-dasharray="3 26"',
    );
  const house = `<g transform="rotate(-12 610 430)"><path d="M500 350H720V510H500Z" fill="${dark}"/><path d="M500 430H720M500 350L560 430L500 510M720 350L660 430L720 510" fill="none" stroke="${paper}" stroke-width="4"/></g><circle cx="600" cy="560" r="15" fill="#7f9aa0"/>`;
  return svg(
    1600,
    900,
    `<rect width="1600" height="900" rx="40" fill="${paper}"/>${lines.map((d, index) => stroke(d, index % 5 === 0 ? 6 : 3, index % 5 === 0 ? dark : olive, 0.6)).join('')}${trees}${path}${house}`,
  );
}

/** The symbols of the legend, 240 × 70 each. */
export const signs = {
  index: svg(240, 70, stroke('M14 50C70 10 150 70 226 22', 6, dark)),
  line: svg(240, 70, stroke('M14 50C70 10 150 70 226 22', 3, olive)),
  water: svg(240, 70, stroke('M14 44C60 14 100 62 140 36S200 20 226 30', 7, '#5f8790')),
  wood: svg(240, 70, fill([40, 90, 140, 190].map((x, index) => `M${x} ${12 + (index % 2) * 8}l15 34h-30Z`).join(''), olive, 0.9)),
  way: svg(240, 70, stroke('M16 40H226', 7, dark, 1, ' stroke-dasharray="3 17"')),
  top: svg(240, 70, fill('M120 8C146 6 166 24 158 42C150 62 104 66 88 50C76 36 96 10 120 8Z', orange)),
};

/** Heights at equal distances along the route, with the distance. */
export function profile(count: number): { far: number; height: number }[] {
  const legs = route.slice(1).map((to, index) => {
    const from = route[index] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });
  const whole = legs.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, index) => {
    // Stop just short of the end, because sums of lengths are inexact.
    let left = (index / (count - 1)) * whole * 0.999_999;
    const leg = legs.find(({ length }) => left <= length || (left -= length) < 0) ?? legs.at(-1);
    const share = leg ? Math.min(1, left / leg.length) : 0;
    const [from, to] = [leg?.from ?? [0, 0], leg?.to ?? [0, 0]];
    return {
      far: (index / (count - 1)) * whole * unit,
      height: Math.round(heightAt(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)),
    };
  });
}

/** Soft hill shading, for a layer that lags behind the lines. 3200 × 1800. */
export const shade = svg(
  3200,
  1800,
  [
    [2120, 860, 760, 480],
    [1300, 520, 520, 330],
    [2760, 600, 520, 320],
  ]
    .map(([x, y, wide, high]) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#s)"/>`)
    .join(''),
  `<radialGradient id="s"><stop offset="0" stop-color="${olive}" stop-opacity=".26"/><stop offset="1" stop-color="${olive}" stop-opacity="0"/></radialGradient>`,
);
