import { downloadIcon } from '#app/ui/icon/page-icons.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { RichText, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { purchaseStates, type PurchaseState } from '#contract/pdf/purchases.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Pagination } from '../../../ui/card/pagination.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import { appTitle, metaText } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { PurchaseTable } from './purchase-table.tsx';
import * as styles from './purchases-page.css.ts';

function addressOf(state: PurchaseState | null, page = 1): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) }).toString();
  return query === '' ? pdfRoutes.purchases : `${pdfRoutes.purchases}?${query}`;
}

function PurchasesPage({ purchases, state, total, page: number, pageCount, takings, message }: PageProps['purchases']) {
  const text = useText();
  const isEmpty = total === 0 && state === null;
  return (
    <SiteLayout>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={appTitle}>{text('operator.title')}</h1>
          {!isEmpty && (
            <Button
              href={state === null ? pdfRoutes.purchasesCsv : `${pdfRoutes.purchasesCsv}?state=${state}`}
              download
              tone="outline"
              icon={downloadIcon}
            >
              {text('operator.csv')}
            </Button>
          )}
        </div>
        {message === 'refunded' && (
          <Banner tone="success" isDismissible>
            {text('operator.done.refunded')}
          </Banner>
        )}
        {message === 'refundFailed' && (
          <Banner tone="danger" title={text('operator.done.refundFailed')} isDismissible>
            {text('operator.done.refundFailedText')}
          </Banner>
        )}
        {takings.length > 0 && <Takings takings={takings} />}
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <div className={styles.bar}>
              <LinkTabs
                shape="pills"
                label={text('operator.filter')}
                links={[
                  { href: addressOf(null), label: text('operator.all'), isCurrent: state === null },
                  ...purchaseStates.map((each) => ({
                    href: addressOf(each),
                    label: text(`operator.state.${each}`),
                    isCurrent: state === each,
                  })),
                ]}
              />
              <p className={metaText}>{text('operator.count', { count: total })}</p>
            </div>
            {purchases.length > 0 ? <PurchaseTable purchases={purchases} /> : <NoneHere />}
          </>
        )}
      </div>
      <Pagination page={number} pageCount={pageCount} addressOf={(each) => addressOf(state, each)} />
    </SiteLayout>
  );
}

function Takings({ takings }: { takings: string[] }) {
  const text = useText();
  return (
    <dl className={styles.takings}>
      <dt className={styles.takingsLabel}>{text('operator.takings')}</dt>
      {takings.map((sum) => (
        <dd key={sum} className={styles.sum}>
          {sum}
        </dd>
      ))}
    </dl>
  );
}

function NothingYet() {
  const text = useText();
  return (
    <div className={styles.place}>
      <EmptyState title={text('operator.empty.title')}>
        <RichText text="operator.empty.text" elements={{ code: <code /> }} />
      </EmptyState>
    </div>
  );
}

function NoneHere() {
  const text = useText();
  return (
    <div className={styles.place}>
      <EmptyState
        title={text('operator.none.title')}
        action={
          <Button href={pdfRoutes.purchases} tone="outline">
            {text('operator.none.all')}
          </Button>
        }
      />
    </div>
  );
}

export const page: Page<'purchases'> = {
  areas: ['operator', 'explore'],
  title: (_props, text) => text('operator.title'),
  Component: PurchasesPage,
};
