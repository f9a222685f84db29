import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useNameOf } from '../parts/object-words.ts';
import { line, quiet } from './step-settings.css.ts';

/** What a step shows, and another object that it could show. */
export function StepTarget({ step }: { step: Step }) {
  const text = useText();
  const { desk, path } = useEditor();
  const nameOf = useNameOf();
  const target = path.targetOf(step.id);
  const selected = useDeskState(({ selection }) => (selection.kind === 'text' ? selection.id : selection.ids[0]));
  const before = useDeskState(({ presentation }) => presentation.path[presentation.path.findIndex(({ id }) => id === step.id) - 1]?.id);
  const other = selected !== undefined && selected !== target && desk.scene.nodes.has(selected) ? selected : undefined;
  return (
    <div className={line}>
      <p>
        <span className={quiet}>{text(step.to === undefined ? 'editorPath.stays' : 'editorPath.shows')}</span> {nameOf(target)}
      </p>
      {other !== undefined && (
        <Button tone="outline" size="sm" onClick={() => path.set(step.id, { to: other })}>
          {text('editorPath.showInstead', { name: nameOf(other) })}
        </Button>
      )}
      {step.to !== undefined && before !== undefined && (
        <Button tone="outline" size="sm" onClick={() => path.set(step.id, { to: null })}>
          {text('editorPath.stayInstead', { name: nameOf(path.targetOf(before)) })}
        </Button>
      )}
    </div>
  );
}
