import { downloadIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { auditPaths } from '#contract/people/audit.ts';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { appTitle } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { EntryPages } from '../../settings/activity/entry-pages.tsx';
import * as styles from '../purchases/purchases-page.css.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { AuditTable } from './audit-table.tsx';

function AuditPage({ entries, filter, paging, csvAddress }: PageProps['audit']) {
  const text = useText();
  return (
    <SiteLayout>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={appTitle}>{text('activity.audit.title')}</h1>
          <Button href={csvAddress} download tone="outline" icon={downloadIcon}>
            {text('activity.audit.csv')}
          </Button>
        </div>
        <AuditFilterForm filter={filter} />
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <div className={styles.place}>
            <EmptyState
              title={text('activity.audit.none')}
              action={
                <Button href={auditPaths.audit} tone="outline">
                  {text('activity.audit.reset')}
                </Button>
              }
            >
              {text('activity.audit.noneText')}
            </EmptyState>
          </div>
        )}
        <EntryPages paging={paging} />
      </div>
    </SiteLayout>
  );
}

export const page: Page<'audit'> = {
  areas: ['activity'],
  title: (_props, text) => text('activity.audit.title'),
  Component: AuditPage,
};
