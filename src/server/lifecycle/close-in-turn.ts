import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

// Longer than any request or job should take.
const PATIENCE = 15_000;

interface Options {
  /** Milliseconds that each may take. */
  patience?: number;
  /** Aborted when nobody wants to wait any longer: each is still asked to close, but not waited for. */
  hurry?: AbortSignal | undefined;
}

/** Closes one after the other. One that fails, or takes too long, is logged and does not keep the others open. */
export async function closeInTurn(
  closers: readonly (() => Promise<unknown>)[],
  log: Pick<Logger, 'error'>,
  { patience = PATIENCE, hurry }: Options = {},
): Promise<void> {
  for (const close of closers) {
    const late = new AbortController();
    const tooLate = delay(patience, undefined, { signal: late.signal }).then(
      () => log.error({ closing: close.toString().slice(0, 80) }, 'did not close in time'),
      () => undefined,
    );
    const closed = close().catch((err: unknown) => log.error({ err }, 'did not close cleanly'));
    await Promise.race([closed, tooLate, ...(hurry ? [whenAborted(hurry, late.signal)] : [])]);
    late.abort();
  }
}

const whenAborted = (hurry: AbortSignal, signal: AbortSignal): Promise<unknown> =>
  hurry.aborted ? Promise.resolve() : once(hurry, 'abort', { signal }).catch(() => undefined);
