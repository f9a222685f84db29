// @vitest-environment happy-dom
import type { PageFrame } from '#contract/pages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../announce.ts';

const fetched = vi.fn<typeof fetch>();
let told: Announcement[];
let reportError: typeof import('./report-error.ts').reportError;
beforeEach(async () => {
  told = globalThis.lecternEvents = [];
  fetched.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', fetched);
  // It counts, so each test has its own.
  vi.resetModules();
  ({ reportError } = await import('./report-error.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const frame = (environment: PageFrame['environment'], logApiEndpoint = '/log/client') =>
  ({ page: 'view', environment, analytics: { mode: 'send', host: '', consent: 'never', logApiEndpoint, version: '' } }) as PageFrame;
const stacked = (place: string) => Object.assign(new TypeError('x is not a function'), { stack: `TypeError: x is not a function\n    at paint (${place})` });
const failed = (error: Error) => new ErrorEvent('error', { error, message: error.message, filename: 'https://talks.example.org/assets/view.js', lineno: 3, colno: 14 });

test('[LOG-8] what has failed is an event, and in production goes to the client log', async () => {
  await reportError(failed(stacked('https://talks.example.org/assets/view.js:3:14')), frame('production'));
  expect(told.map(({ name, body }) => [name, body])).toEqual([['error', { message: 'TypeError: x is not a function', place: 'https://talks.example.org/assets/view.js:3:14' }]]);
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/log/client');
  expect(JSON.parse(String(options?.body))[0]).toMatchObject({ msg: 'TypeError: x is not a function', object: 'https://talks.example.org/assets/view.js:3:14', source: 'view', levelname: 'ERROR', stack: expect.stringContaining('at paint') });
});

test('[LOG-8] elsewhere it is printed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await reportError(failed(stacked('https://talks.example.org/assets/view.js:3:14')), frame('development'));
  expect(printed).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
});

test('a promise that nobody minds is told with the place it broke at', async () => {
  const reason = stacked('https://talks.example.org/assets/load.js:1:99');
  await reportError(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }), frame('production'));
  expect(told[0]?.body).toEqual({ message: 'TypeError: x is not a function', place: 'https://talks.example.org/assets/load.js:1:99' });
});

test('whatever was thrown has words', async () => {
  await reportError(Object.assign(new Event('unhandledrejection'), { reason: 'just so', promise: Promise.resolve() }), frame('production'));
  expect(told[0]?.body).toEqual({ message: 'just so', place: '' });
});

test('extensions of the browser fail on their own account', async () => {
  await reportError(failed(stacked('chrome-extension://abc/content.js:1:1')), frame('production'));
  expect([told.length, fetched.mock.calls.length]).toEqual([0, 0]);
});

test('a page that fails again and again says so ten times', async () => {
  for (let time = 0; time < 25; time += 1) await reportError(failed(stacked('https://talks.example.org/a.js:1:1')), frame('production'));
  expect([told.length, fetched.mock.calls.length]).toEqual([10, 10]);
});

test('without a log to tell, the event alone is told', async () => {
  await reportError(failed(stacked('https://talks.example.org/a.js:1:1')), frame('production', ''));
  expect([told.length, fetched.mock.calls.length]).toEqual([1, 0]);
});
