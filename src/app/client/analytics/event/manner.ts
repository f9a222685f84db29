import { logMannerOf, type LogManner } from '#contract/analytics/log-manner.ts';
import type { PageFrame } from '#contract/pages.ts';

/** Decides what happens to events on this host. `isRefused`: the visitor has opted out of tracking. */
export function mannerOf(
  { analytics: { mode }, environment }: Pick<PageFrame, 'analytics' | 'environment'>,
  hostname: string,
  isRefused: boolean,
): LogManner {
  const manner = logMannerOf({ mode, environment, hostname });
  return isRefused && manner === 'send' ? 'nothing' : manner;
}
