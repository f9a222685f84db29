import { createHash } from 'node:crypto';
import type { SessionOrder } from './payments.ts';

/** A key for this exact order: providers reject a key reused for another, for example after the buyer has changed the language. */
export function orderDigest({ oid, title, price, returnAddress, language, email = '', idempotencyKey }: SessionOrder): string {
  const parts = [idempotencyKey, oid, title, price.amount, price.currency, returnAddress, language, email];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
