import { useText } from '#app/client/frame.tsx';
import type { PurchaseSummary } from '#contract/pdf/purchases.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Moment } from '../purchase/moment.tsx';
import { ProviderName } from '../purchase/state-badge.tsx';
import * as styles from './purchase-receipt-page.css.ts';

export function ReceiptFacts({ purchase }: { purchase: PurchaseSummary }) {
  const text = useText();
  const { sessionId, presentation, email, buyer, createdAt, paidAt, refundedAt, receiptAddress } = purchase;
  const { title, address } = presentation;
  return (
    <dl className={styles.facts}>
      <Fact name={text('operator.column.presentation')}>
        {address === null ? (
          <span dir="auto">{title}</span>
        ) : (
          <TextLink href={address} dir="auto">
            {title}
          </TextLink>
        )}
        {address === null && <span className={styles.aside}>{text('operator.gone')}</span>}
      </Fact>
      <Fact name={text('operator.column.buyer')}>
        {buyer ? (
          <TextLink href={buyer.address} dir="auto">
            {buyer.name}
          </TextLink>
        ) : (
          (email ?? text('operator.unknownBuyer'))
        )}
      </Fact>
      {buyer && email !== null && <Fact name={text('operator.receipt.email')}>{email}</Fact>}
      {paidAt === null && (
        <Fact name={text('operator.receipt.startedOn')}>
          <Moment at={createdAt} />
        </Fact>
      )}
      {paidAt !== null && (
        <Fact name={text('operator.receipt.paidOn')}>
          <Moment at={paidAt} />
        </Fact>
      )}
      {refundedAt !== null && (
        <Fact name={text('operator.receipt.refundedOn')}>
          <Moment at={refundedAt} />
        </Fact>
      )}
      <Fact name={text('operator.column.provider')}>
        <ProviderName {...purchase} />
      </Fact>
      <Fact name={text('operator.receipt.session')}>
        <code>{sessionId}</code>
      </Fact>
      {receiptAddress !== null && (
        <Fact name={text('operator.receipt.providerReceipt')} className={styles.unprinted}>
          <TextLink href={receiptAddress} rel="noreferrer">
            {new URL(receiptAddress).host}
          </TextLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.fact, className)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
