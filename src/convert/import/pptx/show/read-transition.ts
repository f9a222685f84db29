import { attributeOf, childOf, numberOf } from '../../xml/xml.ts';
import type { Part } from '../slide-context.ts';

export interface Transition {
  /** Milliseconds until the next slide appears automatically. */
  hold?: number | undefined;
  /** Milliseconds that the transition to this slide takes. */
  duration?: number | undefined;
}

const HOUR = 3_600_000;
/** A camera flight is not a fade: a very short one would only hurt the eyes. */
const [LEAST, MOST] = [1000, 10_000];

/** Reads the `p:transition` of a slide. */
export function readTransition(slide: Part): Transition {
  const transition = childOf(slide.xml, 'p:transition');
  const hold = numberOf(transition, 'advTm');
  const own = numberOf(transition, 'p14:dur');
  const duration = own ?? (attributeOf(transition, 'spd') === 'slow' ? 2000 : undefined);
  return {
    ...(hold !== undefined && hold >= 0 && { hold: Math.min(hold, HOUR) }),
    ...(duration !== undefined && duration >= LEAST && { duration: Math.min(duration, MOST) }),
  };
}
