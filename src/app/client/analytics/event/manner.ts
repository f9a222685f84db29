import type { PageFrame } from '#contract/pages.ts';

export type Manner = 'send' | 'print' | 'nothing';

const noCookies = /^no-?cookies?(\.|$)/;
// A label, not the last one: `.dev` is a domain like any other.
const trial = /(^|\.)(dev|preprod)[-.]|(^|\.)localhost$|^(dev|preprod|127\.0\.0\.1|\[::1\])$/;

/** What becomes of events on this host. Whoever asks not to be tracked (`isRefused`) is not. */
export function mannerOf({ analytics: { mode }, environment }: Pick<PageFrame, 'analytics' | 'environment'>, hostname: string, isRefused: boolean): Manner {
  if (mode === 'print') return mode;
  if (mode === 'off' || noCookies.test(hostname)) return 'nothing';
  if (mode === 'auto' && (environment !== 'production' || trial.test(hostname))) return 'print';
  return isRefused ? 'nothing' : 'send';
}
