import { isSame } from '#model/change/text/text-change.ts';
import type { Selection } from '../../core/selection/selection.ts';
import type { Desk, Kept } from '../../desk/desk.ts';

/**
 * A desk as somebody saw it who brought something that comes only now: it goes where it was dropped, into what was entered, and is selected
 * only if nobody has selected anything else meanwhile.
 */
export function asSeen(desk: Desk, here: Kept): Desk {
  let last: Selection | undefined;
  const state = (): ReturnType<Desk['state']> => {
    const now = desk.state();
    const { camera, viewport } = desk.scene.nodes.has(here.camera.anchor) ? here : now;
    return { ...now, camera, viewport, selection: here.selection ?? now.selection };
  };
  const run: Desk['do'] = (operations, { select, ...change } = {}) => {
    const isHere = isSame(desk.state().selection, last ?? here.selection);
    const isDone = desk.do(operations, { ...change, ...(isHere && select && { select }) });
    if (isHere && isDone) last = desk.state().selection;
    return isDone;
  };
  return Object.create(desk, { state: { value: state }, do: { value: run } });
}
