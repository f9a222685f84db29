import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { canMakeMachines, listServersOf, startOn, type Machine } from './test-machine.ts';

function makeData(): string {
  const data = mkdtempSync(join(tmpdir(), 'lectern-data-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  return data;
}

/** Data of an earlier start. The first test to need it makes it, the others copy it. */
let earlier: string | undefined;
afterAll(() => rmSync(earlier ?? '', { recursive: true, force: true }));
async function makeEarlierData(): Promise<string> {
  earlier ??= mkdtempSync(join(tmpdir(), 'lectern-earlier-'));
  if (readdirSync(earlier).length === 0) await (await startOn({}, earlier)).stop();
  const data = makeData();
  spawnSync('cp', ['-a', `${earlier}/.`, data]);
  return data;
}

async function failToStart(machine: Machine, data = makeData()): Promise<string> {
  const lectern = await startOn(machine, data);
  expect(lectern.exitCode()).toBe(1);
  expect(listServersOf(data)).toEqual([]);
  // A sentence for the operator, not a stack trace of ours.
  expect(lectern.said()).not.toMatch(/^\s+at .*\.ts/m);
  return lectern.said();
}

describe.runIf(canMakeMachines)('a start that fails says why, and what to do', () => {
  test('on a full disk', async () => {
    const said = await failToStart({ before: ['mount -t tmpfs -o size=20m tmpfs "$DATA"'] });
    expect(said).toContain('The disk is full. Free some space');
    expect(said).toMatch(/The last lines of .*postgres\.log:\n.*(No space left on device|Check free disk space)/s);
  });

  test('on a disk too full for the first file', async () => {
    const fill = ['mount -t tmpfs -o size=16k tmpfs "$DATA"', 'head -c 16k /dev/zero > "$DATA/full" || true'];
    expect(await failToStart({ before: fill })).toMatch(/^The disk .*is full\. Free some space/);
  });

  test('in a folder that cannot be written', async () => {
    const said = await failToStart({ before: ['mount -t tmpfs -o ro tmpfs "$DATA"'] });
    expect(said).toMatch(/Lectern may not write to .*\. Make it writable for the user who starts Lectern/);
  });

  test('as a user who may not write to the folder', async () => {
    const data = makeData();
    const said = await failToStart({ isOrdinaryUser: true, before: ['mount -t tmpfs -o mode=755 tmpfs "$DATA"', 'chown() { :; }'] }, data);
    expect(said).toMatch(/Lectern may not write to .*\. Make it writable for the user who starts Lectern/);
  });

  test('without shared memory', async () => {
    const said = await failToStart({ before: ['mount -t tmpfs -o size=4k tmpfs /dev/shm'] });
    expect(said).toContain('There is too little shared memory. Give /dev/shm at least 64 MB');
  });

  test('on data of a newer PostgreSQL', async () => {
    const data = await makeEarlierData();
    writeFileSync(join(data, 'postgres/cluster/PG_VERSION'), '99\n');
    const said = await failToStart({}, data);
    expect(said).toContain('The data was written by another version of PostgreSQL.');
    expect(said).toContain('initialized by PostgreSQL version 99');
  });

  test('as root with data that no other account can reach', async () => {
    const data = await makeEarlierData();
    chmodSync(data, 0o700);
    expect(await failToStart({ hasNoUnshare: true }, data)).toContain('Move DATA_DIR to a folder that every account can enter');
  });
});
