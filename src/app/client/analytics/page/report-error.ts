import { logLevels } from '#contract/analytics/log-levels.ts';
import type { PageFrame } from '#contract/pages.ts';
import { announce } from '../announce.ts';
import { createLogger } from '../logger/logger.ts';

const MOST = 10;
let told = 0;

/**
 * Reports an error as an event and to the client log, a limited number of times per page.
 * `clean` strips queries from texts; it is passed in because importing it here as well would split it into a separate chunk.
 */
export async function reportError(
  failure: ErrorEvent | PromiseRejectionEvent,
  { page, environment, analytics }: PageFrame,
  clean: (text: string) => string,
): Promise<void> {
  const error: unknown = 'reason' in failure ? failure.reason : (failure.error ?? failure.message);
  const stack = clean(error instanceof Error ? (error.stack ?? '') : '');
  const place =
    'filename' in failure && failure.filename ? clean(`${failure.filename}:${failure.lineno}:${failure.colno}`) : placeIn(stack);
  // Errors in browser extensions are not ours.
  if ([place, placeIn(stack)].some((address) => /^[\w-]+-extension:/.test(address)) || (told += 1) > MOST) return;
  const message = clean(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  void announce('error', { message, place });
  // `send` means sending everything on any host, and that includes these.
  const manner = analytics.mode === 'send' ? 'production' : environment;
  if (manner === 'production' && !analytics.logApiEndpoint) return;
  const { log } = createLogger({ environment: manner, logApiEndpoint: analytics.logApiEndpoint, source: page });
  await log(
    { msg: message, object: place, _object: place, _action: 'error', trigger: failure.type, name: 'client', levelno: 40, stack },
    logLevels.ERROR,
  );
}

/** The first address in a stack trace, with line and column. */
const placeIn = (stack: string) => /\w[\w-]*:\/\/[^\s)]+/.exec(stack)?.[0] ?? '';
