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

  test('[PAGE-1] has a back button only when there is something to call', () => {
    expect(renderInFrame(page)).not.toContain('aria-label="Back"');
    expect(renderInFrame(<SiteLayout onBack={() => {}}>content</SiteLayout>)).toContain('aria-label="Back"');
  });

  test('[PAGE-2] says over how many presentations the search goes', () => {
    expect(renderInFrame(page)).toContain('placeholder="Search over 360 million presentations..."');
    expect(renderInFrame(page, { presentationCount: 12 })).toContain('placeholder="Search over 12 presentations..."');
  });

  test('[PAGE-3] searches without scripts: a form with a button that asks /explore/search/ for `search`', () => {
    const form = /<form role="search".*?<\/form>/.exec(renderInFrame(page))?.[0] ?? '';
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/explore/search/"');
    expect(form).toContain('name="search"');
    expect(form).toMatch(/<button type="submit"[^>]*aria-label="Search"/);
  });

  test('[PAGE-3] still says what was searched for', () => {
    expect(renderInFrame(page, { address: '/explore/search/?search=deep%20sea' })).toContain('value="deep sea"');
  });

  test('[PAGE-4] offers Log in and Get started to who is logged out', () => {
    const html = renderInFrame(page);
    expect(html).toMatch(/<a href="\/login"[^>]*>Log in<\/a>/);
    expect(html).toMatch(/<a href="\/signup\/"[^>]*>Get started<\/a>/);
    expect(html).not.toContain('popover');
  });

  test('[PAGE-5] has a dropdown of three links for who is logged in, which needs no script', () => {
    const html = renderInFrame(page, { user });
    const menu = /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Your account"/i.exec(html);
    expect(menu).not.toBeNull();
    expect(html).toContain(`id="${menu?.[1]}" popover="auto"`);
    expect(html).toMatch(/<a href="\/dashboard\/next\/"[^>]*>.*?My dashboard<\/a>/);
    expect(html).toMatch(/<a href="\/settings\/"[^>]*>.*?Account settings<\/a>/);
    expect(html).toMatch(/<a href="\/logout"[^>]*>.*?Log out<\/a>/);
    expect(html).not.toContain('href="/login"');
  });

  test('[PAGE-18] has a search that is collapsed at first and can be closed', () => {
    const html = renderInFrame(page);
    expect(html).toContain('data-search="collapsed"');
    expect(html).toContain('aria-label="Close search"');
  });

  test('is plain where one logs in: the logo and nothing to lead away', () => {
    const html = renderInFrame(<SiteLayout variant="plain">content</SiteLayout>);
    expect(html).not.toContain('role="search"');
    expect(html).not.toContain('href="/login"');
  });
});

describe('the footer', () => {
  test('[BASE-1] changes to any of the nine languages without scripts, and comes back to the same page', () => {
    const html = renderInFrame(page, { address: '/explore/?sort=new' });
    expect(html).toMatch(/<form[^>]*action="\/language\/" method="post"/);
    expect(html).toContain('name="next" value="/explore/?sort=new"');
    for (const [code, name] of Object.entries(languageNames))
      expect(html).toMatch(new RegExp(`<option value="${code}"[^>]*>${name}</option>`));
  });

  test('tells which language is chosen', () => {
    expect(renderInFrame(page)).toMatch(/<form[^>]*data-event="language-changed" data-event-chosen="language".*<select name="language"/s);
  });

  test('[BASE-1] carries the token where there is one', () => {
    expect(renderInFrame(page)).not.toContain('csrfToken');
    expect(renderInFrame(page, { csrfToken: 'abc' })).toContain('name="csrfToken" value="abc"');
  });
});

test('leads past the header first, and has no inline styles that the security policy would refuse', () => {
  const html = renderInFrame(page, { user });
  expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
  expect(html).toContain('<main id="content"');
  expect(html).not.toContain('style=');
});
