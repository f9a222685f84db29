import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { SiteLayout } from '../../site/site-layout.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { appTitle } from '../../ui/type.css.ts';
import type { Page } from '../page.ts';
import { place } from './dashboard-page.css.ts';

function DashboardPage() {
  const text = useText();
  return (
    <SiteLayout>
      <h1 className={appTitle}>{text('account.dashboard.title')}</h1>
      <div className={place}>
        <EmptyState
          title={text('account.dashboard.emptyTitle')}
          action={
            <Button href={routes.explore} icon="compass">
              {text('account.dashboard.explore')}
            </Button>
          }
        >
          {text('account.dashboard.emptyText')}
        </EmptyState>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'dashboard'> = {
  areas: ['account'],
  title: (_props, text) => text('account.dashboard.title'),
  Component: DashboardPage,
};
