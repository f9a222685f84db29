import { chance, type Point, short, smooth, svg } from '../kit/drawing.ts';

/** 1 January 2025 was a Wednesday; Monday is 0. */
export const weekdayOf = (day: number): number => (day + 2) % 7;

/** Lowest temperatures of August nights in Sapporo, in °C; hot ones cost sleep. */
const heat = chance(31);
export const augustLows: readonly number[] = Array.from({ length: 31 }, (_, day) =>
  Number((21.6 + 2.9 * Math.sin((day - 9) / 6.4) + (heat() - 0.5) * 3.2).toFixed(1)),
);

const AUGUST = 212;
const swell = (day: number, middle: number, width: number): number => Math.exp(-(((day - middle) / width) ** 2));

/** Hours of sleep per night: short before the end of March, in hot nights and at midsummer's dawn, steady from autumn on. */
export const nights: readonly number[] = (() => {
  const next = chance(12);
  return Array.from({ length: 365 }, (_, day) => {
    const steady = 1 / (1 + Math.exp(-(day - 268) / 9));
    const isFree = weekdayOf(day) > 4 || day < 5 || day > 361 || (day > 121 && day < 126);
    const debt = 1.25 * swell(day, 76, 17) + 0.55 * swell(day, 171, 20) + 0.2 * swell(day, 12, 30);
    const low = augustLows[day - AUGUST];
    const hours =
      6.35 +
      (isFree ? 1.55 - 1.1 * steady : 0) -
      debt +
      (low === undefined ? 0 : (20 - low) * 0.21) +
      steady * 0.95 +
      (next() + next() - 1) * (1.15 - 0.55 * steady);
    return Math.max(4, Math.min(9.3, hours));
  });
})();

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const RING = 1440;
const MIDDLE = RING / 2;
const reach = (hours: number): number => 262 + (hours - 3) * 65;
const around = (turn: number, radius: number): Point => [MIDDLE + Math.sin(turn) * radius, MIDDLE - Math.cos(turn) * radius];
const dayTurn = (day: number): number => ((day + 0.5) / 365) * 2 * Math.PI;
const spot = (turn: number, radius: number): string => around(turn, radius).map(short).join(' ');

/** Wider towards its round tip, so the wheel is as dense outside as inside. */
const ray = (turn: number, radius: number): string => {
  const half = (at: number, width: number): readonly [left: string, right: string] => [
    spot(turn - width / at, at),
    spot(turn + width / at, at),
  ];
  const [[left, right], [outerLeft, outerRight]] = [half(276, 1.6), half(radius - 3, 1.1 + radius / 300)];
  return `M${left}L${outerLeft}Q${spot(turn, radius + 3)} ${outerRight}L${right}Z`;
};

/** Colours by length of the night: under six hours, under seven, longer. */
const bands = [
  { color: '#FF4438', isIn: (hours: number) => hours < 6 },
  { color: '#F5CF4E', isIn: (hours: number) => hours >= 6 && hours < 7 },
  { color: '#FFF3D9', isIn: (hours: number) => hours >= 7 },
];
export const counts: readonly number[] = bands.map(({ isIn }) => nights.filter(isIn).length);

