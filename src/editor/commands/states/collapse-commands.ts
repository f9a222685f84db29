import type { ObjectId } from '#model/presentation/presentation.ts';
import { asObjects } from '../../core/selection/selection.ts';
import type { Desk } from '../../desk/desk.ts';

/** Not showing what is in topics, and showing it again. */
export function collapseCommands(desk: Desk) {
  /** Those that are selected, or the one in which somebody works. */
  const topics = (isCollapsed: boolean): ObjectId[] => {
    const { selection, collapsed } = desk.state();
    if (selection.kind === 'text') return [];
    const { ids, within } = asObjects(selection);
    const chosen = ids.length === 0 && 'parent' in within ? [within.parent] : ids;
    return chosen.filter((id) => {
      const entry = desk.draft.entries.get(id);
      const isFilled = entry?.object.kind === 'topic' && entry.object.children.length > 0;
      return entry?.parent !== undefined && isFilled && collapsed.has(id) === isCollapsed;
    });
  };
  const all = () => [...desk.state().collapsed].filter((id) => desk.draft.entries.has(id));
  return {
    canCollapse: () => topics(false).length > 0,
    collapse: () => desk.collapse(topics(false), true),
    canExpand: () => topics(true).length > 0,
    expand: () => desk.collapse(topics(true), false),
    canExpandAll: () => all().length > 0,
    expandAll: () => desk.collapse([...desk.state().collapsed], false),
  };
}
