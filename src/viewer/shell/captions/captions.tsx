import { useShell } from '../shell-context.ts';
import { captionOf } from './caption-of.ts';
import { captions } from './captions.css.ts';

/** The caption of the current step. Screen readers read it out, so the announcement of the stop leaves it out. */
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
