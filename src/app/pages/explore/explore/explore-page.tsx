import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { isolate } from '#locale/isolate.ts';
import { ShellEnd, SiteLayout } from '../../../site/site-layout.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { Pagination } from '../../../ui/card/pagination.tsx';
import { PresentationCard } from '../../../ui/card/presentation-card.tsx';
import type { Page } from '../../page.ts';
import { exploreAddress } from './explore-address.ts';
import * as styles from './explore-page.css.ts';
import { Featured } from './featured.tsx';
import { Narrowing, Orders, Trending } from './narrowing.tsx';
import { NothingFound } from './nothing-found.tsx';

/** The first row is visible immediately. */
const EAGER = 4;

function ExplorePage(props: PageProps['explore']) {
  const text = useText();
  const { language } = useFrame();
  const { term, cards, featured, total, page, pageCount } = props;
  const isSearch = term !== '';
  const counted = { count: total, shown: new Intl.NumberFormat(language).format(total) };
  return (
    <SiteLayout>
      {/* Sorting and paging are not new searches. */}
      <div className={styles.head} data-event="">
        <div className={styles.words}>
          <h1 className={styles.title}>{isSearch ? text('explore.results', { term: isolate(term) }) : text('explore.title')}</h1>
          <p className={styles.lead}>{isSearch ? text('explore.found', counted) : text('explore.lead')}</p>
        </div>
        {total > 0 && <Orders {...props} />}
      </div>
      <div className={styles.tools}>
        <Trending terms={props.trending} current={term} />
        <Narrowing {...props} />
      </div>
      <ShellEnd />
      {featured && <Featured card={featured} />}
      {total === 0 ? (
        <NothingFound {...props} />
      ) : (
        <div className={cardGrid}>
          {cards.map((card, index) => (
            <PresentationCard key={card.oid} card={card} level={2} isLazy={featured !== null || index >= EAGER} />
          ))}
        </div>
      )}
      <Pagination page={page} pageCount={pageCount} addressOf={(number) => exploreAddress({ ...props, page: number })} />
    </SiteLayout>
  );
}

export const page: Page<'explore'> = {
  areas: ['explore'],
  title({ term, page: number, pageCount }, text) {
    const title = term === '' ? text('explore.title') : text('explore.results', { term });
    return number > 1 ? `${title} · ${text('explore.page', { page: number, count: pageCount })}` : title;
  },
  description: (_props, text) => text('explore.lead'),
  Component: ExplorePage,
};
