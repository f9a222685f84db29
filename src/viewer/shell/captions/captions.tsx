import { useShell } from '../shell-context.ts';
import { captionOf } from './caption-of.ts';
import { captions } from './captions.css.ts';

/** What is said at the stop. Read out by itself: the announcement of the stop leaves it out then. */
export function Captions() {
  const { state, presentation, texts } = useShell();
  const isOnPath = state.player.phase === 'resting' || state.player.phase === 'flying';
  const caption = isOnPath ? captionOf(presentation, texts, state.player.step) : '';
  return (
    <div className={captions} aria-live="polite" lang={presentation.language} dir="auto" data-empty={caption === '' || undefined}>
      {caption}
    </div>
  );
}
