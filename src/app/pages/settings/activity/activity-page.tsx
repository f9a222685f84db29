import { RichText, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { appTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { ActivityEntry } from './activity-entry.tsx';
import * as styles from './activity-page.css.ts';
import { EntryPages } from './entry-pages.tsx';

function ActivityPage({ entries, paging }: PageProps['activity']) {
  const text = useText();
  return (
    <SiteLayout>
      <div className={styles.column}>
        <TextLink href={routes.settings} tone="quiet">
          <Icon name="arrowLeft" size={16} />
          {text('settings.title')}
        </TextLink>
        <div className={styles.opening}>
          <h1 className={appTitle}>{text('activity.title')}</h1>
          <p className={styles.lead}>{text('activity.lead')}</p>
          <p className={styles.lead}>
            <RichText text="activity.doubt" elements={{ link: <TextLink href={`${routes.settings}#password`} /> }} />
          </p>
        </div>
        {entries.length > 0 ? (
          <ol className={styles.list} aria-label={text('activity.list')}>
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        ) : (
          <div className={styles.place}>
            <EmptyState title={text('activity.empty.title')}>{text('activity.empty.text')}</EmptyState>
          </div>
        )}
        <EntryPages paging={paging} />
      </div>
    </SiteLayout>
  );
}

export const page: Page<'activity'> = {
  areas: ['activity', 'settings'],
  title: (_props, text) => text('activity.title'),
  Component: ActivityPage,
};
