import { expect, test } from 'vitest';
import { environmentFlags } from './environment-flags.ts';
import { flagsContract } from './flags.contract.ts';

flagsContract('environment', async (values) => ({ provider: environmentFlags(new Map(Object.entries(values)), () => {}) }));

test('reports an unknown name', () => {
  const problems: string[] = [];
  environmentFlags(
    new Map([
      ['gm-promote-ai', true],
      ['allow-content-curation', true],
    ]),
    (problem) => problems.push(problem),
  );
  const words = /^FEATURES names an unknown feature: "gm-promote-ai"\. Known features: allow-content-curation, /;
  expect(problems).toEqual([expect.stringMatching(words)]);
});
