import type { Draft } from '#model/change/draft/draft.ts';
import type { Rectangle } from '#model/geometry/rectangle.ts';
import type { Sight } from '#model/paint/paint.ts';
import { pickIn } from '#model/picking/pick.ts';
import type { Scene } from '#model/scene/scene.ts';
import { type Collapsed, isTuckedAway } from './collapsing.ts';
import { isLocked } from './states.ts';
import { asObjects, meantBy, type ObjectSelection, select, type Selection } from './selection.ts';

/**
 * What a rectangle of device pixels selects: what is wholly in it, or all that it touches. A topic has to be wholly in it in any case: who
 * draws a rectangle within one means what is there.
 */
export function marquee(
  draft: Draft,
  scene: Scene,
  sight: Sight & { readonly collapsed?: Collapsed },
  area: Rectangle,
  { within }: Selection,
  isWhole: boolean,
): ObjectSelection {
  const picked = (isAll: boolean) =>
    pickIn(scene, sight, area, isAll).flatMap(({ node }) => (sight.collapsed && isTuckedAway(node, sight.collapsed) ? [] : node.object));
  const whole = picked(true);
  const touched = isWhole ? whole : [...whole, ...picked(false)];
  const inside = new Set(whole.map(({ id }) => id));
  const ids = touched.flatMap(({ id, kind }) => {
    if ((kind === 'topic' || kind === 'group') && !inside.has(id)) return [];
    const meant = isLocked(draft, id) ? undefined : meantBy(draft, id, within);
    // A group counts as a whole.
    return meant === undefined || (isWhole && !inside.has(meant)) ? [] : [meant];
  });
  return select(draft, ids, within);
}

/** Both, where the person works. */
export const together = (draft: Draft, one: Selection, other: ObjectSelection): ObjectSelection =>
  select(draft, [...asObjects(one).ids, ...other.ids], one.within);
