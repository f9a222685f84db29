import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { translatorOf } from '#locale/translate.ts';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { page } from './test-checkout-page.tsx';

const open: PageProps['testCheckout'] = {
  clientSecret: 'cs_test_1',
  title: 'Light <i>',
  price: '€2.90',
  closed: null,
  email: 'wren@example.org',
  form: emptyForm,
};
const render = (changes: Partial<PageProps['testCheckout']> = {}) =>
  renderInFrame(<page.Component {...open} {...changes} />, { csrfToken: 'token' });
const buttonOf = (html: string, action: string) =>
  new RegExp(`<button(?=[^>]*name="action")(?=[^>]*value="${action}")[^>]*>`).exec(html)?.[0] ?? '';

test('says plainly that this is a test and no money moves', () => {
  expect(page.title(open, translatorOf('en'))).toBe('Test payment');
  expect(render()).toMatch(/<h1[^>]*>Test payment<\/h1>.*no money moves/s);
});

test('posts to the top window without scripts, with the fields that the server reads and none for a card', () => {
  const html = render();
  expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/pdf-access\/test-checkout\/")(?=[^>]*target="_top")/);
  expect([...html.matchAll(/<input[^>]*\sname="([^"]+)"/g)].map(([, name]) => name)).toEqual(['csrfToken', 'client_secret', 'email']);
  expect(html).toMatch(/<input(?=[^>]*name="client_secret")(?=[^>]*value="cs_test_1")/);
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="wren@example.org")(?=[^>]*required)/);
  expect(html).not.toContain('style=');
});

test('returning to the presentation leaves the frame; declining and expiring stay in it, without validation', () => {
  const html = render();
  for (const action of ['succeed', 'later']) expect(buttonOf(html, action)).not.toMatch(/formtarget|formnovalidate/i);
  for (const action of ['decline', 'expire']) expect(buttonOf(html, action)).toMatch(/(?=.*formtarget="_self")(?=.*formnovalidate)/i);
});

test('shows the price, the input and its problems', () => {
  expect(render()).toMatch(/Light &lt;i&gt;.*€2\.90/s);
  expect(render()).toContain('Pay €2.90');
  const html = render({
    form: { ...emptyForm, values: { email: 'wren@' }, problems: { email: 'Enter an email address' }, problem: 'The payment was declined.' },
  });
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="wren@")(?=[^>]*aria-invalid="true")/);
  expect(html).toMatch(/role="alert".*The payment was declined\./s);
});

test.each([
  ['complete', 'This test payment is complete'],
  ['expired', 'This test payment has expired'],
] as const)('%s: says so and shows no form', (closed, title) => {
  const html = render({ closed });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).not.toContain('<form');
});
