import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, it, vi } from 'vitest';
import { workerAddress } from './worker-address.ts';

const page = new URL('https://lectern.example/a/page');
afterEach(() => vi.unstubAllGlobals());

it('[VIEW-12] a worker of our own origin starts from its file', () => {
  vi.stubGlobal('location', page);
  for (const file of [new URL('https://lectern.example/assets/1/tile-worker.js'), '/assets/1/tile-worker.js'])
    expect(workerAddress(file)).toBe('https://lectern.example/assets/1/tile-worker.js');
});

it('[VIEW-12] a worker of another origin starts from a script of ours that imports it', async () => {
  vi.stubGlobal('location', page);
  const address = workerAddress('https://files.example/assets/1/tile-worker.js');
  expect(new URL(address).protocol).toBe('blob:');
  expect(await resolveObjectURL(address)?.text()).toBe('import "https://files.example/assets/1/tile-worker.js"');
  expect(workerAddress('https://files.example/assets/1/tile-worker.js')).toBe(address);
});
