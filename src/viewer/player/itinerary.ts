import type { ObjectId, Presentation } from '#model/presentation/presentation.ts';
import type { Scene } from '#model/scene/scene.ts';
import { type Stop, stopsOf } from './stops.ts';

export interface Itinerary {
  /** At least one: without a path, it is the whole canvas. */
  stops: readonly Stop[];
  /** The object each step shows. */
  targets: readonly ObjectId[];
  lastStep: number;
  stopOf(step: number): number;
  /** The step that leads to an object, preferring steps after `from` to earlier ones. */
  stepTo(id: ObjectId, from: number): number | undefined;
  /** Each visited object, with the first stop that visits it. */
  visits: ReadonlyMap<ObjectId, number>;
}

/** Where the path leads. The scene may lack objects: then the camera stays where it is. */
export function planItinerary({ path, title }: Presentation, { root, nodes }: Scene): Itinerary {
  const stops = path.length > 0 ? stopsOf({ path }) : [{ step: 0, count: 1, title }];
  let target = root.object.id;
  const targets = path.map(({ to }) => (target = to !== undefined && nodes.has(to) ? to : target));
  if (path.length === 0) targets.push(target);
  const stopOf = (step: number) => stops.findLastIndex((stop) => stop.step <= step);
  const stepTo = (id: ObjectId, from: number) => [targets.indexOf(id, from), targets.indexOf(id)].find((step) => step >= 0);
  const visits = new Map<ObjectId, number>();
  for (const [index, { step }] of stops.entries()) {
    const id = targets[step];
    if (id !== undefined && !visits.has(id)) visits.set(id, index);
  }
  return { stops, targets, lastStep: targets.length - 1, stopOf, stepTo, visits };
}
