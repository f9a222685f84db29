import { keyBetween } from '#model/change/order.ts';
import type { Operation } from '#model/change/operation.ts';
import type { ObjectId, Step } from '#model/presentation/presentation.ts';

/** Goes through the stops the other way round. What happens at a stop stays in its order. */
export function reversing(path: readonly Step[], root: ObjectId, random: () => number): Operation[] {
  const stops: Step[][] = [];
  for (const step of path) {
    const last = stops.at(-1);
    if (step.to === undefined && last) last.push(step);
    else stops.push([step]);
  }
  if (stops.length < 2) return [];
  let key: string | undefined;
  return stops.toReversed().flatMap((steps) =>
    steps.map(({ id, to }, place): Operation => {
      key = keyBetween(key, undefined, random);
      // Where a path begins, it shows the whole canvas unless it says something else.
      return { kind: 'step', id, set: { order: key, ...(place === 0 && to === undefined && { to: root }) } };
    }),
  );
}
