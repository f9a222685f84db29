import { useFrame, useText } from '#app/client/frame.tsx';
import type { SiteInsightsProps } from '#contract/analytics/insights.ts';
import { formatNumber } from '#locale/number.ts';
import { Bar } from '../plots/bar.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { NothingYet, Panel } from '../panels/panel.tsx';
import * as styles from './most-watched-panel.css.ts';

/** The most watched presentations, each with a link to its insights. */
export function MostWatchedPanel({ presentations }: Pick<SiteInsightsProps, 'presentations'>) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.mostWatched');
  const most = Math.max(1, ...presentations.map(({ views }) => views));
  return (
    <Panel title={title} span="wide">
      {presentations.length === 0 ? (
        <NothingYet>{text('insights.empty')}</NothingYet>
      ) : (
        <ol className={styles.list}>
          {presentations.map(({ oid, title: name, insightsAddress, thumbnail, views }) => (
            <li key={oid} className={styles.row}>
              <span className={styles.thumb}>
                {thumbnail !== null && <img src={thumbnail} width={64} height={36} alt="" loading="lazy" className={styles.picture} />}
              </span>
              <a href={insightsAddress} className={styles.link}>
                <bdi>{name}</bdi>
              </a>
              <span className={styles.bar}>
                <Bar share={views / most} shape="thick" />
              </span>
              <span className={styles.views}>{formatNumber(views, language)}</span>
            </li>
          ))}
        </ol>
      )}
      <PlotTable
        caption={title}
        columns={[text('insights.presentation'), text('insights.views')]}
        rows={presentations.map(({ oid, title: name, views }) => ({
          key: oid,
          name: <bdi>{name}</bdi>,
          cells: [formatNumber(views, language)],
        }))}
      />
    </Panel>
  );
}
