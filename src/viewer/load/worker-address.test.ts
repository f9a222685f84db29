import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, it, vi } from 'vitest';
import { workerAddress } from './worker-address.ts';

const page = new URL('https://lectern.example/a/page');
afterEach(() => vi.unstubAllGlobals());

it('[VIEW-12] a same-origin worker starts from its own file', () => {
  vi.stubGlobal('location', page);
  for (const file of [new URL('https://lectern.example/assets/1/tile-worker.js'), '/assets/1/tile-worker.js'])
    expect(workerAddress(file)).toBe('https://lectern.example/assets/1/tile-worker.js');
});

it('[VIEW-12] a worker from another origin starts from a same-origin script that imports it', async () => {
  vi.stubGlobal('location', page);
  const address = workerAddress('https://files.example/assets/1/tile-worker.js');
  expect(new URL(address).protocol).toBe('blob:');
  expect(await resolveObjectURL(address)?.text()).toBe('import "https://files.example/assets/1/tile-worker.js"');
  expect(workerAddress('https://files.example/assets/1/tile-worker.js')).toBe(address);
});
