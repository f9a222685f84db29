import type { Provider } from '@openfeature/server-sdk';
import { flagProvider } from './flag-provider.ts';
import { knownFeatures, type ReportProblem } from './known-features.ts';

export function environmentFlags(values: ReadonlyMap<string, boolean>, report: ReportProblem): Provider {
  const known: ReadonlyMap<string, boolean> = knownFeatures(values, 'FEATURES', report);
  return flagProvider('environment', async (flag) => known.get(flag));
}
