import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { wholePercent } from './drive-overlay.ts';
import { Byline } from './metadata.tsx';
import { foot, loading, loadingPart, number, progress, ring, ringDone, ringTrack, late, loadingTitle, waiting } from './overlay.css.ts';

export interface LoadingOverlayProps {
  display: DisplayData;
  percent: number;
  text: ViewerText;
}

/** Progress towards the first frame. The ring is drawn from the overlay's `--progress`. */
export function LoadingOverlay({ display, percent, text }: LoadingOverlayProps) {
  const whole = wholePercent(percent);
  return (
    <div className={loadingPart}>
      <div
        className={progress}
        data-loading
        role="progressbar"
        aria-label={text('viewer.loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
        tabIndex={-1}
      >
        <svg className={ring} viewBox="0 0 130 130" aria-hidden="true">
          <circle className={ringTrack} cx="65" cy="65" r="62" />
          <circle className={ringDone} cx="65" cy="65" r="62" pathLength="100" />
        </svg>
        <span className={number} aria-hidden="true">
          <span data-percent>{whole}</span>
          <small>%</small>
        </span>
      </div>
      <div className={loading}>
        <span className={loadingTitle}>{display.title}</span>
        <span className={waiting}>{text('viewer.loading')}</span>
        <span className={late}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address of this very page */}
          {text('viewer.loading.long')} <a href="">{text('viewer.retry')}</a>
        </span>
      </div>
      <div className={foot}>
        <Byline display={display} text={text} />
      </div>
    </div>
  );
}
