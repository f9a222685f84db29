import { distance, type Lab, labOf } from './oklab.ts';

/** One of the main colours of a picture, and its share of the picture. */
export interface MainColour {
  readonly lab: Lab;
  readonly share: number;
}

const ROUNDS = 12;
/** Colours closer than this look the same. */
const ALIKE = 0.04;

/** The main colours of a picture, from its pixels (RGBA), the most frequent first. The same picture gives the same ones. */
export function mainColours(pixels: ArrayLike<number>, count: number): MainColour[] {
  const points: Lab[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 127) points.push(labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
  let centres = seeds(points, count);
  let members: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => []);
    for (const point of points) members[nearest(point, centres)]?.push(point);
    const next = centres.map((centre, place) => meanOf(members[place] ?? []) ?? centre);
    const hasSettled = next.every((centre, place) => distance(centre, centres[place] ?? centre) < 1e-3);
    centres = next;
    if (hasSettled) break;
  }
  return centres
    .map((lab, place) => ({ lab, share: (members[place]?.length ?? 0) / points.length }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

/** Each as far from all others as there is a colour: what is rare but different is found, too. */
function seeds(points: readonly Lab[], count: number): Lab[] {
  const first = meanOf(points);
  if (!first) return [];
  const found = [points.reduce((best, point) => (distance(point, first) < distance(best, first) ? point : best))];
  const far = points.map((point) => distance(point, found[0] ?? point));
  while (found.length < count) {
    const place = far.reduce((best, length, at) => (length > (far[best] ?? 0) ? at : best), 0);
    const next = points[place];
    if (!next || (far[place] ?? 0) < ALIKE) break;
    found.push(next);
    for (const [at, point] of points.entries()) far[at] = Math.min(far[at] ?? 0, distance(point, next));
  }
  return found;
}

function nearest(point: Lab, centres: readonly Lab[]): number {
  let [best, least] = [0, Infinity];
  for (const [place, centre] of centres.entries()) {
    const length = distance(point, centre);
    if (length < least) [best, least] = [place, length];
  }
  return best;
}

function meanOf(points: readonly Lab[]): Lab | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((all, { l, a, b }) => ({ l: all.l + l, a: all.a + a, b: all.b + b }), { l: 0, a: 0, b: 0 });
  return { l: sum.l / points.length, a: sum.a / points.length, b: sum.b / points.length };
}
