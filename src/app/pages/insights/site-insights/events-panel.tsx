import { useText } from '#app/client/frame.tsx';
import type { SiteInsightsProps } from '#contract/analytics/insights.ts';
import { RankedPanel } from '../panels/ranked-panel.tsx';

/** How often each event occurred, by its name in the catalogue. */
export function EventsPanel({ events }: Pick<SiteInsightsProps, 'events'>) {
  const text = useText();
  return (
    <RankedPanel
      title={text('insights.events')}
      of={text('insights.event')}
      counted={text('insights.timesCount')}
      span="full"
      level={3}
      most={12}
      items={events.map(({ name, count }) => ({ key: name, name, count }))}
      empty={text('insights.events.empty')}
    />
  );
}
