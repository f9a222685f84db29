import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { featureDefaults } from '#contract/features.ts';
import { manualClock } from '../clock/manual-clock.ts';
import { fileFlags } from './file-flags.ts';
import { changingFlagsContract } from './flags.contract.ts';
import { openFlags } from './open-flags.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

const open = async (text?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-flags-'));
  folders.push(folder);
  const path = join(folder, 'features.json');
  const clock = manualClock(0);
  const problems: string[] = [];
  const write = async (content: string) => {
    await writeFile(path, content);
    await clock.advance(1000);
  };
  if (text !== undefined) await write(text);
  return { path, clock, problems, write, provider: fileFlags(path, (problem) => problems.push(problem), clock) };
};

changingFlagsContract('file', async (values) => {
  const { provider, write } = await open(JSON.stringify(values));
  return { provider, change: (changed) => write(JSON.stringify(changed)) };
});

const curationOff = { ...featureDefaults, 'allow-content-curation': false };

test('a missing file sets no flags and is not reported', async () => {
  const { provider, problems } = await open();
  expect(await (await openFlags([provider], () => {})).evaluateAll()).toEqual(featureDefaults);
  expect(problems).toEqual([]);
});

test.each(['{"allow-content-curation": tr', '{"allow-content-curation": "yes"}', '[]', ''])(
  'reports a broken file %j once, and uses the last good version until it is fixed',
  async (broken) => {
    const { provider, clock, problems, write, path } = await open('{"allow-content-curation": false}');
    const flags = await openFlags([provider], () => {});
    expect(await flags.evaluateAll()).toEqual(curationOff);
    await write(broken);
    expect(await flags.evaluateAll()).toEqual(curationOff);
    await clock.advance(1000);
    expect(await flags.evaluateAll()).toEqual(curationOff);
    expect(problems).toEqual([expect.stringContaining(`${path} is not a JSON object of names and true or false`)]);
    await write('{}');
    expect(await flags.evaluateAll()).toEqual(featureDefaults);
  },
);

test('reports an unreadable file once', async () => {
  const { clock } = await open();
  const problems: string[] = [];
  const flags = await openFlags([fileFlags(tmpdir(), (problem) => problems.push(problem), clock)], () => {});
  for (let round = 0; round < 3; round += 1) {
    expect(await flags.evaluateAll()).toEqual(featureDefaults);
    await clock.advance(1000);
  }
  expect(problems).toEqual([expect.stringContaining('EISDIR')]);
});

test('reports an unknown name and applies the others', async () => {
  const { provider, problems, path } = await open('{"allow-content-curation": false, "no-such": true}');
  expect(await (await openFlags([provider], () => {})).evaluateAll()).toEqual(curationOff);
  expect(problems).toEqual([expect.stringContaining(`${path} names an unknown feature: "no-such"`)]);
});

test('reads the file at most once a second', async () => {
  const { provider, clock, path } = await open('{}');
  const flags = await openFlags([provider], () => {});
  await flags.evaluateAll();
  await writeFile(path, '{"allow-content-curation": false}');
  await clock.advance(999);
  expect(await flags.evaluateAll()).toEqual(featureDefaults);
  await clock.advance(1);
  expect(await flags.evaluateAll()).toEqual(curationOff);
});
