import { emptyForm } from '#contract/form.ts';
import type { PageName, PageProps, PageRequest } from '#contract/pages.ts';
import { featureDefaults } from '#contract/features.ts';
import { renderPage } from '#app/entry.server.tsx';
import { describe, expect, test } from 'vitest';

const user = {
  oid: 'u1',
  username: 'marisol',
  publicDisplayName: 'Marisol Okafor',
  about: 'Marine biologist',
  avatar: { initials: 'MO', colour: 3, picture: '/pictures/u1' },
  role: 'user',
  email: 'marisol@example.org',
} as const;

function render<Name extends PageName>(page: Name, props: PageProps[Name], changes: Partial<PageRequest> = {}): string {
  const request = {
    page,
    props,
    language: 'en',
    brand: 'Lectern',
    origin: 'https://lectern.example',
    address: '/here',
    presentationCount: 12,
    user: null,
    csrfToken: 'token',
    evaluatedFeatures: featureDefaults,
    // In development, a text missing from the page throws.
    environment: 'development' as const,
    analytics: { mode: 'off' as const, host: '', consent: 'never' as const, cookieDomain: '', logApiEndpoint: '', version: '' },
    ...changes,
  };
  const { html } = renderPage(request, { scripts: [], preloads: [], styles: [] });
  // The visible markup, without the data after it.
  return html.slice(0, html.indexOf('<script id="page"'));
}

const formOf = (html: string, action: string) => new RegExp(`<form[^>]*action="${action}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? '';
const namesOf = (form: string) => [...form.matchAll(/<(?:input|select)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);
const form = emptyForm;

describe('each page posts the fields that the server reads to its own address', () => {
  test.each([
    ['logIn', { next: '/p/x/', form }, '/login', ['csrfToken', 'next', 'email', 'password']],
    ['signUp', { next: '/p/x/', form }, '/signup/', ['csrfToken', 'next', 'name', 'email', 'password']],
    ['forgotPassword', { form }, '/login/forgot/', ['csrfToken', 'email']],
    ['resetPassword', { token: 't', form }, '/login/reset/', ['csrfToken', 'token', 'password']],
    [
      'confirmEmail',
      { token: 't', id: 'u1', purpose: 'sign-up', form: emptyForm, problem: null },
      '/signup/confirm/',
      ['csrfToken', 'password', 'token', 'id'],
    ],
    ['logOut', {}, '/logout', ['csrfToken']],
    ['secondStep', { hasApp: true, hasPasskey: true, form }, '/login/second/', ['csrfToken', 'code']],
    [
      'confirmIdentity',
      { action: '/settings/sessions/end/', fields: { id: 's2' }, hasApp: true, hasPasskey: false, form },
      '/settings/sessions/end/',
      ['csrfToken', 'id', 'proofPassword'],
    ],
    [
      'authenticator',
      { secret: 'ABCD', picture: { size: 21, path: 'M0 0h1v1h-1z' }, form },
      '/settings/authenticator/',
      ['csrfToken', 'code'],
    ],
  ] as const)('%s', (page, props, action, names) => {
    const html = render(page, props as PageProps[typeof page]);
    expect(namesOf(formOf(html, action))).toEqual(names);
    expect(html).not.toContain('style=');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

test('[LIKE-6] carries the destination from log-in to sign-up and back', () => {
  for (const html of [render('logIn', { next: '/p/x/?a=1', form }), render('signUp', { next: '/p/x/?a=1', form })]) {
    expect(html).toContain('href="/login?next=%2Fp%2Fx%2F%3Fa%3D1"');
    expect(html).toContain('href="/signup/?next=%2Fp%2Fx%2F%3Fa%3D1"');
    expect(html).toContain('name="next" value="/p/x/?a=1"');
  }
  expect(render('logIn', { next: null, form })).not.toContain('name="next" value="/p');
});

test('announces a failed log-in and focuses the password field', () => {
  const html = render('logIn', { next: null, form: { ...form, values: { email: 'wren@example.org' }, problem: 'They do not match' } });
  expect(html).toMatch(/role="alert".*They do not match/);
  expect(html).toContain('value="wren@example.org"');
  expect(/<input[^>]*name="password"[^>]*>/.exec(html)?.[0]).toMatch(/autofocus/i);
});

test('announces success politely', () => {
  expect(render('logIn', { next: null, form: { ...form, done: 'Your password has been changed.' } })).toMatch(
    /role="status".*Your password has been changed/,
  );
});

test('has the autocomplete tokens that password managers look for', () => {
  const signUp = render('signUp', { next: null, form });
  for (const token of ['name', 'email', 'new-password']) expect(signUp).toMatch(new RegExp(`autocomplete="${token}"`, 'i'));
  const logIn = render('logIn', { next: null, form });
  for (const token of ['username', 'current-password']) expect(logIn).toMatch(new RegExp(`autocomplete="${token}"`, 'i'));
});

test('a used or expired link offers to log in instead of the same button', () => {
  const html = render('confirmEmail', {
    token: 't',
    id: 'u1',
    purpose: 'sign-up',
    form: emptyForm,
    problem: 'This link is no longer valid.',
  });
  expect(html).toMatch(/role="alert".*no longer valid/);
  expect(formOf(html, '/signup/confirm/')).toBe('');
  expect(html).toContain('href="/login"');
});

test('links to the outbox only when there is one', () => {
  expect(render('mailSent', { purpose: 'reset', email: 'a@b.c', isOutboxOpen: true })).toContain('href="/dev/mail"');
  expect(render('mailSent', { purpose: 'reset', email: 'a@b.c', isOutboxOpen: false })).not.toContain('/dev/mail');
});

describe('a profile', () => {
  const props = { person: user, joinedAt: '2026-05-12T23:30:00Z', isMine: false, cards: [], total: 0, page: 1, pageCount: 1 };

  test('can be edited only by its owner', () => {
    expect(render('profile', props)).not.toContain('/settings/#profile');
    expect(render('profile', { ...props, isMine: true }, { user })).toContain('href="/settings/#profile"');
  });

  test('shows the joining date', () => {
    expect(render('profile', props)).toContain('Joined 12 May 2026');
    expect(render('profile', props, { language: 'en', address: '/user/u1/' })).toContain('<title>Marisol Okafor · Lectern</title>');
  });
});

describe('a problem page', () => {
  const props = { title: 'Title', detail: 'Detail', requestId: 'r1', isFramed: false };

  test('offers to try again only when that may help', () => {
    for (const status of [429, 500, 503]) expect(render('problem', { ...props, status })).toContain('Try again');
    for (const status of [400, 403, 404, 413, 422]) expect(render('problem', { ...props, status })).not.toContain('Try again');
  });

  test('shows a reference to quote', () => {
    expect(render('problem', { ...props, status: 404 }, { csrfToken: null })).toMatch(/404.*Reference: r1/s);
  });
});

test('the outbox shows a message as text with clickable links', () => {
  const message = { id: 'm1', to: 'wren@example.org', subject: 'Confirm', sentAt: '2026-05-12T09:30:00Z' };
  const html = render('devMail', {
    messages: [message],
    open: { ...message, text: '<i>Open</i> http://localhost/signup/confirm/?token=a.' },
  });
  expect(html).toContain('href="http://localhost/signup/confirm/?token=a"');
  expect(html).toContain('&lt;i&gt;Open&lt;/i&gt;');
  expect(html).toContain('12 May 2026, 09:30 UTC');
  expect(render('devMail', { messages: [], open: null })).toContain('No messages yet');
});
