import type { InsightsEmpty } from '#contract/analytics/insights.ts';
import { logMannerOf, type LogPlace } from '#contract/analytics/log-manner.ts';

export interface LoggingPlace extends Omit<LogPlace, 'hostname'> {
  /** The origin of this site. */
  origin: string;
}

/** Why there is nothing to show; of several reasons, the one that is easiest to do something about. */
export function whyEmpty(
  { mode, environment, origin }: LoggingPlace,
  { hasViews, isForOwnerAlone }: { hasViews: boolean; isForOwnerAlone: boolean },
): InsightsEmpty {
  if (hasViews) return null;
  const manner = logMannerOf({ mode, environment, hostname: new URL(origin).hostname });
  if (manner === 'print') return 'printed';
  if (manner === 'nothing') return mode === 'off' ? mode : 'no-cookies';
  return isForOwnerAlone ? 'private' : 'unwatched';
}
