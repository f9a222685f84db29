// @vitest-environment happy-dom
import type { AnalyticsEvent, AnalyticsSettings, ConsentAnswer } from '#contract/analytics/event.ts';
import type { PageFrame, PageName } from '#contract/pages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';
import { announce } from './announce.ts';

const texts = { label: 'Cookies', text: 'May we?', allow: 'Allow', decline: 'Decline' };
const beacon = vi.fn<Navigator['sendBeacon']>();
let asked: string[];
let answer: () => Promise<Response>;
let kept: Map<string, string>;
let cookieLines: string[];
let undo: AbortController;
let refusal: object;

beforeEach(() => {
  globalThis.lecternEvents = undefined;
  beacon.mockReset().mockReturnValue(true);
  refusal = {};
  asked = [];
  kept = new Map();
  cookieLines = [];
  answer = async () => consentAnswer(true);
  undo = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(((type: string, listener: EventListener) =>
      listen(type, listener, { signal: undo.signal })) as typeof listen);
  }
  vi.stubGlobal('fetch', (address: string) => (asked.push(address), answer()));
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].map((pair) => pair.join('=')).join('; '),
    set(line: string) {
      cookieLines.push(line);
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (line.includes('max-age=0;')) kept.delete(name);
      else kept.set(name, value);
    },
  });
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><div data-viewer></div><button data-consent-settings>Cookie settings</button></main>';
});
afterEach(() => {
  undo.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
});

const consentAnswer = (isRequired: boolean) => Response.json({ isRequired, texts } satisfies ConsentAnswer);
function start(
  settings: Partial<AnalyticsSettings> = {},
  {
    page = 'view',
    props = { oid: 'demolightdee', prezilink: { link_id: 'k3f9k3f9' } } as object,
  }: { page?: PageName; props?: object } = {},
): Promise<void> {
  vi.stubGlobal('navigator', { sendBeacon: beacon, ...refusal });
  vi.stubGlobal('location', {
    hostname: 'talks.example.org',
    href: 'https://talks.example.org/view/k3f9k3f9/?a=1',
    origin: 'https://talks.example.org',
    protocol: 'https:',
  });
  return startAnalytics({
    page,
    props,
    language: 'hu',
    environment: 'production',
    analytics: { mode: 'auto', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '/log/client', version: '0.2.1', ...settings },
  } as PageFrame);
}
const sent = () => beacon.mock.calls.map(([, body]) => (JSON.parse(String(body)) as [AnalyticsEvent])[0]);
const names = () => sent().map(({ body }) => body.event_name);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const button = (name: string) =>
  vi.waitUntil(
    () => [...document.querySelectorAll<HTMLButtonElement>('section button')].find(({ textContent }) => textContent === name),
    20_000,
  );

test('[LOG-1] every event carries the page, its presentation and link, and the ids shared by one page view', async () => {
  await start();
  await announce('viewer-started');
  const [seen, started] = sent();
  expect([seen?.body.event_name, started?.body.event_name]).toEqual(['page-seen', 'viewer-started']);
  expect(started).toMatchObject({
    core: { event_source: 'website' },
    event_source: { name: 'website', version: '0.2.1', page: 'view', language: 'hu', page_id: seen?.event_source.page_id },
    platform: { url: 'https://talks.example.org/view/k3f9k3f9/' },
    body: { presentation_oid: 'demolightdee', link_id: 'k3f9k3f9' },
  });
  expect(started?.user.session_id).toBe(kept.get('lectern_session'));
  expect(started?.platform.visitor_id).toBe(kept.get('lectern_visitor'));
});

test('[LOG-1] pages that merely concern a presentation do not log its id', async () => {
  await start({}, { page: 'details', props: { oid: 'demolightdee' } });
  expect(sent()[0]?.body).not.toHaveProperty('presentation_oid');
});

test('events announced before the script loads are sent with their own time, and their promises resolve', async () => {
  const at = Date.now() - 4000;
  vi.spyOn(Date, 'now').mockReturnValueOnce(at);
  vi.spyOn(performance, 'now').mockReturnValue(9000);
  const early = announce('like', { is_logged_in: false });
  await start();
  await expect(early).resolves.toBe(true);
  const [seen, like] = sent();
  expect([like?.body.event_name, like?.core.client_time]).toEqual(['like', new Date(at).toISOString()]);
  expect(like?.event_source.page_id).toBe(seen?.event_source.page_id);
  expect(like?.event_source.page_id.replaceAll('-', '').slice(0, 12)).toBe(
    Date.parse(seen?.core.client_time ?? '')
      .toString(16)
      .padStart(12, '0'),
  );
  expect(Date.parse(seen?.core.client_time ?? '')).toBeLessThan(at);
});

