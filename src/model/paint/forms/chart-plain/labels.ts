import type { Form } from '../form.ts';
import { place } from '../parts/words.ts';
import { formatCell } from './cell-format.ts';
import type { Plan, PlainSeries } from './plan.ts';
import { sayLines } from './plan.ts';
import type { Words } from '../parts/words.ts';

const MOST_LABELS = 2000;

/** The label at a value, if it has one. */
export function labelOf(plan: Plan, series: PlainSeries, index: number, color?: string): Words | undefined {
  const { labels } = series;
  if (!labels || index * plan.series.length > MOST_LABELS) return undefined;
  const { language } = plan.kit;
  const value = series.values[index] ?? 0;
  const whole = () => series.values.reduce<number>((sum, part) => sum + Math.abs(part ?? 0), 0) || 1;
  const parts = {
    series: () => series.name,
    category: () =>
      series.x
        ? formatCell(series.x[index] ?? index, plan.plain.categoryAxis?.format ?? 'General', language)
        : (plan.chart.categories[index] ?? ''),
    value: () => formatCell(value, labels.format ?? plan.plain.valueAxis?.format ?? 'General', language),
    percent: () => formatCell(Math.abs(value) / whole(), labels.format && /%/.test(labels.format) ? labels.format : '0%', language),
  };
  const text = labels.own?.[index] ?? labels.shows.map((part) => parts[part]()).join(labels.separator ?? '; ');
  return text.trim() ? sayLines(plan, text, { ...(color && { color }), ...labels.style }, plan.chart.width / 3) : undefined;
}

/** Places a label beside a point. */
export function placeBeside(
  label: Words,
  [x, y]: readonly [number, number],
  side: 'above' | 'below' | 'left' | 'right' | 'center',
  gap: number,
): Form {
  const across = side === 'left' ? -1 : side === 'right' ? 1 : 0;
  const down = side === 'above' ? -1 : side === 'below' ? 1 : 0;
  return place(label, x + across * gap, y + down * (label.height / 2 + gap), 0.5 - across / 2);
}
