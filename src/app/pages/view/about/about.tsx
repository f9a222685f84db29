import { eyeIcon, languagesIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { isListed } from '#contract/presentation/presentation-address.ts';
import { profilePath, searchPath } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { formatDate } from '#locale/date.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pageTitle } from '../../../ui/type.css.ts';
import * as styles from './about.css.ts';
import { languageName } from './language-name.ts';
import { StillIcon } from './still-icon.tsx';

export type AboutProps = Pick<
  ViewPageProps,
  'title' | 'owner' | 'ownerBlock' | 'description' | 'tags' | 'published' | 'contentLanguage' | 'privacy' | 'viewCount'
>;

/** The title, owner and description of a presentation. Server-rendered only. */
export function About({ title, owner, ownerBlock, description, tags, contentLanguage, ...facts }: AboutProps) {
  const text = useText();
  const names = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const profile = profilePath(owner.oid);
  return (
    <div className={styles.about}>
      <h1 className={pageTitle}>
        <bdi lang={contentLanguage}>{title}</bdi>
      </h1>
      <div className={styles.owner}>
        <Avatar avatar={ownerBlock.avatar} size="lg" />
        <div className={styles.person}>
          <a className={styles.name} href={profile} rel="author" data-event="owner-link">
            <bdi>{owner.publicDisplayName}</bdi>
          </a>
          <p className={styles.line}>
            {ownerBlock.about !== '' && <bdi className={styles.said}>{ownerBlock.about}</bdi>}
            <span className={styles.count}>{text('view.owner.presentations', { count: ownerBlock.presentationCount })}</span>
          </p>
        </div>
        <Button href={profile} tone="outline" data-event="owner-link">
          {text('view.owner.profile')}
        </Button>
      </div>
      {description !== '' && (
        <p className={styles.description} lang={contentLanguage} dir="auto">
          {description}
        </p>
      )}
      {names.length > 0 && (
        <ul className={styles.tags} aria-label={text('view.tags')}>
          {names.map((tag) => (
            <li key={tag}>
              <a className={styles.tag} href={searchPath(tag)} rel="tag" data-event="suggested-term">
                <bdi lang={contentLanguage}>{tag}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Facts {...facts} contentLanguage={contentLanguage} />
    </div>
  );
}

function Facts({
  published,
  contentLanguage,
  privacy,
  viewCount,
}: Pick<AboutProps, 'published' | 'contentLanguage' | 'privacy' | 'viewCount'>) {
  const text = useText();
  const { language } = useFrame();
  const spoken = languageName(contentLanguage, language);
  return (
    <ul className={styles.facts} aria-label={text('view.facts')}>
      {/* On wide screens, the toolbar shows the views. */}
      {isListed(privacy) && (
        <li className={styles.phoneFact}>
          <Icon name={eyeIcon} size={16} />
          {text('view.facts.views', { count: viewCount })}
        </li>
      )}
      {isListed(privacy) && (
        <li className={styles.fact}>
          <StillIcon name="calendar" />
          <time dateTime={published}>{text('view.facts.published', { date: formatDate(published, language) })}</time>
        </li>
      )}
      {privacy === 'reusable' && (
        <li className={styles.fact}>
          <StillIcon name="recycle" />
          {text('view.facts.reusable')}
        </li>
      )}
      {spoken !== '' && (
        <li className={styles.fact}>
          <Icon name={languagesIcon} size={16} />
          {spoken}
        </li>
      )}
    </ul>
  );
}
