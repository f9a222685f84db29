import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { featureDefaults, isFeatureName } from '#contract/features.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { freshDatabase } from '../database/test-database.ts';
import { databaseFlags, featureFlagChannel } from './database-flags.ts';
import { changingFlagsContract } from './flags.contract.ts';
import { openFlags } from './open-flags.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from feature_flag');
});
afterAll(() => database.drop());

const open = () => {
  const problems: string[] = [];
  const clock = manualClock(0);
  return { problems, clock, ...databaseFlags(database.pool, (problem) => problems.push(problem), clock) };
};
const promoting = { ...featureDefaults, 'gm-promote-ai-on-viewpage': true };

changingFlagsContract('database', async (values) => {
  const { provider, set } = open();
  const change = async (changed: typeof values) => {
    for (const [name, isEnabled] of Object.entries(changed)) if (isFeatureName(name)) await set(name, isEnabled);
  };
  await change(values);
  return { provider, change };
});

test('a change by another process is visible after a refresh, and is announced', async () => {
  const [here, there] = [open(), open()];
  const flags = await openFlags([here.provider], () => {});
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  await listener.query(`listen ${featureFlagChannel}`);
  const announced = once(listener, 'notification');
  await there.set('gm-promote-ai-on-viewpage', true);
  expect(await announced).toMatchObject([{ payload: 'gm-promote-ai-on-viewpage' }]);
  await listener.end();
  expect(await flags.evaluateAll()).toEqual(featureDefaults);
  await here.refresh();
  expect(await flags.evaluateAll()).toEqual(promoting);
});

test('a new process knows the flags set before it started', async () => {
  await open().set('gm-promote-ai-on-viewpage', true);
  const flags = await openFlags([open().provider], () => {});
  expect(await flags.evaluateAll()).toEqual(promoting);
});

test('an outdated copy is refreshed automatically', async () => {
  const [here, there] = [open(), open()];
  const flags = await openFlags([here.provider], () => {});
  await there.set('gm-promote-ai-on-viewpage', true);
  await here.clock.advance(30_000);
  await expect.poll(() => flags.evaluateAll()).toEqual(promoting);
});

test('[BASE-2] without the database the last values apply, or the defaults at startup', async () => {
  const other = await freshDatabase();
  const problems: string[] = [];
  const clock = manualClock(0);
  const before = databaseFlags(other.pool, (problem) => problems.push(problem), clock);
  await before.set('gm-promote-ai-on-viewpage', true);
  const running = await openFlags([before.provider], () => {});
  await other.drop();
  await before.refresh();
  expect(await running.evaluateAll()).toEqual(promoting);
  const after = databaseFlags(other.pool, (problem) => problems.push(problem), clock);
  const started = await openFlags([after.provider], () => {});
  expect(await started.evaluateAll()).toEqual(featureDefaults);
  expect(problems).toEqual(Array(2).fill(expect.stringContaining('Feature flags could not be read from the database')));
});

test('a stored flag whose feature no longer exists does no harm', async () => {
  await database.pool.query("insert into feature_flag (name, enabled) values ('retired', true)");
  const flags = await openFlags([open().provider], () => {});
  expect(await flags.evaluateAll()).toEqual(featureDefaults);
});
