import { fileIcon } from '#app/ui/icon/page-icons.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { appTitle, needsScript, subheading } from '../../../ui/type.css.ts';
import type { Page } from '../../page.ts';
import { RefundForm } from '../purchase/refund-form.tsx';
import { canBeRefunded, wasPaid } from '../purchase/purchase-states.ts';
import { StateBadge } from '../purchase/state-badge.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import * as styles from './purchase-receipt-page.css.ts';

type Props = PageProps['purchaseReceipt'];

/** An unpaid purchase has no receipt. */
const titleOf = ({ purchase: { state } }: Props) => (wasPaid(state) ? 'operator.receipt' : 'operator.receipt.purchase');

function ReceiptPage(props: Props) {
  const text = useText();
  const { brand, origin } = useFrame();
  const { purchase } = props;
  const { isTest, state, price, presentation } = purchase;
  return (
    <SiteLayout>
      <div className={styles.column}>
        <TextLink href={pdfRoutes.purchases} tone="quiet" className={styles.unprinted}>
          <Icon name="arrowLeft" size={16} />
          {text('operator.receipt.back')}
        </TextLink>
        <article className={styles.receipt}>
          <div className={styles.head}>
            <div>
              <h1 className={appTitle}>{text(titleOf(props))}</h1>
              <p className={styles.seller}>
                {brand} · {new URL(origin).host}
              </p>
            </div>
            <Button tone="outline" icon={fileIcon} className={classNames(needsScript, styles.unprinted)} onClick={() => print()}>
              {text('operator.receipt.print')}
            </Button>
          </div>
          {isTest && (
            <Banner tone="warning" title={text('operator.receipt.testTitle')}>
              {text('operator.receipt.testText')}
            </Banner>
          )}
          <div className={styles.what}>
            <p className={styles.item}>{text('operator.receipt.item', { title: presentation.title })}</p>
            <p className={styles.price}>{price}</p>
            <StateBadge state={state} />
          </div>
          <ReceiptFacts purchase={purchase} />
        </article>
        {canBeRefunded(state) && (
          <section id="refund" className={classNames(styles.refund, styles.unprinted)} aria-labelledby="refund-title">
            <h2 id="refund-title" className={subheading}>
              {text('operator.refund')}
            </h2>
            <RefundForm purchase={purchase} />
          </section>
        )}
      </div>
    </SiteLayout>
  );
}

export const page: Page<'purchaseReceipt'> = {
  areas: ['operator'],
  title: (props, text) => `${text(titleOf(props))} · ${props.purchase.presentation.title}`,
  Component: ReceiptPage,
};
