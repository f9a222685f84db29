import { featureDefaults } from '#contract/features.ts';
import type { PageName, PageProps } from '#contract/pages.ts';
import { routes } from '#contract/routes.ts';
import { sampleVideos } from '#contract/presentation/sample-videos.ts';
import { renderPage } from '#app/entry.server.tsx';
import { languages, type Language } from '#locale/language.ts';
import { describe, expect, test } from 'vitest';

const pages = ['product', 'video', 'videoEdu', 'videoExplore'] as const satisfies readonly PageName[];

/** The visible markup, without the data after it. A text missing from the page throws. */
function render(page: (typeof pages)[number], language: Language = 'en', props: PageProps[typeof page] = {}): string {
  const frame = {
    page,
    props,
    language,
    brand: 'Talks',
    origin: 'https://talks.example',
    address: '/',
    presentationCount: 12,
    user: null,
    csrfToken: null,
    evaluatedFeatures: featureDefaults,
    environment: 'development' as const,
    analytics: { mode: 'off' as const, host: '', consent: 'never' as const, cookieDomain: '', logApiEndpoint: '', version: '' },
  };
  const { html } = renderPage(frame, { scripts: [], preloads: [], styles: [] });
  return html.slice(0, html.indexOf('<script id="page"'));
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const all = (html: string, tag: string) => [...html.matchAll(new RegExp(`<${tag}(?=[\\s>])[^>]*>`, 'g'))].map(([element]) => element);

describe.each(pages)('[SITE-4] the page %s', (page) => {
  test.each(languages)('is fully translated into %s', (language) => {
    const html = mainOf(render(page, language));
    expect(all(html, 'h1')).toHaveLength(1);
    expect(html).not.toContain('product.');
    // The site's name is up to its operator.
    expect(html).not.toContain('Lectern');
  });

  const html = mainOf(render(page));

  test('skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('reserves space for pictures and films', () => {
    const pictures = [...all(html, 'img'), ...all(html, 'video')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
    for (const picture of all(html, 'img')) expect(picture).toMatch(/alt="/);
  });

  test('has no inline styles, no links without an address and no duplicate ids', () => {
    expect(html).not.toContain('style=');
    for (const link of all(html, 'a')) expect(link).toMatch(/href="[/#]/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('plays only on request, with captions', () => {
    const films = html.match(/<video.*?<\/video>/gs) ?? [];
    for (const film of films) {
      expect(film).toMatch(/<video[^>]* controls=""[^>]* preload="none"[^>]* playsInline=""[^>]* poster="[^"]+"[^>]* aria-label="[^"]+"/i);
      expect(film).not.toMatch(/<video[^>]*autoplay/i);
      expect(film).toMatch(/<track kind="captions" src="[^"]+\.vtt" srcLang="[^"]+" label="[^"]+" default=""/i);
    }
    expect(films).toHaveLength({ product: 0, video: 1, videoEdu: 1, videoExplore: 9 }[page]);
  });
});

test('[PAGE-12] all pages link to one another and to the presentations', () => {
  const leadsTo = (page: (typeof pages)[number], path: string) => expect(render(page), `${page} to ${path}`).toContain(`href="${path}"`);
  leadsTo('video', routes.videoExplore);
  leadsTo('video', routes.developersEmbed);
  leadsTo('videoExplore', routes.video);
  leadsTo('videoEdu', routes.videoExplore);
  for (const page of ['videoEdu', 'product'] as const) leadsTo(page, routes.templates);
  leadsTo('videoEdu', routes.gallery);
  leadsTo('product', routes.explore);
});

test('a film shows its length and caption languages, and links to its presentation if the site has it', () => {
  const bare = render('videoExplore');
  for (const { name, languageName } of sampleVideos) {
    expect(bare).toMatch(
      new RegExp(`<article id="${name}".*?<time dateTime="PT\\d+S">0:\\d\\d</time>.*?${languageName}.*?</article>`, 'is'),
    );
  }
  expect(bare).not.toContain('Open the presentation');
  const props = { presentations: { promo: '/p/demolightdee/light/' } };
  const linked = render('videoExplore', 'en', props);
  expect(all(mainOf(linked), 'a').filter((link) => link.includes('/p/'))).toEqual([
    expect.stringMatching(
      /href="\/p\/demolightdee\/light\/".*aria-label="Open the presentation: Light in the Deep"|aria-label="Open the presentation: Light in the Deep".*href="\/p\/demolightdee\/light\/"/,
    ),
  ]);
});
