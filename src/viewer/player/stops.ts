import type { Presentation } from '#model/presentation/presentation.ts';

/** A place where the camera stays, with the reveals that follow there. */
export interface Stop {
  /** The first step of the path that belongs to it, from 0. */
  step: number;
  /** The number of its steps: 1 plus one per reveal. */
  count: number;
  title: string;
}

/** Groups the steps of a path by where the camera is. A step without a target belongs to the stop before it. */
export function stopsOf({ path }: Pick<Presentation, 'path'>): Stop[] {
  const stops: Stop[] = [];
  path.forEach(({ to, title }, step) => {
    const last = stops.at(-1);
    if (last && to === undefined) last.count++;
    else stops.push({ step, count: 1, title });
  });
  return stops;
}
