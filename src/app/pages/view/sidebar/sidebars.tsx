import { useText } from '#app/client/frame.tsx';
import type { SidebarCard as CardData } from '#contract/presentation/cards.ts';
import { routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { useId, type ReactNode } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SidebarCard } from './sidebar-card.tsx';
import * as styles from './sidebars.css.ts';

export type SidebarsProps = Pick<ViewPageProps, 'topPicks' | 'templates' | 'sampleVideos'>;

/** Suggestions beside the presentation. Server-rendered only; `animatePreviews` animates it. */
export function Sidebars({ topPicks, templates, sampleVideos }: SidebarsProps) {
  const text = useText();
  return (
    <div className={styles.sidebars}>
      <Sidebar name="staff-picks" title={text('view.sidebar.staffPicks')} all={routes.gallery} cards={topPicks} shape="rows" />
      <Sidebar name="templates" title={text('view.sidebar.templates')} all={routes.templates} cards={templates} shape="tiles" />
      <Sidebar name="videos" title={text('view.sidebar.videos')} all={routes.videoExplore} cards={sampleVideos} shape="rows" isFirstLarge>
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
  shape: 'rows' | 'tiles';
  isFirstLarge?: boolean;
  children?: ReactNode;
}

const SHOWN_AT_FIRST = 4;

/** Renders all cards; most are collapsed, where their pictures do not load. */
function Sidebar({ name, title, all, cards, shape, isFirstLarge = false, children }: SidebarProps) {
  const text = useText();
  const id = useId();
  if (cards.length === 0) return null;
  const rest = cards.slice(SHOWN_AT_FIRST);
  const list = (some: readonly CardData[], isFirst: boolean) => (
    <ul className={styles.lists[shape]}>
      {some.map((card, place) => {
        const isLarge = isFirst && isFirstLarge && place === 0;
        return (
          <li key={card.path} className={isLarge ? styles.large : undefined}>
            <SidebarCard card={card} shape={isLarge ? 'large' : shape === 'rows' ? 'row' : 'tile'} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className={styles.sidebar} aria-labelledby={id} data-place={name}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <TextLink tone="quiet" className={styles.all} href={all} data-event="cta" aria-label={`${text('view.sidebar.seeAll')}, ${title}`}>
          {text('view.sidebar.seeAll')}
        </TextLink>
      </div>
      {list(cards.slice(0, SHOWN_AT_FIRST), true)}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.whenClosed}>{text('view.sidebar.showAll', { count: cards.length })}</span>
            <span className={styles.whenOpen}>{text('view.sidebar.showFewer')}</span>
            <Icon name="chevronDown" size={16} className={styles.arrow} />
          </summary>
          {list(rest, false)}
        </details>
      )}
      {children}
    </section>
  );
}
