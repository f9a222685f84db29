import { expect, it } from 'vitest';
import { freshAddress } from './fresh-address.ts';

const address = 'https://files.example/assets/4b3a/present-viewer.js';

it('[VIEW-13] is another address of the same file and of its siblings', () => {
  const fresh = [1, 2, 3, 4].map((attempt) => freshAddress(address, attempt));
  expect(new Set([address, ...fresh]).size).toBe(5);
  for (const each of fresh) {
    expect(decodeURI(each)).toBe(address);
    expect(new URL(each).href).toBe(each);
    expect(new URL('./vendor-react.js', each).href).not.toBe(new URL('./vendor-react.js', address).href);
  }
});

it('leaves a file at the root alone', () =>
  expect(new URL(freshAddress('https://files.example/a.js', 1)).href).toBe('https://files.example/a.js'));
