import { useFrame, useText } from '#app/client/frame.tsx';
import type { IngestState, NamedCount } from '#contract/analytics/insights.ts';
import { formatClock, formatTime } from '#locale/date.ts';
import type { Translate } from '#locale/translate.ts';
import { formatNumber } from '#locale/number.ts';
import { Legend } from '../plots/legend.tsx';
import { PlotTable } from '../plots/plot-table.tsx';
import { TimePlot } from '../plots/time-plot.tsx';
import { Panel } from '../panels/panel.tsx';
import * as facts from '../panels/reactions-panel.css.ts';
import { wordDuration } from '../words/duration.ts';
import { sumOf } from '../words/rank.ts';

const MINUTES_A_TICK = 10;

const reasons = [
  'unknown',
  'malformed',
  'past',
  'future',
  'too-large',
  'not-json',
  'wrong-type',
  'wrong-method',
  'cross-site',
  'too-many',
  'truncated',
] as const;

/** Reasons that this page has no text for appear under their own names. */
function reasonName(name: string, text: Translate): string {
  const known = reasons.find((reason) => reason === name);
  return known ? text(`insights.reason.${known}`) : name;
}

/** The last hour by minute: events accepted, and requests not accepted. */
export function IngestPanel({ ingest: { perMinute } }: { ingest: IngestState }) {
  const text = useText();
  const { language } = useFrame();
  const title = text('insights.ingest');
  const number = (value: number) => formatNumber(value, language);
  const [accepted, refused, overloaded, notTaken] = [
    text('insights.accepted'),
    text('insights.refused'),
    text('insights.overloaded'),
    text('insights.notTaken'),
  ];
  const sum = (kind: 'accepted' | 'refused' | 'overloaded') => perMinute.reduce((all, minute) => all + minute[kind], 0);
  return (
    <Panel title={title} span="wide" level={3} aside={<Legend now={accepted} beside={notTaken} />}>
      <TimePlot
        label={title}
        summary={text('insights.ingest.summary', { accepted: sum('accepted'), refused: sum('refused'), overloaded: sum('overloaded') })}
        values={perMinute.map((minute) => minute.accepted)}
        beside={perMinute.map((minute) => minute.refused + minute.overloaded)}
        ticks={perMinute.flatMap(({ at }, place) =>
          place % MINUTES_A_TICK === 0 ? [{ at: place, label: formatClock(at, language) }] : [],
        )}
        tell={(at) => {
          const minute = perMinute[at];
          return {
            title: minute ? formatTime(minute.at, language) : '',
            value: `${accepted}: ${number(minute?.accepted ?? 0)}`,
            beside: `${notTaken}: ${number(minute ? minute.refused + minute.overloaded : 0)}`,
          };
        }}
      />
      <PlotTable
        caption={title}
        columns={[text('insights.minute'), accepted, refused, overloaded]}
        rows={perMinute.toReversed().map((minute) => ({
          key: minute.at,
          name: formatTime(minute.at, language),
          cells: [number(minute.accepted), number(minute.refused), number(minute.overloaded)],
        }))}
      />
    </Panel>
  );
}

/** Events left out of the numbers, and those waiting to be counted. */
export function ApartPanel({ ingest: { accepted, duplicates, apart, overloaded, refused, waiting, sink } }: { ingest: IngestState }) {
  const text = useText();
  const { language } = useFrame();
  const number = (value: number) => formatNumber(value, language);
  const named = (counts: readonly NamedCount[]) =>
    counts.map(({ name, count }) => `${reasonName(name, text)} ${number(count)}`).join(' · ');
  const rows = [
    { name: text('insights.accepted'), value: number(accepted) },
    { name: text('insights.duplicates'), value: number(duplicates) },
    { name: text('insights.keptApart'), value: number(sumOf(apart)), under: named(apart) },
    { name: text('insights.refused'), value: number(sumOf(refused)), under: named(refused) },
    { name: text('insights.overloaded'), value: number(overloaded) },
    {
      name: text('insights.waiting'),
      value: waiting ? number(waiting.events) : text('insights.noAnswer'),
      under: waiting && waiting.events > 0 ? wordDuration(waiting.milliseconds, text, language) : '',
    },
    { name: text('insights.sink'), value: sink === 'postgresql' ? 'PostgreSQL' : 'ClickHouse' },
  ];
  return (
    <Panel title={text('insights.state')} level={3}>
      <dl className={facts.facts}>
        {rows.map(({ name, value, under }) => (
          <div key={name} className={facts.fact}>
            <dt>{name}</dt>
            <dd className={facts.value}>
              <strong className={facts.number}>{value}</strong>
            </dd>
            {under && <dd className={facts.under}>{under}</dd>}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
