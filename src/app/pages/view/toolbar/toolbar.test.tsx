import { featureDefaults } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';

const usual: ToolbarProps = {
  oid: 'demolightdee',
  title: 'Light in the Deep',
  tags: 'Marine biology,Oceans',
  shareAddress: 'https://lectern.example/p/demolightdee/light-in-the-deep/',
  privacy: 'public',
  viewCount: 48_219,
  likesCount: 1284,
  hasLiked: false,
  isAuthenticated: false,
  isMobile: false,
  prezilink: null,
  makeACopyRedirectUrl: '/p/copy/demolightdee/',
  showMakeACopyButton: true,
  isResponsiveOnly: false,
  curation: null,
  evaluatedFeatures: featureDefaults,
  preziIsMine: false,
  pdf: { price: '€2.90', checkout: { provider: 'test' } },
  thumbnail: null,
  display: { stopCount: 5 } as ToolbarProps['display'],
  stage: { state: 'preparing' },
};
const render = (changes: Partial<ToolbarProps> = {}, frame: Partial<PageFrame> = {}) =>
  renderInFrame(<Toolbar {...usual} {...changes} />, frame);
const withFeature = (name: keyof typeof featureDefaults, isOn: boolean) => ({ evaluatedFeatures: { ...featureDefaults, [name]: isOn } });
const linkTo = (html: string, address: string) => new RegExp(`<a href="${address}"[^>]*>`).exec(html)?.[0];
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean);

describe('the toolbar', () => {
  test('[PAGE-7] has like, share, embed and copy on one side, views, report and download on the other', () => {
    const words = wordsOf(render());
    expect(words.filter((word) => /^(1,284|Share|Embed|Make a copy|48,219 views|Report|Download PDF)$/.test(word))).toEqual([
      '1,284',
      'Share',
      'Embed',
      'Make a copy',
      '48,219 views',
      'Report',
      'Download PDF',
    ]);
  });

  test('[PAGE-7] [PDF-1] the download depends on its feature', () => {
    expect(render(withFeature('gm-view-page-pdf-download', true))).toContain('Download PDF');
    expect(render(withFeature('gm-view-page-pdf-download', false))).not.toContain('Download PDF');
  });

  test('[PDF-1] offers the download to buyers and the owner; without scripts, it links to the contact page', () => {
    expect(render({ pdf: null })).not.toContain('Download PDF');
    for (const html of [render(), render({ pdf: null, preziIsMine: true })]) expect(linkTo(html, '/contact/billing/')).toBeDefined();
  });

  test.each(['public', 'reusable'] as const)('[PAGE-8] shows the views of a %s presentation', (privacy) => {
    expect(wordsOf(render({ privacy }))).toContain('48,219 views');
    expect(wordsOf(render({ privacy, viewCount: 1 }))).toContain('1 view');
  });

  test.each(['unlisted', 'private'] as const)('[PAGE-8] hides the views of a %s presentation', (privacy) => {
    expect(render({ privacy })).not.toMatch(/views?</);
  });

  test('[PAGE-9] logged in, copying is a single form', () => {
    const html = render({ isAuthenticated: true }, { csrfToken: 'token' });
    expect(html).toMatch(
      /<form[^>]*action="\/p\/copy\/demolightdee\/" method="post"[^>]*><input type="hidden" name="csrfToken" value="token"\/><button type="submit"/,
    );
  });

  test('[PAGE-9] logged out, copying goes through the sign-up', () => {
    expect(linkTo(render(), '/signup/\\?next=%2Fp%2Fcopy%2Fdemolightdee%2F')).toBeDefined();
    expect(render()).not.toContain('<form');
  });

  test.each([{ showMakeACopyButton: false }, { isMobile: true }, { makeACopyRedirectUrl: null }])('[PAGE-9] no copy with %j', (changes) => {
    expect(render(changes)).not.toContain('Make a copy');
    expect(render({ ...changes, isAuthenticated: true })).not.toContain('Make a copy');
  });

  test('[PAGE-10] report opens in a new tab, and says so', () => {
    const html = render();
    expect(linkTo(html, '/contact/abuse/demolightdee/')).toContain('target="_blank"');
    expect(linkTo(html, '/contact/abuse/demolightdee/')).toContain('data-event="report"');
    expect(html).toContain('(opens in a new tab)');
  });

  test('[PAGE-23] moderators can tag where curation is allowed', () => {
    expect(render({ curation: { tag: null } })).toContain('Curation tag');
    expect(render({ curation: null })).not.toContain('Curation tag');
    expect(render({ curation: { tag: null }, ...withFeature('allow-content-curation', false) })).not.toContain('Curation tag');
  });

  test('[LIKE-7] has no like button without a count; zero is a count', () => {
    const { likesCount: _, ...without } = usual;
    expect(renderInFrame(<Toolbar {...without} />)).not.toContain('aria-label="Like');
    expect(render({ likesCount: 0 })).toContain('aria-label="Like, 0 likes"');
  });

  test('More opens the rest without scripts', () => {
    const html = render();
    const id = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${id}" popover="auto"`));
  });
});
