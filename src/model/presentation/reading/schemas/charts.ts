import * as z from 'zod/mini';
import type { ChartAxis, ChartLabels, ChartSeries, ErrorBars, PlainChart } from '../../presentation.ts';
import { color, paint, stroke } from './paints.ts';
import { partialStyle } from './texts.ts';
import { between, coordinate, flag, identifier, share, text, word } from './values.ts';

const number = between(-1e15, 1e15);
const values = z.array(z.nullable(number)).check(z.maxLength(10_000));

const axis: z.ZodMiniType<ChartAxis> = z.looseObject({
  title: z.optional(text(1000)),
  titleStyle: z.optional(partialStyle),
  style: z.optional(partialStyle),
  labels: z.optional(z.enum(['none', 'low', 'high'])),
  angle: z.optional(coordinate),
  format: z.optional(text(200)),
  min: z.optional(number),
  max: z.optional(number),
  step: z.optional(between(1e-15, 1e15)),
  isLogarithmic: z.optional(flag),
  isReversed: z.optional(flag),
  isFlush: z.optional(flag),
  isFar: z.optional(flag),
  line: z.optional(stroke),
  grid: z.optional(stroke),
  ticks: z.optional(z.enum(['in', 'out', 'cross'])),
});

const labels: z.ZodMiniType<ChartLabels> = z.looseObject({
  shows: z.array(z.enum(['series', 'category', 'value', 'percent'])).check(z.maxLength(4)),
  format: z.optional(text(200)),
  separator: z.optional(text(20)),
  side: z.optional(z.enum(['inside', 'outside', 'center', 'base', 'above', 'below', 'left', 'right'])),
  style: z.optional(partialStyle),
  own: z.optional(z.array(z.nullable(word)).check(z.maxLength(10_000))),
});

const errorBars: z.ZodMiniType<ErrorBars> = z.looseObject({
  plus: values,
  minus: values,
  isAcross: z.optional(flag),
  isPlain: z.optional(flag),
  stroke,
});

export const seriesFields = {
  id: z.optional(identifier),
  name: z._default(word, ''),
  values,
  x: z.optional(values),
  color: z.optional(color),
  kind: z.optional(z.enum(['column', 'line', 'area'])),
  isSecond: z.optional(flag),
  colors: z.optional(z.array(z.nullable(color)).check(z.maxLength(10_000))),
  fill: z.optional(paint),
  fills: z.optional(z.array(z.nullable(paint)).check(z.maxLength(10_000))),
  pulls: z.optional(z.array(z.nullable(between(0, 10))).check(z.maxLength(10_000))),
  errorBars: z.optional(z.array(errorBars).check(z.maxLength(2))),
  sizes: z.optional(values),
  marker: z.optional(z.enum(['circle', 'square', 'diamond', 'triangle'])),
  markerSize: z.optional(between(0, 1e6)),
  isSmooth: z.optional(flag),
  stroke: z.optional(stroke),
  labels: z.optional(labels),
};
export const chartSeries: z.ZodMiniType<ChartSeries> = z.looseObject(seriesFields);

const fraction = between(-2, 3);

export const plainChart: z.ZodMiniType<PlainChart> = z.looseObject({
  style: z.optional(partialStyle),
  titleStyle: z.optional(partialStyle),
  legend: z.optional(
    z.looseObject({
      side: z.enum(['top', 'right', 'bottom', 'left']),
      style: z.optional(partialStyle),
      isOver: z.optional(flag),
      omits: z.optional(z.array(between(0, 10_000)).check(z.maxLength(1000))),
      x: z.optional(fraction),
      y: z.optional(fraction),
      width: z.optional(share),
      height: z.optional(share),
    }),
  ),
  titlePlace: z.optional(z.looseObject({ x: fraction, y: fraction })),
  plot: z.optional(z.looseObject({ x: fraction, y: fraction, width: share, height: share })),
  categoryAxis: z.optional(axis),
  valueAxis: z.optional(axis),
  secondAxis: z.optional(axis),
  isPercent: z.optional(flag),
  gap: z.optional(between(0, 100)),
  overlap: z.optional(between(-10, 1)),
  turn: z.optional(between(0, 360)),
  hole: z.optional(between(0, 0.95)),
  hasRanges: z.optional(flag),
  hasUpDown: z.optional(flag),
  fill: z.optional(paint),
  stroke: z.optional(stroke),
  plotFill: z.optional(paint),
});
