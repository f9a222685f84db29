import { useText } from '#app/client/frame.tsx';
import type { PresentationCard as CardData } from '#contract/presentation/cards.ts';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { PresentationCard } from '../../../ui/card/presentation-card.tsx';
import { heading } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { exploreAddress } from '../explore/explore-address.ts';
import { head, lead, title, words } from '../explore/explore-page.css.ts';
import { NothingFound } from '../explore/nothing-found.tsx';
import { shelf, shelfHead } from './gallery-page.css.ts';

const all = { term: '', order: 'watched', isReusableOnly: false, language: null } as const;

function GalleryPage({ staffPicks, mostWatched, latest }: PageProps['gallery']) {
  const text = useText();
  return (
    <SiteLayout>
      <div className={head}>
        <div className={words}>
          <h1 className={title}>{text('explore.gallery.title')}</h1>
          <p className={lead}>{text('explore.gallery.lead')}</p>
        </div>
      </div>
      {latest.length === 0 ? (
        <NothingFound {...all} />
      ) : (
        <>
          <Shelf name="picks" title={text('explore.gallery.staffPicks')} cards={staffPicks} isFirst />
          <Shelf name="watched" title={text('explore.order.watched')} cards={mostWatched} address={exploreAddress(all)} />
          <Shelf name="latest" title={text('explore.order.latest')} cards={latest} address={exploreAddress({ ...all, order: 'latest' })} />
        </>
      )}
    </SiteLayout>
  );
}

interface ShelfProps {
  name: string;
  title: string;
  cards: readonly CardData[];
  /** The address of the full list. */
  address?: string;
  isFirst?: boolean;
}

function Shelf({ name, title: words, cards, address, isFirst = false }: ShelfProps) {
  const text = useText();
  return (
    <section aria-labelledby={name} className={shelf} data-place={name}>
      <div className={shelfHead}>
        <h2 id={name} className={heading}>
          {words}
        </h2>
        {address !== undefined && (
          <Button
            href={address}
            tone="ghost"
            size="sm"
            endIcon="arrowRight"
            data-event="cta"
            aria-label={`${text('explore.gallery.all')}: ${words}`}
          >
            {text('explore.gallery.all')}
          </Button>
        )}
      </div>
      <div className={cardGrid}>
        {cards.map((card) => (
          <PresentationCard key={card.oid} card={card} isLazy={!isFirst} />
        ))}
      </div>
    </section>
  );
}

export const page: Page<'gallery'> = {
  areas: ['explore'],
  title: (_props, text) => text('explore.gallery.title'),
  description: (_props, text) => text('explore.gallery.lead'),
  Component: GalleryPage,
};
