import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { Icon } from '../icon/icon.tsx';
import { Face, lastModified } from '../metadata.tsx';
import { byline, owner } from '../overlay.css.ts';
import type { RestartProps } from './restart-props.ts';
import * as styles from './restart.css.ts';

/** The end of a presentation: play it again, share or copy it, and what to watch next. */
export function Restart({
  options,
  layout,
  theme,
  onRestart,
  onShare,
  display,
  text,
}: RestartProps & { display: DisplayData; text: ViewerText }) {
  const { onCopy, onLearnMore, suggestions } = options;
  const strong = theme === 'present' ? 'strong' : 'emerald';
  const facts = [text('viewer.stops', { count: display.stopCount }), text('viewer.minutes', { count: display.minutes })]
    .map((fact) => ` · ${fact}`)
    .join('');
  return (
    <div className={styles.restart} data-restart="plain">
      <div className={styles.middleColumn}>
        <strong className={styles.restartTitle}>{display.title}</strong>
        <span className={byline}>
          <Face avatar={display.owner.avatar} />
          <span>
            <OwnerName owner={display.owner} />
            <span className={styles.facts}>{facts}</span>
          </span>
        </span>
        <span className={styles.changed}>{lastModified(display, text)}</span>
        <div className={styles.actions}>
          <button type="button" className={styles.buttons[layout === 'small' ? 'outline' : strong]} data-again onClick={onRestart}>
            <Icon name="rotate" />
            {text('viewer.restartButtonLabel')}
          </button>
          {onShare && (
            <button type="button" className={styles.buttons.glass} onClick={onShare}>
              <Icon name="share" />
              {text('viewer.share')}
            </button>
          )}
          {onCopy && (
            <button type="button" className={styles.buttons.glass} onClick={({ detail }) => detail < 2 && onCopy()}>
              <Icon name="copy" />
              {text('viewer.copy')}
            </button>
          )}
          {onLearnMore && (
            <button type="button" className={styles.buttons.glass} onClick={onLearnMore}>
              {text('viewer.learnMoreAboutPrezi')}
            </button>
          )}
        </div>
      </div>
      {suggestions.length > 0 && (
        <nav className={styles.suggestions} data-place="viewer-end" aria-label={text('viewer.moreToWatch')}>
          <p className={styles.suggestionsTitle}>{text('viewer.moreToWatch')}</p>
          <div className={styles.suggestionList}>
            {suggestions.map((one) => (
              // Pages other than the viewer refuse to be framed.
              <a key={one.address} className={styles.suggestion} href={one.address} target="_top" data-event="sidebar-card">
                {one.thumbnail === null ? (
                  <span className={styles.thumbnail} />
                ) : (
                  <img className={styles.thumbnail} src={one.thumbnail} alt="" loading="lazy" />
                )}
                <span>
                  <span className={styles.suggestionTitle}>{one.title}</span>
                  <span className={styles.suggestionOwner}>{one.owner}</span>
                </span>
              </a>
            ))}
          </div>
        </nav>
      )}
    </div>
  );
}

export function OwnerName({ owner: { publicDisplayName, address } }: { owner: DisplayData['owner'] }) {
  return address === null ? (
    <span className={owner}>{publicDisplayName}</span>
  ) : (
    <a className={owner} href={address} target="_top" data-event="owner-link">
      {publicDisplayName}
    </a>
  );
}
