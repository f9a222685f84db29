import { useText } from '#app/client/frame.tsx';
import type { Item, RowId } from '#editor/outline/branches.ts';
import type { SceneObject, Step } from '#model/presentation/presentation.ts';
import { useCallback } from 'react';
import { useEditor } from '../editor-context.tsx';

/** What objects are called: their own names, or the word for their kind. Layers behind the canvas have numbers. */
export function useObjectName(): (item: Item) => string {
  const text = useText();
  const { desk, outline } = useEditor();
  return useCallback(
    (item) => {
      if (item.kind === 'layer') {
        const { number } = item;
        return number === 1 ? text('editorOutline.background') : text('editorOutline.backgroundLayer', { number });
      }
      if (item.kind === 'backdrop') return text('editorOutline.backdrop', { look: text(`editorLook.backdrop.${item.look}`) });
      if (item.id === desk.scene.root.object.id) return text('editorOutline.canvas');
      const kind = item.kind === 'drawing' && item.formula ? 'editorFormula.title' : (`editorOutline.kind.${item.kind}` as const);
      return outline.nameOf(item) ?? text(kind);
    },
    [text, desk, outline],
  );
}

/** The word for the kind of an object. */
export function useKindName(): (object: SceneObject) => string {
  const text = useText();
  return (object) => {
    if (object.kind === 'drawing' && object.formula) return text('editorFormula.title');
    return text(object.kind === 'video' && object.isSound ? 'editorObjects.sound' : `editorObjects.kind.${object.kind}`);
  };
}

/** What objects are called, by their ids. */
export function useNameOf(): (id: RowId) => string {
  const { outline } = useEditor();
  const nameOf = useObjectName();
  return useCallback(
    (id) => {
      const item = outline.itemOf(id);
      return item ? nameOf(item) : '';
    },
    [outline, nameOf],
  );
}

/** What steps are called: their titles, or the names of what they show. */
export function useStepName(): (step: Step) => string {
  const { path } = useEditor();
  const nameOf = useNameOf();
  return useCallback((step) => step.title.trim() || nameOf(path.targetOf(step.id)), [path, nameOf]);
}
