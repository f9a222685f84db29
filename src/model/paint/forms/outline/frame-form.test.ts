import { describe, expect, it } from 'vitest';
import type { FrameShape } from '../../../presentation/presentation.ts';
import { boundsOf, pathsOf, piecesOf } from '../parts/test-kit.ts';
import { frameForm } from './frame-form.ts';

const stroke = { paint: { kind: 'color' as const, color: 'text' }, width: 3, dash: [], cap: 'butt' as const, join: 'miter' as const };
const fill = { kind: 'color' as const, color: 'surface' };

describe('frames', () => {
  it.each<FrameShape>(['circle', 'rectangle', 'rounded'])('%s encloses the box', (shape) => {
    const [path] = pathsOf(frameForm({ shape, stroke, fill }, 400, 300));
    const { left, top, right, bottom } = boundsOf(path?.d ?? '');
    for (const [edge, expected] of [
      [left, 0],
      [top, 0],
      [right, 400],
      [bottom, 300],
    ] as const)
      expect(edge).toBeCloseTo(expected, 9);
    expect(path).toMatchObject({ strokeWidth: 3, fill: { color: 'surface' } });
  });

  it('brackets are at both sides and leave top and bottom open', () => {
    const [ground, brackets] = pathsOf(frameForm({ shape: 'bracket', stroke, fill }, 400, 300));
    expect(ground).toMatchObject({ fill: { color: 'surface' }, strokeWidth: 0 });
    const [one, other] = piecesOf(brackets?.d ?? '');
    expect(one).toEqual({ left: 0, top: 0, right: 36, bottom: 300 });
    expect(other).toEqual({ left: 364, top: 0, right: 400, bottom: 300 });
    expect(brackets?.fill).toBeUndefined();
  });

  it('invisible and absent frames draw nothing', () => {
    expect(frameForm({ shape: 'invisible', stroke, fill }, 400, 300)).toEqual([]);
    expect(frameForm(undefined, 400, 300)).toEqual([]);
  });
});
