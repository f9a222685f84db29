import type { DisplayData, ViewerText } from '#contract/viewer.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Layout, RestartOptions } from '../viewer.ts';
import { wholePercent } from './drive-overlay.ts';
import { layoutOf } from './layout.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';
import { Preview } from './pictures/preview.tsx';
import { buttons } from './restart/restart.css.ts';

const display: DisplayData = {
  title: 'Light in the Deep',
  byOwner: true,
  lastModifiedDateString: '12 May 2026',
  owner: { publicDisplayName: 'Marisol Okafor', avatar: { initials: 'MO', colour: 2, picture: null }, address: null },
  stopCount: 6,
  minutes: 9,
  previewUrl: '/preview.webp',
  fallbackPreviewUrl: '/fallback.webp',
  previewState: 'show',
};
/** Every text is its own key. */
const text: ViewerText = (key, values) => [key.replace('viewer.', ''), ...Object.values(values ?? {})].join(' ');
const render = (props: Partial<OverlayProps>) =>
  renderToStaticMarkup(<Overlay mode="start" percent={0} display={display} text={text} {...props} />);
const options: RestartOptions = { kind: 'plain', suggestions: [], getStarted: '/signup/', staticPath: '/static/present-viewer' };
const restart = (change: Partial<RestartOptions> = {}, layout: Layout = 'large', theme: 'present' | 'other' = 'present') =>
  render({
    mode: 'restart',
    restart: { options: { ...options, ...change }, layout, theme, isMotionReduced: false, onRestart: () => undefined },
  });
const classOf = (html: string, words: string) =>
  new RegExp(`<(?:a|button)[^>]*class="([^"]*)"[^>]*>(?:<svg.*?</svg>)?${words}<`).exec(html)?.[1];

