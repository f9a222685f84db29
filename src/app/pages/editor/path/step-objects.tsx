import { useText } from '#app/client/frame.tsx';
import type { ObjectId, Step } from '#model/presentation/presentation.ts';
import { useRef } from 'react';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDesk, useDeskState, useEditor } from '../editor-context.tsx';
import { kindIcons } from '../parts/kind-icons.ts';
import { useNameOf } from '../parts/object-words.ts';
import * as styles from './step-settings.css.ts';

const [upIcon, downIcon] = ['M12 19V5M5 12l7-7 7 7', 'M12 5v14M19 12l-7 7-7-7'] as const;

/** The objects that appear and disappear with a step. */
export function StepObjects({ step }: { step: Step }) {
  const text = useText();
  const { desk, path } = useEditor();
  const selected = useDeskState(({ selection }) => (selection.kind === 'text' ? selection.id : selection.ids));
  const ids = (typeof selected === 'string' ? [selected] : selected).filter((id) => desk.scene.nodes.has(id));
  const { hide = [] } = step;
  const spread = (count: number) => {
    if (path.spreadRevealed(step.id)) desk.tell({ kind: 'done', text: 'editorPath.said.spread', values: { count: count - 1 } });
  };
  return (
    <>
      {(['reveal', 'hide'] as const).map((list) => {
        const there = list === 'reveal' ? step.reveal : hide;
        const isNew = ids.some((id) => !there.includes(id));
        return (
          <fieldset key={list} className={styles.group}>
            <legend className={styles.legend}>{text(`editorPath.${list}s`)}</legend>
            {there.length === 0 ? (
              <p className={styles.quiet}>{text(`editorPath.${list}sNone`)}</p>
            ) : (
              <ObjectList step={step} ids={there} isOrdered={list === 'reveal'} />
            )}
            {isNew && (
              <Button
                tone="outline"
                size="sm"
                onClick={() => (list === 'reveal' ? path.revealSelected(step.id) : path.hideSelected(step.id))}
              >
                {text('editorPath.reveal', { count: ids.length })}
              </Button>
            )}
            {list === 'reveal' && there.length > 1 && (
              <Button tone="outline" size="sm" onClick={() => spread(there.length)}>
                {text('editorPath.spread')}
              </Button>
            )}
          </fieldset>
        );
      })}
      {ids.length === 0 && <p className={styles.quiet}>{text('editorPath.revealHint')}</p>}
    </>
  );
}

/** In the order in which they are read out. */
function ObjectList({ step, ids, isOrdered }: { step: Step; ids: readonly ObjectId[]; isOrdered: boolean }) {
  const text = useText();
  const { path } = useEditor();
  const desk = useDesk();
  const nameOf = useNameOf();
  const list = useRef<HTMLUListElement>(null);
  const leave = (id: ObjectId, place: number) => {
    path.leaveAlone(step.id, id);
    // The button is gone with its object.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-leave]') ?? [];
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
            {isOrdered &&
              ids.length > 1 &&
              ([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  icon={by < 0 ? upIcon : downIcon}
                  size="sm"
                  label={text(by < 0 ? 'editorPath.revealEarlier' : 'editorPath.revealLater', { name: nameOf(id) })}
                  isDisabled={ids[place + by] === undefined}
                  onClick={() => path.moveRevealed(step.id, id, by)}
                />
              ))}
            <IconButton
              icon="close"
              size="sm"
              label={text('editorPath.leaveAlone', { name: nameOf(id) })}
              data-leave
              onClick={() => leave(id, place)}
            />
          </li>
        );
      })}
    </ul>
  );
}
