import { useFrame, useText } from '#app/client/frame.tsx';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import type { PageProps } from '#contract/pages.ts';
import { contained } from '../../../site/site-layout.css.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { appTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { NothingToSee } from '../insights/nothing-to-see.tsx';
import { CountedUpTo } from '../live/counted-up-to.tsx';
import { isUpToToday } from '../live/up-to-today.ts';
import { useLive } from '../live/use-live.ts';
import { CountriesPanel, DevicesPanel, EmbedsPanel, LanguagesPanel, OriginsPanel } from '../panels/audience-panels.tsx';
import * as styles from '../panels/panel.css.ts';
import { ReactionsPanel, SharesPanel } from '../panels/reactions-panel.tsx';
import { ViewsPanel } from '../panels/views-panel.tsx';
import { RangeBar } from '../range/range-bar.tsx';
import { rangeOf } from '../range/range.ts';
import { OverviewTiles } from '../tiles/overview-tiles.tsx';
import { ErrorsPanel } from './errors-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { ApartPanel, IngestPanel } from './ingest-panels.tsx';
import { MostWatchedPanel } from './most-watched-panel.tsx';
import { head, subhead } from './site-insights-page.css.ts';
import { VitalsPanel } from './vitals-panel.tsx';

function SiteInsightsPage(given: PageProps['siteInsights']) {
  const text = useText();
  const { address } = useFrame();
  const { props, isLive } = useLive(`${analyticsRoutes.siteInsightsNumbers}${rangeOf(address).query}`, given, isUpToToday);
  const { numbers, presentations, events, vitals, ingest, errors, empty, earliest } = props;
  return (
    <SiteLayout width="full">
      <div className={styles.ground}>
        <div className={classNames(contained, styles.column)}>
          <div className={head}>
            <h1 className={appTitle}>{text('insights.site.title')}</h1>
            <RangeBar range={numbers.range} earliest={earliest} csvAddress={analyticsRoutes.siteInsightsCsv} />
          </div>
          {empty === null ? (
            <>
              <OverviewTiles numbers={numbers} />
              <div className={styles.panels}>
                <ViewsPanel numbers={numbers} />
                <OriginsPanel numbers={numbers} />
                <MostWatchedPanel presentations={presentations} />
                <CountriesPanel numbers={numbers} />
                <DevicesPanel numbers={numbers} />
                <LanguagesPanel numbers={numbers} />
                <EmbedsPanel numbers={numbers} />
                <ReactionsPanel numbers={numbers} isOfSite />
                <SharesPanel numbers={numbers} />
                <VitalsPanel vitals={vitals} />
              </div>
            </>
          ) : (
            <NothingToSee empty={empty} apart={numbers.apart} />
          )}
          <h2 className={subhead}>{text('insights.pipeline')}</h2>
          <div className={styles.panels}>
            <IngestPanel ingest={ingest} />
            <ApartPanel ingest={ingest} />
            <EventsPanel events={events} />
            <ErrorsPanel errors={errors} />
          </div>
          <CountedUpTo at={numbers.upTo} isLive={isLive} />
        </div>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'siteInsights'> = {
  areas: ['insights'],
  title: (_props, text) => text('insights.site.title'),
  Component: SiteInsightsPage,
};
