import { useFrame, useText } from '#app/client/frame.tsx';
import type { InsightNumbers } from '#contract/analytics/insights.ts';
import { formatNumber } from '#locale/number.ts';
import { changesOf } from '../words/changes.ts';
import { Panel } from './panel.tsx';
import { RankedPanel } from './ranked-panel.tsx';
import * as styles from './reactions-panel.css.ts';

/** Spelled as the networks write them. */
const networkNames: Partial<Record<string, string>> = {
  FACEBOOK: 'Facebook',
  LINKEDIN: 'LinkedIn',
  TWITTER: 'X (Twitter)',
  GOOGLE_CLASSROOM: 'Google Classroom',
};

export function SharesPanel({ numbers: { networks } }: { numbers: InsightNumbers }) {
  const text = useText();
  return (
    <RankedPanel
      title={text('insights.shares')}
      span="pair"
      of={text('insights.network')}
      counted={text('insights.sharesCount')}
      items={networks.map(({ name, count }) => ({ key: name, name: networkNames[name] ?? name, count }))}
      empty={text('insights.shares.empty')}
    />
  );
}

/** What people did besides watching, and what does not count as a view. */
export function ReactionsPanel({ numbers, isOfSite = false }: { numbers: InsightNumbers; isOfSite?: boolean }) {
  const text = useText();
  const { language } = useFrame();
  const { likes, shares, copies, pdfSales, apart } = numbers;
  const { count } = changesOf(numbers, text, language);
  const rows = [
    { name: text('insights.likes'), value: formatNumber(likes.now, language), change: count(likes) },
    { name: text('insights.sharesCount'), value: formatNumber(shares.now, language), change: count(shares) },
    { name: text('insights.copies'), value: formatNumber(copies.now, language), change: count(copies) },
    { name: text('insights.pdfSales'), value: formatNumber(pdfSales.count, language), under: pdfSales.takings.join(' · ') },
  ];
  return (
    <Panel title={text('insights.reactions')} span="broad">
      <dl className={styles.facts}>
        {rows.map(({ name, value, change, under }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              {change && <span className={change.isMore ? styles.more : styles.less}>{change.words}</span>}
              {under && <span className={styles.less}>{under}</span>}
              <strong className={styles.number}>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.apart}>{text(isOfSite ? 'insights.site.apart' : 'insights.apart', apart)}</p>
    </Panel>
  );
}
