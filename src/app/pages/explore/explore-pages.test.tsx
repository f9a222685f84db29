import type { PresentationCard } from '#contract/presentation/cards.ts';
import { featureDefaults } from '#contract/features.ts';
import type { PageName, PageProps, PageRequest } from '#contract/pages.ts';
import { renderPage } from '#app/entry.server.tsx';
import { describe, expect, test } from 'vitest';

const avatar = { initials: 'MO', colour: 3, picture: null } as const;
const user = {
  oid: 'u1',
  username: 'marisol',
  publicDisplayName: 'Marisol Okafor',
  about: '',
  avatar,
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
    csrfToken: null,
    evaluatedFeatures: featureDefaults,
    environment: 'development' as const,
    analytics: { mode: 'off' as const, host: '', consent: 'never' as const, cookieDomain: '', logApiEndpoint: '', version: '' },
    ...changes,
  };
  const { html } = renderPage(request, { scripts: [], preloads: [], styles: [] });
  return html.slice(0, html.indexOf('<script id="page"'));
}

const card = (oid: string, changes: Partial<PresentationCard> = {}): PresentationCard => ({
  oid,
  title: `About ${oid}`,
  description: 'Six stops',
  address: `/p/${oid}/about/`,
  owner: { publicDisplayName: 'Marisol Okafor', avatar, address: '/user/u1/' },
  thumbnail: `/files/${oid}.webp`,
  animation: `/files/${oid}-moves.webp`,
  stopCount: 6,
  viewCount: 48_213,
  isStaffPick: false,
  isReusable: false,
  privacy: 'public',
  editAddress: null,
  ...changes,
});
const nothing: PageProps['explore'] = {
  term: '',
  order: 'watched',
  isReusableOnly: false,
  language: null,
  trending: [],
  featured: null,
  cards: [],
  total: 0,
  page: 1,
  pageCount: 1,
};
const linkOf = (html: string, words: string) =>
  [...html.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => link).find((link) => link.replaceAll(/<[^>]*>/g, '').trim() === words) ?? '';

describe('[SITE-2] the explore pages', () => {
  const props = {
    ...nothing,
    trending: ['sea', 'C# & co'],
    featured: card('best'),
    cards: [card('one'), card('two', { viewCount: 9_999 })],
    total: 51,
    page: 2,
    pageCount: 3,
  };

  test('each presentation is a link named by its title, with stops, owner and views', () => {
    const html = render('explore', props);
    expect(linkOf(html, 'About one')).toContain('href="/p/one/about/"');
    expect(linkOf(html, 'About best')).toContain('href="/p/best/about/"');
    for (const words of ['48K', '48K views', '9,999 views', '6 stops', 'Marisol Okafor', 'Staff pick']) expect(html).toContain(words);
    expect(render('explore', props, { language: 'de' })).toContain('9.999 Aufrufe');
  });

  test('animations are not loaded until a card is hovered', () => {
    expect(render('explore', props)).not.toContain('-moves.webp');
  });

  test('trending terms link to their searches, and the current one is marked', () => {
    const html = render('explore', { ...props, term: 'Sea', order: 'relevant' });
    expect(linkOf(html, 'C# &amp; co')).toContain('href="/explore/search/?search=C%23%20%26%20co"');
    expect(linkOf(html, 'sea')).toContain('aria-current="page"');
  });

  test('orders, filters and pages are plain links that keep the other options', () => {
    const html = render('explore', { ...props, language: 'ja', isReusableOnly: true });
    expect(linkOf(html, 'Latest')).toContain('href="/explore/?order=latest&amp;reusable=1&amp;language=ja"');
    expect(linkOf(html, 'Most watched')).toContain('aria-current="page"');
    expect(linkOf(html, 'Most relevant')).toBe('');
    expect(linkOf(html, 'Free to reuse')).toMatch(
      /href="\/explore\/\?language=ja".*aria-current="true"|aria-current="true".*href="\/explore\/\?language=ja"/,
    );
    expect(linkOf(html, 'All languages')).toContain('href="/explore/?reusable=1"');
    expect(linkOf(html, 'Previous')).toMatch(/rel="prev"/);
    expect(linkOf(html, 'Previous')).toContain('href="/explore/?reusable=1&amp;language=ja"');
    expect(linkOf(html, 'Next')).toMatch(/rel="next"/);
    expect(linkOf(html, 'Next')).toContain('page=3"');
    expect(html).not.toContain('style=');
  });

  test('later pages of a long list have the page number in the title', () => {
    expect(render('explore', props)).toContain('<title>Explore · Page 2 of 3 · Lectern</title>');
  });

  test('shows the search term, including right-to-left text', () => {
    expect(render('explore', { ...nothing, term: 'deep sea', order: 'relevant' })).toContain('Results for “deep sea”');
    expect(render('explore', { ...nothing, term: 'البحر', order: 'relevant' })).toContain('“\u2068البحر\u2069”');
    expect(render('explore', { ...nothing, term: '<b>', order: 'relevant' })).toContain('“&lt;b&gt;”');
  });

  test('offers a next step when nothing is found', () => {
    expect(render('explore', nothing)).toContain('href="/signup/?next=%2Fdashboard%2Fnext%2F"');
    expect(render('explore', nothing, { user })).not.toContain('/signup/');
    expect(linkOf(render('explore', { ...nothing, term: 'x', order: 'relevant' }), 'See all presentations')).toContain('href="/explore/"');
    expect(linkOf(render('explore', { ...nothing, term: 'x', order: 'relevant', language: 'ja' }), 'Clear filters')).toContain(
      'href="/explore/search/?search=x"',
    );
  });
});