/** A year as a wheel of 365 rays, starting with New Year at the top, over circles for full hours. */
export function wheel(): string {
  const circles = [5, 6, 7, 8, 9].map(
    (hours) =>
      `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${reach(hours)}" stroke-opacity="${hours === 7 ? 0.5 : 0.2}" ${hours === 7 ? 'stroke-dasharray="3 9" stroke-width="2.4"' : ''}/>`,
  );
  const rays = bands.map(
    ({ color, isIn }) =>
      `<path d="${nights.map((hours, day) => (isIn(hours) ? ray(dayTurn(day), reach(hours)) : '')).join('')}" fill="${color}"/>`,
  );
  const glow = `<radialGradient id="glow"><stop offset=".2" stop-color="#2C7F80" stop-opacity=".75"/><stop offset=".6" stop-color="#1B5E63" stop-opacity=".38"/><stop offset="1" stop-color="#0E3B43" stop-opacity="0"/></radialGradient>`;
  return svg(
    RING,
    RING,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="720" fill="url(#glow)"/><g fill="none" stroke="#BFE3DC" stroke-width="1.6">${circles.join('')}</g>${rays.join('')}`,
    glow,
  );
}

/** The last ninety nights, marked by an arc outside. */
export function embrace(): string {
  const [from, to] = [dayTurn(275), dayTurn(364)];
  const bow = (radius: number) => smooth(Array.from({ length: 19 }, (_, step) => around(from + ((to - from) * step) / 18, radius)));
  return svg(RING, RING, `<path d="${bow(684)}" fill="none" stroke="#8CE3D0" stroke-width="7" stroke-linecap="round"/>`);
}

/** Minutes in each stage of a night, in sequence: 0 awake, 1 dreaming, 2 light, 3 deep. */
const stages: readonly (readonly [stage: number, minutes: number])[] = [
  [0, 9],
  [2, 22],
  [3, 38],
  [2, 14],
  [1, 8],
  [2, 26],
  [3, 31],
  [2, 18],
  [1, 18],
  [2, 44],
  [3, 16],
  [2, 12],
  [1, 26],
  [0, 4],
  [2, 52],
  [1, 34],
  [2, 40],
  [1, 36],
  [0, 4],
];
const length = stages.reduce((sum, [, minutes]) => sum + minutes, 0);
export const stageShares: readonly number[] = [1, 2, 3].map((wanted) =>
  stages.reduce((sum, [stage, minutes]) => sum + (stage === wanted ? minutes : 0), 0),
);
const colors = ['#8CE3D0', '#FF6A5C', '#F5CF4E', '#FFF3D9'];
const WIDTH = 1240;

/** A night as stairs from waking down to deep sleep; `isDreaming` draws only the dreams. */
export function hypnogram(isDreaming = false): string {
  const level = (stage: number): number => 40 + stage * 86;
  let minute = 0;
  let line = '';
  let steps = '';
  for (const [stage, minutes] of stages) {
    const [from, to] = [(minute / length) * WIDTH, ((minute + minutes) / length) * WIDTH];
    minute += minutes;
    line += `${line === '' ? 'M' : 'L'}${short(from)} ${level(stage)}L${short(to)} ${level(stage)}`;
    const box = (top: number, height: number, look: string) =>
      `<rect x="${short(from + 1)}" y="${top}" width="${short(to - from - 2)}" height="${height}" ${look}/>`;
    if (!isDreaming) steps += box(level(stage) - 13, 26, `rx="8" fill="${colors[stage] ?? ''}"`);
    else if (stage === 1)
      steps += box(level(1) + 13, 340 - level(1) - 13, 'fill="url(#dream)"') + box(level(1) - 22, 44, 'rx="10" fill="#FF6A5C"');
  }
  const fade =
    '<linearGradient id="dream" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FF6A5C" stop-opacity=".5"/><stop offset="1" stop-color="#FF6A5C" stop-opacity="0"/></linearGradient>';
  if (isDreaming) return svg(WIDTH, 340, steps, fade);
  const rows = [0, 1, 2, 3].map((stage) => `M0 ${level(stage)}H${WIDTH}`).join('');
  return svg(
    WIDTH,
    340,
    `<path d="${rows}" stroke="#BFE3DC" stroke-opacity=".22" stroke-width="2" fill="none"/><path d="${line}" fill="none" stroke="#BFE3DC" stroke-width="3" stroke-linejoin="round"/>${steps}`,
  );
}

/** Stars for a far layer behind everything. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const next = chance(seed);
  const sizes = [
    [2.4, 0.35],
    [3.8, 0.45],
    [6, 0.6],
  ] as const;
  const dots = sizes.map(([size, opacity], row) => {
    const d = Array.from(
      { length: Math.round(count / (row * 2 + 1)) },
      () => `M${short(next() * width)} ${short(next() * height)}h.1`,
    ).join('');
    return `<path d="${d}" stroke="#D8F1EA" stroke-width="${size}" stroke-opacity="${opacity}" stroke-linecap="round" fill="none"/>`;
  });
  return svg(width, height, dots.join(''));
}

/** A crescent with a soft halo. */
export const moon = (): string =>
  svg(
    200,
    200,
    '<circle cx="100" cy="100" r="98" fill="url(#halo)"/><path d="M118 46A56 56 0 1 0 154 124A46 46 0 1 1 118 46Z" fill="#FFF3D9"/>',
    '<radialGradient id="halo"><stop offset="0" stop-color="#FFF3D9" stop-opacity=".3"/><stop offset="1" stop-color="#FFF3D9" stop-opacity="0"/></radialGradient>',
  );
