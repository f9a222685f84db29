// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import { emptyForm } from '#contract/form.ts';
import { abuseReasons, type PageFrame, type PageProps } from '#contract/pages.ts';
import { areas, type AreaName } from '#locale/catalogue.ts';
import { compileTexts } from '#locale/translate.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { FrameProvider } from '../../../client/frame.tsx';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { page } from './contact-page.tsx';

const presentation = {
  oid: 'demo',
  title: 'Licht <i>',
  address: '/p/demo/licht/',
  thumbnail: '/files/a/b.webp',
  reportAddress: '/contact/abuse/demo/',
};
const abuse: PageProps['contact'] = { kind: 'abuse', presentation, form: emptyForm, isSent: false };
const billing: PageProps['contact'] = { kind: 'billing', presentation: null, form: emptyForm, isSent: false };
const render = (props: PageProps['contact']) => renderInFrame(<page.Component {...props} />, { csrfToken: 'token' });
const formOf = (html: string) => /<form[^>]*action="\/contact\/.*?<\/form>/s.exec(html)?.[0] ?? '';
const namesOf = (form: string) => [...form.matchAll(/<(?:input|select|textarea)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);

test('[SITE-3] each form posts the fields that the server reads to its own address, without scripts', () => {
  expect(formOf(render(abuse))).toContain('action="/contact/abuse/demo/"');
  expect(namesOf(formOf(render(abuse)))).toEqual(['csrfToken', 'reason', 'name', 'email', 'message']);
  expect(formOf(render(billing))).toContain('action="/contact/billing/"');
  expect(namesOf(formOf(render(billing)))).toEqual(['csrfToken', 'name', 'email', 'message']);
  for (const props of [abuse, billing]) {
    expect(render(props)).not.toContain('style=');
    expect(render(props).match(/<h1/g)).toHaveLength(1);
  }
});

test('shows the reported presentation with its picture', () => {
  const html = render(abuse);
  expect(html).toMatch(/<img[^>]*src="\/files\/a\/b\.webp"[^>]*width="320" height="180" alt=""/);
  expect(html).toMatch(/<a href="\/p\/demo\/licht\/"[^>]*>Licht &lt;i&gt;<\/a>/);
  expect(render({ ...abuse, presentation: { ...presentation, thumbnail: null } })).not.toContain('<img');
});

test('offers every reason, with none preselected', () => {
  const html = render(abuse);
  for (const reason of abuseReasons) expect(html).toContain(`<option value="${reason}">`);
  expect(html).toMatch(/<option value="" disabled="" selected="">/);
});

test('keeps the input and shows its problems', () => {
  const form = {
    ...emptyForm,
    values: { reason: 'spam', name: 'Wren', email: 'wren@', message: 'Some <words>' },
    problems: { email: 'Enter an email address' },
  };
  const html = render({ ...abuse, form });
  expect(html).toMatch(/<option value="spam" selected="">/);
  expect(html).toContain('value="wren@"');
  expect(html).toContain('Some &lt;words&gt;</textarea>');
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*autofocus)/i);
});

test('has autocomplete tokens for the sender’s name and email', () => {
  for (const token of ['name', 'email']) expect(formOf(render(billing))).toMatch(new RegExp(`autocomplete="${token}"`, 'i'));
});

test('thanks the sender and links back', () => {
  const html = render({ ...abuse, isSent: true });
  expect(html).toMatch(/<h1[^>]*>Thank you<\/h1>/);
  expect(html).toContain('href="/p/demo/licht/"');
  expect(formOf(html)).toBe('');
  expect(render({ ...billing, isSent: true })).toContain('href="/"');
});

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const root = document.createElement('div');
afterEach(() => root.replaceChildren());

test('requires a message only when the reason needs an explanation', async () => {
  const frame: PageFrame = {
    page: 'contact',
    props: abuse,
    language: 'en',
    texts: compileTexts(Object.keys(areas) as AreaName[], 'en'),
    brand: 'Lectern',
    origin: '',
    address: '/',
    presentationCount: 1,
    user: null,
    csrfToken: 't',
    evaluatedFeatures: featureDefaults,
    environment: 'development',
    analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
  };
  const react = createRoot(root);
  await act(() =>
    react.render(
      <FrameProvider frame={frame}>
        <page.Component {...abuse} />
      </FrameProvider>,
    ),
  );
  const select = root.querySelector<HTMLSelectElement>('select[name="reason"]');
  const choose = (reason: string) =>
    act(() => {
      if (!select) throw new Error('There is no reason field');
      select.value = reason;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const isAsked = () => root.querySelector('textarea')?.required;
  expect(isAsked()).toBe(false);
  await choose('other');
  expect(isAsked()).toBe(true);
  await choose('spam');
  expect(isAsked()).toBe(false);
  await act(() => react.unmount());
});
