// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

let host: HTMLElement;
let stage: HTMLElement;
let heard: string[];
let isWaiting: boolean;
let play: () => void;
let ending: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<input><div data-viewer><div data-stage></div><div data-overlay tabindex="0"><a href="/">Site</a></div></div>';
  host = document.querySelector<HTMLElement>('[data-viewer]') ?? document.body;
  stage = document.querySelector<HTMLElement>('[data-stage]') ?? document.body;
  heard = [];
  isWaiting = true;
  ending = new AbortController();
  stage.addEventListener('keydown', ({ key, shiftKey }) => heard.push(shiftKey ? `Shift ${key}` : key));
  stage.addEventListener('click', ({ clientX, clientY }) => heard.push(`${clientX} ${clientY}`));
});
afterEach(() => ending.abort());

const keep = () => {
  const playOn = keepEarlyInput(host, () => isWaiting, ending.signal);
  play = () => playOn(stage);
};
const overlay = () => document.querySelector<HTMLElement>('[data-overlay]') ?? document.body;
const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
const tap = (target: Element, options: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...options }));

test('keys and taps while the viewer loads are played in order, once', () => {
  keep();
  overlay().focus();
  press('ArrowRight');
  tap(overlay(), { clientX: 40, clientY: 30 });
  press(' ', { shiftKey: true });
  isWaiting = false;
  press('End');
  play();
  play();
  expect(heard).toEqual(['ArrowRight', '40 30', 'Shift  ']);
});

test('what came before the script is played first', () => {
  window.lecternEarly = [new KeyboardEvent('keydown', { key: 'ArrowDown' })];
  keep();
  expect(window.lecternEarly).toBeUndefined();
  press('ArrowUp');
  play();
  expect(heard).toEqual(['ArrowDown', 'ArrowUp']);
});

test('held keys, double clicks, links, and fields beside the viewer keep their own meaning', () => {
  keep();
  press('ArrowRight', { repeat: true });
  tap(overlay(), { detail: 2 });
  tap(overlay().querySelector('a') ?? overlay());
  document.querySelector('input')?.focus();
  press('ArrowRight');
  play();
  expect(heard).toEqual([]);
});

test('the page does not scroll meanwhile, unless the viewer has no focus', () => {
  keep();
  expect(press(' ').defaultPrevented).toBe(false);
  overlay().focus();
  expect([press(' '), press('PageDown'), press('Tab')].map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false]);
});
