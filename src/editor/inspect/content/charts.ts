import type { Fields } from '#model/change/operation.ts';
import type { ChartObject } from '#model/presentation/presentation.ts';

const stackable: ReadonlySet<ChartObject['chart']> = new Set(['column', 'bar', 'area']);

export const canStack = ({ chart }: ChartObject): boolean => stackable.has(chart);

/** Charts from spreadsheets have a place for it. */
export const showsLegend = ({ hasLegend, plain }: ChartObject): boolean => hasLegend && (!plain || plain.legend !== undefined);

export const legendFields = ({ plain }: ChartObject, isShown: boolean): Fields => ({
  hasLegend: isShown,
  ...(isShown && plain && !plain.legend && { 'plain/legend': { side: 'bottom' } }),
});
