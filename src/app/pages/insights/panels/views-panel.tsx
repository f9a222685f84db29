import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightNumbers } from '#contract/analytics/insights.ts';
import { formatDate, formatDay, formatMonth, formatWeekday } from '#locale/date.ts';
import { formatNumber } from '#locale/number.ts';
import { isByMonths, labelledDays } from '../plots/axis.ts';
import { Legend } from '../plots/legend.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { TimePlot } from '../plots/time-plot.tsx';
import { Hints } from '../hints/hints.tsx';
import { Panel } from './panel.tsx';

/** Views per day, with the previous period behind them if the two are comparable. */
export function ViewsPanel({ numbers: { isComparable, perDay, views, hints } }: { numbers: InsightNumbers }) {
  const text = useText();
  const { language } = useFrame();
  const days = perDay.map(({ day }) => day);
  const count = days.length;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const best = perDay.toSorted((one, other) => other.views - one.views)[0];
  const title = text('insights.perDay');
  const before = text('insights.daysBefore', { count });
  const summary =
    views.now === 0 || !best
      ? text('insights.plot.none', { from: formatDate(first, language), to: formatDate(last, language) })
      : text('insights.plot.summary', {
          from: formatDate(first, language),
          to: formatDate(last, language),
          count: views.now,
          day: formatWeekday(best.day, language),
          most: formatNumber(best.views, language),
        });
  return (
    <Panel title={title} span="wide" aside={isComparable && <Legend now={text('insights.thisPeriod')} beside={before} />}>
      <TimePlot
        label={title}
        summary={summary}
        values={perDay.map(({ views: each }) => each)}
        beside={isComparable ? perDay.map(({ before: each }) => each) : []}
        ticks={labelledDays(days).map((at) => ({ at, label: (isByMonths(count) ? formatMonth : formatDay)(days[at] ?? first, language) }))}
        tell={(at) => ({
          title: formatWeekday(days[at] ?? first, language),
          value: text('insights.viewCount', { count: perDay[at]?.views ?? 0 }),
          beside: isComparable
            ? text('insights.beforeCount', { days: before, count: formatNumber(perDay[at]?.before ?? 0, language) })
            : '',
        })}
      />
      <Hints hints={hints} kinds={['growth', 'fall']} />
      <PlotTable
        caption={title}
        columns={[text('insights.day'), text('insights.views'), ...(isComparable ? [before] : [])]}
        rows={perDay.toReversed().map(({ day, views: now, before: then }) => ({
          key: day,
          name: formatDate(day, language),
          cells: [now, ...(isComparable ? [then] : [])].map((each) => formatNumber(each, language)),
        }))}
      />
    </Panel>
  );
}
