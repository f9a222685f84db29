import type { EvaluatedFeatures, FeatureName } from '#contract/features.ts';

export interface Features {
  isEnabled(name: FeatureName): boolean;
}

/** What the server evaluated, and nothing else: asking for more is a mistake of ours and says so. */
export function readFeatures(evaluated: EvaluatedFeatures | undefined): Features {
  return {
    isEnabled(name) {
      if (!evaluated) throw new Error('Features are not initialized yet');
      if (!Object.hasOwn(evaluated, name)) throw new Error('Feature not passed from backend');
      return evaluated[name];
    },
  };
}
