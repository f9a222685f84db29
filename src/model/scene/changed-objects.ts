import type { Presentation, SceneObject } from '../presentation/presentation.ts';
import { differenceBetween } from './list-history.ts';
import { isAllShown, isHidden, type Objects, shownIn, withoutHidden } from './shown.ts';

/** An object that is new or not the same as before, with what it was. */
export type ChangedObject = readonly [former: SceneObject | undefined, next: SceneObject];

/** Looks only into what the two do not share; everything, if there is no former one. */
export function* changedObjects(former: Presentation | undefined, next: Presentation): Generator<ChangedObject, void, undefined> {
  yield* within(former?.root, next.root);
  const [layers, formerLayers] = [next.theme.background.layers, former?.theme.background.layers];
  for (const layer of layers) {
    if (formerLayers?.includes(layer)) continue;
    yield* among(formerLayers?.find(({ id }) => id === layer.id)?.objects ?? [], layer.objects);
  }
}

function* within(former: SceneObject | undefined, next: SceneObject): Generator<ChangedObject, void, undefined> {
  if (former === next) return;
  yield [former, next];
  if ('children' in next) yield* among(former && 'children' in former ? former.children : [], next.children);
}

function* among(before: readonly SceneObject[], after: readonly SceneObject[]): Generator<ChangedObject, void, undefined> {
  if (before === after) return;
  const { start, end, places } = differenceBetween(before, after) ?? { start: 0, end: before.length, places: undefined };
  if (places) {
    for (const place of places) {
      const object = after[place];
      if (object) yield* within(before[place], object);
    }
    return;
  }
  const known = new Map(before.slice(start, end).map((object) => [object.id, object]));
  for (const object of after.slice(start, end + after.length - before.length)) yield* within(known.get(object.id), object);
}

/** The objects that are not hidden, in a list made of a former one: only what differs is looked at. */
export function shownAfter(list: Objects, former: Objects): Objects {
  const hasHidden = isAllShown(former) ? hasHiddenBetween(former, list) : undefined;
  return hasHidden === undefined ? shownIn(list) : withoutHidden(list, hasHidden);
}

/** Undefined if it is not known where they differ. */
function hasHiddenBetween(former: Objects, list: Objects): boolean | undefined {
  const difference = differenceBetween(former, list);
  if (!difference) return undefined;
  const { start, end, places } = difference;
  return places ? places.some((place) => isHidden(list[place])) : list.slice(start, end + list.length - former.length).some(isHidden);
}
