// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrame } from '../in-frame.tsx';
import { SiteSearch } from './site-search.tsx';

let root: Root;
let told: unknown[];
let went: string[];
let done: ((isSent: boolean) => void) | undefined;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  went = [];
  done = undefined;
  globalThis.lecternEvents = { push: (announcement) => (told.push([announcement.name, announcement.body]), (done = announcement.done)) };
  vi.spyOn(location, 'assign').mockImplementation((address) => void went.push(String(address)));
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(inFrame(<SiteSearch />)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  globalThis.lecternEvents = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function search(term: string) {
  const input = document.querySelector('input');
  if (input) input.value = term;
  await act(async () => void document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
}

test('[LOG-4] logs a search before navigating, and navigates even if logging fails', async () => {
  await search('  deep sea ');
  expect(told).toEqual([['search', { term: 'deep sea' }]]);
  expect(went).toEqual([]);
  await act(async () => done?.(false));
  expect(went).toEqual(['/explore/search/?search=deep%20sea']);
});

test('an empty search explores and is not logged as a search', async () => {
  await search('  ');
  expect(told).toEqual([]);
  expect(went).toEqual(['/explore/']);
});
