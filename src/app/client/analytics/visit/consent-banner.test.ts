// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openConsentBanner } from './consent-banner.ts';

const texts = { label: 'Cookies', text: 'May we?', allow: 'Allow', decline: 'Decline' };
const decide = vi.fn();
beforeEach(() => {
  decide.mockReset();
  document.body.innerHTML =
    '<a href="#content" id="skip">Skip</a><main id="content" tabindex="-1"><button id="opener">Cookie settings</button></main>';
});

const region = () => document.querySelector('section');
const button = (name: string) =>
  [...document.querySelectorAll('section button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const find = (id: string) => document.getElementById(id) ?? document.body;

test('is a named region with a text and two choices that look the same', () => {
  openConsentBanner(texts, decide);
  expect(region()?.getAttribute('aria-label')).toBe('Cookies');
  expect(region()?.querySelector('p')?.textContent).toBe('May we?');
  expect(region()?.getAttribute('role')).toBeNull();
  expect(button('Allow').className).toBe(button('Decline').className);
  expect([button('Allow').type, button('Decline').type]).toEqual(['button', 'button']);
});

test('does not steal the focus, and comes first in the tab order', () => {
  find('skip').focus();
  openConsentBanner(texts, decide);
  expect(document.activeElement).toBe(find('skip'));
  expect(document.body.firstElementChild).toBe(region());
});

test.each([
  ['Allow', true],
  ['Decline', false],
] as const)('%s reports the choice and closes the banner', (name, isAllowed) => {
  openConsentBanner(texts, decide);
  button(name).click();
  expect(decide.mock.calls).toEqual([[isAllowed]]);
  expect(region()).toBeNull();
});

test('renders its texts as plain text, not HTML', () => {
  openConsentBanner({ ...texts, text: '<img src=x onerror=alert(1)>' }, decide);
  expect(region()?.querySelector('img')).toBeNull();
});

test('takes the focus when opened on request, and returns it', () => {
  const opener = find('opener');
  opener.focus();
  openConsentBanner(texts, decide, opener);
  expect(document.activeElement).toBe(button('Decline'));
  button('Allow').click();
  expect(document.activeElement).toBe(opener);
});

test('closed by keyboard, returns the focus to where it was, or to the content', () => {
  openConsentBanner(texts, decide);
  button('Decline').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: find('skip') }));
  button('Decline').focus();
  button('Decline').click();
  expect(document.activeElement).toBe(find('skip'));

  openConsentBanner(texts, decide);
  (document.activeElement as HTMLElement).blur();
  button('Decline').focus();
  button('Decline').click();
  expect(document.activeElement).toBe(find('content'));
});

test('Escape closes it without a decision', () => {
  openConsentBanner(texts, decide, find('opener'));
  button('Decline').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(region()).toBeNull();
  expect(decide).not.toHaveBeenCalled();
});

test('opening it twice shows one banner', () => {
  openConsentBanner(texts, decide);
  openConsentBanner(texts, decide, find('opener'));
  expect(document.querySelectorAll('section')).toHaveLength(1);
});
