import { useFrame, useText } from '#app/client/frame.tsx';
import { formatNumber, formatPercent } from '#locale/number.ts';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Bar } from '../plots/bar.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { shownName } from '../words/names.ts';
import { rank, sumOf } from '../words/rank.ts';
import { NothingYet, Panel, type PanelProps } from './panel.tsx';
import * as styles from './ranked-panel.css.ts';

export interface RankedItem {
  key: string;
  lead?: ReactNode | undefined;
  name: string;
  href?: string;
  count: number;
}

export interface RankedPanelProps extends Pick<PanelProps, 'title' | 'span' | 'level'> {
  items: readonly RankedItem[];
  /** The total of everything not among the items. */
  rest?: number;
  /** What the rows are, e.g. "Country". */
  of: string;
  /** What is counted, if not views. */
  counted?: string;
  /** The number beside each row: its count, or its share of all. */
  tells?: 'count' | 'share';
  most?: number;
  empty: string;
  children?: ReactNode;
}

/** Ranks the items with bars, largest first; the table has all of them. */
export function RankedPanel({
  title,
  span,
  level,
  items,
  rest = 0,
  of,
  counted,
  tells = 'count',
  most = 7,
  empty,
  children,
}: RankedPanelProps) {
  const text = useText();
  const { language } = useFrame();
  const { first, others, othersCount } = rank(items, most, rest);
  const total = sumOf(items) + rest;
  const largest = Math.max(1, othersCount, ...first.map(({ count }) => count));
  const share = (count: number) => formatPercent(total > 0 ? count / total : 0, language);
  const written = (count: number) => (tells === 'count' ? formatNumber(count, language) : share(count));
  const lead = first.some((item) => item.lead !== undefined) ? <Icon name="globe" size={14} /> : undefined;
  // The number of items in the rest is unknown.
  const lineOf = (name: string, count: number): RankedItem[] => (count > 0 ? [{ key: ' others', lead, name, count }] : []);
  const rows = [...first, ...lineOf(rest > 0 ? text('insights.rest') : text('insights.others', { count: others }), othersCount)];
  const all = [...items.filter(({ count }) => count > 0), ...lineOf(text('insights.rest'), rest)];
  return (
    <Panel title={title} {...(span && { span })} {...(level && { level })}>
      {rows.length === 0 ? (
        <NothingYet>{empty}</NothingYet>
      ) : (
        <ul className={styles.list}>
          {rows.map((item) => (
            <Row key={item.key} item={item} value={written(item.count)} share={item.count / largest} />
          ))}
        </ul>
      )}
      {children}
      <PlotTable
        caption={title}
        columns={[of, counted ?? text('insights.views'), text('insights.share')]}
        rows={all.map(({ key, name, count }) => ({
          key,
          name: <bdi>{shownName(name)}</bdi>,
          cells: [formatNumber(count, language), share(count)],
        }))}
      />
    </Panel>
  );
}

function Row({ item: { lead, name, href }, value, share }: { item: RankedItem; value: string; share: number }) {
  const words = (
    <bdi className={styles.name} title={shownName(name)} suppressHydrationWarning>
      {shownName(name)}
    </bdi>
  );
  return (
    <li className={lead === undefined ? styles.bareRow : styles.row}>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        {href === undefined ? (
          words
        ) : (
          <a href={href} className={styles.link}>
            {words}
          </a>
        )}
        <span className={styles.value}>{value}</span>
      </span>
      <span className={styles.bar}>
        <Bar share={share} />
      </span>
    </li>
  );
}

/** A country code, or another two-letter code. */
export const CodeBadge = ({ code }: { code: string }) =>
  /^[A-Za-z]{2,3}$/.test(code) ? <span className={styles.code}>{code}</span> : <Icon name="globe" size={14} />;
