import type { PurchaseSummary } from '#contract/pdf/purchases.ts';
import type { Avatar } from '#contract/person.ts';
import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { profilePath } from '#contract/routes.ts';
import { formatPrice } from '../../../platform/payments/price.ts';
import type { BookedPurchase } from '../purchases.store.ts';

/** Initials of a name, or the first letter of an e-mail address. */
export type AvatarOf = (known: { name: string | null; username: string | null; email: string | null }) => Avatar;

/** A purchase as the operator sees it. */
export function presentPurchase(booked: BookedPurchase, language: string, avatarOf: AvatarOf): PurchaseSummary {
  const {
    sessionId,
    provider,
    isTest,
    state,
    price,
    oid,
    title,
    titleNow,
    schemaVersion,
    email,
    buyerName,
    buyerOid,
    buyerUsername,
    createdAt,
    paidAt,
    refundedAt,
    receiptAddress,
  } = booked;
  const address = titleNow === null || schemaVersion === null ? null : presentationPath({ oid, title: titleNow, schemaVersion });
  return {
    sessionId,
    provider,
    isTest,
    state,
    price: formatPrice(price, language),
    presentation: { oid, title, address },
    email,
    avatar: avatarOf({ name: buyerName, username: buyerUsername, email }),
    buyer: buyerName === null || buyerOid === null ? null : { name: buyerName, address: profilePath(buyerOid) },
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
    receiptAddress,
  };
}
