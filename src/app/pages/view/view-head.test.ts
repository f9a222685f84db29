// @vitest-environment happy-dom
import { featureDefaults } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../head/test-head.ts';

const origin = 'https://lectern.example';
const canonical = `${origin}/p/demolightdee/light-in-the-deep/`;
const avatar = { initials: 'MO', colour: 2, picture: null } as const;
const told = (text: string, id = text) => ({ id, styleClasses: [], paragraphs: [{ text, biggestFontSize: 20 }] });

const props: ViewPageProps = {
  pdf: null,
  oid: 'demolightdee',
  title: 'Light in the Deep',
  description: 'How animals make light where no sun reaches.',
  owner: { oid: 'marisol', username: 'marisol', firstName: 'Marisol', lastName: 'Okafor', publicDisplayName: 'Marisol Okafor' },
  lastModifiedDateString: '12 May 2026',
  lastModified: '2026-05-12T10:00:00.000Z',
  privacy: 'public',
  isFindable: true,
  schemaVersion: 2,
  viewCount: 1204,
  likesCount: 31,
  hasLikedPrezi: false,
  hasLiked: false,
  isAuthenticated: false,
  isMobile: false,
  isPublicView: true,
  embedMode: false,
  viewerRights: { edit: false, comment: false },
  isUnpublished: false,
  viewerName: null,
  viewerEmail: null,
  prezilink: null,
  makeACopyRedirectUrl: null,
  showMakeACopyButton: false,
  backTo: null,
  transcriptPart: { part: 1, count: 1 },
  transcriptData: {
    title: 'Light in the Deep',
    texts: [told('Light in the Deep'), told('Nine of ten animals down there glow.')],
    topics: [{ title: '', texts: [told('Some to hunt,\nsome to hide.')], topics: [] }],
  },
  topPicks: [],
  searchTerms: { 'sales-marketing': [], teacher: [], student: [], other: [] },
  tags: 'sea,light,biology',
  nativeApp: null,
  evaluatedFeatures: featureDefaults,
  preziIsMine: false,
  canonical,
  shareAddress: canonical,
  display: {
    title: 'Light in the Deep',
    byOwner: true,
    lastModifiedDateString: '12 May 2026',
    owner: { publicDisplayName: 'Marisol Okafor', avatar, address: '/user/marisol/' },
    stopCount: 3,
    minutes: 2,
    previewUrl: null,
    fallbackPreviewUrl: null,
    previewState: 'fallback',
  },
  ownerBlock: { avatar, about: '', presentationCount: 1, address: '/user/marisol/' },
  authorSegment: 'other',
  published: '2026-04-01T08:00:00.000Z',
  contentLanguage: 'en',
  openGraph: { address: '/files/pictures/a.jpg', width: 1200, height: 630 },
  thumbnail: '/files/pictures/b.webp',
  sampleVideos: [],
  templates: [],
  isResponsiveOnly: false,
  curation: null,
  preparation: null,
  stage: { state: 'preparing' },
};

const read = (changes: Partial<ViewPageProps> = {}, frame: Partial<PageFrame<'view'>> = {}) =>
  readDocument('view', { ...props, ...changes }, { address: '/p/demolightdee/light-in-the-deep/', ...frame });

