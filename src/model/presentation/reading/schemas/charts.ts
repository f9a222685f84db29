import { z } from 'zod';
import type { ChartAxis, ChartLabels, ChartSeries, ErrorBars, PlainChart } from '../../presentation.ts';
import { color, paint, stroke } from './paints.ts';
import { partialStyle } from './texts.ts';
import { between, coordinate, flag, identifier, share, text, word } from './values.ts';

const number = between(-1e15, 1e15);
const values = z.array(number.nullable()).max(10_000);

const axis: z.ZodType<ChartAxis> = z.looseObject({
  title: text(1000).optional(),
  titleStyle: partialStyle.optional(),
  style: partialStyle.optional(),
  labels: z.enum(['none', 'low', 'high']).optional(),
  angle: coordinate.optional(),
  format: text(200).optional(),
  min: number.optional(),
  max: number.optional(),
  step: between(1e-15, 1e15).optional(),
  isLogarithmic: flag.optional(),
  isReversed: flag.optional(),
  isFlush: flag.optional(),
  isFar: flag.optional(),
  line: stroke.optional(),
  grid: stroke.optional(),
  ticks: z.enum(['in', 'out', 'cross']).optional(),
});

const labels: z.ZodType<ChartLabels> = z.looseObject({
  shows: z.array(z.enum(['series', 'category', 'value', 'percent'])).max(4),
  format: text(200).optional(),
  separator: text(20).optional(),
  side: z.enum(['inside', 'outside', 'center', 'base', 'above', 'below', 'left', 'right']).optional(),
  style: partialStyle.optional(),
  own: z.array(word.nullable()).max(10_000).optional(),
});

const errorBars: z.ZodType<ErrorBars> = z.looseObject({
  plus: values,
  minus: values,
  isAcross: flag.optional(),
  isPlain: flag.optional(),
  stroke,
});

export const seriesFields = {
  id: identifier.optional(),
  name: word.default(''),
  values,
  x: values.optional(),
  color: color.optional(),
  kind: z.enum(['column', 'line', 'area']).optional(),
  isSecond: flag.optional(),
  colors: z.array(color.nullable()).max(10_000).optional(),
  fill: paint.optional(),
  fills: z.array(paint.nullable()).max(10_000).optional(),
  pulls: z.array(between(0, 10).nullable()).max(10_000).optional(),
  errorBars: z.array(errorBars).max(2).optional(),
  sizes: values.optional(),
  marker: z.enum(['circle', 'square', 'diamond', 'triangle']).optional(),
  markerSize: between(0, 1e6).optional(),
  isSmooth: flag.optional(),
  stroke: stroke.optional(),
  labels: labels.optional(),
};
export const chartSeries: z.ZodType<ChartSeries> = z.looseObject(seriesFields);

const fraction = between(-2, 3);

export const plainChart: z.ZodType<PlainChart> = z.looseObject({
  style: partialStyle.optional(),
  titleStyle: partialStyle.optional(),
  legend: z
    .looseObject({
      side: z.enum(['top', 'right', 'bottom', 'left']),
      style: partialStyle.optional(),
      isOver: flag.optional(),
      omits: z.array(between(0, 10_000)).max(1000).optional(),
      x: fraction.optional(),
      y: fraction.optional(),
      width: share.optional(),
      height: share.optional(),
    })
    .optional(),
  titlePlace: z.looseObject({ x: fraction, y: fraction }).optional(),
  plot: z.looseObject({ x: fraction, y: fraction, width: share, height: share }).optional(),
  categoryAxis: axis.optional(),
  valueAxis: axis.optional(),
  secondAxis: axis.optional(),
  isPercent: flag.optional(),
  gap: between(0, 100).optional(),
  overlap: between(-10, 1).optional(),
  turn: between(0, 360).optional(),
  hole: between(0, 0.95).optional(),
  hasRanges: flag.optional(),
  hasUpDown: flag.optional(),
  fill: paint.optional(),
  stroke: stroke.optional(),
  plotFill: paint.optional(),
});
