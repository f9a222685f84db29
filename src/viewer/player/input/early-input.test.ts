// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

let host: HTMLElement;
let stage: HTMLElement;
let heard: string[];
let isWaiting: boolean;
let left: number;
let play: () => void;
let ending: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<input><div data-viewer><div data-stage></div><div data-overlay tabindex="0"><a href="/">Site</a></div></div>';
  host = document.querySelector<HTMLElement>('[data-viewer]') ?? document.body;
  stage = document.querySelector<HTMLElement>('[data-stage]') ?? document.body;
  heard = [];
  isWaiting = true;
  left = Infinity;
  ending = new AbortController();
  stage.addEventListener('keydown', ({ key, shiftKey }) => heard.push(shiftKey ? `Shift ${key}` : key));
  stage.addEventListener('click', ({ clientX, clientY }) => heard.push(`${clientX} ${clientY}`));
});
afterEach(() => ending.abort());

const keep = () => {
  const playOn = keepEarlyInput(host, () => isWaiting, ending.signal);
  play = () => playOn(stage, () => heard.length < left);
};
const overlay = () => document.querySelector<HTMLElement>('[data-overlay]') ?? document.body;
const press = (key: string, options: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
};
const tap = (target: Element, options: MouseEventInit = {}, at?: number) => {
  const event = new MouseEvent('click', { bubbles: true, detail: 1, ...options });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
};

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

test('a storm of taps counts once', () => {
  keep();
  for (let time = 0; time < 1000; time += 100) tap(overlay(), { clientX: time }, time);
  tap(overlay(), { clientX: 2000 }, 2000);
  isWaiting = false;
  play();
  expect(heard).toEqual(['0 0', '2000 0']);
});

test('of a storm of keys a few are kept, and they lead no further than there is somewhere to go', () => {
  keep();
  for (let time = 0; time < 1000; time += 1) press('ArrowRight');
  press('End');
  isWaiting = false;
  left = 40;
  play();
  expect(heard).toHaveLength(40);
  left = Infinity;
  play();
  expect(heard, 'the rest is forgotten').toHaveLength(40);
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
