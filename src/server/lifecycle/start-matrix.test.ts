import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { canMakeMachines, listServersOf, startOn, type Machine } from './test-machine.ts';

const bare = 'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n';

const machines: [string, Machine][] = [
  ['root, and no account with uid 1000', { accounts: bare }],
  ['root without user namespaces', { hasNoUserNamespaces: true }],
  ['root without unshare', { hasNoUnshare: true }],
  ['an ordinary user', { isOrdinaryUser: true }],
];

/** A data folder that other accounts can enter, or one in a home that they cannot. */
function makeData(isClosed: boolean): string {
  const home = mkdtempSync(join(tmpdir(), 'lectern-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const data = join(home, 'data');
  mkdirSync(data);
  chmodSync(home, isClosed ? 0o700 : 0o755);
  chmodSync(data, 0o755);
  return data;
}

describe.runIf(canMakeMachines)('Lectern starts, and stops with everything it started', () => {
  test.for(machines)('as %s', async ([, machine]) => {
    const data = makeData(false);
    const lectern = await startOn(machine, data);
    expect(lectern.said()).toContain('works in the background');
    expect(listServersOf(data)).not.toEqual([]);
    expect(await lectern.stop()).toBe(0);
    expect(listServersOf(data)).toEqual([]);
  });

  const closed: [string, Machine][] = [
    ['root, and no account with uid 1000', { accounts: bare }],
    ['root without unshare, and no account with uid 1000', { hasNoUnshare: true, accounts: bare }],
  ];
  test.for(closed)('with its data in a closed home directory, as %s', async ([, machine]) => {
    const data = makeData(true);
    const lectern = await startOn(machine, data);
    expect(lectern.said()).toContain('works in the background');
    expect(await lectern.stop()).toBe(0);
    expect(listServersOf(data)).toEqual([]);
  });

  test('on data of an earlier start with, then without user namespaces', async () => {
    const data = makeData(false);
    for (const machine of [{}, { hasNoUnshare: true }, {}]) {
      const lectern = await startOn(machine, data);
      expect(lectern.said()).toContain('works in the background');
      expect(await lectern.stop()).toBe(0);
    }
  });
});
