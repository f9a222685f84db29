import { largestMedia } from '#contract/presentation/changes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { rename, storeFile } from './desk-requests.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose requests are all answered so. */
function answerWith(status: number, body: string) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  return fetch;
}
const code = (name: string) => JSON.stringify({ code: name });
const file = new Blob(['x'], { type: 'video/mp4' });

test.each([
  [413, code('tooLarge'), 'too-large'],
  [413, code('tooManyPixels'), 'too-many-pixels'],
  [413, code('noRoom'), 'no-room'],
  [413, '<html>Too large</html>', 'too-large'],
  [415, code('wrongType'), 'wrong-type'],
  [422, code('invalid'), 'no-file'],
  [507, code('full'), 'no-room'],
  [403, code('wrongForm'), 'away'],
  [404, code('notFound'), 'refused'],
  [503, code('away'), 'away'],
  [502, '<html>Bad gateway</html>', 'away'],
  [201, 'nothing like it', 'away'],
])('[SITE-5] a file that is answered with %i %s is refused: %s', async (status, body, refusal) => {
  answerWith(status, body);
  expect(await storeFile('deck', file)).toEqual({ refusal });
});

test('[SITE-5] a file that is larger than any may be is not sent', async () => {
  const fetch = answerWith(201, '{}');
  const large = Object.defineProperty(new Blob(['x']), 'size', { value: largestMedia + 1 });
  expect([await storeFile('deck', large), fetch.mock.calls.length]).toEqual([{ refusal: 'too-large' }, 0]);
});

test('[SITE-5] a file is sent as it is, and an address to whoever fetches it', async () => {
  const made = { kind: 'video', isSound: true, source: '/files/media/a.wav', width: 480, height: 120 };
  const fetch = answerWith(201, JSON.stringify(made));
  expect(await storeFile('a deck', file)).toEqual(made);
  expect(await storeFile('deck', 'https://example.org/a.wav')).toEqual(made);
  expect(fetch.mock.calls.map(([address, { body }]) => [address, body instanceof Blob && body.type])).toEqual([
    ['/api/v4/presentation/a%20deck/assets/', 'video/mp4'],
    ['/api/v4/presentation/deck/assets/from/', 'application/json'],
  ]);
});

test.each([
  [200, 'done'],
  [400, 'refused'],
  [401, 'away'],
  [404, 'refused'],
  [409, 'away'],
  [503, 'away'],
])('[SITE-5] a title that is answered with %i is %s', async (status, outcome) => {
  answerWith(status, '{}');
  expect(await rename('deck', 'Tides')).toBe(outcome);
});

test('without a network nothing is stored', async () => {
  answerWith(201, '');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await storeFile('deck', file)).toEqual({ refusal: 'away' });
  expect(await rename('deck', 'Tides')).toBe('away');
});

test('[SITE-5] a drawing comes back as what its object shows', async () => {
  const drawing = { kind: 'drawing', drawing: { viewBox: '0 0 9 9', nodes: [] }, alt: 'A fish', width: 90, height: 90 };
  answerWith(201, JSON.stringify(drawing));
  expect(await storeFile('deck', new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toEqual(drawing);
});
