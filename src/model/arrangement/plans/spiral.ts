import type { Measures, Plan, PlannedPart } from './plan.ts';

/** In cells: how far the spiral moves outwards per turn, and how far along it the next attempt is. */
const PITCH = 1.12;
const TRY = 0.02;

/** From the centre outwards, clockwise; each title is above the first slide of its part. */
export function planSpiral(parts: readonly PlannedPart[], { width, height, across: aside, down: below, band, title }: Measures): Plan {
  const plan: Plan = { slides: [], titles: [], branches: [] };
  const down = height + band + below;
  // The spiral takes on the shape of a cell, and a screen is wide.
  const across = Math.max(width + aside, down * 1.25);
  const nextPlace = places();
  for (const { count, hasTitle } of parts)
    for (let index = 0; index < count; index += 1) {
      const place = nextPlace();
      const [x, y] = [place.x * across, place.y * down];
      plan.slides.push({ x, y: y + band, width, height });
      if (index === 0) plan.titles.push(hasTitle ? { x, y, width, height: title } : undefined);
    }
  return plan;
}

/** Points on an Archimedean spiral, each as close to the one before as unit squares can be without overlapping. */
function places(): () => { x: number; y: number } {
  const taken: { x: number; y: number; turns: number }[] = [];
  let turns = 0;
  return () => {
    for (;;) {
      const radius = PITCH * turns;
      const angle = turns * 2 * Math.PI - Math.PI / 2;
      const place = { x: radius * Math.cos(angle), y: radius * Math.sin(angle), turns };
      if (isFree(place, taken)) {
        taken.push(place);
        return place;
      }
      turns += TRY / (2 * Math.PI * Math.max(radius, 0.3));
    }
  };
}

function isFree(place: { x: number; y: number; turns: number }, taken: readonly { x: number; y: number; turns: number }[]): boolean {
  for (let index = taken.length - 1; index >= 0; index -= 1) {
    const other = taken[index];
    if (!other || other.turns < place.turns - 2.5) return true;
    if (Math.max(Math.abs(other.x - place.x), Math.abs(other.y - place.y)) < 1) return false;
  }
  return true;
}
