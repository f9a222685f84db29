import { purchaseReceiptPath } from '#contract/pdf/pdf-routes.ts';
import { useText } from '#app/client/frame.tsx';
import type { PurchaseSummary } from '#contract/pdf/purchases.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { metaText } from '../../../ui/type.css.ts';
import { Moment } from '../purchase/moment.tsx';
import { canBeRefunded, wasPaid } from '../purchase/purchase-states.ts';
import { ProviderName, StateBadge } from '../purchase/state-badge.tsx';
import * as styles from '../operator-table.css.ts';

export interface PurchaseRowProps {
  purchase: PurchaseSummary;
  onRefund: () => void;
}

export function PurchaseRow({ purchase, onRefund }: PurchaseRowProps) {
  const text = useText();
  const { state, price, presentation, createdAt } = purchase;
  const { title, address } = presentation;
  return (
    <tr className={styles.row}>
      <Cell label={text('operator.column.date')}>
        <Moment at={createdAt} />
      </Cell>
      <th scope="row" className={styles.title}>
        {address === null ? (
          <span dir="auto">{title}</span>
        ) : (
          <a href={address} className={styles.link} dir="auto">
            {title}
          </a>
        )}
        {address === null && <span className={styles.under}>{text('operator.gone')}</span>}
      </th>
      <Cell label={text('operator.column.buyer')} className={styles.buyer}>
        <Buyer purchase={purchase} />
      </Cell>
      <Cell label={text('operator.column.price')} className={styles.number}>
        {price}
      </Cell>
      <Cell label={text('operator.column.state')}>
        <StateBadge state={state} />
      </Cell>
      <Cell label={text('operator.column.provider')}>
        <ProviderName {...purchase} />
      </Cell>
      <td className={styles.actionCell}>
        <Actions purchase={purchase} onRefund={onRefund} />
      </td>
    </tr>
  );
}

/** Has a visible label beside it when there is no header above. */
function Cell({ label, className = styles.cell, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <td className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </td>
  );
}

function Buyer({ purchase: { buyer, email, avatar } }: { purchase: PurchaseSummary }) {
  const text = useText();
  if (!buyer && email === null) return <span className={metaText}>{text('operator.unknownBuyer')}</span>;
  if (!buyer)
    return (
      <>
        <Avatar avatar={avatar} size="sm" /> {email}
      </>
    );
  return (
    <>
      <Avatar avatar={avatar} size="sm" />{' '}
      <a href={buyer.address} className={styles.link} dir="auto">
        {buyer.name}
      </a>
      {email !== null && <span className={styles.under}>{email}</span>}
    </>
  );
}

function Actions({ purchase: { sessionId, state, price, presentation }, onRefund }: PurchaseRowProps) {
  const text = useText();
  const isHydrated = useHydrated();
  const { title } = presentation;
  const receipt = purchaseReceiptPath(sessionId);
  const refund = {
    tone: 'outline',
    size: 'sm',
    'aria-label': text('operator.refundOf', { price, title }),
    children: text('operator.refund'),
  } as const;
  return (
    <div className={styles.actions}>
      <Button
        href={receipt}
        tone="outline"
        size="sm"
        aria-label={text(wasPaid(state) ? 'operator.receiptOf' : 'operator.detailsOf', { title })}
      >
        {text(wasPaid(state) ? 'operator.receipt' : 'operator.details')}
      </Button>
      {/* Without scripts, the receipt page asks. */}
      {canBeRefunded(state) && (isHydrated ? <Button {...refund} onClick={onRefund} /> : <Button {...refund} href={`${receipt}#refund`} />)}
    </div>
  );
}
