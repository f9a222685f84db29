import type { Color } from '../../../presentation/paints.ts';
import { paletteNames } from '../../../presentation/paints.ts';
import type { ChartObject } from '../../../presentation/presentation.ts';
import type { Form, FormKit } from '../form.ts';
import { paintIn, path, rectangle, strokeIn } from '../parts/nodes.ts';
import { place } from '../parts/words.ts';
import { layLegend } from './legend.ts';
import { gridForms } from './marks.ts';
import type { Plan } from './plan.ts';
import { sayLines } from './plan.ts';
import { radarForms, roundForms } from './round.ts';

const MOST_VALUES = 3e4;
/** Between all parts, as a fraction of the chart. */
const MARGIN = 0.02;

/** Draws a chart the way spreadsheets do. */
export function plainForm(chart: ChartObject, kit: FormKit): Form[] {
  const { width, height, plain = {} } = chart;
  const accents = paletteNames.slice(4);
  const accent = (index: number): Color => accents[index % accents.length] ?? 'text';
  const most = Math.ceil(MOST_VALUES / Math.max(1, chart.series.length));
  const isRound = chart.chart === 'pie' || chart.chart === 'donut';
  const usual =
    chart.chart === 'area' || chart.chart === 'line'
      ? chart.chart
      : chart.chart === 'scatter' || chart.chart === 'radar'
        ? 'line'
        : 'column';
  const plan: Plan = {
    chart: { ...chart, categories: chart.categories.slice(0, most) },
    plain,
    series: chart.series.map((one, index) => ({
      ...one,
      values: one.values.slice(0, most),
      color: one.color ?? accent(index),
      shown: one.kind ?? usual,
    })),
    area: { x: width * MARGIN, y: height * MARGIN, width: width * (1 - 2 * MARGIN), height: height * (1 - 2 * MARGIN) },
    kit,
    style: (own) => ({ size: Math.min(width, height) / 20, color: 'text', lineHeight: 1.2, ...plain.style, ...own }),
    fillOf: (one, index) => one.fills?.[index] ?? (one.colors?.[index] ? undefined : one.fill),
    colorOf: (one, index) => one?.colors?.[index] ?? (isRound ? accent(index) : (one?.color ?? 'text')),
  };
  const { area } = plan;
  const box = { x: 0, y: 0, width, height };
  const forms: Form[] = [
    { kind: 'drawing', nodes: [path(rectangle(box), { fill: paintIn(box, plain.fill), ...strokeIn(box, plain.stroke) })] },
  ];
  if (chart.title.trim()) {
    const title = sayLines(plan, chart.title, { size: plan.style().size * 1.2, ...plain.titleStyle }, width * 0.9);
    const { titlePlace } = plain;
    area.y += title.height * 0.25;
    area.height -= title.height * 0.25;
    forms.push(
      titlePlace
        ? place(title, titlePlace.x * width, titlePlace.y * height + title.height / 2)
        : place(title, width / 2, area.y + title.height / 2, 0.5),
    );
    const deep = Math.min(area.height, title.height + height * MARGIN);
    if (!titlePlace || titlePlace.y < 0.2) Object.assign(area, { y: area.y + deep, height: area.height - deep });
  }
  forms.push(...layLegend(plan));
  return [...forms, ...(isRound ? roundForms(plan) : chart.chart === 'radar' ? radarForms(plan) : gridForms(plan))];
}
