import { describe, expect, it } from 'vitest';
import { identity } from '#model/geometry/matrix.ts';
import { compilePath } from '#model/geometry/path.ts';
import { boundsOf, transformPath, windingOf } from './path-geometry.ts';

const d = 'M0 0L10 0Q20 0 20 10C20 30 5 40 0 20ZM1 1L2 2';

describe('paths', () => {
  it('have exact bounds around the curves, not around their control points', () => {
    expect(boundsOf(compilePath('M0 0Q5 10 10 0'))).toEqual({ left: 0, top: 0, right: 10, bottom: 5 });
    const { left, top, right, bottom } = boundsOf(compilePath('M0 0C0 10 10 10 10 0'));
    expect([left, top, right, bottom]).toEqual([0, 0, 10, expect.closeTo(7.5, 9)]);
  });

  it('are transformed point by point', () => {
    expect(transformPath(compilePath(d), [0, 2, -1, 0, 100, 0])).toBe('M100 0L100 20Q100 40 90 40C70 40 60 10 80 0ZM99 2L98 4');
  });

  it('are unchanged if reversed twice', () => {
    const once = transformPath(compilePath(d), identity, true);
    expect(once).not.toBe(d);
    expect(transformPath(compilePath(once), identity, true)).toBe(d);
    expect(boundsOf(compilePath(once))).toEqual(boundsOf(compilePath(d)));
  });

  it('have a winding that shows their direction', () => {
    const square = compilePath('M0 0L10 0L10 10L0 10Z');
    expect(windingOf(square)).toBe(200);
    expect(windingOf(compilePath(transformPath(square, identity, true)))).toBe(-200);
  });
});
