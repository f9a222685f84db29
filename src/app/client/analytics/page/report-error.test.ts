// @vitest-environment happy-dom
import type { AnalyticsSettings } from '#contract/analytics/event.ts';
import type { PageFrame } from '#contract/pages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce.ts';
import { withoutQueries } from '../event/web-event.ts';

const fetched = vi.fn<typeof fetch>();
let told: Announcement[];
let reportError: (failure: ErrorEvent | PromiseRejectionEvent, frame: PageFrame) => Promise<void>;
beforeEach(async () => {
  told = globalThis.lecternEvents = [];
  fetched.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', fetched);
  // The module counts reports, so each test loads its own copy.
  vi.resetModules();
  const fresh = await import('./report-error.ts');
  reportError = (failure, frame) => fresh.reportError(failure, frame, withoutQueries);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const frame = (environment: PageFrame['environment'], logApiEndpoint = '/log/client', mode: AnalyticsSettings['mode'] = 'auto') =>
  ({
    page: 'view',
    environment,
    analytics: { mode, host: '', consent: 'never', cookieDomain: '', logApiEndpoint, version: '' },
  }) as PageFrame;
const stacked = (place: string) =>
  Object.assign(new TypeError('x is not a function'), { stack: `TypeError: x is not a function\n    at paint (${place})` });
const failed = (error: Error) =>
  new ErrorEvent('error', { error, message: error.message, filename: 'https://talks.example.org/assets/view.js', lineno: 3, colno: 14 });

test('[LOG-8] an error becomes an event and, in production, a client log entry', async () => {
  await reportError(failed(stacked('https://talks.example.org/assets/view.js:3:14')), frame('production'));
  expect(told.map(({ name, body }) => [name, body])).toEqual([
    ['error', { message: 'TypeError: x is not a function', place: 'https://talks.example.org/assets/view.js:3:14' }],
  ]);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/log/client');
  expect(JSON.parse(String(options?.body))[0]).toMatchObject({
    msg: 'TypeError: x is not a function',
    object: 'https://talks.example.org/assets/view.js:3:14',
    source: 'view',
    levelname: 'ERROR',
    stack: expect.stringContaining('at paint'),
  });
});

test('[LOG-8] outside production it is printed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await reportError(failed(stacked('https://talks.example.org/assets/view.js:3:14')), frame('development'));
  expect(printed).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

test('[LOG-8] with mode "send" it is sent outside production too', async () => {
  await reportError(failed(stacked('https://talks.example.org/assets/view.js:3:14')), frame('development', '/log/client', 'send'));
  expect(fetched).toHaveBeenCalledOnce();
});

test('an unhandled rejection is reported with its source location', async () => {
  const reason = stacked('https://talks.example.org/assets/load.js:1:99');
  await reportError(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }), frame('production'));
  expect(told[0]?.body).toEqual({ message: 'TypeError: x is not a function', place: 'https://talks.example.org/assets/load.js:1:99' });
});

test('any thrown value becomes a message', async () => {
  await reportError(Object.assign(new Event('unhandledrejection'), { reason: 'just so', promise: Promise.resolve() }), frame('production'));
  expect(told[0]?.body).toEqual({ message: 'just so', place: '' });
});

test.each(['chrome-extension', 'safari-web-extension', 'moz-extension'])('ignores errors from browser extensions: %s', async (scheme) => {
  await reportError(failed(stacked(`${scheme}://abc/content.js:1:1`)), frame('production'));
  await reportError(
    new ErrorEvent('error', { message: 'x is not defined', filename: `${scheme}://abc/content.js`, lineno: 1, colno: 1 }),
    frame('production'),
  );
  expect([told.length, fetched.mock.calls.length]).toEqual([0, 0]);
});

test('addresses lose their query and fragment wherever they appear', async () => {
  const error = Object.assign(new Error('No https://talks.example.org/api?token=secret'), {
    stack: 'Error\n    at load (https://talks.example.org/p/x/?token=secret#secret:7:9)',
  });
  const filename = 'https://talks.example.org/p/x/?token=secret#secret';
  await reportError(new ErrorEvent('error', { error, message: error.message, filename, lineno: 7, colno: 9 }), frame('production'));
  await reportError(Object.assign(new Event('unhandledrejection'), { reason: error, promise: Promise.resolve() }), frame('production'));
  const expected = { message: 'Error: No https://talks.example.org/api', place: 'https://talks.example.org/p/x/:7:9' };
  expect(told.map(({ body }) => body)).toEqual([expected, expected]);
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('secret');
});

test('reports at most ten errors per page', async () => {
  for (let time = 0; time < 25; time += 1) await reportError(failed(stacked('https://talks.example.org/a.js:1:1')), frame('production'));
  expect([told.length, fetched.mock.calls.length]).toEqual([10, 10]);
});

test('without a log endpoint, only the event is sent', async () => {
  await reportError(failed(stacked('https://talks.example.org/a.js:1:1')), frame('production', ''));
  expect([told.length, fetched.mock.calls.length]).toEqual([1, 0]);
});
