import type { Point } from '#model/geometry/matrix.ts';
import { type Glider, PACE } from './glider.ts';
import type { InputActions } from './input-actions.ts';

/** What the pointers on the stage are doing. */
type Hand =
  | { kind: 'away' }
  /** Not decided yet. */
  | { kind: 'pressing'; from: Point }
  | { kind: 'dragging'; trail: (Point & { time: number })[] }
  | { kind: 'swiping'; from: Point }
  /** `turned` is in degrees; turning starts only beyond a threshold. */
  | { kind: 'pinching'; turned: number }
  /** It has done something, so ignore the click that follows. */
  | { kind: 'done' };

/** Thresholds in CSS pixels, degrees and milliseconds. */
const DRAG = 6;
const SWIPE = 40;
const TURN = 12;
const TRAIL = 80;

/** Recognises drags, swipes and pinches. */
export function createHands({ clock, state, next, previous, panBy, zoomBy, turnBy }: InputActions, glider: Glider) {
  const fingers = new Map<number, Point>();
  let hand: Hand = { kind: 'away' };

  const dragFrom = (at: Point): Hand => ({ kind: 'dragging', trail: [{ ...at, time: clock.now() }] });
  const beginMove = (from: Point, at: Point, isTouch: boolean): Hand => {
    const { phase, isExplorable } = state();
    if (isTouch && (phase === 'resting' || phase === 'flying')) return { kind: 'swiping', from };
    return isExplorable ? dragFrom(at) : { kind: 'done' };
  };
  const pinch = (before: Point, after: Point, still: Point) => {
    const middle = { x: (after.x + still.x) / 2, y: (after.y + still.y) / 2 };
    const [old, now] = [before, after].map(({ x, y }) => ({
      size: Math.hypot(x - still.x, y - still.y),
      angle: (Math.atan2(y - still.y, x - still.x) * 180) / Math.PI,
    }));
    if (hand.kind !== 'pinching' || !old?.size || !now?.size) return;
    panBy((after.x - before.x) / 2, (after.y - before.y) / 2);
    zoomBy(now.size / old.size, middle);
    const degrees = ((now.angle - old.angle + 540) % 360) - 180;
    if (Math.abs(hand.turned) > TURN) turnBy(degrees, middle);
    else hand.turned += degrees;
  };
  const lift = (id: number): Hand => {
    const at = fingers.get(id);
    fingers.delete(id);
    const [left] = fingers.values();
    if (hand.kind === 'pinching' && left) return dragFrom(left);
    return at && fingers.size === 0 ? letGo(at) : hand;
  };
  const letGo = (at: Point): Hand => {
    if (hand.kind === 'pressing') return { kind: 'away' };
    if (hand.kind === 'swiping') {
      const way = (at.x - hand.from.x) * (state().isRightToLeft ? -1 : 1);
      const isAcross = Math.abs(way) >= SWIPE && Math.abs(way) > 1.5 * Math.abs(at.y - hand.from.y);
      if (isAcross) (way < 0 ? next : previous)();
    }
    if (hand.kind === 'dragging') {
      const now = clock.now();
      const first = hand.trail.find(({ time }) => time > now - TRAIL);
      const time = Math.max(16, now - (first?.time ?? now));
      if (first && !state().isMotionReduced) glider.push(((at.x - first.x) / time) * PACE, ((at.y - first.y) / time) * PACE);
    }
    return { kind: 'done' };
  };

  return {
    kind: () => hand.kind,
    down(id: number, at: Point): void {
      glider.stop();
      fingers.set(id, at);
      if (fingers.size === 1) hand = { kind: 'pressing', from: at };
      else hand = fingers.size === 2 && state().isExplorable ? { kind: 'pinching', turned: 0 } : { kind: 'done' };
    },
    move(id: number, at: Point, isTouch: boolean): void {
      const before = fingers.get(id);
      if (!before) return;
      fingers.set(id, at);
      if (hand.kind === 'pressing' && Math.hypot(at.x - hand.from.x, at.y - hand.from.y) > DRAG) hand = beginMove(hand.from, at, isTouch);
      else if (hand.kind === 'dragging') {
        panBy(at.x - before.x, at.y - before.y);
        hand.trail = [...hand.trail.slice(-20), { ...at, time: clock.now() }];
      } else if (hand.kind === 'pinching') for (const [other, still] of fingers) if (other !== id) pinch(before, at, still);
    },
    up(id: number): void {
      hand = lift(id);
    },
    /** The browser has taken over the touch. */
    cancel(id: number): void {
      if (fingers.delete(id)) hand = { kind: 'done' };
    },
  };
}
