import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import type { FailureKind } from './drive-overlay.ts';
import { Overlay } from './overlay.tsx';
import * as styles from './viewer-frame.css.ts';

interface ViewerFrameProps {
  display: DisplayData;
  text: ViewerText;
  /** It begins by itself. */
  isStarting: boolean;
  /** It cannot begin at all. */
  failure?: FailureKind | undefined;
  viewOnSite?: string | undefined;
  className?: string | undefined;
}

/**
 * What the server draws of a viewer: the stage, what lies over it before the beginning, and the place of the controls. `mount` brings it to
 * life.
 */
export function ViewerFrame({ display, text, isStarting, failure, viewOnSite, className = '' }: ViewerFrameProps) {
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
      />
      <div data-shell className={styles.shell} />
    </div>
  );
}
