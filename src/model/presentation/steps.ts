import type { ObjectId, Presentation } from './presentation.ts';

/** Opacity of every object that some step reveals or hides, which it is not before its first such step. */
export function opacitiesAt({ path }: Presentation, stepIndex: number): Map<ObjectId, number> {
  const opacities = new Map<ObjectId, number>();
  const turn = (id: ObjectId, index: number, opacity: number) => {
    if (index <= stepIndex) opacities.set(id, opacity);
    else if (!opacities.has(id)) opacities.set(id, 1 - opacity);
  };
  path.forEach(({ reveal, hide = [] }, index) => {
    for (const id of reveal) turn(id, index, 1);
    for (const id of hide) turn(id, index, 0);
  });
  return opacities;
}

/** Where the camera is at a step: the target of the last move up to it, or the overview. */
export const targetAt = ({ path, root }: Presentation, stepIndex: number): ObjectId =>
  path.slice(0, Math.max(0, stepIndex + 1)).findLast(({ to }) => to !== undefined)?.to ?? root.id;
