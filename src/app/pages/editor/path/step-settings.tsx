import { useText } from '#app/client/frame.tsx';
import type { Fields } from '#model/change/operation.ts';
import type { Step } from '#model/presentation/presentation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lockIcon } from '../../../ui/icon/page-icons.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later } from '../parts/later.tsx';
import { useNameOf, useStepName } from '../parts/object-words.ts';
import { FlightFields } from './flight-fields.tsx';
import { KeptArea, KeptField } from './kept-fields.tsx';
import { badges, fields, pair } from './step-settings.css.ts';
import { StepObjects } from './step-objects.tsx';
import { StepTarget } from './step-target.tsx';

/** In milliseconds, as in `model/presentation/reading/schemas/documents.ts`. */
const [LONGEST_FLIGHT, LONGEST_STAY] = [60_000, 3_600_000];

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

/** What can be said about a step. Each field is one change, made when it is left. */
function StepFields({ step }: { step: Step }) {
  const text = useText();
  const { path } = useEditor();
  const nameOf = useNameOf();
  const isFirst = useDeskState(({ presentation }) => presentation.path[0]?.id === step.id);
  const set = (changed: Fields) => path.set(step.id, changed);
  const setTime = (name: 'duration' | 'hold', most: number) => (written: string) => {
    const milliseconds = millisecondsOf(written, most);
    if (milliseconds !== undefined) set({ [name]: milliseconds });
  };
  const badge = (kind: 'public' | 'private') => (
    <span className={badges[kind]}>
      <Icon name={kind === 'private' ? lockIcon : 'globe'} size={14} />
      {text(`editorPath.${kind}`)}
    </span>
  );
  return (
    <div className={fields}>
      <KeptField
        label={text('editorPath.name')}
        value={step.title}
        maxLength={1000}
        placeholder={nameOf(path.targetOf(step.id))}
        data-autofocus
        onKeep={(title) => set({ title: title.trim() })}
      />
      <StepTarget step={step} />
      <div className={pair}>
        <KeptField
          label={text('editorPath.travel')}
          hint={text('editorPath.travelHint')}
          value={secondsOf(step.duration)}
          inputMode="decimal"
          placeholder={text('editorPath.automatic')}
          onKeep={setTime('duration', LONGEST_FLIGHT)}
        />
        <KeptField
          label={text('editorPath.hold')}
          hint={text('editorPath.holdHint')}
          value={secondsOf(step.hold)}
          inputMode="decimal"
          placeholder={text('editorPath.automatic')}
          onKeep={setTime('hold', LONGEST_STAY)}
        />
      </div>
      {step.to !== undefined && !isFirst && step.duration !== 0 && (
        <Later>
          <FlightFields step={step} />
        </Later>
      )}
      <KeptArea
        label={text('editorPath.caption')}
        aside={badge('public')}
        hint={text('editorPath.captionHint')}
        value={step.caption ?? ''}
        onKeep={(caption) => set({ caption: caption.trim() === '' ? null : caption })}
      />
      <KeptArea
        label={text('editorPath.notes')}
        aside={badge('private')}
        hint={text('editorPath.notesHint')}
        value={step.notes}
        onKeep={(notes) => set({ notes })}
      />
      <StepObjects step={step} />
    </div>
  );
}

const secondsOf = (milliseconds: number | undefined): string => (milliseconds === undefined ? '' : String(milliseconds / 1000));

/** Null if nothing is written; undefined if it is no number. A comma serves as well. */
function millisecondsOf(written: string, most: number): number | null | undefined {
  if (written.trim() === '') return null;
  const seconds = Number(written.trim().replace(',', '.'));
  return Number.isFinite(seconds) ? Math.min(most, Math.max(0, Math.round(seconds * 1000))) : undefined;
}
