import { useEffect, useRef, useState } from 'react';
import { unseen } from '../../overlay/stage.css.ts';
import type { PlayerState } from '../../player/player.ts';
import { useShell } from '../shell-context.ts';
import { announcementOf } from './announcement-of.ts';

/** Announces what happens on the canvas to screen reader users. */
export function Announcer() {
  const { state, presentation, texts, player, text } = useShell();
  const last = useRef<PlayerState>(undefined);
  const [said, setSaid] = useState('');
  const isTelling = state.mode === 'presenting' || state.mode === 'restart';

  useEffect(() => {
    if (!isTelling) return;
    const words = announcementOf(last.current, state.player, {
      presentation,
      texts,
      stops: player.stops,
      hasCaptions: state.hasCaptions,
      text,
    });
    last.current = state.player;
    if (words !== undefined) setSaid(words);
  }, [isTelling, state.player, state.hasCaptions, presentation, texts, player, text]);

  return (
    <div className={unseen} role="status">
      {said}
    </div>
  );
}
