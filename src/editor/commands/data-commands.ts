import type { ObjectId } from '#model/presentation/presentation.ts';
import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { Loader } from '../tools/load-tools.ts';

/** The chart or table that is selected alone, or whose text is edited. */
export function dataObject(desk: Desk, kind?: 'chart' | 'table'): ObjectId | undefined {
  const [id, more] = asObjects(desk.state().selection).ids;
  const object = id === undefined || more !== undefined ? undefined : desk.draft.entries.get(id)?.object;
  if (object?.kind !== 'chart' && object?.kind !== 'table') return undefined;
  return kind === undefined || object.kind === kind ? object.id : undefined;
}

/** The numbers of charts and tables. */
export const dataCommands = (desk: Desk, load: Loader['grid']) => ({
  isOf: (kind?: 'chart' | 'table') => () => dataObject(desk, kind) !== undefined,
  async convert(): Promise<void> {
    const id = dataObject(desk);
    if (id !== undefined) (await load()).convert(id);
  },
});
