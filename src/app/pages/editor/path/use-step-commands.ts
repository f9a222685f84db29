import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { useEditor } from '../editor-context.tsx';
import { useStepName } from '../parts/object-words.ts';

/** Changes the path and says what has happened. */
export function useStepCommands(announce: (words: string) => void) {
  const text = useText();
  const { desk, path } = useEditor();
  const stepName = useStepName();
  const steps = () => desk.draft.presentation.path;
  const sayPlace = (id: string) => {
    const place = steps().findIndex((step) => step.id === id);
    const step = steps()[place];
    if (step) announce(text('editorPath.said.place', { place: place + 1, count: steps().length, name: stepName(step) }));
  };
  return {
    add() {
      const id = path.addStep();
      const step = steps().find((step) => step.id === id);
      if (step) announce(text('editorPath.said.added', { label: path.labels().get(step.id) ?? '', name: stepName(step) }));
    },
    moveTo(id: string, place: number) {
      if (path.moveTo(id, place)) sayPlace(id);
    },
    moveBy(step: Step, by: 1 | -1) {
      if (path.moveBy(step.id, by)) sayPlace(step.id);
      else announce(text(by === 1 ? 'editorPath.said.last' : 'editorPath.said.first'));
    },
    /** Returns the step that is chosen afterwards. */
    remove(step: Step): string {
      if (steps().length === 1) {
        desk.tell({ kind: 'done', text: 'editorPath.only' });
        return step.id;
      }
      const name = stepName(step);
      const next = path.remove(step.id);
      if (next !== undefined) announce(text('editorPath.said.removed', { name }));
      return next ?? step.id;
    },
  };
}
