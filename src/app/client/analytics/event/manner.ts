import { logMannerOf, type LogManner } from '#contract/analytics/log-manner.ts';
import type { PageFrame } from '#contract/pages.ts';

/** What becomes of events on this host. Whoever asks not to be tracked (`isRefused`) is not. */
export function mannerOf(
  { analytics: { mode }, environment }: Pick<PageFrame, 'analytics' | 'environment'>,
  hostname: string,
  isRefused: boolean,
): LogManner {
  const manner = logMannerOf({ mode, environment, hostname });
  return isRefused && manner === 'send' ? 'nothing' : manner;
}
