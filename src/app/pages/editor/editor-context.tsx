import type { Desk } from '#editor/desk/desk.ts';
import type { DeskState } from '#editor/desk/desk-state.ts';
import type { InspectTools } from '#editor/inspect/inspect-tools.ts';
import type { Editor } from '#editor/open-editor.ts';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor | undefined; children: ReactNode }) {
  return <EditorContext value={editor ?? null}>{children}</EditorContext>;
}

/** Null until it is open. */
export const useOpenEditor = (): Editor | null => use(EditorContext);

/** Only where it is open. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Rendered outside the editor');
  return editor;
}

export const useDesk = (): Desk => useEditor().desk;

/** What reads and changes properties; it comes with the first panel that needs it, which is within `Later`. */
export const useInspect = (): InspectTools => use(useEditor().load.inspect());

/** A part of the desk's state; `choose` has to return the same value while that part is the same. */
export function useDeskState<Part>(choose: (state: DeskState) => Part): Part {
  const { calm } = useEditor();
  const read = () => choose(calm.state());
  return useSyncExternalStore(calm.subscribe, read, read);
}

/** The same for what is above the canvas, and has to follow each frame of a drag. */
export function useLiveState<Part>(choose: (state: DeskState) => Part): Part {
  const desk = useDesk();
  const read = () => choose(desk.state());
  return useSyncExternalStore(desk.subscribe, read, read);
}
