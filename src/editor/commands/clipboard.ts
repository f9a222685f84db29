import type { ObjectId, SceneObject } from '#model/presentation/presentation.ts';
import type { Point } from '#model/geometry/matrix.ts';
import { cut } from '../core/clipboard/cut.ts';
import { putInto, readClipboard, takeFrom, writeClipboard } from '../core/clipboard/dom-clipboard.ts';
import { prepareWriting, writingNow } from '../core/clipboard/writing.ts';
import type { Desk, Kept } from '../desk/desk.ts';
import type { BringTools } from '../tools/bring/bring-tools.ts';
import { once } from '../tools/once.ts';

/** Copying and pasting, by key (during the browser's events) and from menus. */
export function createClipboard(desk: Desk) {
  const load = once(async () => (await import('../tools/bring/bring-tools.ts')).createBringTools(desk));
  const bring = async (run: (tools: BringTools) => Promise<void>): Promise<void> => {
    const tools = await load().catch(() => undefined);
    if (tools) await run(tools);
    else desk.tell({ kind: 'done', text: 'editor.later.failed' });
  };
  /** Where somebody was when they asked for it, however long it takes. */
  const bringHere = async (run: (tools: BringTools, here: Kept) => Promise<void>): Promise<void> => {
    const here = desk.keep();
    await bring((tools) => run(tools, here)).finally(here.release);
  };
  const isAnything = (): boolean => {
    const { selection } = desk.state();
    return selection.kind === 'text' ? selection.anchor !== selection.focus : selection.ids.length > 0;
  };
  /** Letters are heard where the caret is. */
  const chosen = (): SceneObject[] => {
    const { selection } = desk.state();
    return selection.kind === 'text' ? [] : selection.ids.flatMap((id) => desk.draft.entries.get(id)?.object ?? []);
  };
  /** Once it has been copied. */
  const finish = (isCut: boolean) => {
    const objects = chosen();
    const isDone = !isCut || desk.do(cut(desk.draft, desk.state().selection));
    if (isDone && objects.length > 0) desk.tell({ kind: 'said', said: { kind: isCut ? 'cut' : 'copied', objects } });
  };

  return {
    /** Whether there was something to copy. */
    onCopy(transfer: DataTransfer, isCut: boolean): boolean {
      if (!isAnything()) return false;
      const write = writingNow();
      if (!write) {
        void this.copy(isCut);
        return true;
      }
      const clip = write(desk.draft, desk.state().selection, desk.oid);
      if (!clip) return false;
      putInto(transfer, clip);
      finish(isCut);
      return true;
    },
    /** What a paste or a drop brings; `at` in CSS pixels of the view. */
    async onBring(transfer: DataTransfer, at?: Point): Promise<void> {
      const incoming = takeFrom(transfer);
      await bringHere((tools, here) => tools.bring(incoming, here, at));
    },
    async copy(isCut: boolean): Promise<void> {
      const write = writingNow() ?? (await prepareWriting().catch(() => undefined));
      if (!write) return desk.tell({ kind: 'done', text: 'editor.later.failed' });
      const clip = write(desk.draft, desk.state().selection, desk.oid);
      if (!clip) return;
      if (await writeClipboard(navigator.clipboard, clip)) finish(isCut);
      else desk.tell({ kind: 'copy-closed', isCut });
    },
    async paste(at?: Point): Promise<void> {
      const reading = readClipboard(navigator.clipboard);
      await bringHere(async (tools, here) => {
        const incoming = await reading;
        if (incoming) await tools.bring(incoming, here, at);
        else desk.tell({ kind: 'clipboard-closed' });
      });
    },
    /** The lines of what was copied, as topics in the middle of the view. */
    async pasteAsTopics(): Promise<void> {
      const incoming = await readClipboard(navigator.clipboard);
      if (!incoming) return desk.tell({ kind: 'clipboard-closed' });
      await this.asTopics(incoming.plain ?? '');
    },
    /** `instead` of what was made of the same text. */
    asTopics: (text: string, instead: readonly ObjectId[] = []): Promise<void> => bring((tools) => tools.asTopics(text, instead)),
    duplicate: (): Promise<void> => bringHere((tools, here) => tools.duplicate(here)),
    /** Pictures, and what plays. */
    addFiles: (files: readonly File[], at: Point): Promise<void> => bringHere((tools, here) => tools.addFiles(files, at, here)),
    /** Loads what copying and pasting take, and what asks the server, before anybody needs them: there may be no connection then. */
    prepare: (): Promise<unknown> => Promise.allSettled([prepareWriting(), load(), import('../desk/desk-requests.ts')]),
  };
}
