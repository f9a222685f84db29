import { useFrame, useText } from '#app/client/frame.tsx';
import type { SiteInsightsProps } from '#contract/analytics/insights.ts';
import { formatNumber } from '#locale/number.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { NothingYet, Panel } from '../panels/panel.tsx';
import { Records } from '../panels/records.tsx';
import { rate, type Rating } from './vitals.ts';
import { ratings } from './vitals-panel.css.ts';

const icons: Record<Rating, IconName> = { good: 'done', middling: 'info', poor: 'warning' };
const SECOND = 1000;

/** Page speed at the 75th percentile. */
export function VitalsPanel({ vitals }: Pick<SiteInsightsProps, 'vitals'>) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.vitals');
  const written = (vital: string, value: number) => {
    if (vital === 'CLS') return formatNumber(value, language, 2);
    return value >= SECOND
      ? text('insights.time.decimals', { seconds: formatNumber(value / SECOND, language, 1) })
      : text('insights.time.milliseconds', { milliseconds: formatNumber(value, language) });
  };
  return (
    <Panel title={title} span="full">
      {vitals.length === 0 ? (
        <NothingYet>{text('insights.vitals.empty')}</NothingYet>
      ) : (
        <Records
          caption={title}
          columns={[
            { label: text('insights.vital') },
            { label: text('insights.p75'), isNumber: true },
            { label: text('insights.rating') },
            { label: text('insights.measured'), isNumber: true },
          ]}
          rows={vitals.map(({ vital, p75, count }) => {
            const rating = rate(vital, p75);
            return {
              key: vital,
              cells: [
                text(`insights.vital.${vital}`),
                written(vital, p75),
                <span key="rating" className={ratings[rating]}>
                  <Icon name={icons[rating]} size={16} />
                  {text(`insights.rating.${rating}`)}
                </span>,
                formatNumber(count, language),
              ],
            };
          })}
        />
      )}
    </Panel>
  );
}
