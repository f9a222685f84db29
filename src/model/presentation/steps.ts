import type { ObjectId, Presentation } from './presentation.ts';

/** Opacity of every object that some step reveals: 0 before the first such step, 1 from it on. */
export function opacitiesAt({ path }: Presentation, stepIndex: number): Map<ObjectId, number> {
  const opacities = new Map<ObjectId, number>();
  path.forEach(({ reveal }, index) => {
    for (const id of reveal) if (!opacities.has(id)) opacities.set(id, index <= stepIndex ? 1 : 0);
  });
  return opacities;
}

/** Where the camera is at a step: the target of the last move up to it, or the overview. */
export const targetAt = ({ path, root }: Presentation, stepIndex: number): ObjectId =>
  path.slice(0, Math.max(0, stepIndex + 1)).findLast(({ to }) => to !== undefined)?.to ?? root.id;
