import { featureDefaults, type FeatureName } from '#contract/features.ts';
import { describe, expect, test } from 'vitest';
import { readFeatures } from './features.ts';

describe('[BASE-2] features in the browser', () => {
  test('have the values the server evaluated', () => {
    const features = readFeatures({ ...featureDefaults, 'gm-promote-ai-on-viewpage': true });
    expect(features.isEnabled('gm-promote-ai-on-viewpage')).toBe(true);
    expect(features.isEnabled('gm-view-page-banner-human-connection')).toBe(false);
  });

  test('throw when read before they are initialised', () => {
    expect(() => readFeatures(undefined).isEnabled('allow-content-curation')).toThrow('Features are not initialized yet');
  });

  test('throw when the server did not pass the feature', () => {
    expect(() => readFeatures(featureDefaults).isEnabled('no-such-feature' as FeatureName)).toThrow('Feature not passed from backend');
    expect(() => readFeatures(featureDefaults).isEnabled('toString' as FeatureName)).toThrow('Feature not passed from backend');
  });
});
