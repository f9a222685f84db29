import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '../clock/clock.ts';

/** Milliseconds for which a signature is valid. */
const TOLERANCE = 5 * 60_000;

const digest = (body: string | Buffer, seconds: number, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

/** `t=…,v1=…`, in Stripe's format. */
export function signWebhook(body: string, secret: string, now: Instant): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(body, seconds, secret)}`;
}

export function isSigned(body: Buffer, signature: unknown, secret: string, now: Instant): boolean {
  const [, seconds, sent] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (seconds === undefined || sent === undefined) return false;
  const isRecent = Math.abs(now - Number(seconds) * 1000) <= TOLERANCE;
  return isRecent && timingSafeEqual(Buffer.from(sent), Buffer.from(digest(body, Number(seconds), secret)));
}
