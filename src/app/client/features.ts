import type { EvaluatedFeatures, FeatureName } from '#contract/features.ts';

export interface Features {
  isEnabled(name: FeatureName): boolean;
}

/** Reads only what the server evaluated; asking for anything else is a programming error and throws. */
export function readFeatures(evaluated: EvaluatedFeatures | undefined): Features {
  return {
    isEnabled(name) {
      if (!evaluated) throw new Error('Features are not initialized yet');
      if (!Object.hasOwn(evaluated, name)) throw new Error('Feature not passed from backend');
      return evaluated[name];
    },
  };
}