describe('the overlay', () => {
  it('[VIEW-1] shows the mode its parent sets, with title, owner and date over a preview', () => {
    for (const mode of ['start', 'loading', 'restart'] as const) expect(render({ mode })).toContain(`data-mode="${mode}"`);
    const html = render({});
    for (const words of ['Light in the Deep', 'Marisol Okafor', 'lastModified 12 May 2026']) expect(html).toContain(words);
    expect(html).toContain('src="/preview.webp"');
  });

  it('[VIEW-1] says when somebody other than the owner made the last change', () => {
    expect(render({ display: { ...display, byOwner: false } })).toContain('lastModified.byOther 12 May 2026');
    expect(render({})).not.toContain('byOther');
  });

  it('[VIEW-2] the whole stage is one button with a play icon, named after the presentation', () => {
    const [, inside] =
      /<button[^>]*data-start="true"[^>]*aria-label="present.name Light in the Deep"[^>]*>(.*?)<\/button>/.exec(render({})) ?? [];
    expect(inside).toContain('<svg');
    expect(inside).toContain('presentButtonLabel');
    expect(inside).toContain('Marisol Okafor');
  });

  it('[VIEW-2] links to the presentation’s page only if given its address', () => {
    expect(render({ viewOnSite: '/p/light' })).toMatch(/<a [^>]*href="\/p\/light"[^>]*>viewOnPreziDotCom/);
    expect(render({})).not.toContain('viewOnPreziDotCom');
  });

  it.each([
    [-5, 0],
    [0, 0],
    [41.6, 42],
    [100, 100],
    [250, 100],
    [Number.NaN, 0],
  ])('[VIEW-3] shows %d % as %d', (percent, shown) => {
    expect(wholePercent(percent)).toBe(shown);
    expect(render({ mode: 'loading', percent })).toContain(`<span data-percent="true">${shown}</span>`);
  });

  it('[VIEW-4] offers a restart, and “learn more” only if it leads somewhere', () => {
    expect(restart()).toContain('restartButtonLabel');
    expect(restart()).not.toContain('learnMoreAboutPrezi');
    expect(restart({ onLearnMore: () => undefined })).toContain('learnMoreAboutPrezi');
  });

  it('[VIEW-4] restart is an outline button in small layouts only', () => {
    expect(classOf(restart({}, 'small'), 'restartButtonLabel')).toBe(buttons.outline);
    expect(classOf(restart({}, 'middle'), 'restartButtonLabel')).toBe(buttons.strong);
    expect(classOf(restart({}, 'large'), 'restartButtonLabel')).toBe(buttons.strong);
  });

  it('[VIEW-5] the promotion has a message, a button, a silent film with a poster, and a restart link', () => {
    const html = restart({ kind: 'promotion' });
    for (const words of ['mainCtaText', 'ctaButtonText', 'restartButtonLabel']) expect(html).toContain(words);
    const [film = ''] = /<video[^>]*>/.exec(html) ?? [];
    for (const part of [
      'autoPlay=""',
      'muted=""',
      'loop=""',
      'playsInline=""',
      'src="/static/present-viewer/',
      'poster="/static/present-viewer/',
    ])
      expect(film).toContain(part);
    expect(html).toMatch(/<a [^>]*href="\/signup\/"/);
    expect(html).toMatch(/<a [^>]*data-again[^>]*>.*?restartButtonLabel<\/a>/);
  });

  it('[VIEW-5] the theme changes the colour of the button', () => {
    const [present, other] = [restart({ kind: 'promotion' }), restart({ kind: 'promotion' }, 'large', 'other')];
    expect(classOf(present, 'ctaButtonText')).toBe(buttons.paper);
    expect(classOf(other, 'ctaButtonText')).toBe(buttons.emerald);
  });

  it('[VIEW-5] the film does not play with reduced motion, and can always be stopped', () => {
    expect(restart({ kind: 'promotion' })).toContain('video.pause');
    const still = render({
      mode: 'restart',
      restart: {
        options: { ...options, kind: 'promotion' },
        layout: 'large',
        theme: 'present',
        isMotionReduced: true,
        onRestart: () => undefined,
      },
    });
    expect(still).not.toContain('autoPlay');
    expect(still).toContain('video.play');
  });

  it('[VIEW-6] shows a labelled progress bar while loading, with title, owner and date', () => {
    const [, part = ''] = /(<div[^>]*role="progressbar".*)/.exec(render({ mode: 'loading', percent: 62 })) ?? [];
    expect(part).toContain('aria-label="loading" aria-valuemin="0" aria-valuemax="100" aria-valuenow="62"');
    for (const words of ['Light in the Deep', '>loading<', 'Marisol Okafor', 'lastModified 12 May 2026']) expect(part).toContain(words);
  });

  it('[VIEW-7] shows nothing while the preview loads, then the preview or its fallback', () => {
    const preview = (change: Partial<DisplayData>) => renderToStaticMarkup(<Preview {...display} {...change} />);
    expect(preview({ previewState: 'loading' })).not.toContain('<img');
    expect(preview({ previewState: 'show' })).toContain('src="/preview.webp"');
    expect(preview({ previewState: 'show' })).not.toContain('/fallback.webp');
    expect(preview({ previewState: 'fallback' })).toContain('src="/fallback.webp"');
    expect(preview({ previewState: 'fallback', fallbackPreviewUrl: null })).not.toContain('<img');
  });

  it('[VIEW-7] the shade is lighter over a preview or its fallback', () => {
    const shade = (previewState: DisplayData['previewState']) =>
      /data-shade="(\w+)"/.exec(render({ display: { ...display, previewState } }))?.[1];
    expect([shade('loading'), shade('show'), shade('fallback')]).toEqual(['opaque', 'light', 'light']);
  });

  describe('[VIEW-8] the viewer’s own box determines the layout', () => {
    it.each([
      [1024, 516, 'large'],
      [1023, 516, 'middle'],
      [1024, 515, 'middle'],
      [768, 236, 'middle'],
      [767, 236, 'small'],
      [4000, 235, 'small'],
      [0, 0, 'small'],
    ])('%d × %d is %s', (width, height, layout) => {
      expect(layoutOf(width, height)).toBe(layout);
    });
  });

  it('[VIEW-11] uses every text of the specification', () => {
    const all = render({ viewOnSite: '/p' }) + restart({ onLearnMore: () => undefined }) + restart({ kind: 'promotion' });
    for (const key of [
      'learnMoreAboutPrezi',
      'restartButtonLabel',
      'presentButtonLabel',
      'viewOnPreziDotCom',
      'mainCtaText',
      'ctaButtonText',
    ])
      expect(all).toContain(key);
  });

  it('lists more presentations to watch as links', () => {
    const html = restart({
      suggestions: [{ title: 'A pocket planetarium', owner: 'Ilse Brandt', address: '/p/planets', thumbnail: null }],
    });
    expect(html).toMatch(/<nav [^>]*aria-label="moreToWatch".*<a [^>]*href="\/p\/planets".*A pocket planetarium.*Ilse Brandt/);
    expect(restart()).not.toContain('<nav');
    expect(html, 'leaves the frame').toMatch(/<a (?=[^>]*href="\/p\/planets")(?=[^>]*target="_top")/);
  });

  it.each([
    ['/signup/?next=%2Fdashboard%2F', 'sign-up'],
    ['/dashboard/', 'cta'],
  ])('a click on the link to %s is recorded as %s', (getStarted, event) => {
    expect(restart({ kind: 'promotion', getStarted })).toContain(`href="${getStarted}" target="_top" data-event="${event}"`);
  });

  it('a failure explains its kind, and names in small print what did not answer', () => {
    const html = render({ mode: 'failed', failure: { kind: 'script', detail: 'https://lectern.example/viewer.js' } });
    expect(html).toContain('data-failure="script"');
    expect(html).toContain('problem.script');
    expect(html).toContain('https://lectern.example/viewer.js');
    expect(html).toMatch(/data-retry="true"[^>]*>(<svg.*?<\/svg>)?retry/);
  });
});
