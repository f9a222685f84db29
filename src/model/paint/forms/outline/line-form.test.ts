import { describe, expect, it } from 'vitest';
import { compilePath } from '../../../geometry/path.ts';
import type { LineEnd, LineObject } from '../../../presentation/presentation.ts';
import { boundsOf, notFinite, pathsOf, placed } from '../parts/test-kit.ts';
import { lineForm } from './line-form.ts';

const line = (own: Partial<LineObject>): LineObject => ({
  ...placed,
  kind: 'line',
  course: 'straight',
  start: 'none',
  end: 'none',
  points: [
    { x: 0, y: 50 },
    { x: 200, y: 50 },
  ],
  stroke: { paint: { kind: 'color', color: 'text' }, width: 4, dash: [], cap: 'butt', join: 'miter' },
  ...own,
});
const heads: LineEnd[] = ['arrow', 'triangle', 'circle', 'bar'];
const points = (d: string) => [...compilePath(d).points];

describe('line heads', () => {
  it.each(heads)('%s touches the end and never extends beyond it', (end) => {
    const [, head] = pathsOf(lineForm(line({ end })));
    const { left, right, top, bottom } = boundsOf(head?.d ?? '');
    expect(right).toBeCloseTo(200, 9);
    expect(left).toBeLessThan(200);
    expect(top + bottom).toBeCloseTo(100, 9);
    expect(bottom - top).toBeGreaterThan(4);
  });

  it.each(heads)('the line ends inside %s, even with a square cap', (end) => {
    const [shaft] = pathsOf(lineForm(line({ end, start: end })));
    const [startX = 0, , endX = 0] = points(shaft?.d ?? '');
    expect(endX + 2).toBeLessThanOrEqual(200);
    expect(startX - 2).toBeGreaterThanOrEqual(0);
  });

  it('a head points along the last segment', () => {
    const [, head] = pathsOf(
      lineForm(
        line({
          end: 'triangle',
          points: [
            { x: 0, y: 0 },
            { x: 100, y: 0 },
            { x: 100, y: 80 },
          ],
        }),
      ),
    );
    expect(points(head?.d ?? '').slice(0, 2)).toEqual([100, 80]);
    expect(boundsOf(head?.d ?? '').top).toBeCloseTo(80 - 4.5 * 4, 9);
  });

  it('heads share a line that is too short for both', () => {
    const [, tail, head] = pathsOf(
      lineForm(
        line({
          start: 'triangle',
          end: 'triangle',
          points: [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
          ],
        }),
      ),
    );
    expect(boundsOf(tail?.d ?? '').right).toBeCloseTo(5, 9);
    expect(boundsOf(head?.d ?? '').left).toBeCloseTo(5, 9);
  });

  it('dashes apply to the line, not to its head', () => {
    const [shaft, head] = pathsOf(
      lineForm(
        line({ end: 'arrow', stroke: { paint: { kind: 'color', color: 'accent1' }, width: 4, dash: [8, 4], cap: 'round', join: 'round' } }),
      ),
    );
    expect(shaft?.dash).toEqual([8, 4]);
    expect(head).toMatchObject({ dash: [], fill: { color: 'accent1' } });
  });
});

describe('courses', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 60, y: 80 },
    { x: 200, y: 20 },
  ];

  it('a curve goes through every point', () => {
    const [path] = pathsOf(lineForm(line({ course: 'curved', points: way })));
    const numbers = points(path?.d ?? '');
    expect([numbers.slice(0, 2), numbers.slice(6, 8), numbers.slice(12, 14)]).toEqual([
      [0, 0],
      [60, 80],
      [200, 20],
    ]);
  });

  it('a curve has no kinks: it leaves each point in the direction it arrived', () => {
    const [path] = pathsOf(lineForm(line({ course: 'curved', points: way })));
    const [, , , , beforeX = 0, beforeY = 0, x = 0, y = 0, afterX = 0, afterY = 0] = points(path?.d ?? '');
    expect(afterX - x).toBeCloseTo(x - beforeX, 9);
    expect(afterY - y).toBeCloseTo(y - beforeY, 9);
  });

  it('an elbow has only right angles', () => {
    const [path] = pathsOf(lineForm(line({ course: 'elbow', points: way })));
    const numbers = points(path?.d ?? '');
    for (let index = 2; index < numbers.length; index += 2) {
      expect(numbers[index] === numbers[index - 2] || numbers[index + 1] === numbers[index - 1]).toBe(true);
    }
    expect(numbers.slice(-2)).toEqual([200, 20]);
  });

  it('a repeated point changes nothing', () => {
    const twice = [way[0], way[0], way[1], way[2], way[2]].flatMap((point) => point ?? []);
    expect(lineForm(line({ course: 'curved', points: twice, end: 'arrow' }))).toEqual(
      lineForm(line({ course: 'curved', points: way, end: 'arrow' })),
    );
  });

  it('a line of no length draws nothing, and all numbers stay finite', () => {
    expect(
      lineForm(
        line({
          points: [
            { x: 5, y: 5 },
            { x: 5, y: 5 },
          ],
          end: 'arrow',
        }),
      ),
    ).toEqual([]);
    expect(
      notFinite(
        lineForm(
          line({
            points: [
              { x: -1e9, y: 1e9 },
              { x: 1e9, y: 1e-6 },
            ],
            start: 'circle',
            end: 'bar',
          }),
        ),
      ),
    ).toEqual([]);
  });
});
