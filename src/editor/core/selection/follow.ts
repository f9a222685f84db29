import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation, Place } from '#model/change/operation.ts';
import { type TextChange, unitsBefore, unitsInserted } from '#model/change/text/text-change.ts';
import { canvasOf, select, type Selection, type TextSelection } from './selection.ts';
import { endOf } from './text-of.ts';

/** A selection after changes by anybody: without what is gone, and with the same letters. The draft is as it is after them. */
export function follow(selection: Selection, operations: readonly Operation[], draft: Draft): Selection {
  const within = isThere(draft, selection.within) ? selection.within : canvasOf(draft);
  if (selection.kind === 'objects') {
    const followed = select(draft, selection.ids, within);
    const isSame = within === selection.within && followed.ids.join('\n') === selection.ids.join('\n');
    return isSame ? selection : followed;
  }
  const end = endOf(draft, selection);
  if (end === undefined) return select(draft, draft.entries.has(selection.id) ? [selection.id] : [], within);
  const changes = operations.flatMap((operation) => (changesText(operation, selection) ? [operation.change] : []));
  const [from, to] = [Math.min(selection.anchor, selection.focus), Math.max(selection.anchor, selection.focus)];
  const isForward = selection.focus >= selection.anchor;
  const start = Math.min(
    changes.reduce((at, change) => placeAfter(at, change, from < to), from),
    end,
  );
  const stop = Math.max(
    Math.min(
      changes.reduce((at, change) => placeAfter(at, change, false), to),
      end,
    ),
    start,
  );
  const [anchor, focus] = isForward ? [start, stop] : [stop, start];
  const isSame = within === selection.within && anchor === selection.anchor && focus === selection.focus;
  return isSame ? selection : { ...selection, within, anchor, focus };
}

/** Where a place in a text is after a change; `clings` to the letter after it if something is inserted right there. */
export function placeAfter(place: number, change: TextChange, clings: boolean): number {
  let [before, after] = [0, 0];
  for (const part of change) {
    const inserted = unitsInserted(part);
    if (inserted > 0 ? before > place || (before === place && !clings) : before >= place) break;
    if ('remove' in part) {
      before += part.remove;
      if (before >= place) return after;
    } else {
      before += unitsBefore(part);
      after += 'keep' in part ? part.keep : inserted;
      if (before > place) return after - (before - place);
    }
  }
  return after + place - before;
}

const isThere = ({ presentation, entries }: Draft, place: Place): boolean =>
  'parent' in place ? entries.has(place.parent) : presentation.theme.background.layers.some(({ id }) => id === place.layer);

const changesText = (operation: Operation, { id, part }: TextSelection): operation is Extract<Operation, { kind: 'text' }> =>
  operation.kind === 'text' && operation.id === id && operation.part === part;
