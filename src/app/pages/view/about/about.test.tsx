import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { About, type AboutProps } from './about.tsx';
import { languageName } from './language-name.ts';

const props: AboutProps = {
  title: 'Light in the <Deep>',
  owner: { oid: 'u/1', username: 'marisol', firstName: 'Marisol', lastName: 'Okafor', publicDisplayName: 'Marisol Okafor' },
  ownerBlock: {
    avatar: { initials: 'MO', colour: 3, picture: null },
    about: 'Marine biologist',
    presentationCount: 1,
    address: '/user/u1/',
  },
  description: 'One line\nhttps://example.org',
  tags: 'Marine biology,, Oceans & seas ,',
  published: '2026-03-03T10:00:00Z',
  contentLanguage: 'hu',
  privacy: 'public',
  viewCount: 48_219,
};
const render = (changes: Partial<AboutProps> = {}) => renderInFrame(<About {...props} {...changes} />);

test('[PAGE-21] the owner’s name and button link to the profile', () => {
  const html = render();
  expect(html.match(/href="\/user\/u%2F1\/"/g)).toHaveLength(2);
  expect(html).toMatch(/<a[^>]*href="\/user\/u%2F1\/"[^>]*><bdi>Marisol Okafor<\/bdi><\/a>/);
  expect(html.match(/<a(?=[^>]*href="\/user\/u%2F1\/")[^>]*data-event="owner-link"/g)).toHaveLength(2);
  expect(html).toContain('1 presentation<');
});

test('the title is the h1, in the language of the presentation', () => {
  expect(render()).toMatch(/<h1[^>]*><bdi lang="hu">Light in the &lt;Deep&gt;<\/bdi><\/h1>/);
});

test('each tag links to its search, and the description stays plain text', () => {
  const html = render();
  const tags = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*rel="tag"/g)].map(([, href]) => href);
  expect(tags).toEqual(['/explore/search/?search=Marine%20biology', '/explore/search/?search=Oceans%20%26%20seas']);
  expect(html).not.toContain('href="https://example.org"');
  expect(render({ tags: '', description: '' })).not.toMatch(/rel="tag"|aria-label="Tags"/);
});

test('shows the publication date, the language and whether it may be reused', () => {
  expect(render()).toContain('Published 3 March 2026');
  expect(render({ privacy: 'private' })).not.toContain('Published');
  expect(render()).toContain('Hungarian');
  expect(render()).not.toContain('Free to reuse');
  expect(render({ privacy: 'reusable' })).toContain('Free to reuse');
});

test('[PAGE-8] shows views only for listed presentations', () => {
  expect(render()).toContain('48,219 views');
  expect(render({ privacy: 'unlisted' })).not.toContain('views');
  expect(render({ privacy: 'private' })).not.toContain('views');
});

test('a language name is capitalised as a standalone word, if there is one', () => {
  expect(languageName('en', 'fr')).toBe('Anglais');
  expect(languageName('de', 'ja')).toBe('ドイツ語');
  expect(languageName('und', 'en')).toBe('');
  expect(languageName('not a tag', 'en')).toBe('');
});
