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

test('is a region with a name, its words, and two choices that look the same', () => {
  openConsentBanner(texts, decide);
  expect(region()?.getAttribute('aria-label')).toBe('Cookies');
  expect(region()?.querySelector('p')?.textContent).toBe('May we?');
  expect(region()?.getAttribute('role')).toBeNull();
  expect(button('Allow').className).toBe(button('Decline').className);
  expect([button('Allow').type, button('Decline').type]).toEqual(['button', 'button']);
});

test('takes nobody away from what they do, and is the first to be reached by keyboard', () => {
  find('skip').focus();
  openConsentBanner(texts, decide);
  expect(document.activeElement).toBe(find('skip'));
  expect(document.body.firstElementChild).toBe(region());
});

test.each([
  ['Allow', true],
  ['Decline', false],
] as const)('%s decides, and it is gone', (name, isAllowed) => {
  openConsentBanner(texts, decide);
  button(name).click();
  expect(decide.mock.calls).toEqual([[isAllowed]]);
  expect(region()).toBeNull();
});

test('what is said is shown as it is, whatever it is', () => {
  openConsentBanner({ ...texts, text: '<img src=x onerror=alert(1)>' }, decide);
  expect(region()?.querySelector('img')).toBeNull();
});

test('opened by somebody, it takes the focus and gives it back', () => {
  const opener = find('opener');
  opener.focus();
  openConsentBanner(texts, decide, opener);
  expect(document.activeElement).toBe(button('Decline'));
  button('Allow').click();
  expect(document.activeElement).toBe(opener);
});

test('closed by keyboard, the focus goes back to where it came from, or to the content', () => {
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

test('Escape leaves it undecided', () => {
  openConsentBanner(texts, decide, find('opener'));
  button('Decline').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(region()).toBeNull();
  expect(decide).not.toHaveBeenCalled();
});

test('opened twice, there is one', () => {
  openConsentBanner(texts, decide);
  openConsentBanner(texts, decide, find('opener'));
  expect(document.querySelectorAll('section')).toHaveLength(1);
});
