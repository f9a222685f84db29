import { asObjects } from '../core/selection/selection.ts';
import type { Desk } from '../desk/desk.ts';
import type { Loader } from '../tools/load-tools.ts';

/** The look of one object for others. */
export function styleCommands(desk: Desk, load: Loader['style']) {
  let hasCopied = false;
  const count = () => (desk.state().selection.kind === 'text' ? 0 : asObjects(desk.state().selection).ids.length);
  return {
    canCopy: () => count() === 1,
    canPaste: () => hasCopied && count() > 0,
    async copy(): Promise<void> {
      const isCopied = (await load()).copy();
      hasCopied ||= isCopied;
      desk.tell({ kind: 'done', text: isCopied ? 'editorLook.styleCopied' : 'editorLook.noStyle' });
    },
    async paste(): Promise<void> {
      (await load()).paste();
    },
  };
}
