/** Round numbers from at or below `low` to at or above `high`, about `count` steps of 1, 2 or 5 times a power of ten. */
export function makeTicks(low: number, high: number, count: number): number[] {
  // No range, or one too small for sixteen digits: include zero.
  if (!(high - low > 1e-12 * Math.max(Math.abs(low), Math.abs(high)))) [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (low === high) high = 1;
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
