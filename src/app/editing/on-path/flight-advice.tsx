import { useFrame, useText } from '#app/client/frame.tsx';
import { use, useState } from 'react';
import { writeNumber } from '../../pages/editor/controls/numbers.ts';
import { useDeskState, useEditor } from '../../pages/editor/editor-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { rotateIcon } from '../../ui/icon/page-icons.ts';
import * as styles from './on-path.css.ts';
import { useFlightChanges } from './use-flight-changes.ts';

/** Offers a calmer flight to the chosen step if this one may make people dizzy. It only advises. */
export function FlightAdvice() {
  const text = useText();
  const { language } = useFrame();
  const tools = use(useEditor().load.comfort());
  const { take, takeCurve } = useFlightChanges();
  const step = useDeskState((state) => state.step);
  const flight = useDeskState((state) => (state.step === undefined ? undefined : tools.flightOf(state.step)));
  const isBusy = useDeskState(({ marks }) => marks !== undefined);
  // The same flight is not spoken of again.
  const [kept, setKept] = useState<readonly string[]>([]);
  if (step === undefined || flight?.grade !== 'wild' || kept.includes(step) || isBusy) return null;
  const { cause, turn, zoom, duration, calmer, gentler } = flight;
  const values = { degrees: turn, factor: Math.round(zoom) };
  const seconds = (milliseconds: number) => writeNumber(Math.round(milliseconds / 100) / 10, language);
  /** The card goes away with what it is about. */
  const then = (run: () => void) => () => {
    document.querySelector<HTMLElement>('[data-canvas]')?.focus();
    run();
  };
  return (
    <aside className={styles.advice} aria-label={text('editorPath.comfort')}>
      <span className={styles.adviceIcon}>
        <Icon name={rotateIcon} size={18} />
      </span>
      <p className={styles.adviceTitle}>{text(`editorPath.advice.${cause}`, values)}</p>
      <p className={styles.quiet}>{text('editorPath.advice.why', { seconds: seconds(duration) })}</p>
      <div className={styles.adviceActions}>
        <Button tone="soft" size="sm" onClick={then(() => take(step, calmer))}>
          {text('editorPath.comfort.slower', { seconds: seconds(calmer) })}
        </Button>
        {gentler && (
          <Button tone="soft" size="sm" onClick={then(() => takeCurve(step, gentler))}>
            {text(`editorPath.comfort.${gentler}`)}
          </Button>
        )}
        <Button tone="ghost" size="sm" onClick={then(() => setKept([...kept, step]))}>
          {text('editorPath.advice.keep')}
        </Button>
      </div>
    </aside>
  );
}
