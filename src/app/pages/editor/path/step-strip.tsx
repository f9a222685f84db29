import { useText } from '#app/client/frame.tsx';
import type { Step } from '#model/presentation/presentation.ts';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepCommandFor } from '../../../editing/keys/step-keys.ts';
import { media } from '../../../ui/media/media.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useMatches } from '../parts/use-matches.ts';
import { placesIn, useWindow } from '../parts/use-window.ts';
import { AddTile } from './add-tile.tsx';
import { PITCH, PITCH_ON_PATH, PITCH_ON_PHONES, tiles, words } from './step-tile.css.ts';
import { type StepCommand, StepTile } from './step-tile.tsx';
import { useStepCommands } from './use-step-commands.ts';
import { shiftOf, useStepDrag } from './use-step-drag.ts';

interface StepStripProps {
  steps: readonly Step[];
  strip: RefObject<HTMLDivElement | null>;
  /** The id of what explains the keys. */
  hint: string;
  announce: (words: string) => void;
  onSettings: (step: string) => void;
}

/** The tiles of the steps, side by side, and one that adds a step. */
export function StepStrip({ steps, strip, hint, announce, onSettings }: StepStripProps) {
  const text = useText();
  const { desk, path, ask, onAsk, run: runCommand } = useEditor();
  const isOnPath = useDeskState((state) => state.isOnPath);
  const usual = isOnPath ? PITCH_ON_PATH : PITCH;
  const pitch = useMatches(media.phone) ? PITCH_ON_PHONES : usual;
  const chosen = useDeskState(({ step }) => step);
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<string>(undefined);
  const commands = useStepCommands(announce);
  const { drag, begin } = useStepDrag({ strip, pitch, count: steps.length, onDrop: commands.moveTo });
  const add = useEffectEvent(commands.add);
  useEffect(() => onAsk((asked) => asked === 'addStep' && add()), [onAsk]);
  const placeOf = (id: string | undefined) => steps.findIndex((step) => step.id === id);
  const [chosenPlace, focusedPlace] = [placeOf(chosen), placeOf(focused)];
  const active = Math.max(0, focusedPlace >= 0 ? focusedPlace : chosenPlace);
  const places = placesIn(useWindow(strip, pitch, 'x'), steps.length, active);

  useEffect(() => {
    const element = strip.current;
    if (!element || chosenPlace < 0) return;
    const [start, end] = [chosenPlace * pitch, (chosenPlace + 1) * pitch + 24];
    if (start < element.scrollLeft) element.scrollTo({ left: start - 24 });
    else if (end > element.scrollLeft + element.clientWidth) element.scrollTo({ left: end - element.clientWidth });
  }, [chosenPlace, pitch, strip]);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(toFocus.current)}"]`)?.focus();
    toFocus.current = undefined;
  });

  const focus = (step: Step | undefined) => {
    if (!step) return;
    toFocus.current = step.id;
    setFocused(step.id);
  };
  const run = (step: Step, command: StepCommand) => {
    if (command === 'settings' && pitch === PITCH_ON_PATH) {
      desk.chooseStep(step.id);
      return ask('stepSettings');
    }
    if (command === 'settings') return onSettings(step.id);
    if (command === 'present') return runCommand('presentFromHere');
    toFocus.current = command === 'remove' ? commands.remove(step) : step.id;
    if (command !== 'remove') commands.moveBy(step, command === 'later' ? 1 : -1);
    setFocused(toFocus.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[active];
    if (!step || !(event.target instanceof HTMLElement) || event.target.dataset['step'] === undefined) return;
    const command = stepCommandFor(event);
    const place = command ? undefined : placeFor(event, active, steps.length);
    if (!command && place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command) run(step, command);
    else if (place !== undefined) focus(steps[place]);
  };

  const isAlone = steps.length === 1 && path.targetOf(steps[0]?.id ?? '') === desk.scene.root.object.id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ol
      ref={list}
      className={tiles}
      style={{ width: steps.length * pitch + 80, '--pitch': `${pitch}px` } as CSSProperties}
      aria-label={text('editorPath.title')}
      onKeyDown={onKeyDown}
    >
      {places.map((place) => {
        const step = steps[place];
        return (
          step && (
            <StepTile
              key={step.id}
              step={step}
              place={place}
              count={steps.length}
              left={place * pitch}
              shift={shiftOf(drag, place, pitch)}
              isMoving={drag?.step === step.id}
              isChosen={step.id === chosen}
              isActive={place === active}
              hint={hint}
              hasTime={pitch === PITCH_ON_PATH && place > 0}
              onFocus={() => setFocused(step.id)}
              onPointerDown={(event) => begin(event, step.id, place)}
              onCommand={(command) => run(step, command)}
            />
          )
        );
      })}
      <li>
        <AddTile left={steps.length * pitch} onAdd={commands.add} />
      </li>
      {isAlone && (
        <li className={words} style={{ left: steps.length * pitch + 88 }}>
          {text('editorPath.empty')}
        </li>
      )}
    </ol>
  );
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

function placeFor({ key, altKey, ctrlKey, metaKey }: Keys, place: number, count: number): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  const next = places[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
