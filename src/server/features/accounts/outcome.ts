import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { APIError } from 'better-auth/api';
import { isDatabaseAway } from '../../platform/database/database.ts';

/**
 * better-auth hides why it could not store something, and only tells its logger. Holds what it told during one call; nothing is written,
 * because it would name e-mail addresses.
 */
export const hiddenFailures = new AsyncLocalStorage<{ cause?: unknown; lostMail?: unknown }>();

/** Sends a mail from within better-auth, which would carry on as if it had been sent. */
export async function sendOrTell(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const heard = hiddenFailures.getStore();
    if (heard) heard.lostMail ??= error;
    throw error;
  }
}

/** Rejects if a mail that belongs to this call is not on its way: an answer would promise it. */
export async function withMails<Result>(call: () => Promise<Result>): Promise<Result> {
  const heard: { lostMail?: unknown } = {};
  const [outcome] = await Promise.allSettled([hiddenFailures.run(heard, call)]);
  if (heard.lostMail !== undefined) throw heard.lostMail;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

export const hearFailure = (_level: string, _message: string, ...details: unknown[]): void => {
  const heard = hiddenFailures.getStore();
  if (heard) heard.cause ??= details.find((detail) => detail instanceof Error);
};

/** What happened, and the cookies to set. */
export interface Outcome<Kind extends string> {
  kind: Kind;
  cookies: string[];
}

export const toHeaders = ({ cookie = '', 'user-agent': userAgent = '' }: IncomingHttpHeaders) =>
  new Headers({ cookie, 'user-agent': userAgent.slice(0, 400) });

/** better-auth reports failures as exceptions: turns the expected ones into outcomes and rethrows the rest. */
export async function outcomeOf<Good extends string, Bad extends string>(
  work: Promise<{ headers: Headers }>,
  good: Good,
  expected: Partial<Record<string, Bad>>,
): Promise<Outcome<Good | Bad>> {
  try {
    const { headers } = await work;
    return { kind: good, cookies: headers.getSetCookie() };
  } catch (error) {
    const bad = error instanceof APIError && !isDatabaseAway(error) ? expected[String(error.status)] : undefined;
    if (bad === undefined) throw error;
    return { kind: bad, cookies: [] };
  }
}

export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}
