/** Analytics URLs, kept apart from the other routes so that only the code using them bundles them. */
export const analyticsRoutes = {
  log: '/log/json',
  /** For browsers without `navigator.sendBeacon`. */
  logFallback: '/log/json/fallback',
  clientLog: '/log/client',
  consent: '/log/consent',
  insights: '/p/insights/:oid/',
  /** Returns the page's props again as JSON: `InsightsProps` here, `SiteInsightsProps` for the site. */
  insightsNumbers: '/p/insights/:oid/numbers',
  insightsCsv: '/p/insights/:oid/insights.csv',
  siteInsights: '/admin/insights/',
  siteInsightsNumbers: '/admin/insights/numbers',
  siteInsightsCsv: '/admin/insights/insights.csv',
} as const;

const of = (route: string, oid: string) => route.replace(':oid', encodeURIComponent(oid));
export const insightsPath = (oid: string) => of(analyticsRoutes.insights, oid);
export const insightsNumbersPath = (oid: string) => of(analyticsRoutes.insightsNumbers, oid);
export const insightsCsvPath = (oid: string) => of(analyticsRoutes.insightsCsv, oid);
