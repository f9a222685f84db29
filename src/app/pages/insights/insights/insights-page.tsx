import { useFrame } from '#app/client/frame.tsx';
import { insightsCsvPath, insightsNumbersPath } from '#contract/analytics/analytics-routes.ts';
import type { InsightNumbers } from '#contract/analytics/insights.ts';
import type { PageProps } from '#contract/pages.ts';
import { contained } from '../../../site/site-layout.css.ts';
import { ShellEnd, SiteLayout } from '../../../site/site-layout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Page } from '../../page.ts';
import { isUpToToday } from '../live/up-to-today.ts';
import { useLive } from '../live/use-live.ts';
import { CountriesPanel, DevicesPanel, EmbedsPanel, LanguagesPanel, OriginsPanel } from '../panels/audience-panels.tsx';
import { LinksPanel, ViewersPanel } from '../panels/link-panels.tsx';
import * as styles from '../panels/panel.css.ts';
import { ReachPanel } from '../panels/reach-panel.tsx';
import { ReactionsPanel, SharesPanel } from '../panels/reactions-panel.tsx';
import { ViewsPanel } from '../panels/views-panel.tsx';
import { rangeOf } from '../range/range.ts';
import { OverviewTiles } from '../tiles/overview-tiles.tsx';
import { CountedUpTo } from '../live/counted-up-to.tsx';
import { InsightsHead } from './insights-head.tsx';
import { NothingToSee } from './nothing-to-see.tsx';
import { Sample } from './sample.tsx';
import { RangeBar } from '../range/range-bar.tsx';

function InsightsPage(given: PageProps['insights']) {
  const { address } = useFrame();
  const { oid } = given.presentation;
  const { props, isLive } = useLive(`${insightsNumbersPath(oid)}${rangeOf(address).query}`, given, isUpToToday);
  const { presentation, numbers, empty, sample, earliest } = props;
  return (
    <SiteLayout width="full">
      <div className={styles.ground}>
        <div className={classNames(contained, styles.column)}>
          <InsightsHead presentation={presentation}>
            {empty === null && <RangeBar range={numbers.range} earliest={earliest} csvAddress={insightsCsvPath(oid)} />}
          </InsightsHead>
          <ShellEnd />
          {empty === null ? (
            <>
              <OverviewTiles numbers={numbers} />
              <Panels numbers={numbers} stopCount={presentation.stopCount} />
              <CountedUpTo at={numbers.upTo} isLive={isLive} />
            </>
          ) : (
            <NothingToSee empty={empty} presentation={presentation} apart={numbers.apart} />
          )}
          {sample && (
            <Sample>
              <OverviewTiles numbers={sample} />
              <Panels numbers={sample} stopCount={presentation.stopCount} />
            </Sample>
          )}
        </div>
      </div>
    </SiteLayout>
  );
}

function Panels({ numbers, stopCount }: { numbers: InsightNumbers; stopCount: number }) {
  return (
    <div className={styles.panels}>
      <ViewsPanel numbers={numbers} />
      <OriginsPanel numbers={numbers} />
      <ReachPanel numbers={numbers} />
      <CountriesPanel numbers={numbers} />
      <DevicesPanel numbers={numbers} />
      <LanguagesPanel numbers={numbers} />
      <EmbedsPanel numbers={numbers} />
      <ReactionsPanel numbers={numbers} />
      <SharesPanel numbers={numbers} />
      <LinksPanel numbers={numbers} />
      <ViewersPanel numbers={numbers} stopCount={stopCount} />
    </div>
  );
}

export const page: Page<'insights'> = {
  areas: ['insights'],
  title: ({ presentation }, text) => text('insights.title', { title: presentation.title }),
  Component: InsightsPage,
};
