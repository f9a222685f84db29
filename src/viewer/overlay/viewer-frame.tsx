import type { DisplayData, OpeningPicture, ViewerText } from '#contract/viewer.ts';
import type { FailureKind } from './drive-overlay.ts';
import { Opening } from './pictures/opening.tsx';
import { Overlay } from './overlay.tsx';
import * as styles from './viewer-frame.css.ts';

interface ViewerFrameProps {
  display: DisplayData;
  text: ViewerText;
  /** It starts without waiting for a click. */
  isStarting: boolean;
  /** It cannot start at all. */
  failure?: FailureKind | undefined;
  viewOnSite?: string | undefined;
  /** What it will show first. */
  opening?: OpeningPicture | null;
  hasControls?: boolean;
  /** Under which name it remembers where a visitor was. */
  place?: string | undefined;
  className?: string | undefined;
}

/** The viewer as the server renders it: the stage, the overlay shown before the start, and a slot for the controls. `mount` hydrates it. */
export function ViewerFrame({
  display,
  text,
  isStarting,
  failure,
  viewOnSite,
  opening,
  hasControls = true,
  place,
  className = '',
}: ViewerFrameProps) {
  return (
    <div data-viewer className={`${styles.frame} ${className}`}>
      <div
        data-stage
        className={styles.stage}
        tabIndex={-1}
        role="application"
        aria-label={display.title}
        aria-roledescription={text('viewer.canvas')}
        aria-describedby="viewer-about"
      />
      <span id="viewer-about" hidden>
        {text('viewer.canvas.about')}
      </span>
      <Overlay
        mode={failure ? 'failed' : isStarting ? 'loading' : 'start'}
        percent={0}
        display={display}
        text={text}
        viewOnSite={viewOnSite}
        failure={failure && { kind: failure }}
        opening={opening && <Opening picture={opening} isAtOnce={isStarting} hasControls={hasControls} />}
        place={place}
      />
      <div data-shell className={styles.shell} />
    </div>
  );
}
