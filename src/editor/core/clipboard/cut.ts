import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import type { Selection, TextSelection } from '../selection/selection.ts';
import { textOf } from '../selection/text-of.ts';

/** What removes what is selected. */
export function cut(draft: Draft, selection: Selection): Operation[] {
  if (selection.kind === 'objects') return selection.ids.map((id) => ({ kind: 'remove', id }));
  const [from, to] = rangeOf(selection);
  if (to <= from || !textOf(draft, selection)) return [];
  const { id, part } = selection;
  return [{ kind: 'text', id, ...(part !== undefined && { part }), change: [{ keep: from }, { remove: to - from }] }];
}

/** The beginning of the first paragraph never goes. */
export const rangeOf = ({ anchor, focus }: TextSelection): [from: number, to: number] => [
  Math.max(1, Math.min(anchor, focus)),
  Math.max(anchor, focus),
];
