import type { DrawingNode } from '../../../presentation/drawing.ts';
import { path, polyline, strokeIn } from '../parts/nodes.ts';
import type { Grid } from './grid.ts';
import type { Plan, PlainSeries } from './plan.ts';

/** Where a value is drawn: `at` from 0 to 1 along the categories. */
export interface ErrorSpot {
  index: number;
  at: number;
  value: number;
}

/** Half of the line at the end of a bar, in font sizes. */
const CAP = 0.2;

/** A value and the ends of its error bars. */
export const errorReach = ({ errorBars = [] }: PlainSeries, index: number, value: number): number[] => [
  value,
  ...errorBars.flatMap(({ plus, minus, isAcross }) => (isAcross ? [] : [value + (plus[index] ?? 0), value - (minus[index] ?? 0)])),
];

/** `xOf` is the x value of a scatter chart's point, for bars to both sides. */
export function errorNodes(
  plan: Plan,
  grid: Grid,
  series: PlainSeries,
  spots: readonly ErrorSpot[],
  xOf: (index: number) => number = (index) => index,
): DrawingNode[] {
  const { spot, along, scales, plot, isBar } = grid;
  const scale = scales[series.isSecond ? 1 : 0];
  const cap = CAP * plan.style().size;
  return (series.errorBars ?? []).map(({ plus, minus, isAcross, isPlain, stroke }) => {
    const lines = spots.flatMap(({ index, at, value }) => {
      const ends = [-(minus[index] ?? 0), plus[index] ?? 0].map((difference) =>
        isAcross ? spot(along(xOf(index) + difference), scale.at(value)) : spot(at, scale.at(value + difference)),
      );
      const isLevel = Boolean(isAcross) !== isBar;
      const caps = isPlain
        ? []
        : ends.map(([x, y]) => (isLevel ? [[x, y - cap] as const, [x, y + cap] as const] : [[x - cap, y] as const, [x + cap, y] as const]));
      return [ends, ...caps];
    });
    return path(lines.map(polyline).join(''), strokeIn(plot, stroke));
  });
}
