// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOnDemand } from './open-on-demand.ts';
import type { Viewer, ViewerOptions } from './viewer-module.ts';

let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div data-viewer><div data-overlay data-mode="start"><button data-start>Present</button><button data-retry>Again</button></div></div>';
  host = document.querySelector<HTMLElement>('[data-viewer]') ?? document.body;
});
afterEach(() => {
  location.hash = '';
});

/** Loads when told to, so that a test decides what comes first. */
function opening() {
  const chunk = Promise.withResolvers<{ mount: (host: HTMLElement, options: ViewerOptions) => Viewer }>();
  const mounted: boolean[] = [];
  const load = vi.fn(() => chunk.promise);
  const destroy = vi.fn();
  const undo = openOnDemand(host, { load, options: (isAsked) => ({ startsItself: isAsked }) as ViewerOptions });
  const arrive = async () => {
    chunk.resolve({ mount: (_host, { startsItself }) => (mounted.push(startsItself), { destroy } as unknown as Viewer) });
    await chunk.promise;
    await Promise.resolve();
  };
  return {
    load,
    mounted,
    arrive,
    fail: async () => (chunk.reject(new Error('away')), chunk.promise.catch(() => undefined).then(() => undefined)),
    undo,
    destroy,
  };
}
const mode = () => host.querySelector<HTMLElement>('[data-mode]')?.dataset['mode'];
const press = () => host.querySelector<HTMLElement>('[data-start]')?.click();

describe('[PAGE-6] the viewer is loaded on demand', () => {
  test('nothing is fetched before somebody shows that they want it', () => {
    expect(opening().load).not.toHaveBeenCalled();
  });

  test.each(['pointerenter', 'focusin', 'touchstart'])('%s fetches it once, and it waits to be begun', async (sign) => {
    const { load, mounted, arrive } = opening();
    host.dispatchEvent(new Event(sign));
    host.dispatchEvent(new Event(sign));
    expect(load).toHaveBeenCalledTimes(1);
    expect(mode()).toBe('start');
    await arrive();
    expect(mounted).toEqual([false]);
  });

  test('pressed before it has come, it begins as soon as it has', async () => {
    const { mounted, arrive } = opening();
    press();
    expect(mode()).toBe('loading');
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('pressed before the page came alive, it begins', async () => {
    host.querySelector('[data-mode]')?.setAttribute('data-mode', 'loading');
    const { mounted, arrive } = opening();
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('an address that ends in #present begins by itself', async () => {
    location.hash = '#present';
    const { mounted, arrive } = opening();
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('[VIEW-13] if its script does not come, the page says so to whoever pressed, and offers to try again', async () => {
    const { fail } = opening();
    press();
    await fail();
    await vi.waitFor(() => expect(mode()).toBe('failed'));
    expect(host.querySelector<HTMLElement>('[data-mode]')?.dataset['failure']).toBe('script');
  });

  test('whoever only pointed at it is not bothered by a failure, and may press later', async () => {
    const { load, fail } = opening();
    host.dispatchEvent(new Event('pointerenter'));
    await fail();
    await vi.waitFor(() => {
      press();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  test('taken back, it ends what it has begun', async () => {
    const { undo, destroy, arrive, load } = opening();
    press();
    await arrive();
    undo();
    expect(destroy).toHaveBeenCalledTimes(1);
    host.dispatchEvent(new Event('pointerenter'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
