import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes, signUpPath } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import { SiteLayout } from '../../site/site-layout.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Page } from '../page.ts';
import { nothing, title } from './explore-page.css.ts';

function ExplorePage({ term }: PageProps['explore']) {
  const text = useText();
  const { user } = useFrame();
  const words = { term: isolate(term) };
  const isSearch = term !== '';
  return (
    <SiteLayout>
      <h1 className={title}>{isSearch ? text('account.explore.results', words) : text('account.explore.title')}</h1>
      <div className={nothing}>
        <EmptyState
          title={isSearch ? text('account.explore.noneTitle', words) : text('account.explore.emptyTitle')}
          action={
            isSearch ? (
              <Button href={routes.explore} tone="outline" icon="compass">
                {text('account.explore.all')}
              </Button>
            ) : (
              <Button href={user ? routes.dashboard : signUpPath(routes.dashboard)}>{text('account.explore.start')}</Button>
            )
          }
        >
          {text(isSearch ? 'account.explore.noneText' : 'account.explore.emptyText')}
        </EmptyState>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'explore'> = {
  areas: ['account'],
  title: ({ term }, text) => (term === '' ? text('account.explore.title') : text('account.explore.results', { term })),
  Component: ExplorePage,
};
