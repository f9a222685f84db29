import { contrast } from '#model/paint/marks/contrast.ts';

/** Shares of an area, from its darkest part to its lightest. What covers less at either end does not make words hard to read. */
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.95];
/** Of 255. */
const OPAQUE = 250;

/** The common colours of pixels (red to alpha each) as `#rrggbb`, from the darkest to the lightest. Undefined if none is opaque. */
export function coloursIn(pixels: Uint8ClampedArray): readonly string[] | undefined {
  const colours: { readonly hex: string; readonly light: number }[] = [];
  const known = new Map<number, (typeof colours)[number]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const key = red * 65_536 + green * 256 + blue;
    let colour = known.get(key);
    if (!colour) {
      const hex = `#${key.toString(16).padStart(6, '0')}`;
      known.set(key, (colour = { hex, light: contrast(hex, '#000000') }));
    }
    colours.push(colour);
  }
  const sorted = colours.toSorted((one, other) => one.light - other.light);
  if (sorted.length === 0) return undefined;
  return [...new Set(SHARES.flatMap((share) => sorted[Math.round(share * (sorted.length - 1))]?.hex ?? []))];
}
