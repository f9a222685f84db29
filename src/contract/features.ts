/** Feature flags and their defaults. */
export const featureDefaults = {
  'allow-content-curation': true,
  'gm-view-page-pdf-download': true,
  'gm-view-page-banner-human-connection': false,
  'gm-view-page-banner-human-connection-edu': false,
  'gm-promote-ai-on-viewpage': false,
  'gm-video-ad-viewpage-sidebar': false,
  'gm-video-ad-viewpage-bottom': false,
} as const satisfies Record<string, boolean>;

export type FeatureName = keyof typeof featureDefaults;

export const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(featureDefaults, name);

export const featureNames: readonly FeatureName[] = Object.keys(featureDefaults).filter(isFeatureName);

export type EvaluatedFeatures = Record<FeatureName, boolean>;
