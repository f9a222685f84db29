import { analyticsRoutes, insightsPath } from '#contract/analytics/analytics-routes.ts';
import { isolate } from '#locale/isolate.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { Pagination } from '../../../ui/card/pagination.tsx';
import { PresentationCard } from '../../../ui/card/presentation-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { appTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import * as styles from './dashboard-page.css.ts';
import { DashboardTotals } from './dashboard-totals.tsx';

const EAGER = 8;

function DashboardPage({ cards, page: number, pageCount, totals }: PageProps['dashboard']) {
  const text = useText();
  const { user } = useFrame();
  return (
    <SiteLayout>
      <div className={styles.head}>
        <h1 className={appTitle}>{text('account.dashboard.title')}</h1>
        {user?.role === 'admin' && (
          <div className={styles.links}>
            <TextLink href={analyticsRoutes.siteInsights} tone="quiet">
              {text('account.dashboard.siteInsights')}
            </TextLink>
            <TextLink href={pdfRoutes.purchases} tone="quiet">
              {text('account.dashboard.purchases')}
            </TextLink>
          </div>
        )}
      </div>
      {totals && cards.length > 0 && <DashboardTotals totals={totals} />}
      {cards.length === 0 ? (
        <Beginning />
      ) : (
        <div className={classNames(cardGrid, styles.cards)}>
          {cards.map((card, index) => (
            <PresentationCard
              key={card.oid}
              card={card}
              level={2}
              tells="views"
              isLazy={index >= EAGER}
              end={<IconButton href={insightsPath(card.oid)} icon="chart" size="sm" className={styles.insights} label={text('account.dashboard.insightsOf', { title: isolate(card.title) })} />}
            />
          ))}
        </div>
      )}
      <Pagination page={number} pageCount={pageCount} addressOf={(each) => (each === 1 ? routes.dashboard : `${routes.dashboard}?page=${each}`)} />
    </SiteLayout>
  );
}

function Beginning() {
  const text = useText();
  return (
    <div className={styles.place}>
      <EmptyState
        title={text('account.dashboard.emptyTitle')}
        action={
          <div className={styles.ways}>
            <Button href={routes.templates} icon="copy">
              {text('account.dashboard.template')}
            </Button>
            <Button href={routes.explore} tone="outline" icon="compass">
              {text('account.dashboard.explore')}
            </Button>
          </div>
        }
      >
        {text('account.dashboard.emptyText')}
      </EmptyState>
    </div>
  );
}

export const page: Page<'dashboard'> = {
  areas: ['account', 'explore', 'insights'],
  title: (_props, text) => text('account.dashboard.title'),
  Component: DashboardPage,
};
