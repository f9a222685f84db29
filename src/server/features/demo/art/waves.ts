import { type Point, short, smooth, svg } from '../kit/drawing.ts';

/** From the longest visible wavelength to the shortest. */
export const spectrum = ['#C4101F', '#F0632A', '#F2A50C', '#2FA55A', '#1F9FB5', '#2B5FD0', '#6A2BB8'] as const;

/** The notes from F sharp on in hertz, and the light forty octaves above them: in nanometres, and as a colour. */
export const notes = (
  [
    ['F#', 369.99, '#8E0B16'],
    ['G', 392, '#B80F1E'],
    ['G#', 415.3, '#E02A1C'],
    ['A', 440, '#FF7A1A'],
    ['A#', 466.16, '#FFC21A'],
    ['B', 493.88, '#A5D02F'],
    ['C', 523.25, '#35B75C'],
    ['C#', 554.37, '#22B8B3'],
    ['D', 587.33, '#2577D8'],
    ['D#', 622.25, '#3B3FC4'],
    ['E', 659.26, '#6A2BB8'],
    ['F', 698.46, '#471475'],
  ] as const
).map(([name, hertz, color]) => ({ name, hertz, color, nanometres: 299_792_458e9 / (hertz * 2 ** 40) }));

/** Dots on a slanted grid, sized by `sizeAt`; dots of the same size form one path. */
function halftone(width: number, height: number, step: number, sizeAt: (x: number, y: number) => number, color: string): string {
  const bySize = new Map<number, string>();
  for (let row = 0; row * step * 0.87 < height; row += 1) {
    for (let column = 0; column * step < width; column += 1) {
      const [x, y] = [column * step + (row % 2) * (step / 2), row * step * 0.87];
      const size = Math.round(sizeAt(x, y) / 3) * 3;
      if (size >= 3) bySize.set(size, `${bySize.get(size) ?? ''}M${short(x)} ${short(y)}h.1`);
    }
  }
  return svg(
    width,
    height,
    [...bySize].map(([size, d]) => `<path d="${d}" stroke="${color}" stroke-width="${size}" stroke-linecap="round" fill="none"/>`).join(''),
  );
}

/** A ring of dots that swell towards its middle and thin out on both sides. */
export const ringOfDots = (size: number, radius: number): string =>
  halftone(
    size,
    size,
    46,
    (x, y) => {
      const distance = Math.hypot(x - size / 2, y - size / 2);
      return Math.min(45, 47 - Math.abs(distance - radius) * 0.105 - Math.max(0, distance - radius - 210) * 0.04);
    },
    '#D7263D',
  );

/** Quiet rings far in the background, as from two stones in a pond. */
export const ripples = (width: number, height: number): string =>
  halftone(
    width,
    height,
    90,
    (x, y) =>
      9 +
      6 * Math.sin(Math.hypot(x - width * 0.2, y - height * 0.75) / 130) +
      6 * Math.sin(Math.hypot(x - width * 0.7, y - height * 0.4) / 170),
    '#FFC6BC',
  );

const sine = (from: number, to: number, middle: number, height: number, turnAt: (share: number) => number): string => {
  const count = 150;
  const points = Array.from({ length: count + 1 }, (_, index): Point => [
    from + ((to - from) * index) / count,
    middle - height * Math.sin(turnAt(index / count)),
  ]);
  return smooth(points);
};

/** A wave that quickens from red to violet. */
export const chirp = (): string =>
  svg(
    1500,
    340,
    `<path d="${sine(14, 1486, 170, 140, (share) => 2 * Math.PI * (1.3 * share + 6.2 * share ** 2.1))}" fill="none" stroke="url(#light)" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1500" y2="0">${spectrum.map((color, index) => `<stop offset="${short(index / 6.001)}" stop-color="${color}"/>`).join('')}</linearGradient>`,
  );

/** Layers of air, dense and thin in turn, spreading from a struck fork. */
export function pushes(): string {
  const layers = Array.from({ length: 46 }, (_, index) => 176 + index * 12.6 + 15 * Math.sin(index * 0.62));
  const d = layers.map((x) => `M${short(x)} 70V350`).join('');
  const fork =
    '<path d="M52 60V214Q52 252 84 252Q116 252 116 214V60M84 252V372" fill="none" stroke="#2B0A10" stroke-width="20" stroke-linecap="round"/><path d="M22 96V176M146 96V176" fill="none" stroke="#D7263D" stroke-width="7" stroke-linecap="round"/>';
  return svg(780, 400, `${fork}<path d="${d}" fill="none" stroke="#D7263D" stroke-width="5.5" stroke-linecap="round"/>`);
}

/** The colours as waves: the redder, the longer; the top ones are shortened to fit into a disc. */
export const colours = (): string =>
  svg(
    780,
    400,
    spectrum
      .map((color, row) => {
        const inset = 8 + 26 * Math.max(0, 3 - row) ** 1.2;
        return `<path d="${sine(inset, 780 - inset, 40 + row * 53, 21, (share) => (2 * Math.PI * share * (780 - 2 * inset)) / (148 - row * 12))}" fill="none" stroke="${color}" stroke-width="10" stroke-linecap="round"/>`;
      })
      .join(''),
  );

const sector = (middle: number, inner: number, outer: number, from: number, to: number, color: string): string => {
  const spot = (turn: number, radius: number): string =>
    `${short(middle + Math.sin(turn) * radius)} ${short(middle - Math.cos(turn) * radius)}`;
  const isLarge = to - from > Math.PI ? 1 : 0;
  return `<path d="M${spot(from, inner)}L${spot(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${spot(to, outer)}L${spot(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${spot(from, inner)}Z" fill="${color}" stroke="#FFF6F2" stroke-width="6"/>`;
};

/** The seven colours on a circle, each as wide as a step of a scale: two of them, orange and indigo, are half steps. */
export function sevenColours(): string {
  const steps = [1 / 9, 1 / 16, 1 / 10, 1 / 9, 1 / 10, 1 / 16, 1 / 9];
  const whole = steps.reduce((sum, step) => sum + step, 0);
  let turn = 0;
  const sectors = steps.map((step, index) => {
    const from = turn;
    turn += (step / whole) * 2 * Math.PI;
    return sector(240, 92, 232, from, turn, ['#D7263D', '#F4802F', '#F7C62F', '#35A85B', '#2577D8', '#3B3FA8', '#7A3BB8'][index] ?? '');
  });
  return svg(480, 480, sectors.join(''));
}

/** Twelve notes in a circle, each in its colour forty octaves up. */
export const noteWheel = (): string =>
  svg(
    1000,
    1000,
    notes
      .map(({ color }, index) => sector(500, 262, 486, ((index - 0.5) / 12) * 2 * Math.PI, ((index + 0.5) / 12) * 2 * Math.PI, color))
      .join(''),
  );

/** Keys that grow lighter as they rise. */
export function keys(): string {
  const lights = ['#3A0710', '#641020', '#8F1A30', '#B92A41', '#DA4A5C', '#EC7A85', '#F6A6AA', '#FBCBCB', '#FFE6E2'];
  return svg(
    760,
    380,
    lights
      .map(
        (color, index) =>
          `<rect x="${8 + index * 83}" y="${short(252 - index * 29)}" width="74" height="${short(120 + index * 29 - 4)}" rx="16" fill="${color}" stroke="#8F1A30" stroke-width="4"/>`,
      )
      .join(''),
  );
}
