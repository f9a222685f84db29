import type { Color } from '../../../presentation/paints.ts';
import type { ChartObject } from '../../../presentation/presentation.ts';
import type { FormKit } from '../form.ts';
import type { Box } from '../parts/nodes.ts';

export interface Series {
  name: string;
  /** Null is a gap. */
  values: readonly (number | null)[];
  x: readonly (number | null)[];
  color: Color;
  opacity: number;
}

/** What every part of a chart is drawn from. */
export interface Sheet {
  chart: ChartObject;
  series: Series[];
  /** Space left for the data, below title and legend. */
  area: Box;
  /** Font size. */
  size: number;
  kit: FormKit;
}
