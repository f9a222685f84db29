import { useText } from '#app/client/frame.tsx';
import type { Curve } from '#editor/tools/comfort/measure-flight.ts';
import type { Camera } from '#model/camera/camera.ts';
import type { Step } from '#model/presentation/presentation.ts';
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { media } from '../../../ui/media/media.ts';
import { useRoving } from '../controls/choices.tsx';
import * as controls from '../controls/controls.css.ts';
import { useEditor } from '../editor-context.tsx';
import { FlightFacts, stopIcon } from '../parts/comfort-card.tsx';
import { useMatches } from '../parts/use-matches.ts';
import * as styles from './step-settings.css.ts';

/** From one dot to the other, on a field of 56 × 28. */
const ways: Readonly<Record<Curve, string>> = {
  usual: 'M8 22Q28 6 48 22',
  direct: 'M8 22H48',
  high: 'M8 22C14 -5 42 -5 48 22',
};

/** In CSS pixels; on wide screens as many as on a phone. */
const [WIDTH, HEIGHT] = [320, 180];

/** How the camera gets to a step, and what that looks like: a flight plays when it is chosen, or once more. */
export function FlightFields({ step }: { step: Step }) {
  const text = useText();
  const { desk, path, load } = useEditor();
  const tools = use(load.comfort());
  const isStill = useMatches(media.reducedMotion);
  const [isPlaying, setPlaying] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stop = useRef<() => void>(undefined);
  const roving = useRoving();
  const legend = useId();
  const measured = tools.flights().find((one) => one.step === step.id);
  const chosen = step.curve ?? 'usual';

  const paint = (camera: Camera): boolean => {
    const context = canvas.current?.getContext('2d');
    if (context) desk.paint(context, camera, tools.screen, context.canvas.width / tools.screen.width);
    return Boolean(context);
  };
  const end = () => {
    stop.current?.();
    stop.current = undefined;
    setPlaying(false);
  };
  const play = (curve: Curve) => {
    end();
    const flight = tools.flightTo(step.id, curve);
    if (!flight) return;
    stop.current = tools.play(flight, paint, () => setPlaying(false));
    setPlaying(true);
  };
  const rest = useEffectEvent(() => {
    const flight = tools.flightTo(step.id);
    if (flight && !isPlaying) paint(flight.at(Infinity));
  });
  useEffect(() => rest(), [step]);
  useEffect(
    () => () => {
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what plays when it goes
      stop.current?.();
    },
    [],
  );

  if (!measured) return null;
  const choose = (curve: Curve) => {
    path.set(step.id, { curve: curve === 'usual' ? null : curve });
    if (!isStill) play(curve);
  };
  const ratio = Math.min(2, devicePixelRatio);
  return (
    <div className={styles.flight}>
      <div className={styles.curves}>
        <p id={legend} className={styles.legend}>
          {text('editorPath.curve')}
        </p>
        <div className={controls.choices} role="radiogroup" aria-labelledby={legend} {...roving}>
          {tools.curves.map((curve) => (
            <button
              key={curve}
              type="button"
              role="radio"
              className={controls.choice}
              aria-checked={curve === chosen}
              tabIndex={curve === chosen ? 0 : -1}
              onClick={() => choose(curve)}
            >
              <svg className={styles.way} viewBox="0 0 56 28" width={56} height={28} aria-hidden>
                <path d={ways[curve]} fill="none" stroke="currentColor" strokeWidth={2} />
                <circle cx={8} cy={22} r={3.5} fill="currentColor" />
                <circle cx={48} cy={22} r={3.5} fill="currentColor" />
              </svg>
              {text(`editorPath.curve.${curve}`)}
            </button>
          ))}
        </div>
        <p className={styles.quiet}>{text('editorPath.curveHint')}</p>
        <div role="status">
          <p className={styles.grade}>{text(`editorPath.comfort.${measured.grade}`)}</p>
          <FlightFacts flight={measured} />
        </div>
      </div>
      <div className={styles.screen}>
        <canvas ref={canvas} className={styles.view} width={Math.round(WIDTH * ratio)} height={Math.round(HEIGHT * ratio)} aria-hidden />
        <Button tone="outline" size="sm" icon={isPlaying ? stopIcon : 'play'} onClick={() => (isPlaying ? end() : play(chosen))}>
          {text(isPlaying ? 'editorPath.stopFlight' : 'editorPath.tryFlight')}
        </Button>
      </div>
    </div>
  );
}
