import type { Draft } from '#model/change/draft/draft.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { SceneNode } from '#model/scene/scene.ts';
import { ancestorsOf, asObjects, select, type Selection } from './selection.ts';

/** The topics that are collapsed, in one person's view. */
export type Collapsed = ReadonlySet<ObjectId>;

interface View {
  readonly collapsed: Collapsed;
  readonly selection: Selection;
}

/** Whether it is in something that is collapsed. */
export function isTuckedAway({ parent }: SceneNode, collapsed: Collapsed): boolean {
  if (collapsed.size === 0) return false;
  for (let above = parent; above; above = above.parent) if (collapsed.has(above.object.id)) return true;
  return false;
}

/** Without the topics that hide one of these objects; the same set if none does. */
export function opened(draft: Draft, collapsed: Collapsed, ids: readonly ObjectId[]): Collapsed {
  if (collapsed.size === 0) return collapsed;
  const above = new Set(ids.flatMap((id) => ancestorsOf(draft, id)));
  const left = [...collapsed].filter((id) => !above.has(id));
  return left.length === collapsed.size ? collapsed : new Set(left);
}

/** Whoever selects something, or works in it, sees it. */
export function openedFor(draft: Draft, collapsed: Collapsed, selection: Selection): Collapsed {
  if (collapsed.size === 0) return collapsed;
  const { ids, within } = asObjects(selection);
  const left = opened(draft, collapsed, 'parent' in within ? [...ids, within.parent] : ids);
  if (!('parent' in within) || !left.has(within.parent)) return left;
  return new Set([...left].filter((id) => id !== within.parent));
}

/** Collapses topics, or expands them. What is selected in one of them stands for it. */
export function collapsing(draft: Draft, { collapsed: before, selection }: View, ids: readonly ObjectId[], isCollapsed: boolean): View {
  if (!isCollapsed && !ids.some((id) => before.has(id))) return { collapsed: before, selection };
  const topics = ids.filter((id) => draft.entries.get(id)?.parent && draft.entries.get(id)?.object.kind === 'topic');
  const collapsed = new Set(isCollapsed ? [...before, ...topics] : [...before].filter((id) => !ids.includes(id)));
  if (openedFor(draft, collapsed, selection) === collapsed) return { collapsed, selection };
  const { ids: selected, within } = asObjects(selection);
  const places = selected.length > 0 ? selected : 'parent' in within ? [within.parent] : [];
  const outermost = (id: ObjectId) => [id, ...ancestorsOf(draft, id)].findLast((above) => collapsed.has(above)) ?? id;
  return { collapsed, selection: select(draft, places.map(outermost)) };
}

/** What is not drawn: the content of collapsed topics. */
export const tuckedAway = (draft: Draft, collapsed: Collapsed): ReadonlyMap<ObjectId, number> =>
  new Map(
    [...collapsed].flatMap((id) => {
      const object = draft.entries.get(id)?.object;
      return object?.kind === 'topic' ? object.children.map((child) => [child.id, 0] as const) : [];
    }),
  );
