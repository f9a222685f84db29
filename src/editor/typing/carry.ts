import { deleteRange } from '#model/change/text/editing/delete-text.ts';
import { copy } from '../core/clipboard/copy.ts';
import { putInto } from '../core/clipboard/dom-clipboard.ts';
import { writeClip } from '../core/clipboard/write-clip.ts';
import type { Pen } from './pen.ts';

/** Copying and cutting within a text, during the events of the browser. */
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
  };
}
