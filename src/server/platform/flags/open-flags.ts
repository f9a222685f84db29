import { randomUUID } from 'node:crypto';
import { NOOP_PROVIDER, OpenFeature, type Provider } from '@openfeature/server-sdk';
import { type EvaluatedFeatures, featureDefaults, featureNames } from '#contract/features.ts';
import type { Flags } from './flags.ts';
import type { ReportProblem } from './known-features.ts';
import { layeredFlags } from './layered-flags.ts';

/** Earlier providers take precedence: environment, database, file. */
export async function openFlags(providers: readonly Provider[], report: ReportProblem): Promise<Flags> {
  const domain = `lectern-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, layeredFlags(providers, report));
  const client = OpenFeature.getClient(domain);

  return {
    async evaluateAll({ userOid } = {}) {
      const context = userOid === undefined ? {} : { targetingKey: userOid };
      const features: EvaluatedFeatures = { ...featureDefaults };
      await Promise.all(
        featureNames.map(async (name) => {
          features[name] = await client.getBooleanValue(name, featureDefaults[name], context);
        }),
      );
      return features;
    },
    async close() {
      await OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER);
    },
  };
}
