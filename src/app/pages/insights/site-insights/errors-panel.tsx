import { useFrame, useText } from '#app/client/frame.tsx';
import type { ErrorGroup } from '#contract/analytics/insights.ts';
import { formatDate, formatTime } from '#locale/date.ts';
import { formatNumber } from '#locale/number.ts';
import { NothingYet, Panel } from '../panels/panel.tsx';
import { under } from '../panels/records.css.ts';
import { Records } from '../panels/records.tsx';

/** Errors reported by browsers, grouped. */
export function ErrorsPanel({ errors }: { errors: readonly ErrorGroup[] }) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.errors');
  return (
    <Panel title={title} span="full" level={3}>
      {errors.length === 0 ? (
        <NothingYet>{text('insights.errors.empty')}</NothingYet>
      ) : (
        <Records
          caption={title}
          columns={[
            { label: text('insights.message') },
            { label: text('insights.level') },
            { label: text('insights.timesCount'), isNumber: true },
            { label: text('insights.firstAt') },
            { label: text('insights.lastAt') },
            { label: text('insights.browser') },
          ]}
          rows={errors.map(({ message, place, level, count, firstAt, lastAt, userAgent }) => ({
            key: `${level} ${place} ${message}`,
            cells: [
              <span key="message">
                <bdi>{message}</bdi>
                <bdi className={under}>{place}</bdi>
              </span>,
              text(`insights.level.${level}`),
              formatNumber(count, language),
              <Moment key="first" at={firstAt} />,
              <Moment key="last" at={lastAt} />,
              <bdi key="browser" className={under}>
                {userAgent}
              </bdi>,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Moment({ at }: { at: string }) {
  const { language } = useFrame();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDate(at, language)} <span className={under}>{formatTime(at, language)}</span>
    </time>
  );
}
