import { useFrame, useText } from '#app/client/frame.tsx';
import type { DashboardTotals as Totals } from '#contract/analytics/insights.ts';
import { formatNumber } from '#locale/number.ts';
import { areaPath, linePath, PLANE } from '../../insights/plots/geometry.ts';
import { startedTiles } from '../../insights/tiles/started-tiles.ts';
import { Tiles } from '../../insights/tiles/tiles.tsx';
import { changesOf } from '../../insights/words/changes.ts';
import * as styles from './dashboard-totals.css.ts';

/** The last 30 days of all the user's presentations. */
export function DashboardTotals({ totals }: { totals: Totals }) {
  const text = useText();
  const { language } = useFrame();
  const { views, likes, perDay, mostWatched } = totals;
  const changes = changesOf(totals, text, language);
  const values = perDay.map(({ views: each }) => each);
  const top = Math.max(1, ...values);
  const label = text('account.dashboard.totals');
  return (
    <section className={styles.totals} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        {mostWatched && (
          <p className={styles.most}>
            <span className={styles.label}>{text('account.dashboard.mostWatched')}</span>
            {mostWatched.thumbnail !== null && <img src={mostWatched.thumbnail} width={40} height={22} alt="" className={styles.picture} />}
            <a href={mostWatched.address} className={styles.link}>
              <bdi>{mostWatched.title}</bdi>
            </a>
            <span className={styles.count}>{text('insights.viewCount', { count: mostWatched.views })}</span>
          </p>
        )}
      </div>
      <Tiles
        label={label}
        days={perDay.length}
        tiles={[
          { label: text('insights.views'), value: formatNumber(views.now, language), change: changes.percent(views) },
          ...startedTiles(totals, changes, text, language),
          { label: text('insights.likes'), value: formatNumber(likes.now, language), change: changes.count(likes) },
        ]}
      >
        {/* The number beside it says the same. */}
        <svg className={styles.spark} viewBox={`0 0 ${PLANE.width} ${PLANE.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={areaPath(values, top)} className={styles.area} />
          <path d={linePath(values, top)} className={styles.line} />
        </svg>
      </Tiles>
    </section>
  );
}
