import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { CaptionField, MoveOnField, NotesField, TimeField, TitleField } from '../../../editing/on-path/step-fields.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later } from '../parts/later.tsx';
import { useStepName } from '../parts/object-words.ts';
import { FlightFields } from './flight-fields.tsx';
import { fields, pair } from './step-settings.css.ts';
import { StepObjects } from './step-objects.tsx';
import { StepTarget } from './step-target.tsx';

/** All about a step, in a dialog that is open while there is one. */
export function StepSettings({ step, onClose }: { step: Step | undefined; onClose: () => void }) {
  const text = useText();
  const { path } = useEditor();
  const stepName = useStepName();
  const title = step && text('editorPath.step', { label: path.labels().get(step.id) ?? '', name: stepName(step) });
  return (
    <Dialog isOpen={step !== undefined} onClose={onClose} title={title}>
      {step && <StepFields key={step.id} step={step} />}
    </Dialog>
  );
}

function StepFields({ step }: { step: Step }) {
  const isFirst = useDeskState(({ presentation }) => presentation.path[0]?.id === step.id);
  return (
    <div className={fields}>
      <TitleField step={step} data-autofocus />
      <StepTarget step={step} />
      <div className={pair}>
        <TimeField step={step} name="duration" />
        <TimeField step={step} name="hold" />
      </div>
      <MoveOnField step={step} />
      {step.to !== undefined && !isFirst && step.duration !== 0 && (
        <Later>
          <FlightFields step={step} />
        </Later>
      )}
      <CaptionField step={step} />
      <NotesField step={step} />
      <StepObjects step={step} />
    </div>
  );
}
