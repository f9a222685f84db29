import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { OptionField } from '../../pages/editor/controls/option-field.tsx';
import { useEditor } from '../../pages/editor/editor-context.tsx';
import { useNameOf } from '../../pages/editor/parts/object-words.ts';
import { KeptArea, KeptField } from '../../pages/editor/path/kept-fields.tsx';
import { badges } from '../../pages/editor/path/step-settings.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lockIcon } from '../../ui/icon/page-icons.ts';

/** What can be said about a step. Each field is one change, made when it is left. */
interface Of {
  step: Step;
}

/** In milliseconds, as in `model/presentation/reading/schemas/documents.ts`. */
const most = { duration: 60_000, hold: 3_600_000 } as const;

export function TitleField({ step, ...focus }: Of & { 'data-autofocus'?: boolean }) {
  const text = useText();
  const { path } = useEditor();
  const nameOf = useNameOf();
  return (
    <KeptField
      {...focus}
      label={text('editorPath.name')}
      value={step.title}
      maxLength={1000}
      placeholder={nameOf(path.targetOf(step.id))}
      onKeep={(title) => path.set(step.id, { title: title.trim() })}
    />
  );
}

/** Seconds of the flight to a step, or that autoplay stays there. */
export function TimeField({ step, name }: Of & { name: keyof typeof most }) {
  const text = useText();
  const { path } = useEditor();
  const value = step[name];
  const key = name === 'hold' ? 'hold' : 'travel';
  const keep = (written: string) => {
    const milliseconds = millisecondsOf(written, most[name]);
    if (milliseconds !== undefined) path.set(step.id, { [name]: milliseconds });
  };
  return (
    <KeptField
      label={text(name === 'hold' && step.isTimed ? 'editorPath.holdTimed' : `editorPath.${key}`)}
      hint={text(`editorPath.${key}Hint`)}
      value={value === undefined ? '' : String(value / 1000)}
      inputMode="decimal"
      placeholder={text('editorPath.automatic')}
      onKeep={keep}
    />
  );
}

/** Whether the path goes on by itself after the seconds of a step. */
export function MoveOnField({ step }: Of) {
  const text = useText();
  const { path } = useEditor();
  return (
    <OptionField
      label={text('editorPath.moveOn')}
      hint={step.isTimed && text('editorPath.moveOnHint')}
      value={step.isTimed ? 'byItself' : 'byHand'}
      options={(['byHand', 'byItself'] as const).map((value) => ({ value, label: text(`editorPath.moveOn.${value}`) }))}
      onChoose={(how) => path.set(step.id, { isTimed: how === 'byItself' || null })}
    />
  );
}

export function CaptionField({ step }: Of) {
  const text = useText();
  const { path } = useEditor();
  return (
    <KeptArea
      label={text('editorPath.caption')}
      aside={<Badge kind="public" />}
      hint={text('editorPath.captionHint')}
      value={step.caption ?? ''}
      onKeep={(caption) => path.set(step.id, { caption: caption.trim() === '' ? null : caption })}
    />
  );
}

export function NotesField({ step }: Of) {
  const text = useText();
  const { path } = useEditor();
  return (
    <KeptArea
      label={text('editorPath.notes')}
      aside={<Badge kind="private" />}
      hint={text('editorPath.notesHint')}
      value={step.notes}
      onKeep={(notes) => path.set(step.id, { notes })}
    />
  );
}

function Badge({ kind }: { kind: 'public' | 'private' }) {
  const text = useText();
  return (
    <span className={badges[kind]}>
      <Icon name={kind === 'private' ? lockIcon : 'globe'} size={14} />
      {text(`editorPath.${kind}`)}
    </span>
  );
}

/** Null if nothing is written; undefined if it is no number. A comma serves as well. */
function millisecondsOf(written: string, most: number): number | null | undefined {
  if (written.trim() === '') return null;
  const seconds = Number(written.trim().replace(',', '.'));
  return Number.isFinite(seconds) ? Math.min(most, Math.max(0, Math.round(seconds * 1000))) : undefined;
}
