import { useFrame, useText } from '#app/client/frame.tsx';
import { mostViewersShown, type InsightNumbers } from '#contract/analytics/insights.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { formatNumber, formatPercent } from '#locale/number.ts';
import type { Translate } from '#locale/translate.ts';
import { NoData } from '../tiles/no-data.tsx';
import { wordDuration } from '../words/duration.ts';
import { Panel } from './panel.tsx';
import { under } from './records.css.ts';
import { Records } from './records.tsx';

/** Enough of an id to tell it from others. */
const END = 4;

const linkName = (label: string, linkId: string, text: Translate) => label || text('insights.unnamedLink', { end: linkId.slice(-END) });

/** The numbers of each view link. Absent if there are none. */
export function LinksPanel({ numbers: { links } }: { numbers: InsightNumbers }) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.links');
  if (links.length === 0) return null;
  return (
    <Panel title={title} span="full">
      <Records
        caption={title}
        columns={[
          { label: text('insights.link') },
          { label: text('insights.views'), isNumber: true },
          { label: text('insights.finished'), isNumber: true },
          { label: text('insights.watched'), isNumber: true },
        ]}
        rows={links.map(({ linkId, label, views, started, finished, watchMs }) => ({
          key: linkId,
          cells: [
            <bdi key="label">{linkName(label, linkId, text)}</bdi>,
            formatNumber(views, language),
            started > 0 ? formatPercent(finished / started, language) : <NoData key="finished" />,
            wordDuration(watchMs, text, language),
          ],
        }))}
      />
    </Panel>
  );
}

/** Viewers who gave their names, and what they watched. Absent if there are none. */
export function ViewersPanel({ numbers: { viewers }, stopCount }: { numbers: InsightNumbers; stopCount: number }) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.viewers');
  const isCut = viewers.length >= mostViewersShown;
  if (viewers.length === 0) return null;
  return (
    <Panel
      title={title}
      span="full"
      aside={isCut && <p className={under}>{text('insights.viewers.latest', { count: formatNumber(viewers.length, language) })}</p>}
    >
      <Records
        caption={title}
        columns={[
          { label: text('insights.viewer') },
          { label: text('insights.link') },
          { label: text('insights.lastSeen') },
          { label: text('insights.views'), isNumber: true },
          { label: text('insights.watched'), isNumber: true },
          { label: text('insights.furthest'), isNumber: true },
        ]}
        rows={viewers.map(({ name, email, link, linkId, lastSeenAt, views, watchMs, furthestStep, isFinished }) => ({
          key: `${linkId} ${email}`,
          cells: [
            <span key="viewer">
              <bdi>{name}</bdi>
              <bdi className={under}>{email}</bdi>
            </span>,
            <bdi key="link">{linkName(link, linkId, text)}</bdi>,
            <time key="seen" dateTime={lastSeenAt} suppressHydrationWarning>
              {formatDate(lastSeenAt, language)} <span className={under}>{formatTime(lastSeenAt, language)}</span>
            </time>,
            formatNumber(views, language),
            wordDuration(watchMs, text, language),
            isFinished
              ? text('insights.toTheEnd')
              : text('insights.stopsOf', { reached: formatNumber(furthestStep, language), all: formatNumber(stopCount, language) }),
          ],
        }))}
      />
    </Panel>
  );
}
