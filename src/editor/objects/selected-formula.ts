import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';

export const isFormula = (object: SceneObject | undefined): boolean => object?.kind === 'drawing' && object.formula !== undefined;

/** The formula that is selected alone. */
export function selectedFormula(desk: Desk): ObjectId | undefined {
  const [id, more] = asObjects(desk.state().selection).ids;
  return more === undefined && id !== undefined && isFormula(desk.draft.entries.get(id)?.object) ? id : undefined;
}
