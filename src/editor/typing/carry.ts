import { deleteRange } from '#model/change/text/editing/delete-text.ts';
import { copy } from '../core/clipboard/copy.ts';
import { parseHtml, putInto, takeFrom } from '../core/clipboard/dom-clipboard.ts';
import { pasteText, textsOf } from '../core/clipboard/paste/paste-text.ts';
import { readIncoming } from '../core/clipboard/read-incoming.ts';
import { writeClip } from '../core/clipboard/write-clip.ts';
import type { Pen } from './pen.ts';

/** Copying, cutting and pasting within a text, during the events of the browser. */
export function createCarrying(pen: Pen) {
  const { desk } = pen;
  return {
    /** Whether anything is selected. */
    copy(transfer: DataTransfer, isCut: boolean): boolean {
      const text = pen.text;
      const clip = text && copy(desk.draft, text.selection, desk.oid);
      if (!clip) return false;
      putInto(transfer, writeClip(clip, desk.draft.presentation));
      if (isCut) pen.write(text, deleteRange(text.paragraphs, text.range), 'change');
      return true;
    },
    /** Whether there was anything to be pasted into a text; pictures are not. */
    paste(transfer: DataTransfer): boolean {
      const text = pen.text;
      const found = text && readIncoming(takeFrom(transfer), parseHtml);
      if (!found || 'files' in found) return false;
      if ('refusal' in found) {
        desk.tell({ kind: 'refused', rule: found.refusal.rule });
        return true;
      }
      const { clip } = found;
      const pasted = pasteText(desk.draft, textsOf(clip), text.selection, clip.of === desk.oid, pen.newId);
      desk.do(pasted.operations, { select: () => pasted.selection });
      return true;
    },
  };
}
