import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Mode } from '../viewer.ts';
import { AlternativeRestart } from './restart/alternative-restart.tsx';
import { type FailureKind, wholePercent } from './drive-overlay.ts';
import { Failure } from './failure.tsx';
import { Icon } from './icon/icon.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { Byline } from './metadata.tsx';
import { disc, facts, foot, label, overlay, present, siteLink, start, title as titleStyle } from './overlay.css.ts';
import { Preview } from './pictures/preview.tsx';
import type { RestartProps } from './restart/restart-props.ts';
import { Restart } from './restart/restart.tsx';

export interface OverlayProps {
  mode: Mode;
  /** 0 to 100. */
  percent: number;
  display: DisplayData;
  text: ViewerText;
  /** Not set where a script without React listens; see `driveOverlay`. */
  onStart?: (() => void) | undefined;
  /** The presentation's page, if the viewer is embedded elsewhere. */
  viewOnSite?: string | undefined;
  failure?: { kind: FailureKind; detail?: string | undefined } | undefined;
  onRetry?: (() => void) | undefined;
  /** The first stop, as a picture. */
  opening?: ReactNode;
  /** Under which name the viewer remembers where a visitor was. */
  place?: string | undefined;
  /** For mode `restart`; the caller knows the viewer's size. */
  restart?: RestartProps | undefined;
}

/** Shown over the canvas before the start and after the end. Fills the nearest positioned box and contains both START and LOADING. */
export function Overlay({ mode, percent, display, text, onStart, viewOnSite, failure, onRetry, opening, place, restart }: OverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  const done = wholePercent(percent);
  // The server's markup is always at 0, and may contain no inline styles (content security policy).
  const style = done === 0 ? undefined : ({ '--progress': done } as CSSProperties);

  useEffect(() => {
    // The focused element has just been hidden.
    if (mode === 'loading' && root.current?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[data-loading]')?.focus();
  }, [mode]);

  return (
    <div ref={root} className={overlay} data-overlay data-mode={mode} data-failure={failure?.kind} data-place={place} style={style}>
      <Preview {...display} />
      {opening}
      {mode === 'restart' && restart ? (
        restart.options.kind === 'promotion' ? (
          <AlternativeRestart {...restart} display={display} text={text} />
        ) : (
          <Restart {...restart} display={display} text={text} />
        )
      ) : (
        <>
          <Start display={display} text={text} onStart={onStart} />
          <LoadingOverlay display={display} percent={percent} text={text} />
          <Failure detail={failure?.detail} text={text} onRetry={onRetry} />
          {viewOnSite !== undefined && (
            <a className={siteLink} href={viewOnSite} target="_blank" rel="noopener" data-event="cta" data-event-place="viewer-start">
              {text('viewer.viewOnPreziDotCom')}
              <Icon name="external" size={16} />
            </a>
          )}
        </>
      )}
    </div>
  );
}

/** The whole stage is one button. */
function Start({ display, text, onStart }: Pick<OverlayProps, 'display' | 'text' | 'onStart'>) {
  return (
    <button type="button" className={start} data-start aria-label={text('viewer.present.name', { title: display.title })} onClick={onStart}>
      <span className={present}>
        <span className={disc}>
          <Icon name="play" size={44} />
        </span>
        <span className={label}>{text('viewer.presentButtonLabel')}</span>
      </span>
      <span className={foot}>
        <span className={titleStyle}>{display.title}</span>
        <Byline display={display} text={text} />
      </span>
      <span className={facts}>
        <Icon name="route" size={18} />
        {text('viewer.stops', { count: display.stopCount })} <Icon name="clock" size={18} />
        {text('viewer.minutes', { count: display.minutes })}
      </span>
    </button>
  );
}
