import type { ChartObject, ChartSeries } from '#model/presentation/presentation.ts';
import { attributeOf, childOf, childrenOf, numberOf, type XmlElement } from '../../xml/xml.ts';
import { plainText } from '../show/read-notes.ts';
import type { SlideContext } from '../slide-context.ts';
import type { ChartFound } from './chart-data.ts';
import { accentOf, quietLine, styleOf, themeColor } from './chart-look.ts';

const MOST = 10_000;
const POINT = 12_700;

/** Reads the chart kinds of 2016 (`cx:chartSpace`: waterfall, funnel, treemap…) as the closest kind, with their own text and numbers. */
export function readNewChart(space: XmlElement, context: SlideContext): ChartFound | undefined {
  const data = new Map(childrenOf(childOf(space, 'cx:chartData'), 'cx:data').map((one) => [attributeOf(one, 'id'), one]));
  const chart = childOf(space, 'cx:chart');
  const regions = childrenOf(childOf(chart, 'cx:plotArea'), 'cx:plotAreaRegion')
    .flatMap((region) => childrenOf(region, 'cx:series'))
    .slice(0, 100);
  const layout = attributeOf(regions[0], 'layoutId') ?? '';
  const kind: ChartObject['chart'] = layout === 'funnel' ? 'bar' : layout === 'treemap' || layout === 'sunburst' ? 'pie' : 'column';
  const own = regions.map((series) => ({ series, data: data.get(attributeOf(childOf(series, 'cx:dataId'), 'val')) }));
  const series = own.map(({ series, data }, index): ChartSeries => {
    const values =
      levelsOf(data, 'cx:numDim')[0]?.map((text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : null)) ?? [];
    const name = childOf(series, 'cx:tx', 'cx:txData', 'cx:v')?.text.trim() ?? '';
    return {
      name: name.slice(0, 1000),
      values,
      color: accentOf(context, index),
      ...(kind === 'pie' && { colors: values.map((_, at) => accentOf(context, at)) }),
      ...(childOf(series, 'cx:dataLabels') && { labels: { shows: kind === 'pie' ? ['category'] : ['value'] } }),
    };
  });
  if (!series.some(({ values }) => values.length > 0)) return undefined;
  context.warn('chart');
  const title = childOf(chart, 'cx:title');
  const words = plainText(childOf(title, 'cx:tx', 'cx:rich')) || (childOf(title, 'cx:tx', 'cx:txData', 'cx:v')?.text.trim() ?? '');
  const line = {
    paint: { kind: 'color', color: quietLine.color },
    width: quietLine.points * POINT * context.unit,
    dash: [],
    cap: 'butt',
    join: 'round',
  } as const;
  const legend = childOf(chart, 'cx:legend');
  const sides = { l: 'left', t: 'top', b: 'bottom' } as const;
  const side = attributeOf(legend, 'pos') ?? 'r';
  return {
    chart: kind,
    title: title ? (words || 'Chart Title').slice(0, 1000) : '',
    categories: levelsOf(own[0]?.data, 'cx:strDim')[0] ?? [],
    series,
    isStacked: false,
    plain: {
      style: {
        size: 10 * POINT * context.unit,
        color: themeColor(context, 'tx1') ?? 'text',
        ...styleOf(childOf(space, 'cx:txPr'), context),
      },
      ...(legend && { legend: { side: side === 'l' || side === 't' || side === 'b' ? sides[side] : 'right' } }),
      categoryAxis: { line: { ...line, dash: [] } },
      valueAxis: layout === 'funnel' ? { labels: 'none' } : { grid: { ...line, dash: [] } },
      gap: 0.5,
    },
  };
}

function levelsOf(data: XmlElement | undefined, dimension: string): string[][] {
  return childrenOf(data, dimension)
    .flatMap((one) => childrenOf(one, 'cx:lvl'))
    .map((level) => {
      const texts = Array<string>(Math.max(0, Math.min(MOST, numberOf(level, 'ptCount') ?? 0))).fill('');
      for (const point of childrenOf(level, 'cx:pt')) {
        const index = numberOf(point, 'idx') ?? -1;
        if (Number.isInteger(index) && index >= 0 && index < texts.length) texts[index] = point.text.trim().slice(0, 1000);
      }
      return texts;
    });
}
