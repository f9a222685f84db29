// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSight } from './watch-sight.ts';

let isHidden: boolean;
let cross: (...isIntersecting: boolean[]) => void;
let isObserving: boolean;
let seen: boolean[];
let ending: AbortController;

beforeEach(() => {
  isHidden = false;
  isObserving = false;
  seen = [];
  ending = new AbortController();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        cross = (...all) => callback(all.map((isIntersecting) => ({ isIntersecting })));
      }
      observe = () => (isObserving = true);
      disconnect = () => (isObserving = false);
    },
  );
});
afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
});

const watch = () => watchSight(document.body, ending.signal, (isSeen) => seen.push(isSeen));
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('reports visible while in the viewport of a page in the foreground', () => {
  watch();
  cross(true);
  cross(true, false);
  hide(true);
  cross(true);
  hide(false);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  expect(seen).toEqual([true, false, false, false, true, false, true]);
});

test('stays hidden when the page returns to the foreground with the element scrolled away', () => {
  watch();
  cross(false);
  hide(true);
  hide(false);
  expect(seen).toEqual([false, false, false]);
});

test('depends on the page alone in browsers without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  watch();
  hide(true);
  hide(false);
  expect(seen).toEqual([false, true]);
});

test('stops watching when aborted', () => {
  watch();
  expect(isObserving).toBe(true);
  ending.abort();
  expect(isObserving).toBe(false);
  hide(true);
  expect(seen).toEqual([]);
});
