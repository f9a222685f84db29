import { useFrame, useText } from '#app/client/frame.tsx';
import type { MeasuredFlight } from '#editor/tools/comfort/measure-flight.ts';
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { FlightMarks } from '../../../editing/on-path/flight-marks.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { rotateIcon } from '../../../ui/icon/page-icons.ts';
import { writeNumber } from '../controls/numbers.ts';
import { useDeskState, useEditor } from '../editor-context.tsx';
import { useAnnouncer } from './announcer.tsx';
import { useStepName } from './object-words.ts';
import * as styles from './comfort.css.ts';

export const stopIcon = 'M7 7h10v10H7z';

/** What is offered instead of the way that a flight takes. */
const gentler = {
  usual: 'editorPath.comfort.usual',
  direct: 'editorPath.comfort.direct',
  high: 'editorPath.comfort.high',
} as const;

/** How much each flight moves the view, and what would be calmer. It only advises. */
export function ComfortCard({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { desk, path, load } = useEditor();
  const tools = use(load.comfort());
  const { language } = useFrame();
  const stepName = useStepName();
  const { region, announce } = useAnnouncer();
  const state = useDeskState((all) => all);
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const flights = tools.flights();
  const wild = flights.filter(({ grade }) => grade === 'wild').length;

  useEffect(() => {
    const from = document.activeElement;
    card.current?.focus();
    return () => (from instanceof HTMLElement && from.isConnected ? from.focus() : undefined);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const take = ({ step }: MeasuredFlight, duration: number) => {
    const label = path.labels().get(step) ?? '';
    if (!tools.take(step, duration)) return;
    announce(
      text(duration === 0 ? 'editorPath.comfort.saidCut' : 'editorPath.comfort.saidTime', {
        label,
        seconds: writeNumber(duration / 1000, language),
      }),
    );
    card.current?.focus();
  };
  const takeCurve = (step: string, curve: keyof typeof gentler) => {
    if (!tools.takeCurve(step, curve)) return;
    announce(text('editorPath.comfort.saidCurve', { label: path.labels().get(step) ?? '', curve: text(`editorPath.curve.${curve}`) }));
    card.current?.focus();
  };
  const [playing, setPlaying] = useState<string>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const play = (step: string) => {
    stop.current?.();
    const isOver = playing === step;
    stop.current = isOver ? undefined : tools.playOnCanvas(step, () => setPlaying(undefined));
    setPlaying(stop.current && step);
  };
  return (
    <>
      {!state.isOnPath && <FlightMarks />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever in it the focus is */}
      <section ref={card} className={styles.card} tabIndex={-1} aria-labelledby={title} onKeyDown={onKeyDown}>
        <header className={styles.header}>
          <Icon name={rotateIcon} size={18} />
          <h2 id={title} className={styles.title}>
            {text('editorPath.comfort')}
          </h2>
          <IconButton icon="close" size="sm" label={text('editorPath.comfort.close')} onClick={onClose} />
        </header>
        <p className={styles.sum}>
          {wild > 0 ? text('editorPath.comfort.some', { count: wild }) : text('editorPath.comfort.allCalm', { count: flights.length })}
        </p>
        <ol className={styles.list}>
          {flights.map((flight) => {
            const step = state.presentation.path.find(({ id }) => id === flight.step);
            const full = step && text('editorPath.step', { label: path.labels().get(step.id) ?? '', name: stepName(step) });
            return (
              <li key={flight.step} className={styles.item} data-chosen={flight.step === state.step || undefined}>
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={flight.step === state.step}
                  onClick={() => desk.chooseStep(flight.step)}
                >
                  <span className={styles.label}>{full}</span>
                  <span className={styles.grades[flight.grade]}>{text(`editorPath.comfort.${flight.grade}`)}</span>
                </button>
                <FlightFacts flight={flight} />
                <div className={styles.actions}>
                  {(flight.grade === 'wild' || flight.grade === 'lively') && (
                    <>
                      <Button tone="soft" size="sm" onClick={() => take(flight, flight.calmer)}>
                        {text('editorPath.comfort.slower', { seconds: writeNumber(flight.calmer / 1000, language) })}
                      </Button>
                      {flight.gentler && (
                        <Button tone="soft" size="sm" onClick={() => flight.gentler && takeCurve(flight.step, flight.gentler)}>
                          {text(gentler[flight.gentler])}
                        </Button>
                      )}
                      <Button tone="ghost" size="sm" onClick={() => take(flight, 0)}>
                        {text('editorPath.comfort.useCut')}
                      </Button>
                    </>
                  )}
                  {flight.step === state.step && flight.grade !== 'cut' && (
                    <Button tone="ghost" size="sm" icon={playing === flight.step ? stopIcon : 'play'} onClick={() => play(flight.step)}>
                      {text(playing === flight.step ? 'editorPath.stopFlight' : 'editorPath.tryFlight')}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        {region}
      </section>
    </>
  );
}

/** What the grade comes from. */
export function FlightFacts({ flight: { grade, duration, turn, zoom, speed } }: { flight: MeasuredFlight }) {
  const text = useText();
  const { language } = useFrame();
  const number = (value: number) => writeNumber(Math.round(value * 10) / 10, language);
  if (grade === 'cut') return null;
  const facts = [
    text('editorPath.comfort.time', { seconds: number(duration / 1000) }),
    turn >= 1 && text('editorPath.comfort.turns', { degrees: turn }),
    zoom >= 1.5 && text('editorPath.comfort.zooms', { factor: number(zoom < 10 ? zoom : Math.round(zoom)) }),
    speed >= 0.5 && text('editorPath.comfort.speed', { speed: number(speed) }),
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}
