// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '#viewer/chunks/chunk-load-error.ts';
import { openOnDemand } from './open-on-demand.ts';
import type { Viewer, ViewerOptions } from './viewer-module.ts';

let host: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<div data-viewer><div data-overlay data-mode="start"><button data-start>Present</button><button data-retry>Again</button><small data-detail></small></div></div>';
  host = document.querySelector<HTMLElement>('[data-viewer]') ?? document.body;
});
afterEach(() => {
  location.hash = '';
});

/** Loads on request, so that tests control the order. */
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
    fail: async () => (chunk.reject(new ChunkLoadError('mount', 'missing', '/assets/1/mount.js')), chunk.promise.catch(() => undefined)),
    undo,
    destroy,
  };
}
const mode = () => host.querySelector<HTMLElement>('[data-mode]')?.dataset['mode'];
const press = () => host.querySelector<HTMLElement>('[data-start]')?.click();

describe('[PAGE-6] the viewer is loaded on demand', () => {
  test('loads nothing until somebody shows interest', () => {
    expect(opening().load).not.toHaveBeenCalled();
  });

  test.each(['pointerenter', 'focusin', 'touchstart'])('%s loads it once, and it waits to be started', async (sign) => {
    const { load, mounted, arrive } = opening();
    host.dispatchEvent(new Event(sign));
    host.dispatchEvent(new Event(sign));
    expect(load).toHaveBeenCalledTimes(1);
    expect(mode()).toBe('start');
    await arrive();
    expect(mounted).toEqual([false]);
  });

  test('starts as soon as it has loaded if it was clicked before', async () => {
    const { mounted, arrive } = opening();
    press();
    expect(mode()).toBe('loading');
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('starts if it was clicked before hydration', async () => {
    host.querySelector('[data-mode]')?.setAttribute('data-mode', 'loading');
    const { mounted, arrive } = opening();
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('starts automatically if the address ends in #present', async () => {
    location.hash = '#present';
    const { mounted, arrive } = opening();
    await arrive();
    expect(mounted).toEqual([true]);
  });

  test('[VIEW-13] if its script fails to load after a click, the page says so and offers a retry', async () => {
    const { fail } = opening();
    press();
    await fail();
    await vi.waitFor(() => expect(mode()).toBe('failed'));
    expect(host.querySelector<HTMLElement>('[data-mode]')?.dataset['failure']).toBe('script');
    expect(host.querySelector('[data-detail]')?.textContent).toBe('/assets/1/mount.js');
  });

  test('[VIEW-13] the retry loads it again and continues into presenting', async () => {
    const mounted: boolean[] = [];
    const load = vi
      .fn()
      .mockRejectedValueOnce(new ChunkLoadError('mount', 'error', '/assets/1/mount.js'))
      .mockResolvedValue({ mount: (_host: HTMLElement, { startsItself }: ViewerOptions) => (mounted.push(startsItself), {}) });
    openOnDemand(host, { load, options: (isAsked) => ({ startsItself: isAsked }) as ViewerOptions });
    press();
    await vi.waitFor(() => expect(mode()).toBe('failed'));
    host.querySelector<HTMLElement>('[data-retry]')?.click();
    expect([mode(), host.querySelector('[data-detail]')?.textContent]).toEqual(['loading', '']);
    await vi.waitFor(() => expect(mounted).toEqual([true]));
  });

  test('a failure after mere hovering is not shown, and a later click tries again', async () => {
    const { load, fail } = opening();
    host.dispatchEvent(new Event('pointerenter'));
    await fail();
    await vi.waitFor(() => {
      press();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  test('undo destroys the viewer', async () => {
    const { undo, destroy, arrive, load } = opening();
    press();
    await arrive();
    undo();
    expect(destroy).toHaveBeenCalledTimes(1);
    host.dispatchEvent(new Event('pointerenter'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
