import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { trashIcon } from '../../../ui/icon/page-icons.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { useStepName } from '../parts/object-words.ts';
import { StepPicture } from './step-picture.tsx';
import * as styles from './step-tile.css.ts';

const TravelTime = onDemand(async () => (await import('../../../editing/on-path/travel-time.tsx')).TravelTime);

export type StepCommand = 'settings' | 'earlier' | 'later' | 'present' | 'remove';

interface StepTileProps {
  step: Step;
  place: number;
  count: number;
  /** In CSS pixels, from the start of the strip. */
  left: number;
  /** How far it is moved, while it or another is dragged. */
  shift: number;
  isMoving: boolean;
  isChosen: boolean;
  /** It is the one that Tab leads to. */
  isActive: boolean;
  hint: string;
  /** How long the flight takes is shown before it. */
  hasTime: boolean;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onCommand: (command: StepCommand) => void;
}

/** A step: its picture and number, and when it is chosen, what can be done with it. */
export function StepTile({ step, place, count, left, shift, isMoving, isChosen, isActive, hint, hasTime, ...on }: StepTileProps) {
  const text = useText();
  const { path } = useEditor();
  const stepName = useStepName();
  const name = useDeskState(() => stepName(step));
  const label = path.labels().get(step.id) ?? '';
  const [isAsked, setAsked] = useState(false);
  const full = text('editorPath.step', { label, name });
  const style: CSSProperties = { left, transform: shift === 0 ? undefined : `translateX(${shift}px)` };
  return (
    <li
      className={classNames(styles.item, !isMoving && styles.yielding)}
      style={style}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-moving={isMoving || undefined}
    >
      <button
        type="button"
        className={styles.tile}
        data-step={step.id}
        title={name}
        aria-label={full}
        aria-current={isChosen ? 'step' : undefined}
        aria-describedby={hint}
        tabIndex={isActive ? 0 : -1}
        onFocus={on.onFocus}
        onPointerDown={on.onPointerDown}
        onClick={() => path.choose(step.id)}
        onContextMenu={(event) => {
          event.preventDefault();
          // A finger that rests drags.
          if (isMoving) return;
          path.choose(step.id);
          setAsked(true);
        }}
      >
        <StepPicture step={step.id} className={styles.picture} />
        <span className={styles.label}>{label}</span>
      </button>
      {hasTime && !isMoving && (
        <Later isQuiet>
          <TravelTime step={step.id} />
        </Later>
      )}
      {isChosen && (
        <StepMenu
          label={text('editorPath.commands', { label })}
          number={label}
          isFirst={place === 0}
          isLast={place === count - 1}
          isAsked={isAsked}
          onShown={() => setAsked(false)}
          onCommand={on.onCommand}
        />
      )}
    </li>
  );
}

interface StepMenuProps extends Pick<StepTileProps, 'onCommand'> {
  label: string;
  number: string;
  isFirst: boolean;
  isLast: boolean;
  /** It opens at once. */
  isAsked: boolean;
  onShown: () => void;
}

const icons = {
  settings: 'settings',
  earlier: 'arrowLeft',
  later: 'arrowRight',
} as const;

function StepMenu({ label, number, isFirst, isLast, isAsked, onShown, onCommand }: StepMenuProps) {
  const text = useText();
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    holder.current?.querySelector('button')?.click();
    onShown();
  }, [isAsked, onShown]);
  const commands = (['settings', !isFirst && 'earlier', !isLast && 'later'] as const).filter((command) => command !== false);
  return (
    <div ref={holder} className={styles.commands}>
      <Menu
        label={label}
        items={[
          ...commands.map((command) => ({
            label: text(`editorPath.${command}`),
            icon: icons[command],
            onSelect: () => onCommand(command),
          })),
          { label: text('editorPath.playFrom', { label: number }), icon: 'play', isSeparated: true, onSelect: () => onCommand('present') },
          { label: text('editorPath.remove'), icon: trashIcon, tone: 'danger', isSeparated: true, onSelect: () => onCommand('remove') },
        ]}
        trigger={(props) => <IconButton {...props} icon="more" size="sm" label={label} className={styles.commandsButton} />}
      />
    </div>
  );
}
