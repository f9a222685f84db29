import { useText } from '#app/client/frame.tsx';
import type { SidebarCard as CardData } from '#contract/presentation/cards.ts';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useId, type ReactNode } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { SidebarCard } from './sidebar-card.tsx';
import * as styles from './sidebars.css.ts';

export type SidebarsProps = Pick<ViewPageProps, 'topPicks' | 'templates' | 'sampleVideos'>;

/** Suggestions beside the presentation. Server-rendered only; `animatePreviews` animates it. */
export function Sidebars({ topPicks, templates, sampleVideos }: SidebarsProps) {
  const text = useText();
  return (
    <div className={styles.list}>
      <Sidebar name="staff-picks" title={text('view.sidebar.staffPicks')} all={routes.gallery} cards={topPicks} shape="rows" />
      <Sidebar name="templates" title={text('view.sidebar.templates')} all={routes.templates} cards={templates} shape="tiles" />
      <Sidebar name="videos" title={text('view.sidebar.videos')} all={routes.videoExplore} cards={sampleVideos} shape="films" isFirstLarge>
        <p className={styles.links}>
          <TextLink tone="standalone" href={routes.video} data-event="cta">
            {text('view.sidebar.makeVideo')}
          </TextLink>
          <TextLink tone="standalone" href={routes.videoEdu} data-event="cta">
            {text('view.sidebar.teachers')}
          </TextLink>
        </p>
      </Sidebar>
    </div>
  );
}

interface SidebarProps {
  /** The name in the log. */
  name: string;
  title: string;
  /** The address of the full list. */
  all: string;
  cards: readonly CardData[];
  shape: keyof typeof styles.lists;
  isFirstLarge?: boolean;
  children?: ReactNode;
}

/** Every fourth card is large, where the first one is: each column of the row looks the same. */
const COLUMN = 4;

/** All cards in a row that scrolls sideways; pictures out of sight do not load. */
function Sidebar({ name, title, all, cards, shape, isFirstLarge = false, children }: SidebarProps) {
  const text = useText();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className={styles.sidebars[shape]} aria-labelledby={id} data-place={name}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <TextLink tone="quiet" className={styles.all} href={all} data-event="cta" aria-label={`${text('view.sidebar.seeAll')}, ${title}`}>
          {text('view.sidebar.seeAll')}
        </TextLink>
      </div>
      <ul className={styles.lists[shape]}>
        {cards.map((card, place) => {
          const isLarge = isFirstLarge && place % COLUMN === 0;
          return (
            <li key={card.path} className={isLarge ? styles.large : undefined}>
              <SidebarCard card={card} shape={isLarge ? 'large' : shape === 'tiles' ? 'tile' : 'row'} />
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
