// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import './viewer-guard.ts';

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-viewer-runs');
});

test('keeps up to ten errors for the analytics script until it loads', () => {
  dispatchEvent(new ErrorEvent('error', { message: 'early' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nobody minds' }));
  expect(globalThis.lecternFailures?.map(({ type }) => type)).toEqual(['error', 'unhandledrejection']);
  for (let time = 0; time < 50; time += 1) dispatchEvent(new ErrorEvent('error', { message: 'again' }));
  expect(globalThis.lecternFailures).toHaveLength(10);
});

test('keeps keys and taps for the viewer while it loads, and nothing that is meant for the rest of the page', () => {
  document.body.innerHTML =
    '<input><p>Text</p><div data-viewer><div data-overlay data-mode="start"><button data-start>Present</button><i>Picture</i></div></div>';
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const press = (target: HTMLElement, key: string, repeat = false) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
  const tap = (target: HTMLElement, detail = 1) => target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  const early = window.lecternEarly ?? [];
  press(document.body, 'a');
  expect(early).toEqual([]);
  tap(find('button'));
  expect(find('[data-overlay]').dataset['mode']).toBe('loading');
  press(document.body, 'ArrowRight');
  press(document.body, 'ArrowRight', true);
  press(find('input'), 'f');
  tap(find('p'));
  tap(find('button'));
  tap(find('i'), 2);
  tap(find('i'));
  expect(early.map((event) => (event instanceof KeyboardEvent ? event.key : event.type))).toEqual(['ArrowRight', 'click']);
});

test('gives up on a viewer that neither arrives nor fails, and leaves it alone once it runs', () => {
  vi.useFakeTimers();
  const press = () => {
    document.body.innerHTML = '<div data-viewer><div data-mode="start"><button data-start>Present</button></div></div>';
    document.querySelector('button')?.click();
    return document.querySelector<HTMLElement>('[data-mode]')?.dataset;
  };
  const hanging = press();
  vi.advanceTimersByTime(119_000);
  expect(hanging?.['mode']).toBe('loading');
  vi.advanceTimersByTime(1000);
  expect(hanging).toMatchObject({ mode: 'failed', failure: 'script' });
  const late = press();
  document.documentElement.toggleAttribute('data-viewer-runs', true);
  vi.advanceTimersByTime(120_000);
  expect(late?.['mode']).toBe('loading');
});
