import type { Draft } from '#model/change/draft/draft.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import type { ObjectId } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';

/** The text of an object, or of a table cell in it. Code is one paragraph. */
export interface TextPlace {
  readonly id: ObjectId;
  readonly part?: string | undefined;
}

export function textOf({ entries }: Draft, { id, part }: TextPlace): readonly Paragraph[] | undefined {
  const object = entries.get(id)?.object;
  if (object?.kind === 'table')
    return object.rows.flatMap(({ cells }) => cells).find((cell) => part !== undefined && cell.id === part)?.paragraphs;
  if (part !== undefined) return undefined;
  if (object?.kind === 'code') return [{ id: '', runs: [{ text: object.code }], align: 'start', level: 0 }];
  return object?.kind === 'text' ? object.paragraphs : undefined;
}

/** The last place for a caret. */
export function endOf(draft: Draft, place: TextPlace): number | undefined {
  const paragraphs = textOf(draft, place);
  return paragraphs && unitsOf(paragraphs);
}
