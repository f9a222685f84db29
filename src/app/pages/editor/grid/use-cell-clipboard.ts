import type { ClipboardEvent } from 'react';
import type { DataSession } from './use-grid.ts';

/** While a cell is edited, copying and pasting are for its text; otherwise for all cells that are selected. */
export function useCellClipboard({ grid, hold }: DataSession) {
  const isForCells = () => hold.mode === 'still';
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (!isForCells()) return;
    event.preventDefault();
    const { plain, html } = grid.copy(hold.range);
    event.clipboardData.setData('text/plain', plain);
    event.clipboardData.setData('text/html', html);
    if (isCut) hold.settle(grid.clear(hold.range));
  };
  return {
    onCopy: (event: ClipboardEvent) => copy(event, false),
    onCut: (event: ClipboardEvent) => copy(event, true),
    onPaste: (event: ClipboardEvent) => {
      if (!isForCells()) return;
      event.preventDefault();
      const { clipboardData: from } = event;
      hold.settle(grid.paste(hold.range, { html: from.getData('text/html'), plain: from.getData('text/plain') }));
    },
  };
}
