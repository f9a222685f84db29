import type { ViewerText } from '#contract/viewer.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import type { PlayerState } from '../../player/player.ts';
import type { Stop } from '../../player/stops.ts';
import { captionOf, linesOf } from '../captions/caption-of.ts';
import type { StopTexts } from '../captions/stop-texts.ts';

export interface Telling {
  presentation: Presentation;
  texts: StopTexts;
  stops: readonly Stop[];
  /** Screen readers read captions out anyway. */
  hasCaptions: boolean;
  text: ViewerText;
}

const isOnPath = ({ phase }: PlayerState) => phase === 'resting' || phase === 'flying';

/** What a screen reader announces about a change, if anything. */
export function announcementOf(before: PlayerState | undefined, now: PlayerState, telling: Telling): string | undefined {
  const { text, presentation, texts, hasCaptions } = telling;
  if (now.phase !== before?.phase) {
    if (now.phase === 'overview') return text('viewer.announce.overview');
    if (now.phase === 'ended') return text('viewer.announce.ended');
  }
  const arrives = isOnPath(now) && (!before || !isOnPath(before) || now.stop !== before.stop);
  const caption = hasCaptions ? '' : captionOf(presentation, texts, now.step);
  if (arrives) return joined(stopInWords(now.stop, telling), caption);
  if (isOnPath(now) && now.step !== before?.step) {
    const revealed = linesOf(texts.revealedBy(now.step)).join(' ');
    const isSaid = presentation.path[now.step]?.caption?.trim() ? caption : '';
    return joined(revealed && text('viewer.announce.revealed', { text: revealed }), isSaid) || undefined;
  }
  if (before && now.autoplay.phase !== before.autoplay.phase)
    return text(now.autoplay.phase === 'playing' ? 'viewer.announce.autoplay' : 'viewer.announce.paused');
  return undefined;
}

/** "Stop 2 of 6: The twilight zone" */
export function stopInWords(stop: number, { stops, text }: Pick<Telling, 'stops' | 'text'>): string {
  const title = stops[stop]?.title ?? '';
  const place = { stop: stop + 1, count: stops.length };
  return title ? text('viewer.announce.stop', { ...place, title }) : text('viewer.position', place);
}

const joined = (...parts: string[]) => parts.filter(Boolean).join('. ').replaceAll('.. ', '. ');
