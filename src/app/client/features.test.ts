import { featureDefaults, type FeatureName } from '#contract/features.ts';
import { describe, expect, test } from 'vitest';
import { readFeatures } from './features.ts';

describe('[BASE-2] features in the browser', () => {
  test('are as the server evaluated them', () => {
    const features = readFeatures({ ...featureDefaults, 'gm-promote-ai-on-viewpage': true });
    expect(features.isEnabled('gm-promote-ai-on-viewpage')).toBe(true);
    expect(features.isEnabled('gm-view-page-banner-human-connection')).toBe(false);
  });

  test('before there are any, asking fails', () => {
    expect(() => readFeatures(undefined).isEnabled('allow-content-curation')).toThrow('Features are not initialized yet');
  });

  test('one that the server did not pass, fails', () => {
    expect(() => readFeatures(featureDefaults).isEnabled('no-such-feature' as FeatureName)).toThrow('Feature not passed from backend');
    expect(() => readFeatures(featureDefaults).isEnabled('toString' as FeatureName)).toThrow('Feature not passed from backend');
  });
});
