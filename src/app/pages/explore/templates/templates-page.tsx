import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { copyPath } from '#contract/presentation/presentation-address.ts';
import { signUpPath } from '#contract/routes.ts';
import { isolate } from '#locale/isolate.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { PresentationCard } from '../../../ui/card/presentation-card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Page } from '../../page.ts';
import * as styles from '../explore/explore-page.css.ts';

const EAGER = 8;

function TemplatesPage({ cards }: PageProps['templates']) {
  const text = useText();
  const { user } = useFrame();
  const useAddress = (oid: string) => (user ? copyPath(oid) : signUpPath(copyPath(oid)));
  return (
    <SiteLayout>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text('explore.templates.title')}</h1>
          <p className={styles.lead}>{text('explore.templates.lead')}</p>
        </div>
      </div>
      {cards.length === 0 ? (
        <div className={styles.nothing}>
          <EmptyState title={text('explore.templates.emptyTitle')}>{text('explore.templates.emptyText')}</EmptyState>
        </div>
      ) : (
        <div className={cardGrid} data-place="templates">
          {cards.map((card, index) => (
            <PresentationCard
              key={card.oid}
              card={card}
              level={2}
              tells="description"
              isLazy={index >= EAGER}
              end={
                <Button
                  href={useAddress(card.oid)}
                  tone="soft"
                  size="sm"
                  data-event={user ? 'cta' : undefined}
                  aria-label={text('explore.templates.useNamed', { title: isolate(card.title) })}
                >
                  {text('explore.templates.use')}
                </Button>
              }
            />
          ))}
        </div>
      )}
    </SiteLayout>
  );
}

export const page: Page<'templates'> = {
  areas: ['explore'],
  title: (_props, text) => text('explore.templates.title'),
  description: (_props, text) => text('explore.templates.lead'),
  Component: TemplatesPage,
};
