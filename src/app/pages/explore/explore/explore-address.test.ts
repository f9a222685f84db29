import { expect, test } from 'vitest';
import { exploreAddress } from './explore-address.ts';

const all = { term: '', order: 'watched', isReusableOnly: false, language: null } as const;

test.each([
  [all, '/explore/'],
  [{ ...all, page: 2 }, '/explore/?page=2'],
  [{ ...all, order: 'latest', language: 'ja' }, '/explore/?order=latest&language=ja'],
  [{ ...all, term: 'C# & más', order: 'relevant' }, '/explore/search/?search=C%23+%26+m%C3%A1s'],
  [{ ...all, term: 'sea', isReusableOnly: true, page: 3 }, '/explore/search/?search=sea&order=watched&reusable=1&page=3'],
] as const)('[SITE-2] %j has the address %s', (asked, address) => {
  expect(exploreAddress(asked)).toBe(address);
});
