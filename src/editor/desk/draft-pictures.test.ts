import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePresentation } from '#model/presentation/parse.ts';
import { openDraftPictures } from './draft-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { presentation } = parsePresentation({
  schemaVersion: 2,
  assets: { squid: { kind: 'image', source: '/files/images/squid.png', width: 4, height: 3 } },
  root: { id: 'root' },
});
const bitmap = { close: () => undefined } as ImageBitmap;

/** Each time somebody fetches, the next of these answers; the last one again and again. */
function open(...answers: readonly (Response | 'no connection')[]) {
  let [tries, came] = [0, 0];
  const pictures = openDraftPictures({
    oid: 'abc',
    platform: {
      fetch: async () => {
        const answer = answers[Math.min(tries++, answers.length - 1)];
        if (!(answer instanceof Response)) throw new TypeError('No connection');
        return answer.clone();
      },
      decode: async (file) => {
        if (file.size === 0) throw new Error('Not a picture');
        return bitmap;
      },
    },
    onCome: () => void (came += 1),
  });
  pictures.follow(presentation);
  return { pictures, tries: () => tries, came: () => came, squid: () => pictures.images.get('squid') };
}

test('a picture comes once there is a connection again, and the server is back', async () => {
  const it = open('no connection', new Response('', { status: 503 }), new Response('squid'));
  await vi.advanceTimersByTimeAsync(900);
  expect([it.squid(), it.tries()]).toEqual(['coming', 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([it.squid(), it.tries(), it.came()]).toEqual([bitmap, 3, 1]);
});

test.each([new Response('', { status: 404 }), new Response('')])(
  'a picture that is not there is missing, and not asked for again',
  async (answer) => {
    const it = open(answer);
    await vi.advanceTimersByTimeAsync(100_000);
    expect([it.squid(), it.tries(), it.came()]).toEqual([undefined, 1, 1]);
  },
);

test('nothing is asked for any more once the desk is closed', async () => {
  const it = open('no connection');
  await vi.advanceTimersByTimeAsync(0);
  it.pictures.close();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(it.tries()).toBe(1);
});
