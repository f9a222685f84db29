import { useText } from '#app/client/frame.tsx';
import type { SceneObject, Step } from '#model/presentation/presentation.ts';
import { useCallback } from 'react';
import { useEditor } from '../editor-context.tsx';

/** What objects are called: their own names, or the word for their kind. */
export function useObjectName(): (object: SceneObject) => string {
  const text = useText();
  const { desk, outline } = useEditor();
  return useCallback(
    (object) =>
      object.id === desk.scene.root.object.id
        ? text('editorOutline.canvas')
        : (outline.nameOf(object) ??
          text(object.kind === 'drawing' && object.formula ? 'editorFormula.title' : `editorOutline.kind.${object.kind}`)),
    [text, desk, outline],
  );
}

/** What objects are called, by their ids. */
export function useNameOf(): (id: string) => string {
  const { desk } = useEditor();
  const nameOf = useObjectName();
  return useCallback(
    (id) => {
      const object = desk.draft.entries.get(id)?.object;
      return object ? nameOf(object) : '';
    },
    [desk, nameOf],
  );
}

/** What steps are called: their titles, or the names of what they show. */
export function useStepName(): (step: Step) => string {
  const { path } = useEditor();
  const nameOf = useNameOf();
  return useCallback((step) => step.title.trim() || nameOf(path.targetOf(step.id)), [path, nameOf]);
}
