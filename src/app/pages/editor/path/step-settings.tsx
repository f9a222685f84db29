import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import { useStepName } from '../parts/object-words.ts';
import { StepFields } from './step-fields.tsx';

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