test('a page restored from the back/forward cache is a new page view, and so is one left open for a day', async () => {
  await start();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  await announce('logo');
  expect(names()).toEqual(['page-seen', 'page-seen', 'logo']);
  expect(new Set(sent().map(({ event_source }) => event_source.page_id)).size).toBe(3);
});

test('after the clock is set back, no event belongs to a page view that starts later', async () => {
  await start();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await announce('logo');
  await announce('cta', { place: 'main', address: '/' });
  const [seen, ...later] = sent().map(({ event_source }) => event_source.page_id);
  expect(later[0]).not.toBe(seen);
  expect(later[1]).toBe(later[0]);
});

describe('errors', () => {
  const failures = () => names().filter((name) => name === 'error').length;

  test('from before the script loaded are reported once it has', async () => {
    globalThis.lecternFailures = [new ErrorEvent('error', { message: 'too early' })];
    await start({ logApiEndpoint: '' });
    await vi.waitUntil(failures);
    expect(sent().find(({ body }) => body.event_name === 'error')?.body['message']).toBe('too early');
    dispatchEvent(new ErrorEvent('error', { message: 'later' }));
    await vi.waitUntil(() => failures() === 2);
    globalThis.lecternFailures = undefined;
  });
});

describe('[LOG-3] when nothing is sent', () => {
  test('prints events on a trial host and sets no cookie', async () => {
    const printed = vi.spyOn(console, 'info').mockReturnValue();
    await start({ mode: 'print' });
    await expect(announce('logo')).resolves.toBe(true);
    expect(printed.mock.calls.map(([word, event]) => [word, (event as AnalyticsEvent).body.event_name])).toEqual([
      ['analytics', 'page-seen'],
      ['analytics', 'logo'],
    ]);
    expect([beacon.mock.calls, cookieLines, asked]).toEqual([[], [], []]);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('does not track visitors who opt out: %o', async (said) => {
    refusal = said;
    await start({ consent: 'always' });
    await expect(announce('logo')).resolves.toBe(false);
    expect([beacon.mock.calls, cookieLines, asked]).toEqual([[], [], []]);
  });

  test('logs nothing when switched off, not even earlier announcements', async () => {
    const early = announce('logo');
    await start({ mode: 'off' });
    await expect(early).resolves.toBe(false);
    expect([beacon.mock.calls, cookieLines]).toEqual([[], []]);
  });
});

test('[LOG-4] swallows failures and resolves to false', async () => {
  await start();
  beacon.mockImplementation(() => {
    throw new TypeError('not now');
  });
  await expect(announce('logo')).resolves.toBe(false);
  beacon.mockReturnValue(false);
  answer = () => Promise.reject(new TypeError('offline'));
  await expect(announce('logo')).resolves.toBe(false);
});

test('[LOG-7] without random numbers, logs nothing and does not throw', async () => {
  vi.stubGlobal('crypto', {});
  await start();
  await expect(announce('logo')).resolves.toBe(false);
  expect(beacon).not.toHaveBeenCalled();
});

describe('a viewer embedded in another page', () => {
  const framedBy = (referrer: string, parent: object) => {
    vi.stubGlobal('top', {});
    vi.stubGlobal('parent', parent);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    return start({}, { page: 'embed', props: { oid: 'demolightdee' } });
  };

  const forbidden = {
    get location(): never {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };

  test('reports the embedding host whatever its address looks like, but no web vitals', async () => {
    const observed = vi.fn<() => readonly string[]>().mockReturnValue([]);
    vi.stubGlobal('PerformanceObserver', {
      get supportedEntryTypes() {
        return observed();
      },
    });
    await framedBy('https://talks.example.org.evil.example/blog/', forbidden);
    expect(observed).not.toHaveBeenCalled();
    expect(sent().map(({ body: { event_name, embed_host } }) => [event_name, embed_host])).toEqual([
      ['page-seen', undefined],
      ['embed-seen', 'talks.example.org.evil.example'],
    ]);
  });

  test('logs nothing when it is a preview on one of our own pages', async () => {
    await framedBy('', { location: { origin: 'https://talks.example.org' } });
    expect(await announce('viewer-started')).toBe(false);
    expect(sent()).toEqual([]);
  });
});

describe('[LOG-6] cookies', () => {
  test('are not set in embed mode, and the visitor is not asked', async () => {
    await start({ consent: 'always' }, { page: 'embed', props: { oid: 'demolightdee' } });
    await announce('viewer-started');
    expect([cookieLines, asked]).toEqual([[], []]);
    expect(sent().at(-1)).toMatchObject({
      core: { event_source: 'embed' },
      platform: { visitor_id: '' },
      user: { session_id: '' },
      body: { presentation_oid: 'demolightdee' },
    });
  });

  test('are not set before the visitor allows them where consent is required, but events are still sent', async () => {
    await start({ consent: 'always' });
    await announce('logo');
    expect(names()).toEqual(['page-seen', 'logo']);
    expect(sent().map(({ user, platform }) => user.session_id + platform.visitor_id)).toEqual(['', '']);
    expect(cookieLines).toEqual([]);
    await button('Allow');
    expect(asked).toEqual(['/log/consent']);
  });

  test('are set once the visitor allows them; the choice is kept for half a year and logged', async () => {
    await start({ consent: 'always' });
    (await button('Allow')).click();
    await settle();
    expect(cookieLines[0]).toBe('lectern_consent=all; path=/; max-age=15811200; samesite=lax; secure');
    expect(sent().at(-1)).toMatchObject({
      body: { event_name: 'consent', allows_performance: true },
      user: { session_id: kept.get('lectern_session') },
    });
    expect(document.querySelector('section')).toBeNull();
  });

  test('are not set when declined, and the visitor is not asked again', async () => {
    await start({ consent: 'always' });
    (await button('Decline')).click();
    await announce('logo');
    expect([...kept]).toEqual([['lectern_consent', 'necessary']]);
    expect(sent().at(-1)?.user.session_id).toBe('');
    asked = [];
    await start({ consent: 'always' });
    await settle();
    expect(asked).toEqual([]);
  });

  test('are removed when the visitor withdraws consent', async () => {
    await start();
    expect([...kept.keys()].sort()).toEqual(['lectern_session', 'lectern_visitor']);
    document.querySelector<HTMLElement>('[data-consent-settings]')?.click();
    (await button('Decline')).click();
    expect([...kept.keys()]).toEqual(['lectern_consent']);
    await announce('logo');
    expect([...kept.keys()]).toEqual(['lectern_consent']);
  });

  test('by region: where consent is not required, does not ask, and the first event has a visitor id', async () => {
    answer = async () => consentAnswer(false);
    const begun = start({ consent: 'region' });
    expect(beacon).not.toHaveBeenCalled();
    await begun;
    expect(sent()[0]?.platform.visitor_id).toBe(kept.get('lectern_visitor'));
    expect(document.querySelector('section')).toBeNull();
  });

  test('by region: logs a visitor who leaves before the answer arrives, without cookies', async () => {
    answer = () => new Promise(() => {});
    void start({ consent: 'region' });
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(names()).toContain('page-seen');
    expect(cookieLines).toEqual([]);
  });

  test('by region: waits three seconds at most', async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    void start({ consent: 'region' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(beacon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(names()).toEqual(['page-seen']);
  });

  test('by region: a failed request counts as no consent', async () => {
    answer = async () => new Response('busy', { status: 503 });
    await start({ consent: 'region' });
    await announce('logo');
    expect(cookieLines).toEqual([]);
    expect(names()).toEqual(['page-seen', 'logo']);
  });
});

describe('[LOG-2] the log host', () => {
  test.each([
    ['receives the events of anonymous visitors', { oid: 'deck' }, 'https://log.example.org/log/json'],
    [
      'is skipped for visitors through a link, because their cookies belong to our own host',
      { oid: 'deck', prezilink: { link_id: 'k3f9k3f9' } },
      '/log/json',
    ],
  ])('%s', async (_case, props, address) => {
    await start({ host: 'https://log.example.org' }, { props });
    await vi.waitUntil(() => beacon.mock.calls.length > 0);
    expect(beacon.mock.calls.map(([to]) => to)).toEqual(beacon.mock.calls.map(() => address));
  });
});
