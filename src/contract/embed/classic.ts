import { isName, isPlace, readInterval, readObject } from './untrusted.ts';

/** Messages from pages written for the classic presentation player, as JSON. */
export type ClassicMessage =
  | { action: 'init'; id: string }
  | { action: 'present'; verb: 'moveToNextStep' | 'moveToPrevStep' | 'stopAutoPlay' }
  /** A stop, and how many of its reveals are shown. */
  | { action: 'present'; verb: 'moveToStep'; step: number; animationStep: number }
  | { action: 'present'; verb: 'moveToObject'; object: string }
  | { action: 'present'; verb: 'startAutoPlay' | 'pauseAutoPlay'; milliseconds: number | null };

/** What the viewer sends to such pages: only what has changed, and everything after `init`. */
export interface ClassicState {
  status: 'loading' | 'ready' | 'contentready';
  title: string;
  currentStep: number;
  currentAnimationStep: number;
  currentObject: string | null;
  isAutoPlaying: boolean;
  isMoving: boolean;
  stepCount: number;
  animationCountOnSteps: readonly number[];
}

/** Returns undefined for anything else. */
export function parseClassicMessage(data: unknown): ClassicMessage | undefined {
  const { version, id, action, data: words } = readObject(data) ?? {};
  if (version !== 1 || !isName(id)) return undefined;
  if (action === 'init') return { action, id };
  return action === 'present' && Array.isArray(words) ? parseVerb(words) : undefined;
}

function parseVerb([verb, value, more]: unknown[]): ClassicMessage | undefined {
  const action = 'present';
  switch (verb) {
    case 'moveToNextStep':
    case 'moveToPrevStep':
    case 'stopAutoPlay':
      return { action, verb };
    case 'moveToStep':
      return isPlace(value) ? { action, verb, step: value, animationStep: isPlace(more) ? more : 0 } : undefined;
    case 'moveToObject':
      return isName(value) ? { action, verb, object: value } : undefined;
    case 'startAutoPlay':
    case 'pauseAutoPlay': {
      const milliseconds = readInterval(value);
      return milliseconds === undefined ? undefined : { action, verb, milliseconds };
    }
    default:
      return undefined;
  }
}
