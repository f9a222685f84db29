import { type FeatureName, featureNames, isFeatureName } from '#contract/features.ts';

/** Reports a problem that an operator should look at. */
export type ReportProblem = (problem: string) => void;

export function knownFeatures(values: Iterable<[string, boolean]>, source: string, report: ReportProblem): Map<FeatureName, boolean> {
  const known = new Map<FeatureName, boolean>();
  for (const [name, isEnabled] of values) {
    if (isFeatureName(name)) known.set(name, isEnabled);
    else report(`${source} names an unknown feature: ${JSON.stringify(name)}. Known features: ${featureNames.join(', ')}`);
  }
  return known;
}
