import type { SidebarCard } from '#contract/presentation/cards.ts';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { Sidebars } from './sidebars.tsx';
import { Trending, type TrendingProps } from './trending.tsx';

const cards = (type: SidebarCard['type'], count: number, more: Partial<SidebarCard> = {}) =>
  Array.from({ length: count }, (_, place): SidebarCard => ({
    title: `${type} ${place + 1}`,
    subTitle: 'Below',
    path: `/${type}/${place + 1}/`,
    thumbnail: `/${type}.webp`,
    type,
    titleLineCount: 2,
    subTitleLineCount: 1,
    ...more,
  }));

const html = renderInFrame(
  <Sidebars
    topPicks={cards('presentation', 4)}
    templates={cards('template', 15)}
    sampleVideos={cards('video', 9, { duration: '2:14', previewAnimation: '/video.anim.webp' })}
  />,
);
const sectionOf = (name: string) => html.split('<section').find((section) => section.includes(`>${name}</h2>`)) ?? '';
const linksIn = (part: string, type: string) =>
  [...part.matchAll(new RegExp(`href="/${type}/(\\d+)/"`, 'g'))].map(([, number]) => Number(number));

test('[PAGE-11] renders all cards: staff picks, 15 templates and 9 sample videos', () => {
  expect(linksIn(sectionOf('Staff picks'), 'presentation')).toHaveLength(4);
  expect(linksIn(sectionOf('Templates'), 'template')).toHaveLength(15);
  expect(linksIn(sectionOf('Sample videos'), 'video')).toHaveLength(9);
});

test('[PAGE-11] a card has a title, subtitle, picture, duration and animation, with the given number of lines', () => {
  const [card = ''] = sectionOf('Sample videos').match(/<a[^>]*href="\/video\/2\/".*?<\/a>/s) ?? [];
  expect(card).toMatch(/<img[^>]*src="\/video\.webp"[^>]*data-animation="\/video\.anim\.webp"/);
  expect(card).toMatch(/2:14.*video 2.*Below/s);
  const render = (titleLineCount: number) =>
    renderInFrame(<Sidebars topPicks={cards('presentation', 1, { titleLineCount })} templates={[]} sampleVideos={[]} />);
  expect(render(1)).not.toBe(render(2));
  expect(render(9)).toBe(render(3));
});

test('pictures load lazily, have a size and an empty alt text', () => {
  for (const [image] of html.matchAll(/<img[^>]*>/g))
    expect(image).toMatch(/(?=.*loading="lazy")(?=.*width="\d+")(?=.*height="\d+")(?=.*alt="")/);
  expect(
    renderInFrame(<Sidebars topPicks={cards('presentation', 1, { thumbnail: null })} templates={[]} sampleVideos={[]} />),
  ).not.toContain('<img');
});

test('[PAGE-12] each list links to all of its kind, and to the pages about video', () => {
  expect(sectionOf('Staff picks')).toContain('href="/gallery/"');
  expect(sectionOf('Templates')).toContain('href="/presentation-template/"');
  for (const path of ['/video/explore/', '/video', '/edu/prezi-video-edu']) expect(sectionOf('Sample videos')).toContain(`href="${path}"`);
});

test('omits empty lists', () => {
  expect(renderInFrame(<Sidebars topPicks={[]} templates={[]} sampleVideos={[]} />)).not.toContain('<section');
});

test('[PAGE-20] trending terms follow the author’s segment and link to their searches', () => {
  const searchTerms: TrendingProps['searchTerms'] = {
    'sales-marketing': ['pitch deck'],
    teacher: ['ancient Rome', 'R&D'],
    student: [],
    other: ['solar system'],
  };
  const render = (authorSegment: TrendingProps['authorSegment']) =>
    renderInFrame(<Trending searchTerms={searchTerms} authorSegment={authorSegment} />);
  expect([...render('teacher').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/explore/search/?search=ancient%20Rome',
    '/explore/search/?search=R%26D',
  ]);
  expect(render('other')).toContain('solar system');
  expect(render('student')).toBe('');
});

test('[LOG-4] every card, term and link names its event and place for the log', () => {
  expect(sectionOf('Staff picks')).toMatch(/^[^>]*data-place="staff-picks"/);
  expect(sectionOf('Templates').match(/<a[^>]*href="\/template\/\d+\/"[^>]*data-event="sidebar-card"/g)).toHaveLength(15);
  for (const path of ['/gallery/', '/presentation-template/', '/video/explore/', '/video', '/edu/prezi-video-edu'])
    expect(html).toMatch(new RegExp(`<a(?=[^>]*href="${path}")(?=[^>]*data-event="cta")`));
  const terms = renderInFrame(
    <Trending searchTerms={{ 'sales-marketing': [], teacher: [], student: [], other: ['solar system'] }} authorSegment="other" />,
  );
  expect(terms).toMatch(/<a[^>]*data-event="suggested-term"/);
});

test('has no inline styles', () => {
  expect(html).not.toContain('style=');
});
