import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import type { SignedInPerson } from '#contract/person.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page } from './settings-page.tsx';

const user: SignedInPerson = {
  oid: 'u1',
  username: 'marisol',
  publicDisplayName: 'Marisol Okafor',
  about: '',
  avatar: { initials: 'MO', colour: 3, picture: null },
  role: 'user',
  email: 'marisol@example.org',
};

const forms: PageProps['settings']['forms'] = {
  profile: emptyForm,
  picture: emptyForm,
  email: emptyForm,
  password: emptyForm,
  security: emptyForm,
  language: emptyForm,
  sessions: emptyForm,
  delete: emptyForm,
};

const props: PageProps['settings'] = {
  profile: { name: 'Marisol Okafor', username: 'marisol', about: 'Marine biologist', segment: 'teacher' },
  forms,
  language: null,
  security: { authenticatorSince: null, codesLeft: 0, passkeys: [] },
  sessions: [
    { id: 's1', device: 'Firefox on Linux', since: '2026-05-12T10:00:00Z', isCurrent: true },
    { id: 's2', device: '', since: '2026-05-01T10:00:00Z', isCurrent: false },
  ],
};

const render = (changes: Partial<PageProps['settings']> = {}, person = user) =>
  renderInFrame(<page.Component {...props} {...changes} />, { user: person, csrfToken: 'token' });

const formOf = (html: string, action: string) => new RegExp(`<form[^>]*action="${action}"[^>]*>.*?</form>`).exec(html)?.[0] ?? '';
const namesOf = (form: string) => [...form.matchAll(/<(?:input|select)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);

test.each([
  ['profile/', ['csrfToken', 'name', 'username', 'about', 'segment']],
  ['picture/', ['csrfToken', 'picture']],
  ['email/', ['csrfToken', 'email', 'password']],
  ['password/', ['csrfToken', 'password', 'newPassword']],
  ['authenticator/start/', ['csrfToken']],
  ['language/', ['csrfToken', 'language']],
  ['sessions/end/', ['csrfToken', 'id']],
  ['sessions/end-others/', ['csrfToken']],
  ['delete/', ['csrfToken', 'password']],
])('/settings/%s has the fields that the server reads', (path, names) => {
  expect(namesOf(formOf(render(), `/settings/${path}`))).toEqual(names);
});

test('every section has an anchor, and there are no inline styles, which the security policy would block', () => {
  const html = render();
  const anchors = [...html.matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id).filter((id) => id !== 'content');
  expect(anchors).toHaveLength(10);
  for (const id of anchors) expect(html).toContain(`<section id="${id}"`);
  expect(html).not.toContain('style=');
});

test('shows the stored values, or the rejected input', () => {
  expect(render()).toContain('value="Marisol Okafor"');
  const html = render({
    forms: { ...forms, profile: { ...emptyForm, values: { name: '' }, problems: { name: 'Tell us what to call you.' } } },
  });
  expect(formOf(html, '/settings/profile/')).toContain('name="name" value=""');
  expect(formOf(html, '/settings/profile/')).toContain('value="marisol"');
});

test('offers to remove the picture only if there is one', () => {
  expect(render()).not.toContain('Remove picture');
  expect(render({}, { ...user, avatar: { ...user.avatar, picture: '/pictures/u1' } })).toContain('Remove picture');
});

test('logs a language change when it is saved', () => {
  expect(formOf(render(), '/settings/language/')).toContain('data-event="language-changed" data-event-chosen="language"');
});

test('follows the browser until a language is chosen', () => {
  expect(formOf(render(), '/settings/language/')).toMatch(/<option value="" selected="">/);
  expect(formOf(render({ language: 'hu' }), '/settings/language/')).toMatch(/<option value="hu"[^>]*selected=""/);
});

test('shows the user’s segment among the options', () => {
  const form = formOf(render(), '/settings/profile/');
  expect([...form.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, words]) => [value, words])).toEqual([
    ['sales-marketing', 'Sales and marketing'],
    ['teacher', 'Teaching'],
    ['student', 'Studying'],
    ['other', 'Something else'],
  ]);
  expect(form).toMatch(/<option value="teacher" selected="">/);
});

describe('sessions', () => {
  test('only the other sessions can be ended, not the current one', () => {
    const html = render();
    expect(html.match(/action="\/settings\/sessions\/end\/"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Log out Unknown device"');
    expect(html).toContain('Logged in on 1 May 2026');
  });

  test('with a single session, offers no logging out elsewhere', () => {
    expect(render({ sessions: props.sessions.slice(0, 1) })).not.toContain('end-others');
  });
});

describe('security', () => {
  const passkey = { id: 'k1', name: 'Work laptop', addedAt: '2026-05-01T10:00:00Z', usedAt: null };

  test('says that adding a passkey needs scripts where there are none', () => {
    expect(render()).toContain('Adding a passkey needs JavaScript');
  });

  test('offers recovery codes only with a second factor', () => {
    expect(render()).not.toContain('action="/settings/recovery-codes/"');
    const html = render({ security: { authenticatorSince: '2026-05-12T10:00:00Z', codesLeft: 1, passkeys: [] } });
    expect(html).toContain('On since 12 May 2026');
    expect(html).toContain('1 code left.');
    expect(namesOf(formOf(html, '/settings/recovery-codes/'))).toEqual(['csrfToken']);
    expect(namesOf(formOf(html, '/settings/authenticator/off/'))).toEqual(['csrfToken']);
  });

  test('lists passkeys with their dates', () => {
    const used = { ...passkey, id: 'k2', usedAt: '2026-05-12T10:00:00Z' };
    const html = render({ security: { authenticatorSince: null, codesLeft: 10, passkeys: [passkey, used] } });
    expect(html).toContain('Added on 1 May 2026, not used yet');
    expect(html).toContain('Added on 1 May 2026, last used on 12 May 2026');
    expect(namesOf(formOf(html, '/settings/passkeys/rename/'))).toEqual(['csrfToken', 'id', 'name']);
    expect(namesOf(formOf(html, '/settings/passkeys/remove/'))).toEqual(['csrfToken', 'id']);
    expect(html).toContain('aria-label="Remove Work laptop"');
  });
});

describe('deleting the account without scripts', () => {
  test('is collapsed at first', () => {
    expect(render()).toMatch(/<details><summary/);
  });

  test('is expanded after a wrong password, with the problem beside the field', () => {
    const html = render({ forms: { ...forms, delete: { ...emptyForm, problems: { password: 'Not your password.' } } } });
    expect(html).toMatch(/<details open=""><summary/);
    expect(formOf(html, '/settings/delete/')).toContain('Not your password.');
  });
});
