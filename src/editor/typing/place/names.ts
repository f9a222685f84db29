import type { Topic } from '#model/presentation/presentation.ts';
import type { Desk } from '../../desk/desk.ts';
import { cellsOf } from '../edit/cells.ts';
import type { TextInHand } from '../pen.ts';

/** What a text is called where it cannot be seen. */
export type TextName =
  | { readonly kind: 'text' | 'code'; readonly topic: string }
  | { readonly kind: 'cell'; readonly topic: string; readonly row: number; readonly column: number };

export function nameOf({ draft }: Desk, { object, selection }: TextInHand): TextName {
  const topic = topicAround(draft, object.id).title || draft.presentation.title;
  const cell = object.kind === 'table' ? cellsOf(object).find(({ id }) => id === selection.part) : undefined;
  if (cell) return { kind: 'cell', topic, row: cell.row, column: cell.column };
  return { kind: object.kind === 'code' ? 'code' : 'text', topic };
}

function topicAround({ entries, presentation }: Desk['draft'], id: string): Topic {
  for (let entry = entries.get(id)?.parent; entry; entry = entry.parent) if (entry.object.kind === 'topic') return entry.object;
  return presentation.root;
}

/** Of the paragraph in which the caret is. */
export function languageOf({ draft }: Desk, { object, paragraphs, units, range }: TextInHand): string {
  const index = units.slice(0, range.to).split('\u2029').length - 2;
  const own = object.kind === 'text' ? object.language : undefined;
  return paragraphs[index]?.language ?? own ?? draft.presentation.language;
}
