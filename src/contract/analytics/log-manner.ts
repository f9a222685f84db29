import type { PageFrame } from '../pages.ts';
import type { AnalyticsSettings } from './event.ts';

export type LogManner = 'send' | 'print' | 'nothing';

export interface LogPlace {
  mode: AnalyticsSettings['mode'];
  environment: PageFrame['environment'];
  hostname: string;
}

const noCookies = /^no-?cookies?\./;
// `dev` and `preprod` only count as a label followed by another: at the end, `.dev` is an ordinary domain.
const trial = /^(dev|preprod)(-|$)|(^|\.)((dev|preprod)\..|localhost\.?$)|^(127(\.\d+){3}|\[::1\])$/;

/** What happens to events on a host. Browsers and the explanation for missing numbers share this rule. */
export function logMannerOf({ mode, environment, hostname }: LogPlace): LogManner {
  if (mode === 'print') return mode;
  if (mode === 'off' || noCookies.test(hostname)) return 'nothing';
  return mode === 'auto' && (environment !== 'production' || trial.test(hostname)) ? 'print' : 'send';
}
