import { pencilIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { profilePath, routes } from '#contract/routes.ts';
import { formatDate } from '#locale/date.ts';
import { isolate } from '#locale/isolate.ts';
import { ShellEnd, SiteLayout } from '../../../site/site-layout.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { Pagination } from '../../../ui/card/pagination.tsx';
import { PresentationCard } from '../../../ui/card/presentation-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { heading, metaText } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import * as styles from './profile-page.css.ts';

const EAGER = 4;

function ProfilePage({ person, joinedAt, isMine, cards, page: number, pageCount }: PageProps['profile']) {
  const text = useText();
  const { language } = useFrame();
  return (
    <SiteLayout>
      <div className={styles.person}>
        <Avatar avatar={person.avatar} size="xl" />
        <div className={styles.words}>
          <h1 className={styles.name}>
            <bdi>{person.publicDisplayName}</bdi>
          </h1>
          {person.about !== '' && (
            <p className={styles.about}>
              <bdi>{person.about}</bdi>
            </p>
          )}
          <p className={classNames(metaText, styles.facts)}>
            <span className={styles.fact}>@{person.username}</span>
            <span className={styles.fact}>{text('account.profile.joined', { date: formatDate(joinedAt, language) })}</span>
          </p>
        </div>
        {isMine && (
          <Button href={`${routes.settings}#profile`} tone="outline" icon={pencilIcon}>
            {text('account.profile.edit')}
          </Button>
        )}
      </div>
      <ShellEnd />
      <section aria-labelledby="presentations">
        <h2 id="presentations" className={heading}>
          {text('account.profile.presentations')}
        </h2>
        {cards.length === 0 ? (
          <EmptyState title={text('account.profile.emptyTitle')} level={3}>
            {isMine ? text('account.profile.emptyMine') : text('account.profile.emptyTheirs', { name: isolate(person.publicDisplayName) })}
          </EmptyState>
        ) : (
          <div className={classNames(cardGrid, styles.cards)}>
            {cards.map((card, index) => (
              <PresentationCard key={card.oid} card={card} tells="views" isLazy={index >= EAGER} />
            ))}
          </div>
        )}
        <Pagination
          page={number}
          pageCount={pageCount}
          addressOf={(each) => (each === 1 ? profilePath(person.oid) : `${profilePath(person.oid)}?page=${each}`)}
        />
      </section>
    </SiteLayout>
  );
}

export const page: Page<'profile'> = {
  areas: ['account', 'explore'],
  title: ({ person }) => person.publicDisplayName,
  description: ({ person }) => person.about,
  Component: ProfilePage,
};
