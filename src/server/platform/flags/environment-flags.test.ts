import { expect, test } from 'vitest';
import { environmentFlags } from './environment-flags.ts';
import { flagsContract } from './flags.contract.ts';

flagsContract('environment', async (values) => ({ provider: environmentFlags(new Map(Object.entries(values)), () => {}) }));

test('an unknown name is reported in words', () => {
  const problems: string[] = [];
  environmentFlags(
    new Map([
      ['gm-promote-ai', true],
      ['allow-content-curation', true],
    ]),
    (problem) => problems.push(problem),
  );
  const words = /^FEATURES names a feature that does not exist: "gm-promote-ai"\. There are: allow-content-curation, /;
  expect(problems).toEqual([expect.stringMatching(words)]);
});
