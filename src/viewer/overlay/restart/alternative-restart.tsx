import type { routes } from '#contract/routes.ts';
import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { useRef, useState, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Face, lastModified } from '../metadata.tsx';
import { byline } from '../overlay.css.ts';
import { OwnerName } from './restart.tsx';
import type { RestartProps } from './restart-props.ts';
import * as styles from './restart.css.ts';

// Imported as a type only: the viewer does not need the other routes in its bundle.
const signUp: (typeof routes)['signUp'] = '/signup/';

/** The end of a presentation, with an invitation to create one. */
export function AlternativeRestart({
  options,
  theme,
  isMotionReduced,
  onRestart,
  onShare,
  onOverview,
  display,
  text,
}: RestartProps & { display: DisplayData; text: ViewerText }) {
  const { onCopy, onLearnMore, getStarted } = options;
  const restart = (event: MouseEvent) => {
    event.preventDefault();
    onRestart();
  };
  const actions = [
    { icon: 'share', name: 'viewer.share', run: onShare },
    { icon: 'copy', name: 'viewer.copy', run: onCopy },
    { icon: 'map', name: 'viewer.overview', run: onOverview },
    { icon: 'info', name: 'viewer.learnMoreAboutPrezi', run: onLearnMore },
  ] as const;
  return (
    <div className={styles.promotion} data-restart="promotion">
      <div className={styles.column}>
        <span className={`${byline} ${styles.promotedOwner}`}>
          <Face avatar={display.owner.avatar} />
          <OwnerName owner={display.owner} />
        </span>
        <strong className={styles.promotedTitle}>{display.title}</strong>
        <span className={styles.changed}>{lastModified(display, text)}</span>
        <a className={styles.again} href="#present" data-again onClick={restart}>
          <Icon name="rotate" />
          {text('viewer.restartButtonLabel')}
        </a>
        <div className={styles.promotionActions}>
          {actions.map(
            ({ icon, name, run }) =>
              run && (
                <button key={name} type="button" className={styles.buttons.ghost} onClick={({ detail }) => detail < 2 && run()}>
                  <Icon name={icon} />
                  {text(name)}
                </button>
              ),
          )}
        </div>
      </div>
      <div className={styles.card}>
        <Film staticPath={options.staticPath} isMotionReduced={isMotionReduced} text={text} />
        <div className={styles.pitch} data-place="viewer-end">
          <div className={styles.pitchWords}>
            <p className={styles.pitchTitle}>{text('viewer.mainCtaText')}</p>
            <p className={styles.pitchAbout}>{text('viewer.promo.about')}</p>
          </div>
          <a
            className={styles.buttons[theme === 'present' ? 'paper' : 'emerald']}
            href={getStarted}
            target="_top"
            data-event={getStarted.startsWith(signUp) ? 'sign-up' : 'cta'}
          >
            {text('viewer.ctaButtonText')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Plays automatically, muted and in a loop, with a button to pause it. */
function Film({ staticPath, isMotionReduced, text }: { staticPath: string; isMotionReduced: boolean; text: ViewerText }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(!isMotionReduced);
  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        src={`${staticPath}/promo.webm`}
        poster={`${staticPath}/promo.webp`}
        // Captions from another host need it.
        crossOrigin="anonymous"
        autoPlay={!isMotionReduced}
        muted
        loop
        playsInline
        aria-label={text('viewer.promo.video')}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <track kind="captions" src={`${staticPath}/promo.vtt`} srcLang="en" />
      </video>
      <button
        type="button"
        className={styles.filmButton}
        aria-label={text(isPlaying ? 'viewer.video.pause' : 'viewer.video.play')}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pauseCircle' : 'playCircle'} />
      </button>
    </>
  );
}
