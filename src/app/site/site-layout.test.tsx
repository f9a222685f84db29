import type { SignedInPerson } from '#contract/person.ts';
import { languageNames } from '#locale/language.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from './in-frame.tsx';
import { SiteLayout } from './site-layout.tsx';

const page = <SiteLayout>content</SiteLayout>;

const user: SignedInPerson = {
  oid: 'u1',
  username: 'marisol',
  publicDisplayName: 'Marisol Okafor',
  about: '',
  avatar: { initials: 'MO', colour: 3, picture: null },
  role: 'user',
  email: 'marisol@example.org',
};

describe('the header', () => {
  test('[PAGE-1] has a logo that links to /', () => {
    expect(renderInFrame(page)).toMatch(/<a href="\/"[^>]*>.*?<svg.*?<\/svg>.*?<span[^>]*>Lectern<\/span><\/a>/);
  });

  test('[PAGE-2] shows the number of presentations in the search placeholder', () => {
    expect(renderInFrame(page)).toContain('placeholder="Search over 360 million presentations..."');
    expect(renderInFrame(page, { presentationCount: 12 })).toContain('placeholder="Search over 12 presentations..."');
  });

  test('[PAGE-3] searches without scripts: a form with a button that requests /explore/search/ with `search`', () => {
    const form = /<form role="search".*?<\/form>/.exec(renderInFrame(page))?.[0] ?? '';
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/explore/search/"');
    expect(form).toContain('name="search"');
    expect(form).toMatch(/<button type="submit"[^>]*aria-label="Search"/);
  });

  test('[PAGE-3] keeps the search term in the field', () => {
    expect(renderInFrame(page, { address: '/explore/search/?search=deep%20sea' })).toContain('value="deep sea"');
  });

  test('[PAGE-4] offers Log in and Get started when logged out', () => {
    const html = renderInFrame(page);
    expect(html).toMatch(/<a href="\/login"[^>]*>Log in<\/a>/);
    expect(html).toMatch(/<a href="\/signup\/"[^>]*>Get started<\/a>/);
    expect(html).not.toContain('popover');
  });

  test('[PAGE-5] has a dropdown of three links when logged in, without scripts', () => {
    const html = renderInFrame(page, { user });
    const menu = /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Your account"/i.exec(html);
    expect(menu).not.toBeNull();
    expect(html).toContain(`id="${menu?.[1]}" popover="auto"`);
    expect(html).toMatch(/<a href="\/dashboard\/next\/"[^>]*>.*?My dashboard<\/a>/);
    expect(html).toMatch(/<a href="\/settings\/"[^>]*>.*?Account settings<\/a>/);
    expect(html).toMatch(/<a href="\/logout"[^>]*>.*?Log out<\/a>/);
    expect(html).not.toContain('href="/login"');
  });

  test('[PAGE-18] has a search that is initially collapsed and can be closed', () => {
    const html = renderInFrame(page);
    expect(html).toContain('data-search="collapsed"');
    expect(html).toContain('aria-label="Close search"');
  });

  test('the plain variant has only the logo', () => {
    const html = renderInFrame(<SiteLayout variant="plain">content</SiteLayout>);
    expect(html).not.toContain('role="search"');
    expect(html).not.toContain('href="/login"');
  });
});

describe('the footer', () => {
  test('[BASE-1] switches to any of the nine languages without scripts, and returns to the same page', () => {
    const html = renderInFrame(page, { address: '/explore/?sort=new' });
    expect(html).toMatch(/<form[^>]*action="\/language\/" method="post"/);
    expect(html).toContain('name="next" value="/explore/?sort=new"');
    for (const [code, name] of Object.entries(languageNames))
      expect(html).toMatch(new RegExp(`<option value="${code}"[^>]*>${name}</option>`));
  });

  test('logs the chosen language', () => {
    expect(renderInFrame(page)).toMatch(/<form[^>]*data-event="language-changed" data-event-chosen="language".*<select name="language"/s);
  });

  test('[BASE-1] includes the CSRF token if there is one', () => {
    expect(renderInFrame(page)).not.toContain('csrfToken');
    expect(renderInFrame(page, { csrfToken: 'abc' })).toContain('name="csrfToken" value="abc"');
  });
});

test('starts with a skip link, and has no inline styles, which the security policy would block', () => {
  const html = renderInFrame(page, { user });
  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
  expect(html).toContain('<main id="content"');
  expect(html).not.toContain('style=');
});
