export interface Easing {
  at(time: number): number;
  slopeAt(time: number): number;
}

/** CSS's cubic-bezier(x1, y1, x2, y2), for curves whose x rises throughout. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const point = (t: number, one: number, two: number) => t * (3 * (1 - t) * ((1 - t) * one + t * two) + t * t);
  const slope = (t: number, one: number, two: number) => 3 * ((1 - t) * ((1 - t) * one + 2 * t * (two - one)) + t * t * (1 - two));
  const parameterAt = (time: number) => {
    let t = time;
    for (let round = 0; round < 12; round++) {
      const step = (point(t, x1, x2) - time) / slope(t, x1, x2);
      t = Math.min(1, Math.max(0, t - step));
      if (Math.abs(step) < 1e-15) break;
    }
    return t;
  };
  return {
    at: (time) => point(parameterAt(time), y1, y2),
    slopeAt(time) {
      const t = parameterAt(time);
      return slope(t, y1, y2) / slope(t, x1, x2);
    },
  };
}
