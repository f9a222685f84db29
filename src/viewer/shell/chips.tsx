import { useEffect, useState } from 'react';
import { Icon } from '../overlay/icon/icon.tsx';
import { key } from './notices/notices.css.ts';
import { useShell } from './shell-context.ts';
import { chip, chipText, hints, titleChip } from './shell.css.ts';

export function TitleChip() {
  const { viewer } = useShell();
  return (
    <div className={titleChip}>
      <svg width="18" height="18" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <path d="M5.6 4.6v15.2a7.6 7.6 0 0 0 7.6 7.6h13.6" stroke="#3fcf96" strokeWidth="7.2" strokeLinecap="round" />
        <circle cx="22" cy="11.1" r="6.4" fill="#ffbe3d" />
      </svg>
      <span className={chipText}>{viewer.options.display.title}</span>
    </div>
  );
}

/** Shown when dragging has left the path. */
export function BackToPath() {
  const { player, text } = useShell();
  return (
    <button type="button" className={chip} onClick={() => player.backToPath()}>
      <Icon name="route" size={18} />
      {text('viewer.backToPath')}
    </button>
  );
}

/** What to do next, shown in the corner; a click opens the list of all keys. */
export function Hints() {
  const { state, text, openKeys } = useShell();
  const { phase, autoplay } = state.player;
  if (phase === 'overview') return <div className={hints}>{text('viewer.overview.hint')}</div>;
  if (autoplay.phase === 'playing') return autoplay.dueAt === undefined ? null : <Countdown dueAt={autoplay.dueAt} />;
  return (
    <button type="button" className={hints} aria-label={text('viewer.keys')} onClick={openKeys}>
      <kbd className={key}>←</kbd>
      <kbd className={key}>→</kbd>
      <span>{text('viewer.hint.move')}</span>
      <kbd className={key}>O</kbd>
      <span>{text('viewer.hint.overview')}</span>
    </button>
  );
}

function Countdown({ dueAt }: { dueAt: number }) {
  const { text } = useShell();
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((dueAt - now) / 1000));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = performance.now();
      setNow(time);
      // Until the displayed number changes.
      if (time < dueAt) timer = setTimeout(tick, (dueAt - time) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [dueAt]);
  return <div className={hints}>{text('viewer.autoplay.due', { seconds })}</div>;
}
