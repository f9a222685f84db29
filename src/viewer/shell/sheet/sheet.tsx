import { ControlButton, entryOf, NextButton, PreviousButton } from '../bar/bar.tsx';
import { type ControlName, controlsOf } from '../bar/controls.ts';
import { MoreMenu } from '../bar/more-menu.tsx';
import { Track } from '../bar/track.tsx';
import { useShell } from '../shell-context.ts';
import * as styles from './sheet.css.ts';
import { wordsOf } from './words-of.ts';

/** Portrait phones: the picture above, text and controls below. */
export function Sheet() {
  const shell = useShell();
  const { viewer, state, player, presentation, texts, text } = shell;
  const controls = controlsOf(shell);
  const { step, stop, phase } = state.player;
  const title = player.stops[stop]?.title ?? '';
  const { kicker, body } = wordsOf(presentation, texts, step, title, state.hasCaptions);

  const isFull = state.fullscreen !== 'off';
  const leave = { ...controls.fullscreen, ...(isFull && { icon: 'close' as const, name: text('viewer.close') }) };
  const inMenu: ControlName[] = [
    ...(viewer.options.files.videos.length > 0 ? (['mute'] as const) : []),
    ...viewer.options.dialogs,
    'read',
    'keys',
  ];
  return (
    <>
      <div className={styles.top} data-sheet-top>
        {viewer.canFillScreen ? <ControlButton control={leave} className={styles.topButton} /> : <span />}
        <span className={styles.topTitle}>{viewer.options.display.title}</span>
        <MoreMenu entries={inMenu.map((name) => entryOf(controls[name]))} side="below" className={styles.topButton} />
      </div>
      <div className={styles.sheet} data-sheet-box role="group" aria-label={text('viewer.bar')}>
        <div
          key={stop}
          className={styles.words}
          lang={presentation.language}
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts must scroll by keyboard too
          tabIndex={0}
          data-scrolls
          role="region"
          aria-label={title || text('viewer.stop.untitled', { stop: stop + 1 })}
        >
          {phase === 'overview' ? (
            <>
              <p className={styles.heading}>{text('viewer.overview')}</p>
              <div className={styles.body}>
                <p>{text('viewer.overview.hint')}</p>
              </div>
            </>
          ) : (
            <>
              {kicker && <p className={styles.kicker}>{kicker}</p>}
              <p className={styles.heading}>{title || text('viewer.stop.untitled', { stop: stop + 1 })}</p>
              <div className={styles.body}>
                {body.map(({ text: line, listType }, place) => (
                  <p key={place} data-list={listType ? '' : undefined}>
                    {line}
                  </p>
                ))}
              </div>
            </>
          )}
        </div>
        <div className={styles.trackRow}>
          <Track />
        </div>
        <div className={styles.row}>
          {(['overview', 'captions', 'autoplay'] as const).map((name) => (
            <ControlButton key={name} control={controls[name]} className={styles.rowButton} />
          ))}
          <span className={styles.spring} />
          <PreviousButton className={styles.back} />
          <NextButton className={styles.forth} />
        </div>
      </div>
    </>
  );
}
