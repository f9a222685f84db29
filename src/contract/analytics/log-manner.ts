import type { PageFrame } from '../pages.ts';
import type { AnalyticsSettings } from './event.ts';

export type LogManner = 'send' | 'print' | 'nothing';

export interface LogPlace {
  mode: AnalyticsSettings['mode'];
  environment: PageFrame['environment'];
  hostname: string;
}

const noCookies = /^no-?cookies?\./;
// `dev` and `preprod` as a label that another follows: at the end `.dev` is a domain like any other.
const trial = /^(dev|preprod)(-|$)|(^|\.)((dev|preprod)\..|localhost\.?$)|^(127(\.\d+){3}|\[::1\])$/;

/** What becomes of events on a host: browsers and whoever explains missing numbers go by the same rule. */
export function logMannerOf({ mode, environment, hostname }: LogPlace): LogManner {
  if (mode === 'print') return mode;
  if (mode === 'off' || noCookies.test(hostname)) return 'nothing';
  return mode === 'auto' && (environment !== 'production' || trial.test(hostname)) ? 'print' : 'send';
}
