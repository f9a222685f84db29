import { deleteRange } from '#model/change/text/editing/delete-text.ts';
import { putInto } from '../core/clipboard/dom-clipboard.ts';
import { writingNow } from '../core/clipboard/writing.ts';
import type { Pen } from './pen.ts';

/** Copying and cutting within a text, during the events of the browser. */
export function createCarrying(pen: Pen) {
  const { desk } = pen;
  return {
    /** Whether anything is selected, and can be copied with its formatting. */
    copy(transfer: DataTransfer, isCut: boolean): boolean {
      const text = pen.text;
      // Until it is loaded, the browser copies the letters by itself.
      const clip = text && writingNow()?.(desk.draft, text.selection, desk.oid);
      if (!clip) return false;
      putInto(transfer, clip);
      if (isCut) pen.write(text, deleteRange(text.paragraphs, text.range), 'change');
      return true;
    },
  };
}
