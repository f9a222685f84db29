import type { SceneObject } from '../presentation/presentation.ts';
import { differenceBetween } from './list-history.ts';

type Objects = readonly SceneObject[];

/** By the list they are in; most lists have nothing hidden, and stand for themselves. */
const known = new WeakMap<Objects, Objects>();

/** The objects that are not hidden. Where a list was made of a former one, only what differs is looked at. */
export function shownIn(list: Objects, former?: Objects): Objects {
  const found = known.get(list);
  if (found) return found;
  const isNew = former && known.get(former) === former ? hasHiddenBetween(former, list) : undefined;
  const shown = (isNew ?? list.some(isHidden)) ? list.filter((object) => !isHidden(object)) : list;
  known.set(list, shown);
  return shown;
}

const isHidden = (object: SceneObject | undefined): boolean => object?.isHidden === true;

/** Undefined if it is not known where they differ. */
function hasHiddenBetween(former: Objects, list: Objects): boolean | undefined {
  const difference = differenceBetween(former, list);
  if (!difference) return undefined;
  const { start, end, places } = difference;
  return places ? places.some((place) => isHidden(list[place])) : list.slice(start, end + list.length - former.length).some(isHidden);
}
