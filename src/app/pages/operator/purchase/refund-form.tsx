import { undoIcon } from '#app/ui/icon/page-icons.ts';
import { purchaseRefundPath } from '#contract/pdf/pdf-routes.ts';
import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm } from '#contract/form.ts';
import type { PurchaseSummary } from '#contract/pdf/purchases.ts';
import { Button } from '../../../ui/button/button.tsx';
import * as styles from './refund-form.css.ts';

interface RefundFormProps {
  purchase: PurchaseSummary;
  /** Set in a dialog, which can be cancelled. */
  onCancel?: () => void;
}

/** Explains what happens to the money and the PDF before refunding. */
export function RefundForm({ purchase: { sessionId, isTest, state, price, presentation }, onCancel }: RefundFormProps) {
  const text = useText();
  const { title } = presentation;
  const lead = state === 'refunding' ? 'operator.refund.pendingLead' : isTest ? 'operator.refund.testLead' : 'operator.refund.lead';
  return (
    <PostForm action={purchaseRefundPath(sessionId)} state={emptyForm} className={styles.form}>
      {({ isSending }) => (
        <>
          <p className={styles.lead}>{text(lead, { price, title })}</p>
          <div className={onCancel ? styles.footer : undefined}>
            {onCancel && (
              <Button tone="outline" onClick={onCancel}>
                {text('operator.refund.cancel')}
              </Button>
            )}
            <Button type="submit" tone="danger" icon={undoIcon} isBusy={isSending}>
              {text('operator.refund.submit', { price })}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
