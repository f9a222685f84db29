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

test('logs page-seen on opening, and again when restored from the back/forward cache', () => {
  watchPage(frame('landing'));
  expect(names()).toEqual(['page-seen']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(names()).toEqual(['page-seen']);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(names()).toEqual(['page-seen', 'page-seen']);
});

test("page-seen carries the time of navigation, not of this script's start", () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart: 10 }] as unknown as PerformanceEntryList);
  vi.advanceTimersByTime(700);
  watchPage(frame('landing'));
  expect(told[0]?.at).toBe(Math.round(Date.now() - performance.now() + 10));
});

test('logs page-left each time the page is hidden, with the time it was visible', () => {
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

describe('page-stayed', () => {
  test('is logged once, after the viewer has been visible for five seconds', () => {
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
    ['scrolled out of view', () => see(false)],
    ['in a background tab', () => hide(true)],
  ])('is not logged while the viewer is %s', (_, leave) => {
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

  test('is not logged on pages without a presentation', () => {
    open('explore');
    expect(observed).toEqual([]);
  });

  test.each([
    ['view', 'preparing'],
    ['view', 'failed'],
    ['embed', 'preparing'],
    ['embed', 'failed'],
  ] as const)('is not logged for a presentation that cannot be shown: %s, %s', (page, state) => {
    open(page, state);
    expect(observed).toEqual([]);
  });

  test('starts over and is logged once when the page is restored', () => {
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

describe('the viewer embedded in another page', () => {
  const framed = (ancestors: string[] | undefined, referrer: string) => {
    vi.stubGlobal('top', {});
    Object.defineProperty(location, 'ancestorOrigins', { configurable: true, value: ancestors });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    watchPage(frame('embed'));
    Reflect.deleteProperty(location, 'ancestorOrigins');
    return told.map(({ name, body }) => [name, body]);
  };

  test('names the embedding host as reported by the browser', () => {
    expect(framed(['https://school.example:8443', 'https://top.example'], 'https://other.example/')).toContainEqual([
      'embed-seen',
      { embed_host: 'school.example' },
    ]);
  });

  test('falls back to the referrer', () => {
    expect(framed(undefined, 'https://blog.example.org/a/b')).toContainEqual(['embed-seen', { embed_host: 'blog.example.org' }]);
  });

  test('leaves the host empty when it is unknown', () => {
    expect(framed(['null'], '')).toContainEqual(['embed-seen', { embed_host: '' }]);
  });

  test('logs no embed-seen when opened in its own tab', () => {
    watchPage(frame('embed'));
    expect(names()).toEqual(['page-seen']);
  });
});
