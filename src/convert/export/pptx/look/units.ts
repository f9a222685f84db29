/** English Metric Units per CSS pixel. */
const EMU = 9525;
/** The farthest that programs with 32-bit numbers can go. */
const FARTHEST = 2_000_000_000;
const POINTS = 0.75;

export const emu = (pixels: number): number => Math.round(Math.min(Math.max(pixels * EMU, -FARTHEST), FARTHEST));

/** In hundredths of a point. */
export const centipoints = (pixels: number): number => Math.round(pixels * POINTS * 100);

/** In thousandths of a percent. */
export const share = (value: number): number => Math.round(value * 100_000);

/** In 60,000ths of a degree, from 0 to a full turn. */
export const angle = (degrees: number): number => {
  const turned = Math.round(degrees * 60_000) % 21_600_000;
  return turned < 0 ? turned + 21_600_000 : turned;
};
