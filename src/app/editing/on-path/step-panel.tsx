import { useFrame, useText } from '#app/client/frame.tsx';
import type { MeasuredFlight } from '#editor/tools/comfort/measure-flight.ts';
import type { Step } from '#model/presentation/presentation.ts';
import { type CSSProperties, use, useEffect, useRef, useState } from 'react';
import { Choices } from '../../pages/editor/controls/choices.tsx';
import * as controls from '../../pages/editor/controls/controls.css.ts';
import { writeNumber } from '../../pages/editor/controls/numbers.ts';
import { Section } from '../../pages/editor/controls/section.tsx';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { panel } from '../../pages/editor/inspector/inspector.css.ts';
import { FlightFacts, stopIcon } from '../../pages/editor/parts/comfort-card.tsx';
import { useStepName } from '../../pages/editor/parts/object-words.ts';
import { StepObjects } from '../../pages/editor/path/step-objects.tsx';
import { StepPicture } from '../../pages/editor/path/step-picture.tsx';
import { StepTarget } from '../../pages/editor/path/step-target.tsx';
import { Button, IconButton } from '../../ui/button/button.tsx';
import * as styles from './on-path.css.ts';
import { CaptionField, MoveOnField, NotesField, TimeField, TitleField } from './step-fields.tsx';

/** All about the chosen step, in the place of the properties of objects. */
export function StepPanel() {
  const text = useText();
  const { onAsk } = useEditor();
  const chosen = useDeskState((state) => state.step);
  const step = useDeskState(({ presentation }) => presentation.path.find(({ id }) => id === chosen));
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Once the fields of the step that was chosen just now are there.
    const focus = () => setTimeout(() => section.current?.querySelector('input')?.focus());
    return onAsk((asked) => asked === 'stepSettings' && focus());
  }, [onAsk]);
  return (
    <section ref={section} className={panel} aria-label={text('editorObjects.properties')}>
      {step ? (
        <>
          <Head step={step} />
          <StepSections key={step.id} step={step} />
        </>
      ) : (
        <p className={styles.empty}>{text('editorPath.choose')}</p>
      )}
    </section>
  );
}

function StepSections({ step }: { step: Step }) {
  const text = useText();
  const tools = use(useEditor().load.comfort());
  const flight = useDeskState(() => tools.flightOf(step.id));
  return (
    <>
      <div className={controls.section}>
        <TitleField step={step} />
        <StepTarget step={step} />
      </div>
      <Section title={text('editorPath.curve')} aside={flight && flight.grade !== 'cut' && text(`editorPath.comfort.${flight.grade}`)}>
        {flight ? <Flight step={step} flight={flight} /> : <p className={styles.quiet}>{text('editorPath.noFlight')}</p>}
      </Section>
      <div className={controls.section}>
        <StepObjects step={step} />
      </div>
      <div className={controls.section}>
        <MoveOnField step={step} />
        <TimeField step={step} name="hold" />
      </div>
      <div className={controls.section}>
        <NotesField step={step} />
      </div>
      <div className={controls.section}>
        <CaptionField step={step} />
      </div>
    </>
  );
}

/** Which one it is, and the way to its neighbours. */
function Head({ step }: { step: Step }) {
  const text = useText();
  const { desk, path, run } = useEditor();
  const stepName = useStepName();
  const name = useDeskState(() => stepName(step));
  const steps = useDeskState(({ presentation }) => presentation.path);
  const place = steps.findIndex(({ id }) => id === step.id);
  const go = (id: 'previousStep' | 'nextStep') => () => run(id);
  return (
    <header className={styles.head}>
      <StepPicture step={step.id} className={styles.picture} />
      <div className={styles.headWords}>
        <h2 className={styles.headName}>{name}</h2>
        <p className={styles.quiet}>
          {text('editorPath.stopOf', { stop: path.labels().get(step.id) ?? '', count: desk.state() && path.length().stops })}
        </p>
      </div>
      <IconButton icon="arrowLeft" size="sm" label={text('editorPath.previous')} aria-disabled={place <= 0} onClick={go('previousStep')} />
      <IconButton
        icon="arrowRight"
        size="sm"
        label={text('editorPath.next')}
        aria-disabled={place === steps.length - 1}
        onClick={go('nextStep')}
      />
    </header>
  );
}

/** Seconds to which the slider goes, unless a flight takes longer. */
const SLOW = 4;

/** How the camera gets there. */
function Flight({ step, flight }: { step: Step; flight: MeasuredFlight }) {
  const text = useText();
  const { path, load, desk } = useEditor();
  const tools = use(load.comfort());
  const { language } = useFrame();
  const seconds = Math.round(flight.duration / 100) / 10;
  const longest = Math.max(SLOW, Math.ceil(seconds));
  const words = text(seconds === 0 ? 'editorPath.comfort.cut' : 'editorPath.comfort.time', { seconds: writeNumber(seconds, language) });
  return (
    <>
      {flight.grade !== 'cut' && (
        <Choices
          label={text('editorPath.curve')}
          choices={tools.curves.map((value) => ({ value, label: text(`editorPath.curve.${value}`) }))}
          value={step.curve ?? 'usual'}
          onChoose={(curve) => tools.takeCurve(step.id, curve)}
        />
      )}
      <TimeField step={step} name="duration" />
      <div className={controls.sliderField}>
        <input
          type="range"
          className={controls.slider}
          min={0}
          max={longest}
          step={0.1}
          value={seconds}
          aria-label={text('editorPath.travelTime')}
          aria-valuetext={words}
          style={{ '--share': `${(seconds / longest) * 100}%` } as CSSProperties}
          onChange={({ target }) => path.set(step.id, { duration: Math.round(Number(target.value) * 1000) }, 'dragging')}
          onPointerDown={desk.settle}
          onFocus={desk.settle}
          onPointerUp={desk.settle}
          onBlur={desk.settle}
        />
        <span className={controls.sliderValue} aria-hidden>
          {words}
        </span>
      </div>
      <div role="status">
        <FlightFacts flight={flight} />
      </div>
      {flight.grade !== 'cut' && <TryFlight step={step.id} />}
    </>
  );
}

/** Plays the flight on the canvas. */
function TryFlight({ step }: { step: string }) {
  const text = useText();
  const tools = use(useEditor().load.comfort());
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const play = () => {
    stop.current?.();
    stop.current = isPlaying ? undefined : tools.playOnCanvas(step, () => setPlaying(false));
    setPlaying(stop.current !== undefined);
  };
  return (
    <div>
      <Button tone="outline" size="sm" icon={isPlaying ? stopIcon : 'play'} onClick={play}>
        {text(isPlaying ? 'editorPath.stopFlight' : 'editorPath.tryFlight')}
      </Button>
    </div>
  );
}