describe('the metadata of a presentation’s page', () => {
  test('Open Graph has the title, description, address, picture, player, dates and tags', () => {
    const { meta, metas, title, canonical: own } = read();
    expect([title, own]).toEqual(['Light in the Deep · Lectern', canonical]);
    const names = [
      'og:title',
      'og:description',
      'og:type',
      'og:url',
      'og:site_name',
      'og:locale',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'og:video',
      'og:video:secure_url',
      'og:video:type',
      'article:published_time',
      'article:modified_time',
      'article:author',
    ];
    expect(names.map(meta)).toEqual([
      'Light in the Deep',
      props.description,
      'article',
      canonical,
      'Lectern',
      'en_US',
      `${origin}/files/pictures/a.jpg`,
      '1200',
      '630',
      'Light in the Deep',
      `${origin}/p/embed/demolightdee/`,
      `${origin}/p/embed/demolightdee/`,
      'text/html',
      props.published,
      props.lastModified,
      `${origin}/user/marisol/`,
    ]);
    expect(metas('article:tag')).toEqual(['sea', 'light', 'biology']);
  });

  test('has a player card with size and picture, or a summary card without a picture', () => {
    expect(['twitter:card', 'twitter:player', 'twitter:player:width', 'twitter:player:height', 'twitter:image'].map(read().meta)).toEqual([
      'player',
      `${origin}/p/embed/demolightdee/`,
      '1280',
      '720',
      `${origin}/files/pictures/a.jpg`,
    ]);
    expect(['twitter:card', 'twitter:player', 'og:image'].map(read({ openGraph: null }).meta)).toEqual(['summary', null, null]);
    expect(read({ openGraph: { address: 'https://cdn.example/a.jpg', width: 1200, height: 630 } }).meta('og:image')).toBe(
      'https://cdn.example/a.jpg',
    );
  });

  test('without a description, uses the start of the transcript, up to 200 characters', () => {
    expect(read({ description: ' ' }).meta('description')).toBe('Nine of ten animals down there glow. Some to hunt, some to hide.');
    const long = read({ description: 'deep '.repeat(100) }).meta('description') ?? '';
    expect([...long].length).toBeLessThanOrEqual(200);
    expect(long).toMatch(/deep…$/);
    expect(read({ description: '', transcriptData: { title: '', texts: [], topics: [] } }).meta('description')).toBeNull();
  });

  test('JSON-LD describes a presentation with author, dates, language, text and counts', () => {
    const counter = (kind: string, count: number) => ({
      '@type': 'InteractionCounter',
      interactionType: { '@type': kind },
      userInteractionCount: count,
    });
    expect(read().data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'PresentationDigitalDocument',
      '@id': canonical,
      url: canonical,
      name: 'Light in the Deep',
      description: props.description,
      author: { '@type': 'Person', name: 'Marisol Okafor', url: `${origin}/user/marisol/` },
      publisher: { '@type': 'Organization', name: 'Lectern', url: `${origin}/` },
      datePublished: props.published,
      dateModified: props.lastModified,
      inLanguage: 'en',
      keywords: ['sea', 'light', 'biology'],
      image: `${origin}/files/pictures/a.jpg`,
      thumbnailUrl: `${origin}/files/pictures/b.webp`,
      interactionStatistic: [counter('LikeAction', 31), counter('ViewAction', 1204)],
      isAccessibleForFree: true,
    });
    const { likesCount: _none, ...unliked } = props;
    expect(readDocument('view', unliked).data.interactionStatistic).toEqual([counter('ViewAction', 1204)]);
  });

  test.each(['teacher', 'student'] as const)('a presentation by a %s is a learning resource', (authorSegment) => {
    expect(read({ authorSegment }).data).toMatchObject({
      '@type': ['PresentationDigitalDocument', 'LearningResource'],
      learningResourceType: 'Presentation',
    });
  });

  test('links oEmbed in both formats, by absolute addresses', () => {
    const { oembed } = read();
    expect(oembed('application/json+oembed')).toBe(`${origin}/oembed/?url=${encodeURIComponent(canonical)}&format=json`);
    expect(oembed('text/xml+oembed')).toBe(`${origin}/oembed/?url=${encodeURIComponent(canonical)}&format=xml`);
  });

  test('an unlisted presentation can be previewed by its address, but is not indexed', () => {
    const head = read({ privacy: 'unlisted', isFindable: false });
    expect([head.meta('robots'), head.languages, head.data, head.metas('og:locale:alternate')]).toEqual(['noindex', {}, null, []]);
    expect([head.meta('og:title'), head.meta('twitter:card')]).toEqual(['Light in the Deep', 'player']);
    expect(head.oembed('application/json+oembed')).not.toBeNull();
  });

  test.each([
    ['private', null],
    ['public', { link_id: 'abcdefgh' }],
  ] as const)('%s: without a public address, nothing reveals one', (privacy, prezilink) => {
    const head = read({ isFindable: false, privacy, prezilink, canonical: null, shareAddress: `${origin}/view/abcdefgh/` });
    expect([head.meta('robots'), head.canonical, head.languages, head.data]).toEqual(['noindex', null, {}, null]);
    expect(['og:url', 'og:video', 'twitter:player', 'article:author'].map(head.meta)).toEqual([null, null, null, null]);
    expect([head.oembed('application/json+oembed'), head.oembed('text/xml+oembed')]).toEqual([null, null]);
  });

  const hostile = '</script><script>alert(1)</script><!--"\'><img src=x onerror=alert(1)>&amp;]]>\u2028{{x}}😀';
  test('titles, descriptions, tags and names stay plain text', () => {
    const changes = {
      title: `${hostile}\u202e`,
      description: hostile,
      tags: `${hostile},${hostile},b`,
      owner: { ...props.owner, publicDisplayName: hostile },
      transcriptData: { title: hostile, texts: [told(hostile)], topics: [] },
    };
    const head = read(changes);
    const said = hostile.replace('\u2028', ' ');
    expect([...head.document.querySelectorAll('script')].map((script) => script.type)).toEqual(['application/ld+json', 'application/json']);
    expect(head.document.querySelectorAll('img, [onerror]')).toHaveLength(0);
    expect(head.title).toBe(`${said} · Lectern`);
    expect([head.meta('og:title'), head.meta('description'), head.meta('og:image:alt')]).toEqual([said, said, said]);
    expect(head.metas('article:tag')).toEqual([said, 'b']);
    expect(head.data).toMatchObject({ name: said, description: said, keywords: [said, 'b'], author: { name: said } });
    expect(head.carried.props).toMatchObject(changes);
  });
});
