import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

// Longer than any request or job should take; then whoever waits for us matters more.
const PATIENCE = 15_000;

/** Closes one after the other. One that fails or does not come to an end is told of, and does not keep the others open. */
export async function closeInTurn(
  closers: readonly (() => Promise<unknown>)[],
  log: Pick<Logger, 'error'>,
  patience = PATIENCE,
): Promise<void> {
  for (const close of closers) {
    const late = new AbortController();
    const tooLate = delay(patience, undefined, { signal: late.signal }).then(
      () => log.error({ closing: close.toString().slice(0, 80) }, 'did not close in time'),
      () => undefined,
    );
    const closed = close().catch((err: unknown) => log.error({ err }, 'did not close cleanly'));
    await Promise.race([closed, tooLate]);
    late.abort();
  }
}
