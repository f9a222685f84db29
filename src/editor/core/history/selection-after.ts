import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { type TextChange, unitsBefore, unitsInserted } from '#model/change/text/text-change.ts';
import { follow } from '../selection/follow.ts';
import type { Selection } from '../selection/selection.ts';
import { textOf } from '../selection/text-of.ts';

/** What was selected at the time, as far as it is there; in a text, what has just come back, or the place where something went. */
export function selectionAfter(operations: readonly Operation[], wanted: Selection, draft: Draft): Selection {
  if (wanted.kind === 'text' && textOf(draft, wanted)) {
    const last = operations.findLast(
      (operation) => operation.kind === 'text' && operation.id === wanted.id && operation.part === wanted.part,
    );
    if (last?.kind === 'text') return follow({ ...wanted, ...changedBy(last.change) }, [], draft);
  }
  return follow(wanted, [], draft);
}

/** From the first letter that is inserted to the last. There is no place before the beginning of the first paragraph. */
function changedBy(change: TextChange): { anchor: number; focus: number } {
  let at = 0;
  let [anchor, focus] = [Infinity, 0];
  for (const part of change) {
    const isIdle = 'keep' in part && !part.letters && !part.paragraphs;
    if (!isIdle) anchor = Math.min(anchor, at);
    at += 'keep' in part ? unitsBefore(part) : unitsInserted(part);
    if (!isIdle) focus = at;
  }
  return { anchor: Math.max(1, Math.min(anchor, at)), focus: Math.max(1, focus) };
}
