import type { ObjectId } from '#model/presentation/presentation.ts';

type Opacities = ReadonlyMap<ObjectId, number>;

/** How revealed objects appear and disappear. */
export interface Fade {
  /** Milliseconds. */
  duration: number;
  at(time: number): Opacities;
}

const COMING = 360;
const GOING = 140;

/** Objects appear at the end of `duration`, and disappear at its beginning. */
export function planFade(from: Opacities, to: Opacities, flight: number, most = COMING): Fade {
  const coming = Math.min(COMING, most);
  const going = Math.min(GOING, most);
  const changed = [...to].flatMap(([id, end]) => {
    const start = from.get(id) ?? 1;
    return start === end ? [] : [{ id, start, end }];
  });
  const duration = changed.reduce((longest, { start, end }) => Math.max(longest, end > start ? coming : going), flight);
  return {
    duration,
    at(time) {
      if (time >= duration || changed.length === 0) return to;
      const now = new Map(to);
      for (const { id, start, end } of changed) {
        const share = end > start ? (time - duration + coming) / coming : time / going;
        now.set(id, start + (end - start) * Math.min(1, Math.max(0, share)));
      }
      return now;
    },
  };
}