describe('[SITE-4] templates and gallery', () => {
  test('a template links to its page and to a copy, through sign-up for visitors', () => {
    const props = { cards: [card('pitch', { title: 'Pitch' })] };
    expect(linkOf(render('templates', props), 'Pitch')).toContain('href="/p/pitch/about/"');
    expect(linkOf(render('templates', props), 'Use')).toContain('href="/signup/?next=%2Fp%2Fcopy%2Fpitch%2F"');
    expect(linkOf(render('templates', props, { user }), 'Use')).toMatch(/href="\/p\/copy\/pitch\/"/);
    expect(linkOf(render('templates', props), 'Use')).toContain('aria-label="Use Pitch"');
    expect(render('templates', { cards: [] })).toContain('No templates yet');
  });

  test('the gallery shows its three sections', () => {
    const html = render('gallery', { staffPicks: [card('a')], mostWatched: [card('b')], latest: [card('c')] });
    expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(['Staff picks', 'Most watched', 'Latest']);
    for (const oid of ['a', 'b', 'c']) expect(html).toContain(`href="/p/${oid}/about/"`);
    expect(render('gallery', { staffPicks: [], mostWatched: [], latest: [] })).toContain('Nothing published yet');
  });

  test.each(['explore', 'templates', 'gallery'] as const)('%s has one h1 and skips no heading level', (name) => {
    const cards = [card('a'), card('b')];
    const html =
      name === 'explore'
        ? render(name, { ...nothing, cards, featured: card('c'), total: 3 })
        : name === 'templates'
          ? render(name, { cards })
          : render(name, { staffPicks: cards, mostWatched: cards, latest: cards });
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, at) => expect(level - (levels[at] ?? 0)).toBeLessThanOrEqual(1));
  });
});

test('a profile lists its presentations page by page', () => {
  const props = { person: user, joinedAt: '2026-05-12T23:30:00Z', isMine: false, cards: [card('a')], total: 30, page: 2, pageCount: 3 };
  const html = render('profile', props);
  expect(linkOf(html, 'About a')).toContain('href="/p/a/about/"');
  expect(linkOf(html, 'Previous')).toContain('href="/user/u1/"');
  expect(linkOf(html, 'Next')).toContain('href="/user/u1/?page=3"');
});

describe('the user’s own presentations', () => {
  const own = [
    card('draft', { privacy: 'private', editAddress: '/p/edit/draft/' }),
    card('link', { privacy: 'unlisted', editAddress: '/p/edit/link/' }),
    card('open', { editAddress: '/p/edit/open/' }),
    card('free', { privacy: 'reusable', isReusable: true, editAddress: '/p/edit/free/' }),
  ];
  const profile = { person: user, joinedAt: '2026-05-12T23:30:00Z', isMine: true, cards: own, total: 4, page: 1, pageCount: 1 };
  const cardsIn = (html: string) => [...html.matchAll(/<article.*?<\/article>/gs)].map(([each]) => each);

  test('[SITE-1] the profile marks those that are not public and links to editing each, after its title', () => {
    const html = render('profile', profile, { user });
    const shown = cardsIn(html);
    expect(shown.map((each) => /Private|Unlisted/.exec(each)?.[0])).toEqual(['Private', 'Unlisted', undefined, undefined]);
    for (const [at, oid] of ['draft', 'link', 'open', 'free'].entries()) {
      expect(linkOf(shown[at] ?? '', 'Edit')).toContain(`href="/p/edit/${oid}/"`);
      expect(linkOf(shown[at] ?? '', 'Edit')).toContain(`aria-label="Edit About ${oid}"`);
      expect(shown[at]?.indexOf(`About ${oid}`)).toBeLessThan(shown[at]?.indexOf('/p/edit/') ?? 0);
    }
    expect(html).not.toContain('style=');
  });

  test('offers no editing to people who are not the owner', () => {
    expect(linkOf(render('profile', { ...profile, isMine: false, cards: [card('a')] }), 'Edit')).toBe('');
  });
});
