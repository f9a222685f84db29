// @vitest-environment happy-dom
import type { PageFrame, PageName } from '#contract/pages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce.ts';
import { watchPage } from './watch-page.ts';

let told: Announcement[];
let isHidden: boolean;
let see: (isInSight: boolean) => void;
let observed: Element[];
let undo: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(40);
  told = globalThis.lecternEvents = [];
  isHidden = false;
  observed = [];
  undo = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) =>
      listen(type, listener, { signal: undo.signal })) as typeof listen);
  }
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => {
        see = () => {};
      };
    },
  );
  document.body.innerHTML = '<div data-viewer></div>';
});
afterEach(() => {
  undo.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'hidden');
});

const frame = (page: PageName, state = 'ready') => ({ page, props: page === 'view' ? { stage: { state } } : { state } }) as PageFrame;
const names = () => told.map(({ name }) => name);
const open = (page: PageName, state?: string) => {
  watchPage(frame(page, state));
  told.length = 0;
};
const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('a page is seen when it is opened, and again when it comes back as it was left', () => {
  watchPage(frame('landing'));
  expect(names()).toEqual(['page-seen']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(names()).toEqual(['page-seen']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(names()).toEqual(['page-seen', 'page-seen']);
});

test('a page is seen from when it was gone to, not from when this script has come', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart: 10 }] as unknown as PerformanceEntryList);
  vi.advanceTimersByTime(700);
  watchPage(frame('landing'));
  expect(told[0]?.at).toBe(Math.round(Date.now() - performance.now() + 10));
});

test('a page is left each time it goes out of sight, with the time it was in sight', () => {
  open('landing');
  vi.advanceTimersByTime(1200);
  hide(true);
  vi.advanceTimersByTime(9000);
  hide(false);
  vi.advanceTimersByTime(300);
  dispatchEvent(new Event('pagehide'));
  hide(true);
  expect(told.map(({ name, body }) => [name, body])).toEqual([
    ['page-left', { ms: 1200 }],
    ['page-left', { ms: 300 }],
  ]);
});

describe('somebody stays', () => {
  test('after five seconds with the viewer in sight, once', () => {
    open('view');
    expect(observed).toEqual([document.querySelector('[data-viewer]')]);
    see(true);
    vi.advanceTimersByTime(4999);
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(['page-stayed']);
    see(true);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(60_000);
    expect(names().filter((name) => name === 'page-stayed')).toHaveLength(1);
  });

  test.each([
    ['scrolled away from', () => see(false)],
    ['behind another tab', () => hide(true)],
  ])('not while it is %s', (_, leave) => {
    open('embed');
    see(true);
    vi.advanceTimersByTime(4000);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(names()).not.toContain('page-stayed');
    see(true);
    hide(false);
    vi.advanceTimersByTime(5000);
    expect(names()).toContain('page-stayed');
  });

  test('at a page without a presentation nobody asks', () => {
    open('explore');
    expect(observed).toEqual([]);
  });

  test.each([
    ['view', 'preparing'],
    ['view', 'failed'],
    ['embed', 'preparing'],
    ['embed', 'failed'],
  ] as const)('nobody stays at a presentation that cannot be shown: %s, %s', (page, state) => {
    open(page, state);
    expect(observed).toEqual([]);
  });

  test('who comes back to the page stays once, anew', () => {
    open('view');
    see(true);
    vi.advanceTimersByTime(3000);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    see(true);
    vi.advanceTimersByTime(4000);
    expect(names()).not.toContain('page-stayed');
    vi.advanceTimersByTime(60_000);
    expect(names().filter((name) => name === 'page-stayed')).toHaveLength(1);
  });
});

describe('the viewer within another page', () => {
  const framed = (ancestors: string[] | undefined, referrer: string) => {
    vi.stubGlobal('top', {});
    Object.defineProperty(location, 'ancestorOrigins', { configurable: true, value: ancestors });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    watchPage(frame('embed'));
    Reflect.deleteProperty(location, 'ancestorOrigins');
    return told.map(({ name, body }) => [name, body]);
  };

  test('says whose page that is, as the browser tells it', () => {
    expect(framed(['https://school.example:8443', 'https://top.example'], 'https://other.example/')).toContainEqual([
      'embed-seen',
      { embed_host: 'school.example' },
    ]);
  });

  test('or by the address that led here', () => {
    expect(framed(undefined, 'https://blog.example.org/a/b')).toContainEqual(['embed-seen', { embed_host: 'blog.example.org' }]);
  });

  test('or not at all', () => {
    expect(framed(['null'], '')).toContainEqual(['embed-seen', { embed_host: '' }]);
  });

  test('alone in its tab it is within nothing', () => {
    watchPage(frame('embed'));
    expect(names()).toEqual(['page-seen']);
  });
});
