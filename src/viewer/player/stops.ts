import type { Presentation } from '#model/presentation/presentation.ts';

/** A place where the camera stays, with the reveals that follow there. */
export interface Stop {
  /** The first step of the path that belongs to it, from 0. */
  step: number;
  /** How many steps do: 1 and one a reveal. */
  count: number;
  title: string;
}

/** The steps of a path, gathered by where the camera is. A step that leads nowhere belongs to the stop before it. */
export function stopsOf({ path }: Pick<Presentation, 'path'>): Stop[] {
  const stops: Stop[] = [];
  path.forEach(({ to, title }, step) => {
    const last = stops.at(-1);
    if (last && to === undefined) last.count++;
    else stops.push({ step, count: 1, title });
  });
  return stops;
}
