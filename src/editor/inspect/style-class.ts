import type { Operation } from '#model/change/operation.ts';
import { formatLetters } from '#model/change/text/editing/format-letters.ts';
import { formatParagraphs } from '#model/change/text/editing/format-paragraphs.ts';
import type { Edit } from '#model/change/text/editing/places.ts';
import { unitsOf } from '#model/change/text/text-units.ts';
import type { StyleClass } from '#model/presentation/texts.ts';
import type { TextTarget } from './text-target.ts';

/** All of a text as the theme has it, without sizes and fonts of its own; colours, slant and links of some letters stay. */
export function styleOperations({ id, part, paragraphs }: TextTarget, styleClass: StyleClass): Operation[] {
  const range = { from: 1, to: unitsOf(paragraphs) };
  const edits = [
    formatLetters(paragraphs, range, { family: null, size: null, weight: null, letterSpacing: null }),
    formatParagraphs(paragraphs, range, { lineHeight: null }),
  ];
  return [{ kind: 'set', id, fields: { styleClass, style: null } }, ...edits.flatMap((edit) => textOperation(id, part, edit))];
}

export const textOperation = (id: string, part: string | undefined, { change }: Edit): Operation[] =>
  change.length > 0 ? [{ kind: 'text', id, ...(part !== undefined && { part }), change }] : [];
