import { expect, test } from 'vitest';
import { featureDefaults } from '#contract/features.ts';
import { environmentFlags } from './environment-flags.ts';
import { flagProvider } from './flag-provider.ts';
import { openFlags } from './open-flags.ts';

const promote = 'gm-promote-ai-on-viewpage';
const ignore = () => {};
const source = (values: Record<string, boolean>) => environmentFlags(new Map(Object.entries(values)), ignore);

test('[BASE-3] exactly the specified flags exist', async () => {
  const flags = await openFlags([], ignore);
  expect(Object.keys(await flags.evaluateAll()).toSorted()).toEqual([
    'allow-content-curation',
    'gm-promote-ai-on-viewpage',
    'gm-video-ad-viewpage-bottom',
    'gm-video-ad-viewpage-sidebar',
    'gm-view-page-banner-human-connection',
    'gm-view-page-banner-human-connection-edu',
    'gm-view-page-pdf-download',
  ]);
});

test('[BASE-2] the first source wins, whether it says true or false', async () => {
  const first = source({ 'allow-content-curation': false });
  const second = source({ 'allow-content-curation': true, [promote]: true });
  const third = source({ [promote]: false, 'gm-video-ad-viewpage-bottom': true });
  const flags = await openFlags([first, second, third], ignore);
  expect(await flags.evaluateAll()).toEqual({
    ...featureDefaults,
    'allow-content-curation': false,
    [promote]: true,
    'gm-video-ad-viewpage-bottom': true,
  });
});

test('[BASE-2] skips a failing source and reports it once', async () => {
  const failing = flagProvider('failing', async () => {
    throw new Error('away');
  });
  const problems: string[] = [];
  const flags = await openFlags([failing, source({ [promote]: true })], (problem) => problems.push(problem));
  for (let round = 0; round < 2; round += 1) expect(await flags.evaluateAll()).toEqual({ ...featureDefaults, [promote]: true });
  expect(problems).toEqual(['Skipping the feature flags from failing: away']);
});

test('two sets of flags in one process do not mix, and closing one closes its sources', async () => {
  const closed: string[] = [];
  const onClose = async () => void closed.push('one');
  const [one, other] = await Promise.all([
    openFlags([flagProvider('one', async () => true, { onClose })], ignore),
    openFlags([flagProvider('other', async () => false)], ignore),
  ]);
  expect((await one.evaluateAll())[promote]).toBe(true);
  await one.close();
  await expect.poll(() => closed).toEqual(['one']);
  expect((await other.evaluateAll())['allow-content-curation']).toBe(false);
});

test('passes the user to the providers', async () => {
  const asked = new Set<string | undefined>();
  const asking = flagProvider('asking', async (_flag, _initial, { targetingKey }) => {
    asked.add(targetingKey);
    return undefined;
  });
  const flags = await openFlags([asking], ignore);
  await flags.evaluateAll({ userOid: 'someone' });
  await flags.evaluateAll();
  expect([...asked]).toEqual(['someone', undefined]);
});
