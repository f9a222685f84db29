import type { Draft } from '#model/change/draft/draft.ts';
import type { Operation } from '#model/change/operation.ts';
import { ChangeWriter, EMPTY } from '#model/change/text/text-change.ts';
import { isBeginning, piecesOf, unitsOf } from '#model/change/text/text-units.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import type { Selection, TextSelection } from '../../selection/selection.ts';
import { textOf } from '../../selection/text-of.ts';
import type { Clip } from '../clip.ts';
import { rangeOf } from '../cut.ts';
import { freshText } from './fresh.ts';

/** Everything that can be read in a clip, one after the other. */
export function textsOf(clip: Clip): readonly Paragraph[] {
  if (clip.kind === 'text') return clip.paragraphs;
  const read = (object: SceneObject): readonly Paragraph[] => {
    if ('children' in object) return object.children.flatMap(read);
    if (object.kind === 'text') return object.paragraphs;
    if (object.kind === 'code') return object.code.split('\n').map((line) => ({ runs: [{ text: line }], align: 'start', level: 0 }));
    return object.kind === 'table' ? object.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs)) : [];
  };
  return clip.objects.flatMap(read);
}

/** Instead of what is selected in a text. The paragraph at the caret stays what it is, unless it is empty. */
export function pasteText(
  draft: Draft,
  paragraphs: readonly Paragraph[],
  selection: TextSelection,
  isSameDocument: boolean,
  newId: () => string,
): { operations: Operation[]; selection: Selection } {
  const text = textOf(draft, selection);
  if (!text || paragraphs.length === 0) return { operations: [], selection };
  const { id, part } = selection;
  const [from, to] = rangeOf(selection);
  const isCode = draft.entries.get(id)?.object.kind === 'code';
  const lead = (link: Paragraph['runs'][number]['link']) => (isSameDocument || link?.kind === 'address' ? link : undefined);
  const pasted = isCode ? [asCode(paragraphs)] : freshText(paragraphs, lead, newId);
  const change = new ChangeWriter();
  const isEmpty = !isCode && isEmptyAt(text, from, to);
  change.add({ keep: isEmpty ? from - 1 : from });
  pasted.forEach((paragraph, index) => {
    const [beginning, ...letters] = piecesOf(paragraph);
    if (!beginning || !isBeginning(beginning)) return;
    const { [EMPTY]: _, ...format } = beginning.format;
    if (index > 0) change.add({ begin: beginning.id, paragraphs: format });
    else if (isEmpty) change.add({ keep: 1, paragraphs: format });
    for (const piece of letters)
      if (!isBeginning(piece)) change.add({ insert: piece.text, ...(Object.keys(piece.format).length > 0 && { letters: piece.format }) });
  });
  change.add({ remove: to - from });
  const caret = from + unitsOf(pasted) - 1;
  const parts = change.finish();
  return {
    operations: parts.length === 0 ? [] : [{ kind: 'text', id, ...(part !== undefined && { part }), change: parts }],
    selection: { ...selection, anchor: caret, focus: caret },
  };
}

/** Code is a single paragraph without formatting. */
const asCode = (paragraphs: readonly Paragraph[]): Paragraph => ({
  runs: [{ text: paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n') }],
  align: 'start',
  level: 0,
});

/** Whether the paragraph has no letters but those that are replaced. */
function isEmptyAt(paragraphs: readonly Paragraph[], from: number, to: number): boolean {
  let at = 0;
  for (const { runs } of paragraphs) {
    const start = at + 1;
    const end = runs.reduce((sum, { text }) => sum + text.length, start);
    if (from <= end) return from === start && to >= end;
    at = end;
  }
  return false;
}
