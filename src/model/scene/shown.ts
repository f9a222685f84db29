import type { SceneObject } from '../presentation/presentation.ts';

export type Objects = readonly SceneObject[];

/** By the list they are in; most lists have nothing hidden, and stand for themselves. */
const known = new WeakMap<Objects, Objects>();

export const isHidden = (object: SceneObject | undefined): boolean => object?.isHidden === true;

/** The objects that are not hidden. */
export const shownIn = (list: Objects): Objects => known.get(list) ?? withoutHidden(list, list.some(isHidden));

export const isAllShown = (list: Objects): boolean => known.get(list) === list;

export function withoutHidden(list: Objects, hasHidden: boolean): Objects {
  const shown = hasHidden ? list.filter((object) => !isHidden(object)) : list;
  known.set(list, shown);
  return shown;
}
