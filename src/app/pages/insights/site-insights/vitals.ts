import type { SiteInsightsProps } from '#contract/analytics/insights.ts';

type Vital = SiteInsightsProps['vitals'][number]['vital'];
export type Rating = 'good' | 'middling' | 'poor';

/** The upper limit of "good" and the lower limit of "poor", as defined by web.dev. */
const limits: Record<Vital, readonly [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function rate(vital: Vital, value: number): Rating {
  const [good, poor] = limits[vital];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}
