import type { EvaluatedFeatures } from '#contract/features.ts';

export interface Flags {
  /** Never fails: an unavailable source is skipped. */
  evaluateAll(context?: { userOid?: string }): Promise<EvaluatedFeatures>;
  close(): Promise<void>;
}
