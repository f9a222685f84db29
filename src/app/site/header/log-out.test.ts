// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logOut } from './log-out.ts';

let went: string[];
let announced: string[];
beforeEach(() => {
  went = [];
  announced = [];
  globalThis.lecternEvents = { push: ({ name, done }) => (announced.push(name), done?.(true)) };
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)));
  localStorage.setItem('tus::lectern ada talk', 'https://talks.example.org/api/v4/uploads/1');
  localStorage.setItem('lectern.place.deepsea1', '3 1700000000000');
});
afterEach(() => {
  globalThis.lecternEvents = undefined;
  vi.restoreAllMocks();
});

test.each([
  ['in the browser', async () => new Response(), '/'],
  ['in the browser even if the server cannot be reached', () => Promise.reject(new TypeError('away')), '/logout'],
])('logging out removes what is stored %s', async (_where, answer, address) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await logOut();
  expect(localStorage.length).toBe(0);
  expect([went, announced]).toEqual([[address], ['log-out']]);
});
