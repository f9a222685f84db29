const WINDOW = 8;
const STEP = 4;
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/** How similar two pictures of the same size are in brightness: 1 is identical, 0 nothing in common (SSIM in 8 × 8 windows). */
export function similarity(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += STEP)
    for (let left = 0; left + WINDOW <= width; left += STEP) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y += 1)
        for (let x = left; x < left + WINDOW; x += 1) {
          const [p, q] = [one[y * width + x] ?? 0, other[y * width + x] ?? 0];
          a += p;
          b += q;
          aa += p * p;
          bb += q * q;
          ab += p * q;
        }
      const count = WINDOW * WINDOW;
      const [meanA, meanB] = [a / count, b / count];
      const [varianceA, varianceB, together] = [aa / count - meanA * meanA, bb / count - meanB * meanB, ab / count - meanA * meanB];
      sum += ((2 * meanA * meanB + C1) * (2 * together + C2)) / ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2));
      windows += 1;
    }
  return windows ? sum / windows : 1;
}

/**
 * How much closer the picture is to the reference than an empty page of its most common brightness, where 1 is identical; undefined if the
 * reference is such a page itself.
 */
export function gain(reference: Uint8Array, picture: Uint8Array, width: number, height: number): number | undefined {
  const counts = new Uint32Array(256);
  for (const value of reference) counts[value] = (counts[value] ?? 0) + 1;
  const blank = new Uint8Array(reference.length).fill(counts.indexOf(Math.max(...counts)));
  const base = similarity(reference, blank, width, height);
  return base > 0.995 ? undefined : (similarity(reference, picture, width, height) - base) / (1 - base);
}
