import { useText } from '#app/client/frame.tsx';
import type { ObjectId, Step } from '#model/presentation/presentation.ts';
import { useRef } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import { kindIcons } from '../parts/kind-icons.ts';
import { useNameOf } from '../parts/object-words.ts';
import * as styles from './step-settings.css.ts';

/** The objects that appear and disappear with a step. */
export function StepObjects({ step }: { step: Step }) {
  const text = useText();
  const { desk, path } = useEditor();
  const selected = useDeskState(({ selection }) => (selection.kind === 'text' ? selection.id : selection.ids));
  const ids = (typeof selected === 'string' ? [selected] : selected).filter((id) => desk.scene.nodes.has(id));
  const isNew = ids.some((id) => !step.reveal.includes(id));
  const { hide = [] } = step;
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('editorPath.reveals')}</legend>
        {step.reveal.length === 0 ? (
          <p className={styles.quiet}>{text('editorPath.revealsNone')}</p>
        ) : (
          <ObjectList step={step} ids={step.reveal} />
        )}
        {isNew ? (
          <Button tone="outline" size="sm" onClick={() => path.revealSelected(step.id)}>
            {text('editorPath.reveal', { count: ids.length })}
          </Button>
        ) : (
          ids.length === 0 && <p className={styles.quiet}>{text('editorPath.revealHint')}</p>
        )}
      </fieldset>
      {hide.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('editorPath.hides')}</legend>
          <ObjectList step={step} ids={hide} />
        </fieldset>
      )}
    </>
  );
}

function ObjectList({ step, ids }: { step: Step; ids: readonly ObjectId[] }) {
  const text = useText();
  const { path } = useEditor();
  const desk = useDesk();
  const nameOf = useNameOf();
  const list = useRef<HTMLUListElement>(null);
  const leave = (id: ObjectId, place: number) => {
    path.leaveAlone(step.id, id);
    // The button is gone with its object.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
  };
  return (
    <ul ref={list} className={styles.objects}>
      {ids.map((id, place) => {
        const kind = desk.draft.entries.get(id)?.object.kind;
        return (
          <li key={id} className={styles.object}>
            {kind && <Icon name={kindIcons[kind]} size={18} />}
            <span className={styles.name}>{nameOf(id)}</span>
            <IconButton
              icon="close"
              size="sm"
              label={text('editorPath.leaveAlone', { name: nameOf(id) })}
              onClick={() => leave(id, place)}
            />
          </li>
        );
      })}
    </ul>
  );
}
