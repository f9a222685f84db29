import type { EvaluatedFeatures } from '#contract/features.ts';

export interface Flags {
  /** Never fails: a source that is away is passed over. */
  evaluateAll(context?: { userOid?: string }): Promise<EvaluatedFeatures>;
  close(): Promise<void>;
}
