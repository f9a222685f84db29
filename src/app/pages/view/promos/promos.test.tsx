import { featureDefaults, type FeatureName } from '#contract/features.ts';
import type { AuthorSegment, NativeApp } from '#contract/presentation/view-page.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { AiPromo } from './ai-promo.tsx';
import { BottomCallToAction } from './bottom-call-to-action.tsx';
import { NativeAppPromo } from './native-app-promo.tsx';
import { VideoAd } from './video-ad.tsx';
import { VideoBanner } from './video-banner.tsx';

const off = Object.fromEntries(Object.keys(featureDefaults).map((name) => [name, false])) as Record<FeatureName, boolean>;
const only = (...names: FeatureName[]) => ({ ...off, ...Object.fromEntries(names.map((name) => [name, true])) });
const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('[PAGE-13] the end of the page links to the product, or to the landing page when logged out', () => {
  expect(hrefsIn(renderInFrame(<BottomCallToAction isAuthenticated />))).toContain('/product/');
  const out = hrefsIn(renderInFrame(<BottomCallToAction isAuthenticated={false} />));
  expect(out).toContain('/');
  expect(out).not.toContain('/product/');
});

test('[PAGE-14] starts a presentation in the dashboard, after signing up if necessary, or from a template', () => {
  expect(hrefsIn(renderInFrame(<BottomCallToAction isAuthenticated />))).toEqual(
    expect.arrayContaining(['/dashboard/next/', '/presentation-template/']),
  );
  expect(hrefsIn(renderInFrame(<BottomCallToAction isAuthenticated={false} />))).toEqual(
    expect.arrayContaining(['/signup/?next=%2Fdashboard%2Fnext%2F', '/presentation-template/']),
  );
});

describe('[PAGE-15] [BASE-3] the video banner depends on its flags', () => {
  const leadsTo = (authorSegment: AuthorSegment, ...names: FeatureName[]) =>
    hrefsIn(renderInFrame(<VideoBanner evaluatedFeatures={only(...names)} authorSegment={authorSegment} />));
  const plain = 'gm-view-page-banner-human-connection';
  const edu = 'gm-view-page-banner-human-connection-edu';

  test.each([
    ['other', [], []],
    ['other', [plain], ['/video']],
    ['sales-marketing', [plain, edu], ['/video']],
    ['sales-marketing', [edu], []],
    ['teacher', [edu], ['/edu/prezi-video-edu']],
    ['student', [plain, edu], ['/edu/prezi-video-edu']],
    ['student', [plain], ['/video']],
    ['teacher', [], []],
  ] as const)('%s with %j', (segment, names, expected) => {
    expect(leadsTo(segment, ...names)).toEqual(expected);
  });

  test('can be dismissed', () => {
    expect(renderInFrame(<VideoBanner evaluatedFeatures={only(plain)} authorSegment="other" />)).toMatch(
      /data-banner="video".*<button[^>]*aria-label="Dismiss"[^>]*data-dismiss|data-banner="video".*<button[^>]*data-dismiss[^>]*aria-label="Dismiss"/s,
    );
  });
});

test('[PAGE-16] [BASE-3] the AI promo depends on its flag', () => {
  expect(renderInFrame(<AiPromo evaluatedFeatures={off} />)).toBe('');
  expect(hrefsIn(renderInFrame(<AiPromo evaluatedFeatures={only('gm-promote-ai-on-viewpage')} />))).toEqual(['/product/']);
});

test('[BASE-3] each place for a video ad has its own flag', () => {
  for (const place of ['sidebar', 'bottom'] as const) {
    expect(
      renderInFrame(
        <VideoAd
          place={place}
          evaluatedFeatures={only(place === 'sidebar' ? 'gm-video-ad-viewpage-bottom' : 'gm-video-ad-viewpage-sidebar')}
        />,
      ),
    ).toBe('');
    expect(hrefsIn(renderInFrame(<VideoAd place={place} evaluatedFeatures={only(`gm-video-ad-viewpage-${place}`)} />))).toEqual(['/video']);
  }
});

test('[LOG-4] calls to action name their event and place for the log; the sign-up needs no attribute', () => {
  const every = only('gm-promote-ai-on-viewpage', 'gm-video-ad-viewpage-bottom', 'gm-view-page-banner-human-connection');
  const marks = (html: string) =>
    [...html.matchAll(/data-place="([^"]+)"|data-event="([^"]+)"/g)].map(([, place, event]) => place ?? event);
  expect(marks(renderInFrame(<AiPromo evaluatedFeatures={every} />))).toEqual(['ai-promo', 'cta']);
  expect(marks(renderInFrame(<VideoAd place="bottom" evaluatedFeatures={every} />))).toEqual(['video-ad-bottom', 'cta']);
  expect(marks(renderInFrame(<VideoBanner evaluatedFeatures={every} authorSegment="other" />))).toEqual([
    'video',
    'cta',
    'banner-dismissed',
  ]);
  expect(marks(renderInFrame(<BottomCallToAction isAuthenticated />))).toEqual(['end', 'cta', 'cta', 'cta']);
  expect(marks(renderInFrame(<BottomCallToAction isAuthenticated={false} />))).toEqual(['end', 'cta', 'cta']);
});

test('[PAGE-17] offers the app to logged-in users if there is one; without scripts, in the store', () => {
  const app: NativeApp = { type: 'android', url: 'https://store.example/lectern', ownProtocolUrl: 'lectern://p/abc' };
  expect(renderInFrame(<NativeAppPromo isAuthenticated={false} nativeApp={app} />)).toBe('');
  expect(renderInFrame(<NativeAppPromo isAuthenticated nativeApp={null} />)).toBe('');
  const html = renderInFrame(<NativeAppPromo isAuthenticated nativeApp={app} />);
  expect(hrefsIn(html)).toEqual(['https://store.example/lectern']);
  expect(html).toContain('Android');
  expect(renderInFrame(<NativeAppPromo isAuthenticated nativeApp={{ ...app, type: 'iphone' }} />)).toContain('iPhone');
});
