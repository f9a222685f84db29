import { useText } from '#app/client/frame.tsx';
import type { PurchaseSummary } from '#contract/pdf/purchases.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { visuallyHidden } from '../../../ui/type.css.ts';
import { RefundForm } from '../purchase/refund-form.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import * as styles from '../operator-table.css.ts';

const columns = ['date', 'presentation', 'buyer', 'price', 'state', 'provider', 'actions'] as const;

export function PurchaseTable({ purchases }: { purchases: PurchaseSummary[] }) {
  const text = useText();
  const [asked, setAsked] = useState<PurchaseSummary>();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{text('operator.caption')}</caption>
        <thead className={styles.heads}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'price' ? styles.numberHead : styles.head}>
                <span className={column === 'actions' ? visuallyHidden : undefined}>{text(`operator.column.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {purchases.map((purchase) => (
            <PurchaseRow
              key={purchase.sessionId}
              purchase={purchase}
              onRefund={() => {
                setAsked(purchase);
                setAsking(true);
              }}
            />
          ))}
        </tbody>
      </table>
      {asked && (
        <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={text('operator.refund.title')} width="sm">
          <RefundForm key={asked.sessionId} purchase={asked} onCancel={() => setAsking(false)} />
        </Dialog>
      )}
    </div>
  );
}
