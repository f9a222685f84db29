import { ErrorCode, type Provider } from '@openfeature/server-sdk';
import { describe, expect, test } from 'vitest';
import { type FeatureName, featureDefaults, featureNames } from '#contract/features.ts';
import type { Flags } from './flags.ts';
import { openFlags } from './open-flags.ts';

type Values = Partial<Record<FeatureName, boolean>>;

interface FlagBench {
  provider: Provider;
}

interface ChangingFlagBench extends FlagBench {
  /** Changes the source, and waits until the provider can know. */
  change(values: Values): Promise<void>;
}

const silent = { error() {}, warn() {}, info() {}, debug() {} };

const using = async (provider: Provider, use: (flags: Flags) => Promise<void>) => {
  const flags = await openFlags([provider], () => {});
  await use(flags).finally(() => flags.close());
};

export function flagsContract(name: string, open: (values: Values) => Promise<FlagBench>): void {
  const everything = (isEnabled: boolean) => Object.fromEntries(featureNames.map((feature) => [feature, isEnabled]));

  describe(`flags: ${name}`, () => {
    test('[BASE-2] evaluates every feature, with its default where the source does not set it', async () => {
      const { provider } = await open({});
      await using(provider, async (flags) => expect(await flags.evaluateAll()).toEqual(featureDefaults));
    });

    test.each([true, false])('[BASE-3] the source sets every flag to %s', async (isEnabled) => {
      const { provider } = await open(everything(isEnabled));
      await using(provider, async (flags) => expect(await flags.evaluateAll({ userOid: 'someone' })).toEqual(everything(isEnabled)));
    });

    test('setting one flag leaves the others at their defaults', async () => {
      const { provider } = await open({ 'gm-promote-ai-on-viewpage': true });
      await using(provider, async (flags) =>
        expect(await flags.evaluateAll()).toEqual({ ...featureDefaults, 'gm-promote-ai-on-viewpage': true }),
      );
    });

    test('a flag that the source does not set is not found, so the next source is asked', async () => {
      const { provider } = await open({});
      const details = await provider.resolveBooleanEvaluation('allow-content-curation', false, {}, silent);
      expect(details).toMatchObject({ value: false, errorCode: ErrorCode.FLAG_NOT_FOUND });
    });
  });
}

/** For sources that can change while the process runs. */
export function changingFlagsContract(name: string, open: (values: Values) => Promise<ChangingFlagBench>): void {
  flagsContract(name, open);

  describe(`changing flags: ${name}`, () => {
    test('sees a change, on and off', async () => {
      const { provider, change } = await open({ 'gm-promote-ai-on-viewpage': false });
      await using(provider, async (flags) => {
        for (const isEnabled of [true, false]) {
          await flags.evaluateAll();
          await change({ 'gm-promote-ai-on-viewpage': isEnabled });
          expect(await flags.evaluateAll()).toMatchObject({ 'gm-promote-ai-on-viewpage': isEnabled });
        }
      });
    });
  });
}
