import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendEvent } from './send-event.ts';
import { webEvent } from './web-event.ts';

const event = webEvent('logo', {}, 1, {
  source: { name: 'website', version: '', page: 'landing', page_id: '', language: 'en' },
  visit: { session_id: '', visitor_id: '' },
  subject: {},
  url: '',
  referer: '',
});
const host = 'https://log.example.org';
const fetched = vi.fn<typeof fetch>();
const beacon = vi.fn<Navigator['sendBeacon']>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  beacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { sendBeacon: beacon });
});
afterEach(() => void vi.unstubAllGlobals());

test('[LOG-2] sends an event by beacon, as an array of one, synchronously', async () => {
  const sent = sendEvent(host, event);
  expect(beacon.mock.calls).toEqual([[host + analyticsRoutes.log, JSON.stringify([event])]]);
  await expect(sent).resolves.toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['without a beacon', () => vi.stubGlobal('navigator', {})],
  ['when the beacon is full', () => beacon.mockReturnValue(false)],
])('[LOG-2] %s, posts the event to the fallback path as JSON, with credentials and a 20 s timeout', async (_, break_) => {
  break_();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(sendEvent(host, event)).resolves.toBe(true);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(host + analyticsRoutes.logFallback);
  expect(options).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([event]),
    credentials: 'include',
    keepalive: true,
  });
  expect(timeout.mock.calls).toEqual([[20_000]]);
  expect(options?.signal).toBe(timeout.mock.results[0]?.value);
});

test('[LOG-2] ignores the response body, but an error status is a failure', async () => {
  beacon.mockReturnValue(false);
  const answer = new Response('{}', { status: 503 });
  fetched.mockResolvedValue(answer);
  await expect(sendEvent(host, event)).resolves.toBe(false);
  expect(answer.bodyUsed).toBe(false);
});
