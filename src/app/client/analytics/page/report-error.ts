import { logLevels } from '#contract/analytics/log-levels.ts';
import type { PageFrame } from '#contract/pages.ts';
import { announce } from '../announce.ts';
import { createLogger } from '../logger/logger.ts';

const MOST = 10;
let told = 0;

/** What has failed, for the events and for the log. A page that fails again and again says so a few times. */
export async function reportError(failure: ErrorEvent | PromiseRejectionEvent, { page, environment, analytics }: PageFrame): Promise<void> {
  const error: unknown = 'reason' in failure ? failure.reason : (failure.error ?? failure.message);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // What browsers were extended with fails on its own account.
  if (/^\w+-extension:/.test(placeIn(stack)) || (told += 1) > MOST) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const place = 'filename' in failure && failure.filename ? `${failure.filename}:${failure.lineno}:${failure.colno}` : placeIn(stack);
  void announce('error', { message, place });
  if (environment === 'production' && !analytics.logApiEndpoint) return;
  const { log } = createLogger({ environment, logApiEndpoint: analytics.logApiEndpoint, source: page });
  await log({ msg: message, object: place, _object: place, _action: 'error', trigger: failure.type, name: 'client', levelno: 40, stack }, logLevels.ERROR);
}

/** The first address in it, with line and column. */
const placeIn = (stack: string) => /\w[\w-]*:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
